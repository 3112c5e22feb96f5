import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { handsOf, startMigrations } from './migrate-fixture.ts'

const { folder, expectGoodSite } = startMigrations()

test('a site of Nextra 4 passes the strict check, and keeps its addresses', async () => {
  const report = await expectGoodSite('nextra')
  expect(report.addressList.map(({ address }) => address).sort()).toEqual([
    '/',
    '/about',
    '/docs',
    '/docs/guides',
    '/docs/guides/first',
    '/docs/guides/second',
    '/docs/hidden',
    '/docs/parts/small-parts',
    '/docs/start',
    '/play',
  ])
  expect(report.lost).toEqual(['/play'])
  expect(handsOf(report)).toEqual([
    'app/page.jsx:1 home-page',
    'app/play/page.jsx:1 react-page',
    'app/site.css:1 style-sheet',
    'content/_meta.ts:9 sidebar',
    'content/start.mdx:62 own-component',
    'mdx-components.jsx:1 theme-override',
    'next.config.mjs:10 redirects',
  ])
  const config = await readFile(join(folder, 'nextra/docgen-site/docgen.config.ts'), 'utf8')
  for (const text of [
    "title: 'Widgets',\n  tagline: 'Parts that fit',\n  url: 'https://widgets.example',\n  trailingSlash: false,",
    "logo: { src: '/mark.svg', alt: '' },\n  head: [{ tag: 'meta', attributes: { name: 'author', content: 'The makers' } }],",
    "footer: { copyright: '© The makers' },\n  announcementBar: { id: 'second', content: 'Read [the docs](/docs/start)' },",
    "editLink: { pattern: 'https://git.example/widgets/tree/main/{file}' }",
    "{ from: '/manual/first', to: '/docs/guides/first' },\n    { from: '/manual/second', to: '/docs/guides/second' },\n  ],",
    "{ label: 'Manual', to: '/docs' },\n    { label: 'About us', to: '/about' },",
    "items: [{ label: 'Source', href: 'https://git.example' }, { label: 'Help', to: '/about' }],",
    "sidebar: [\n        { doc: 'docs/index', label: 'Overview' },\n        'docs/start',\n        {\n          label: 'By example',",
    "{ doc: 'docs/guides/second', label: 'The second' },\n                'docs/guides/first',",
    "'docs/parts/small-parts',\n            { label: 'Releases', href: 'https://git.example/releases' },",
  ])
    expect(config).toContain(text)
  const pages = join(folder, 'nextra/docgen-site/docs')
  expect(await readFile(join(pages, 'about.md'), 'utf8')).toContain('<img src="../app/about/maker.svg" alt="The maker"')
  expect(await readFile(join(pages, 'docs/guides/first.md'), 'utf8')).toBe(
    '---\nhide_table_of_contents: true\ndescription: How to begin.\n---\n\n# First\n\nHow to begin.\n',
  )
  const start = await readFile(join(pages, 'docs/start.md'), 'utf8')
  expect(start).toContain('### Write a file\n\n::::tabs{group=files}\n:::tab[one.ts]\n```ts title="one.ts" {1} showLineNumbers\n')
  expect(start).toContain('Shared words, and [the first guide](/docs/guides/first).')
  expect(await readFile(join(pages, 'index.md'), 'utf8')).toContain('- [They fit](/docs/start)')
})

test('a site of Nextra 2 in two languages passes the strict check, and keeps its addresses', async () => {
  const report = await expectGoodSite('nextra-pages')
  expect(report.addressList.map(({ address }) => address).sort()).toEqual([
    '/',
    '/blog',
    '/de/',
    '/de/docs/start',
    '/docs/advanced',
    '/docs/advanced/deep',
    '/docs/start',
    '/tools',
  ])
  expect(report.lost).toEqual([])
  expect(handsOf(report)).toEqual([
    'next.config.js:1 plugin',
    'pages/tools.en-US.mdx:4 react-page',
    'pages/tools.en-US.mdx:5 mdx-code',
    'theme.config.jsx:24 config',
  ])
  const config = await readFile(join(folder, 'nextra-pages/docgen-site/docgen.config.ts'), 'utf8')
  for (const text of [
    "base: '/widgets/',\n  trailingSlash: false,\n  staticDir: 'public',\n  favicon: '/icon.svg',",
    "footer: { copyright: 'Made by hand' },\n  announcementBar: { id: 'news', content: '[News](/docs/start)', isCloseable: false },",
    "{ label: 'Discord', href: 'https://discord.gg/widgets', icon: 'discord' },",
    "'en-US': { label: 'English' },\n    de: {\n      label: 'Deutsch',\n      navbar: [\n        { label: 'Doku', to: '/docs/start', activePath: '/docs' },",
    "{ label: 'Advanced', items: ['docs/advanced', 'docs/advanced/deep'], collapsed: false },",
    "locales: { de: { sidebar: ['docs/start'] } },",
  ])
    expect(config).toContain(text)
  const start = await readFile(join(folder, 'nextra-pages/docgen-site/pages/docs/start.md'), 'utf8')
  expect(start).toContain('Go [on](/docs/advanced/deep) or to [the file](./advanced/deep.md).')
  const tools = await readFile(join(folder, 'nextra-pages/docgen-site/pages/tools.md'), 'utf8')
  expect(tools).toContain('- [Start with them](/docs/start)')
  expect(tools).toContain('- **A saw**\n\n  It cuts.')
  const german = await readFile(join(folder, 'nextra-pages/docgen-site/i18n/de/pages/index.md'), 'utf8')
  expect(german).toContain('hide_title: true')
  expect(german).toContain('<h1 class="big">Teile</h1>\n\n[Anfang](/docs/start)')
})
