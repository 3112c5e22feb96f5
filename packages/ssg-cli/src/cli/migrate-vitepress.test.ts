import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { putFiles } from '../io/put-files-fixture.ts'
import { handsOf, startMigrations, type Report } from './migrate-fixture.ts'

const { folder, run, expectGoodSite } = startMigrations()

test('a site with broken links is built, and its work is told in order', async () => {
  const files = {
    '.vitepress/config.mjs': `export default { title: 'Widgets', themeConfig: {
  nav: [{ text: 'Guide', link: '/guide' }], socialLinks: [{ icon: 'github', link: 'https://github.com/acme/widgets' }] } }\n`,
    'index.md': '---\nlayout: home\nhero: { name: Widgets }\n---\n\n[Gone](./gone.md) and [none](./guide.md#none)\n',
    'guide.md': '# Guide\n\n::: odd\nText\n:::\n\n<Chart kind="bar" />\n',
  }
  putFiles(join(folder, 'broken'), files)
  const { out } = await run(['migrate', 'vitepress', 'broken'])
  expect(out.match(/^\S.*: \d+, about \d+ minutes$/gm)).toEqual([
    'Components of the old site: 2, about 18 minutes',
    'At the end: 1, about 2 minutes',
  ])
  const built = await run(['build', 'broken/docgen-site'])
  expect(built.code, built.out).toBe(0)
  expect(built.out).toContain('2 warnings')
  const home = await readFile(join(folder, 'broken/docgen-site/dist/index.html'), 'utf8')
  expect(home).not.toContain('docgen-sidebar')
  expect(home).toMatch(/<a href="https:\/\/github\.com\/acme\/widgets"><svg[^>]*>.*?<\/svg><span>GitHub<\/span>/)
  const guide = await readFile(join(folder, 'broken/docgen-site/dist/guide.html'), 'utf8')
  expect(guide).toMatch(/role="note".*<span>Odd<\/span>/s)
})

test('a site of VitePress passes the strict check, and keeps its addresses', async () => {
  const report = await expectGoodSite('vitepress')
  expect(report.addressList.map(({ address }) => address).sort()).toEqual([
    '/',
    '/de/',
    '/de/guide/',
    '/guide/',
    '/guide/tabs.html',
    '/parts.html',
  ])
  expect(report.lost).toEqual([])
  expect(handsOf(report)).toEqual([
    '.vitepress/config.mts:34 sidebar',
    '.vitepress/theme/Layout.vue:1 theme-override',
    'guide/tabs.md:25 own-component',
    'guide/tabs.md:27 expression',
    'guide/tabs.md:29 mdx-code',
  ])
  const config = await readFile(join(folder, 'vitepress/docgen-site/docgen.config.ts'), 'utf8')
  for (const text of [
    "en: { label: 'English', htmlLang: 'en-US' },",
    "title: 'Teile',\n      navbar: [{ label: 'Anleitung', to: '/guide/' }],\n      messages: { previous: 'Davor', next: 'Danach' },",
    "items: [{ doc: 'guide/index', label: 'Anfang' }, { doc: 'guide/tabs', label: 'Reiter' }],",
    "{ label: 'Languages', items: [{ label: 'Français', href: 'https://fr.widgets.example' }] }",
    "redirects: [{ from: '/guide/index', to: '/guide' }],",
  ])
    expect(config).toContain(text)
  const newPage = (path: string): Promise<string> => readFile(join(folder, 'vitepress/docgen-site', path), 'utf8')
  expect(await newPage('parts.md')).toContain('hide_sidebar: true')
  // That of the home page already says so.
  for (const path of ['index.md', 'i18n/de/index.md'])
    expect((await newPage(path)).match(/^hide_sidebar: true$/gm)).toHaveLength(1)
  expect(await newPage('guide/tabs.md')).not.toContain('hide_sidebar')
  expect(await newPage('guide/index.md')).toContain('---\ntoc_max_heading_level: 6\npagination_next: guide/tabs\n---\n')
  expect(await newPage('i18n/de/guide/index.md')).toContain('pagination_next: guide/tabs\n')
  const index = await readFile(join(folder, 'vitepress/docgen-site/i18n/de/index.md'), 'utf8')
  expect(index).toContain('![Bild](./images/dot.png) und [die Reiter](./guide/tabs.md)')
  expect(index).toContain('<img src="./images/dot.png" alt="Bild"')
})

test('a site of VitePress with a folder for every language keeps the folders', async () => {
  const root = join(folder, 'folders')
  const files = {
    '.vitepress/config.mjs': `export default { title: 'Widgets', srcDir: 'src', locales: {
  en: { label: 'English', lang: 'en' }, de: { label: 'Deutsch', lang: 'de' } } }\n`,
    'src/en/index.md': '# Widgets\n\nSee [the guide](./guide.md).\n',
    'src/en/guide.md': '# Guide\n\nText.\n',
    'src/de/index.md': '# Teile\n\nSiehe [die Anleitung](./guide.md).\n',
    'src/index.md': '# All languages\n',
  }
  putFiles(root, files)
  const { out } = await run(['migrate', 'vitepress', 'folders', '--json'])
  const report = JSON.parse(out) as Report
  expect(report.addressList.map(({ address }) => address).sort()).toEqual(['/de/', '/en/', '/en/guide.html'])
  expect(handsOf(report)).toEqual(['.vitepress/config.mjs:1 locale', '.vitepress/config.mjs:1 locale'])
  const checked = await run(['check', 'folders/docgen-site', '--strict', '--json'])
  const site = JSON.parse(checked.out) as {
    readonly diagnostics: readonly unknown[]
    readonly routes: readonly { path: string }[]
  }
  expect(site.diagnostics).toEqual([])
  for (const path of ['/de/', '/en/', '/en/guide/', '/de/guide/']) expect(site.routes.map((route) => route.path)).toContain(path)
})

test('VitePress includes a file from the folder of its pages, and what that one includes, as if it were written in the page', async () => {
  const files = {
    '.vitepress/config.mjs': `export default { srcDir: 'src' }\n`,
    'src/index.md':
      '# Widgets\n\n<!--@include: @shared/a.md-->\n\n<!-- @include: @/shared/b.md -->\n\n<!--@include: @gone.md-->\n',
    'src/shared/a.md': '::: code-group\n<<< @/code.ts[b.ts]\n:::\n\n<!--@include: ./b.md-->\n',
    'src/shared/b.md': 'Text of b.\n',
    'src/code.ts': 'const a = 1\n',
  }
  putFiles(join(folder, 'including'), files)
  const { out } = await run(['migrate', 'including', '--json'])
  // Printed by JSON.stringify of the very type.
  expect(handsOf(JSON.parse(out) as Report)).toEqual(['src/index.md:7 include'])
  expect(await readFile(join(folder, 'including/docgen-site/src/index.md'), 'utf8')).toBe(
    '# Widgets\n\n::::tabs\n:::tab[b.ts]\n```ts file="src/code.ts"\n```\n:::\n::::\n\nText of b.\n\nText of b.\n\n<!--@include: @gone.md-->\n',
  )
})
