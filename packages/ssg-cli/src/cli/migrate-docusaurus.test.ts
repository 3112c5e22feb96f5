import { cp, mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { putFiles } from '../io/put-files-fixture.ts'
import { fixtures, handsOf, startMigrations, type Report } from './migrate-fixture.ts'

const { folder, run, filesIn, expectGoodSite } = startMigrations()

describe('a site of Docusaurus', () => {
  test('passes the strict check, and keeps its addresses', async () => {
    const report = await expectGoodSite('docusaurus')
    expect(report.lost).toEqual([])
    expect(report.addressList.map(({ address }) => address).sort()).toEqual([
      '/',
      '/about',
      '/blog/',
      '/blog/2024/03/01/first',
      '/blog/second-post',
      '/de/',
      '/de/about',
      '/de/blog/',
      '/de/blog/2024/03/01/first',
      '/de/blog/second-post',
      '/de/docs/intro',
      '/de/docs/next/extra/one',
      '/de/docs/next/guide/deep',
      '/de/docs/next/guide/second',
      '/de/docs/next/guide/tabs',
      '/de/docs/next/guides',
      '/de/docs/next/intro',
      '/docs/intro',
      '/docs/next/extra/one',
      '/docs/next/guide/deep',
      '/docs/next/guide/tabs',
      '/docs/next/guides',
      '/docs/next/intro',
      '/docs/next/second',
    ])
    expect(handsOf(report)).toEqual([
      'docs/guide/01-second.md:7 code-meta',
      'docs/guide/tabs.mdx:28 own-component',
      'docusaurus.config.js:20 blog',
      'i18n/de/code.json:1 locale',
      'i18n/de/docusaurus-plugin-ideal-image/labels.json:1 locale',
      'src/pages/index.js:1 home-page',
    ])
    const config = await readFile(join(folder, 'docusaurus/docgen-site/docgen.config.ts'), 'utf8')
    const tabs = await readFile(join(folder, 'docusaurus/docgen-site/docs/guide/tabs.md'), 'utf8')
    expect(tabs).toContain(String.raw`:::chart{kind="bar" rows='[{"name":"it\u0027s","size":[1,2]}]'}` + '\n:::\n')
    expect(config).toContain("announcementBar: { id: 'new', content: 'Read [the docs](/docs/intro)' }")
    expect(config).toContain(
      "label: 'More',\n      items: [{ label: 'Blog', to: '/blog' }, { label: 'Git', href: 'https://git.example' }]",
    )
    expect(config).toContain("{ label: 'Guides', to: '/docs/intro' }")
    expect(config).toContain("{ label: 'Introduction', to: '/docs/intro' }")
    expect(config).toContain("page: { description: 'All guides.', slug: '/guides' }")
    expect(config).toContain("known: { start: { label: 'First steps', description: 'Where to begin.', slug: 'first' } }")
    expect(config).toContain("redirects: [{ from: '/start', to: '/docs/intro' }, { from: '/blog/archive', to: '/blog/' }]")
    for (const text of [
      "en: { label: 'English' },\n    de: {\n      label: 'Deutsch (Deutschland)',\n      htmlLang: 'de-DE',\n      title: 'Teile',",
      "label: 'Mehr',",
      "links: [{ label: 'Einführung', to: '/docs/intro' }] }],\n        copyright: '© Teile',",
      "messages: { next: 'Danach' }",
      "plugins: [blog({ addresses: 'date', authors: { jo: { name: 'Jo Miller', url: 'https://jo.example' } } })]",
      "alt: { en: 'Widgets', de: 'Zur Startseite' }",
      "version: { name: 'current', label: { en: 'Next', de: 'Nächste' }, banner: 'unreleased' }",
      "label: 'Anleitungen',",
      "page: { description: 'Alle Anleitungen.', slug: '/guides' }",
      "{ label: 'Quelltext', href: 'https://git.example' }",
    ])
      expect(config).toContain(text)
    expect(await filesIn('docusaurus/docgen-site/i18n')).toEqual([
      'de/blog/2024-03-01-first.md',
      'de/docs/dot.png',
      'de/docs/guide/01-second.md',
      'de/docs/intro.md',
      'de/src/pages/about.md',
      'de/versioned_docs/version-1.0/intro.md',
    ])
  })

  test('reads docs that lie outside of its folder', async () => {
    const root = join(folder, 'outside/website')
    await cp(join(fixtures, 'docusaurus'), root, { recursive: true })
    await mkdir(join(folder, 'outside/.git'))
    await rename(join(root, 'docs'), join(folder, 'outside/docs'))
    const config = await readFile(join(root, 'docusaurus.config.js'), 'utf8')
    await writeFile(
      join(root, 'docusaurus.config.js'),
      config.replace('docs: { sidebarPath', "docs: { path: '../docs', sidebarPath"),
    )
    const { out } = await run(['migrate', 'docusaurus', 'outside', '--json'])
    expect((JSON.parse(out) as Report).addressList.map(({ address }) => address)).toContain('/docs/next/guide/tabs')
    const checked = await run(['check', 'outside/website/docgen-site', '--strict'])
    expect(checked.code, checked.out).toBe(0)
  })

  test('writes nothing where something is, unless the folder is empty', async () => {
    await mkdir(join(folder, 'full'), { recursive: true })
    await cp(join(fixtures, 'docusaurus'), join(folder, 'again'), { recursive: true })
    const { code, out } = await run(['migrate', 'docusaurus', 'again', '--out', 'again/docs'])
    expect([code, out]).toEqual([2, expect.stringContaining('is not empty')])
    expect((await run(['migrate', 'again', '--dry-run'])).code).toBe(0)
    expect(await readdir(join(folder, 'again'))).not.toContain('docgen-site')
  })
})

test('docs outside of the folder are found in an archive of a repository too, which has no .git', async () => {
  putFiles(join(folder, 'archive'), {
    'package.json': JSON.stringify({ private: true, workspaces: ['website'] }),
    'docs/start.md': '# Start\n\nText.\n',
    'docs/01-no-magic.md': 'Text alone.\n',
    'docs/set.md': 'Set\n===\n\nText.\n',
    'website/docusaurus.config.js': `module.exports = { title: 'W', presets: [['classic', { docs: { path: '../docs' } }]] }\n`,
  })
  const { out } = await run(['migrate', 'archive/website', '--json'])
  expect((JSON.parse(out) as Report).addressList.map(({ address }) => address)).toEqual([
    '/docs/no-magic',
    '/docs/set',
    '/docs/start',
  ])
  const page = (name: string): Promise<string> => readFile(join(folder, 'archive/website/docgen-site/docs', name), 'utf8')
  // Docusaurus shows the name of the file as the title of a page that has none.
  expect(await page('01-no-magic.md')).toBe('---\ntitle: no-magic\n---\n\nText alone.\n')
  for (const name of ['start.md', 'set.md']) expect(await page(name)).not.toContain('title:')
})
