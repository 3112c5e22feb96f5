import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { handsOf, startMigrations } from './migrate-fixture.ts'

const { folder, expectGoodSite } = startMigrations()

test('a site of Fumadocs passes the strict check, and keeps its addresses', async () => {
  const report = await expectGoodSite('fumadocs')
  expect(report.addressList.map(({ address }) => address).sort()).toEqual([
    '/',
    '/blog',
    '/blog/first',
    '/blog/second',
    '/docs',
    '/docs/hidden',
    '/docs/install',
    '/docs/parts',
    '/docs/parts/nut',
    '/docs/parts/screw',
    '/docs/reference',
    '/docs/reference/deep/one',
    '/docs/reference/z-last',
    '/docs/usage',
    '/legal',
    '/out',
    '/play',
  ])
  expect(report.lost).toEqual(['/play'])
  expect(handsOf(report)).toEqual([
    'app/(home)/page.jsx:1 home-page',
    'app/api/chat/route.js:1 config',
    'app/global.css:1 style-sheet',
    'app/play/page.jsx:1 react-page',
    'content/docs/(guide)/install.mdx:70 own-component',
    'content/docs/meta.json:9 sidebar',
    'lib/layout.shared.jsx:15 navbar',
    'next.config.mjs:11 redirects',
    'next.config.mjs:12 redirects',
    'source.config.ts:8 plugin',
  ])
  const config = await readFile(join(folder, 'fumadocs/docgen-site/docgen.config.ts'), 'utf8')
  for (const text of [
    "title: 'Widgets',\n  tagline: 'Parts that fit',\n  url: 'https://widgets.example',\n  trailingSlash: false,\n  staticDir: 'public',",
    "logo: { src: '/mark.svg', dark: '/night.svg', alt: 'Widgets', replacesTitle: true },\n  head: [{ tag: 'meta'",
    "announcementBar: { id: 'second', content: 'Read [the docs](/docs/install)' },\n  colorMode: { default: 'dark',",
    "editLink: { pattern: 'https://github.com/widgets/widgets/edit/dev/site/{file}' },\n  outputs: [llmsTxt()],",
    "{ from: '/manual/z-last', to: '/docs/reference/z-last' },\n    { from: '/chat', to: 'https://chat.example' },\n    { from: '/out', to: 'https://out.example' },",
    "{ label: 'Parts', to: '/docs/parts' },\n    { label: 'Blog', to: '/blog' },\n    { label: 'More', items: [{ label: 'Terms', to: '/legal' }] },",
    "parts: ['parts/index', 'parts/screw', 'parts/nut'],",
    "{ label: 'Source', href: 'https://github.com/widgets/widgets' },",
    "{ doc: 'reference/index', label: 'Overview' },\n                  'reference/z-last',\n                  { label: 'Deep', items: ['reference/deep/one'] },",
    "plugins: [blog({ dir: 'content/blog' })],",
  ])
    expect(config).toContain(text)
  const pages = join(folder, 'fumadocs/docgen-site/content')
  const install = await readFile(join(pages, 'docs/install.md'), 'utf8')
  expect(install).toContain(
    '1. ### Get it {#get}\n\n   ::::tabs{group=package-manager}\n   :::tab[npm]\n   ```bash\n   npm i widgets -D\n',
  )
  expect(install).toContain(
    '   - a list\n\n     ```ts title="two.ts" showLineNumbers\n     const two = 2 // [!code highlight]\n     ```\n',
  )
  expect(install).toContain(
    '## Shared\n\nShared words, and [the overview](/docs).\n\n```ts file="snippets/code.ts" region=part\n```',
  )
  const overview = await readFile(join(pages, 'docs/index.md'), 'utf8')
  expect(overview).toContain(
    String.raw`description: What *widgets* are for.` + '\n---\n\n' + String.raw`What \*widgets\* are for.`,
  )
  expect(overview).toContain('See [the guide](./install.md#second) and [the parts](./parts/index.md).')
  expect(await readFile(join(pages, 'blog/first.md'), 'utf8')).toContain('date: 2024-03-01\nauthor: Someone\n---\n')
})

test('a site of Fumadocs without Next.js in two languages passes the strict check, and keeps its addresses', async () => {
  const report = await expectGoodSite('fumadocs-pages')
  expect(report.addressList.map(({ address }) => address).sort()).toEqual([
    '/',
    '/de/docs',
    '/de/docs/guide/next',
    '/de/docs/guide/start',
    '/docs',
    '/docs/guide/next',
    '/docs/guide/start',
    '/play',
  ])
  expect(report.lost).toEqual(['/play'])
  expect(handsOf(report)).toEqual([
    'source.config.ts:1 config',
    'src/lib/source.ts:3 plugin',
    'src/routes/index.tsx:1 home-page',
    'src/routes/play.tsx:1 react-page',
  ])
  const config = await readFile(join(folder, 'fumadocs-pages/docgen-site/docgen.config.ts'), 'utf8')
  for (const text of [
    "en: { label: 'English' },\n    de: { label: 'Deutsch',",
    "dir: 'content/docs/en',\n      sidebar: ['index', { label: 'Guide', items: ['guide/next', 'guide/start'] }],",
    "dir: 'content/docs/de',\n          sidebar: ['index', { label: 'Anleitung', items: ['guide/next', 'guide/start'] }],",
  ])
    expect(config).toContain(text)
  // Its code has no button.
  const home = await readFile(join(folder, 'fumadocs-pages/docgen-site/home/index.md'), 'utf8')
  expect(home).toContain(':::buttons\n\n- [Documentation](/docs)\n')
  const german = await readFile(join(folder, 'fumadocs-pages/docgen-site/content/docs/de/index.md'), 'utf8')
  expect(german).toContain('[Anfang](/docs/guide/start)')
})
