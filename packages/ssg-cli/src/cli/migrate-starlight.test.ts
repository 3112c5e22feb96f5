import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { putFiles } from '../io/put-files-fixture.ts'
import { handsOf, startMigrations, type Report } from './migrate-fixture.ts'

const { folder, run, expectGoodSite } = startMigrations()

test('a site of Starlight passes the strict check, and keeps its addresses', async () => {
  const report = await expectGoodSite('starlight')
  expect(report.addressList.map(({ address }) => address).sort()).toEqual([
    '/',
    '/de/',
    '/de/guides/first/',
    '/de/guides/start/',
    '/guides/first/',
    '/guides/start/',
  ])
  expect(report.lost).toEqual([])
  expect(handsOf(report)).toEqual([
    'astro.config.mjs:16 sidebar',
    'astro.config.mjs:17 style-sheet',
    'src/content/docs/index.mdx:25 own-component',
  ])
  const config = await readFile(join(folder, 'starlight/docgen-site/docgen.config.ts'), 'utf8')
  for (const text of [
    "de: { label: 'Deutsch', htmlLang: 'de-DE', title: 'Teile', messages: { next: 'Danach' } },",
    "{ label: 'Anleitungen', items: ['guides/first', 'guides/Start'], collapsed: false },",
  ])
    expect(config).toContain(text)
  const first = await readFile(join(folder, 'starlight/docgen-site/i18n/de/src/content/docs/guides/first.md'), 'utf8')
  expect(first).toContain('slug: "/guides/first"')
  expect(first).toContain('![Marke](../../../assets/mark.svg)')
  const start = await readFile(join(folder, 'starlight/docgen-site/src/content/docs/guides/Start.md'), 'utf8')
  expect(start).toContain(
    '   ::::tabs{group=pkg}\n   :::tab[npm]\n\n   ```sh\n   npm install widgets # [!code ++]\n   ```\n\n   :::\n   ::::\n',
  )
})

test('a config of Starlight that spreads what a missing package returns is read, and so is frontmatter after empty lines', async () => {
  const files = {
    'astro.config.mjs': `import starlight from '@astrojs/starlight'
import { linksOf } from 'starlight-links'
export default { integrations: [starlight({ title: 'Widgets', sidebar: [{ label: 'Start', link: '/' }, ...linksOf([{ from: 'a' }])] })] }\n`,
    'src/content/docs/index.md': '\n---\ntitle: Home\n---\n\nText.\n',
  }
  putFiles(join(folder, 'spread'), files)
  const { out } = await run(['migrate', 'spread', '--json'])
  // Printed by JSON.stringify of the very type.
  expect(handsOf(JSON.parse(out) as Report)).toEqual(['astro.config.mjs:3 config'])
  expect(await readFile(join(folder, 'spread/docgen-site/docgen.config.ts'), 'utf8')).toContain("title: 'Widgets'")
  expect(await readFile(join(folder, 'spread/docgen-site/src/content/docs/index.md'), 'utf8')).toMatch(/^---\ntitle: Home\n/)
})

describe('a config of Astro', () => {
  const other = `import { mintlify } from '@mintlify/astro'\nexport default { integrations: [mintlify()] }\n`
  const page = { 'src/content/docs/index.md': '# Widgets\n' }
  const migrated = async (name: string, files: Readonly<Record<string, string>>, ...args: readonly string[]) => {
    putFiles(join(folder, name), files)
    return run(['migrate', ...args, name])
  }

  test('without Starlight is named, with the tools that docgen knows', async () => {
    expect(await migrated('astro', { 'astro.config.mjs': other, ...page })).toEqual({
      code: 2,
      out: `docgen: astro/astro.config.mjs does not use @astrojs/starlight, so it is not a site of Starlight.
  hint: docgen can migrate sites of these tools: Docusaurus, VitePress, Starlight, Fumadocs, Nextra, Rspress, Material for MkDocs, TypeDoc.\n`,
    })
  })

  test('that gets Starlight from a module of its own is known by its package.json', async () => {
    const manifest = '{ "dependencies": { "@astrojs/starlight": "^0.37.0" } }'
    const files = { 'astro.config.mjs': other, 'package.json': manifest, ...page }
    expect((await migrated('wrapped', files, '--dry-run')).code).toBe(0)
  })

  test('is taken for what the command says', async () => {
    expect((await migrated('told', { 'astro.config.mjs': other, ...page }, 'starlight', '--dry-run')).code).toBe(0)
  })

  test('does not hide a site of another tool', async () => {
    const files = { 'astro.config.mjs': other, 'docs/mkdocs.yml': 'site_name: Widgets\n', 'docs/docs/index.md': '# Widgets\n' }
    expect((await migrated('astro-beside', files, '--dry-run')).out).toContain('docs/mkdocs.yml')
  })
})
