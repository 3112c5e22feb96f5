import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { putFiles } from '../io/put-files-fixture.ts'
import { handsOf, startMigrations, type Report } from './migrate-fixture.ts'

const { folder, run, filesIn, expectGoodSite } = startMigrations()

test('a site of Material for MkDocs passes the strict check, and keeps its addresses', async () => {
  const report = await expectGoodSite('mkdocs-material')
  expect(report.addressList.map(({ address }) => address).sort()).toEqual([
    '/',
    '/blog/',
    '/blog/2024/03/01/the-first-post/',
    '/blog/archive/2024/',
    '/guide/start/',
  ])
  expect(report.lost).toEqual([])
  expect(handsOf(report)).toEqual(['mkdocs.yml:19 plugin', 'mkdocs.yml:24 sidebar', 'mkdocs.yml:25 style-sheet'])
})

test('files beside the pages of MkDocs keep their addresses, and images that pages show stay beside these', async () => {
  const files = {
    'mkdocs.yml': 'site_name: Widgets\ntheme:\n  logo: assets/logo.svg\nextra_css:\n  - extra.css\n',
    'docs/index.md': '# Widgets\n\n![Logo](assets/logo.svg) [Download](files/x.zip)\n',
    'docs/guide/page.md': `# Page

![Diagram](diagram.svg) ![Shot](img/shot one.svg) [x](../files/x.zip) [x](/files/x.zip)

<a href="../../files/x.zip">x</a> <img src="../../assets/logo.svg" alt="Logo">
`,
    'docs/assets/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>',
    'docs/guide/diagram.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="2" height="2"/>',
    'docs/guide/img/shot one.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="3" height="3"/>',
    'docs/files/x.zip': 'PK',
    'docs/files/unlinked.pdf': 'PDF',
    'docs/CNAME': 'widgets.example',
    'docs/extra.css': 'a { color: red }',
  }
  putFiles(join(folder, 'beside'), files)
  expect((await run(['migrate', 'beside'])).code).toBe(0)
  const copied = (await filesIn('beside/docgen-site')).filter((path) => /^(?:docs|static)\//.test(path))
  expect(copied).toEqual([
    'docs/assets/logo.svg',
    'docs/extra.css',
    'docs/guide/diagram.svg',
    'docs/guide/img/shot one.svg',
    'docs/guide/page.md',
    'docs/index.md',
    'static/CNAME',
    'static/assets/logo.svg',
    'static/files/unlinked.pdf',
    'static/files/x.zip',
  ])
  const { code, out } = await run(['build', 'beside/docgen-site', '--strict'])
  expect(code, out).toBe(0)
  const built = await filesIn('beside/docgen-site/dist')
  expect(built).toEqual(expect.arrayContaining(['CNAME', 'assets/logo.svg', 'files/unlinked.pdf', 'files/x.zip']))
  const page = await readFile(join(folder, 'beside/docgen-site/dist/guide/page/index.html'), 'utf8')
  expect(page.match(/<img [^>]*(?:Diagram|Shot|Logo)/g)).toHaveLength(3)
  expect(page.match(/href="\/files\/x\.zip"/g)).toHaveLength(3)
})

test('sections of MkDocs that have no name are called as their first page is', async () => {
  const files = {
    'mkdocs.yml':
      'site_name: Widgets\nnav:\n  - "": index.md\n  - "":\n      - guide/index.md\n      - "":\n          - guide/a.md\n',
    'docs/index.md': '# Widgets\n',
    'docs/guide/index.md': '# The guide\n',
    'docs/guide/a.md': 'Text.\n',
  }
  putFiles(join(folder, 'unnamed'), files)
  await run(['migrate', 'unnamed'])
  const config = await readFile(join(folder, 'unnamed/docgen-site/docgen.config.ts'), 'utf8')
  expect(config).toContain("sidebar: ['index', { label: 'The guide', items: ['guide/index', 'guide/a'] }]")
})

test('a config of MkDocs inherits from its parent, and a missing parent is reported', async () => {
  const files = {
    '.git/HEAD': '',
    'base.yml': 'site_name: Parts\nrepo_url: https://git.example\ntheme:\n  name: material\n  logo: logo.svg\nnav: [index.md]\n',
    'en/mkdocs.yml': 'INHERIT: ../base.yml\nsite_name: Widgets\ntheme:\n  favicon: icon.svg\n',
    'en/docs/index.md': '# Widgets\n',
    'de/mkdocs.yml': 'site_name: Teile\nINHERIT: ../gone.yml\n',
  }
  putFiles(join(folder, 'inherits'), files)
  await run(['migrate', 'inherits/en'])
  const config = await readFile(join(folder, 'inherits/en/docgen-site/docgen.config.ts'), 'utf8')
  for (const text of [
    "title: 'Widgets'",
    "favicon: '/icon.svg'",
    "src: '/logo.svg'",
    'https://git.example',
    "sidebar: ['index']",
  ])
    expect(config).toContain(text)
  const { out } = await run(['migrate', 'inherits/de', '--json'])
  // Printed by JSON.stringify of the very type.
  expect(handsOf(JSON.parse(out) as Report)).toEqual(['mkdocs.yml:2 config'])
})
