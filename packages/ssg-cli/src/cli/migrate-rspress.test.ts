import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { putFiles } from '../io/put-files-fixture.ts'
import { handsOf, startMigrations, type Report } from './migrate-fixture.ts'

const { folder, run, expectGoodSite } = startMigrations()

const written = (site: string, file: string): Promise<string> => readFile(join(folder, site, 'docgen-site', file), 'utf8')

test('a site of Rspress in two languages passes the strict check, and keeps its addresses', async () => {
  const report = await expectGoodSite('rspress')
  expect(report.addressList.map(({ address }) => address).sort()).toEqual([
    '/',
    '/api/',
    '/api/core/__raw',
    '/api/core/make',
    '/api/core/take',
    '/blog/',
    '/guide/deep/',
    '/guide/deep/deeper',
    '/guide/parts_1.x',
    '/guide/start',
    '/play',
    '/zh/',
    '/zh/guide/start',
  ])
  expect(report.lost).toEqual(['/play'])
  expect(handsOf(report)).toEqual([
    'docs/en/guide/_meta.json:8 sidebar',
    'docs/en/guide/start.mdx:63 own-component',
    'docs/en/play.tsx:1 react-page',
    'rspress.config.ts:3 plugin',
    'rspress.config.ts:19 config',
    'rspress.config.ts:32 redirects',
    'rspress.config.ts:43 navbar',
    'theme/global.css:1 style-sheet',
    'theme/index.tsx:1 theme-override',
    'theme/price.tsx:1 theme-override',
  ])
  const lost = report.notes.flatMap(({ kind, topic, file, line }) => (kind === 'left' ? [`${file}:${line} ${topic}`] : []))
  for (const place of ['docs/en/_nav.json:3 navbar', 'docs/en/guide/_meta.json:4 sidebar', 'docs/en/index.md:3 frontmatter'])
    expect(lost).toContain(place)
  const config = await written('rspress', 'docgen.config.ts')
  for (const text of [
    "title: 'Widgets',\n  tagline: 'Parts that fit',\n  url: 'https://widgets.example',\n  trailingSlash: false,\n  staticDir: 'docs/public',",
    "favicon: '/mark.svg',\n  logo: { src: '/mark.svg', dark: '/mark-dark.svg' },",
    "{ tag: 'meta', attributes: { name: 'author', content: 'The makers' } },\n    { tag: 'link', attributes: { rel: 'me', href: 'https://makers.example' } },",
    "footer: { copyright: '© The makers' },\n  colorMode: { default: 'dark', respectSystem: false },\n  toc: { max: 4 },",
    "editLink: { pattern: 'https://git.example/widgets/tree/main/website/{file}' },\n  outputs: [llmsTxt()],",
    "{ label: 'The basics', to: '/guide/start', activePath: '/guide/' },\n    { label: 'API', to: '/api' },",
    "navbar: [\n        { label: '基础', to: '/guide/start' },",
    "messages: { next: '下一篇', onThisPage: '目录' },",
    "{ from: '/guide/deep/index', to: '/guide/deep' },\n    { from: '/start', to: '/guide/start' },\n    { from: '/begin', to: '/guide/start' },\n    { from: '/old/*', to: '/guide/*' },\n  ],",
    "items: ['api/core/raw', 'api/core/make', 'api/core/take'],",
    "items: ['guide/start', { doc: 'guide/parts_1.x', label: 'Small parts' }],",
    "label: 'Deep',\n            items: [{ doc: 'guide/deep/index', label: 'Deep' }, 'guide/deep/deeper'],\n          },\n          { label: 'Releases', href:",
    "zh: { dir: 'docs/zh', sidebar: [{ label: '基础', items: ['guide/start'], collapsed: false }] },",
  ])
    expect(config).toContain(text)
  expect(await written('rspress', 'brand.css')).toContain('--docgen-brand: #b0103c;')
  expect(await written('rspress', 'docs/en/index.md')).toContain(
    '# Widgets\n\n::::hero\n\n**Parts that fit**\n\nSmall ones\n\n:::buttons\n\n- [Start](./guide/start.md)\n',
  )
  expect(await written('rspress', 'docs/en/api/index.md')).toBe(
    '---\ntitle: API\n---\n\nAll that can be called.\n\n## Core\n\n- [Raw](./core/raw.md)\n- [Make](./core/make.md)\n- [Take apart](./core/take.md)\n',
  )
  const start = await written('rspress', 'docs/en/guide/start.md')
  for (const text of [
    '---\nsidebar_label: Begin\ndescription: How to begin.\npagination_prev: null\npagination_next: null\n---\n',
    ':::tip[Mind the gap]\nBetween parts.\n:::',
    ':::tab[deno]\n```sh\ndeno add -D npm:widgets\n```',
    '```ts file="./_one.ts"\n\n```\n\n```json file="package.json" wrap\n',
    '::::tabs{group=files}\n:::tab[First]\nWords\n:::\n:::tab[Second]\nMore [words](./deep/index.md)\n:::\n::::',
    'Shared words, and [the API](../api/index.md).',
    '[deep](/guide/deep), [parts](./parts_1.x.md), [raw](../api/core/raw.md), ![Dot](./dot.png).',
  ])
    expect(start).toContain(text)
  // docgen leaves out files whose names begin with an underscore.
  expect(await written('rspress', 'docs/en/api/core/raw.md')).toBe('---\nslug: "/api/core/__raw"\n---\n\n# Raw\n\nWords.\n')
  // docgen takes the title of a page from where it begins.
  expect(await written('rspress', 'docs/en/guide/deep/deeper.md')).toBe(
    '---\ntitle: Deeper\nhide_title: true\n---\n\nWords first.\n\n# Deeper\n',
  )
  expect(await written('rspress', 'docs/zh/guide/start.md')).toContain('### 看 {#show-a-file}\n\n## 新的 {#it-is-new}\n')
})

test('a site of version 1 whose config has the sidebars, in versions of two languages', async () => {
  const config = `import { defineConfig } from 'rspress/config'
export default defineConfig({
  title: 'Widgets', lang: 'en', base: '/kit/',
  multiVersion: { default: 'v2', versions: ['v1', 'v2'] },
  builderConfig: { source: { alias: {} } },
  themeConfig: {
    nav: [{ text: 'Guide', link: '/guide/a', activeMatch: '^/guide/' }],
    sidebar: {
      '/guide': [{ text: 'Guide', items: ['/guide/a', { text: 'B', link: '/guide/b' }] }],
      '/de/guide': [{ sectionHeaderText: 'Anleitung' }, { text: 'A', link: '/de/guide/a' }],
      '/v1/guide': [{ text: 'Guide', collapsed: true, items: [{ text: 'A', link: '/v1/guide/a' }] }],
    },
    locales: [{ lang: 'en', label: 'English' }, { lang: 'de', label: 'Deutsch', nav: [{ text: 'Anleitung', link: '/de/guide/a' }] }],
  },
})\n`
  const page = (title: string, more = ''): string => `# ${title}\n\nWords${more}.\n`
  putFiles(join(folder, 'versions'), {
    'package.json': '{ "devDependencies": { "rspress": "^1.0.0" } }',
    'rspress.config.ts': config,
    'docs/v2/en/guide/a.mdx': page('A', ' and [B](/guide/b.html)'),
    'docs/v2/en/guide/b.md': page('B'),
    'docs/v2/en/other.md': page('Other'),
    'docs/v2/de/guide/a.md': page('A'),
    'docs/v1/en/guide/a.md': page('A', ' and [C](/guide/c)'),
    'docs/v1/en/guide/c.md': page('C'),
    'docs/v1/de/guide/a.md': page('A'),
    'docs/lost.md': page('Lost'),
  })
  const { code, out } = await run(['migrate', 'versions', '--json'])
  expect(code, out).toBe(0)
  const report = JSON.parse(out) as Report
  expect(report.addressList).toContainEqual({ address: '/v1/de/guide/a', file: 'docs/v1/de/guide/a.md', now: '/de/v1/guide/a' })
  expect(report.addressList).toContainEqual({ address: '/guide/b.html', file: 'docs/v2/en/guide/b.md', now: '/guide/b' })
  expect(report.lost).toEqual(['/lost'])
  expect(handsOf(report)).toEqual(['rspress.config.ts:13 locale'])
  const versions = await written('versions', 'docgen.config.ts')
  for (const text of [
    "base: '/kit/',",
    "redirects: [{ from: '/v1/de/guide/a', to: '/de/v1/guide/a' }],",
    "dir: 'docs/v2/en',\n      path: '/',\n      version: { name: 'v2' },\n      sidebar: [{ label: 'Guide', items: ['guide/a', { doc: 'guide/b', label: 'B' }], collapsed: false }],",
    "de: {\n          dir: 'docs/v2/de',\n          sidebar: [{ label: 'Anleitung', items: [{ doc: 'guide/a', label: 'A' }], collapsed: false }],",
    "dir: 'docs/v1/en',\n      path: '/v1',\n      version: { name: 'v1' },\n      sidebar: [{ label: 'Guide', items: [{ doc: 'guide/a', label: 'A' }] }],",
  ])
    expect(versions).toContain(text)
  expect(await written('versions', 'docs/v1/en/guide/a.md')).toContain('[C](./c.md)')
  expect(await written('versions', 'docs/v2/en/guide/a.md')).toContain('[B](/guide/b)')
  expect(await written('versions', 'docs/v2/en/other.md')).toContain('hide_sidebar: true\n')
  const checked = await run(['check', join('versions', 'docgen-site'), '--json'])
  expect((JSON.parse(checked.out) as { diagnostics: readonly unknown[] }).diagnostics).toEqual([])
})

test('a config that Rstack has for all of its tools is that of Rspress', async () => {
  putFiles(join(folder, 'rstack'), {
    'package.json': '{ "devDependencies": { "@rspress/core": "^2.0.0", "rstack": "^1.0.0" } }',
    'rstack.config.ts': `import { define } from 'rstack'
define.lib({ title: 'Not this' })
define.doc(async () => {
  const { pluginSitemap } = await import('@rspress/plugin-sitemap')
  return { title: 'Widgets', plugins: [pluginSitemap({ siteUrl: 'https://widgets.example' })] }
})\n`,
    'docs/_meta.json': '[{ "text": "Start", "link": "/start" }]',
    'docs/start.md': '# Start\n\nWords.\n',
    'docs/guide/a.md': '# A\n\nWords.\n',
  })
  const { code, out } = await run(['migrate', 'rstack'])
  expect([code, out]).toEqual([0, expect.stringContaining('Migrated Rspress (rstack/rstack.config.ts)')])
  const config = await written('rstack', 'docgen.config.ts')
  expect(config).toContain("title: 'Widgets',\n  url: 'https://widgets.example',")
  // Up to version 1, the file in the folder of all pages is the navbar.
  expect(config).toContain("navbar: [{ label: 'Start', to: '/start' }],")
  expect(config).toContain("docs({ path: '/', sidebar: ['guide/a'] })")
})

test('pages, code and packages outside of the folder of the site', async () => {
  const manifest = '{ "name": "@acme/kit", "version": "1.0.0", "types": "src/index.ts" }'
  putFiles(join(folder, 'outside'), {
    '.git/HEAD': '',
    'packages/kit/package.json': manifest,
    'packages/kit/src/index.ts': 'export const kit = 1\n',
    'website/package.json': '{ "devDependencies": { "@rspress/core": "^2.0.0" } }',
    'website/rspress.config.ts': `import path from 'node:path'
import { defineConfig } from '@rspress/core'
import { pluginTypeDoc } from '@rspress/plugin-typedoc'
export default defineConfig({
  root: path.join(__dirname, '../docs'),
  title: 'Kit',
  route: { cleanUrls: true },
  themeConfig: { editLink: { docRepoBaseUrl: 'https://git.example/edit/main/docs' } },
  plugins: [pluginTypeDoc({ entryPoints: [path.join(__dirname, '../packages/kit/src/index.ts')] })],
})\n`,
    'docs/guide/a.mdx': '# A\n\n![Dot](../dot.svg) and [B](./b)\n\n```ts file="../../packages/kit/src/index.ts"\n```\n',
    'docs/guide/b.md': '# B\n\nWords.\n',
    'docs/guide/c.md': '---\ntitle: "C\nd\n---\n\nWords.\n',
    'docs/dot.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>\n',
  })
  const { code, out } = await run(['migrate', 'rspress', 'outside/website', '--json'])
  expect(code, out).toBe(0)
  const report = JSON.parse(out) as Report
  expect(report.addressList.map(({ address }) => address)).toEqual(['/guide/a', '/guide/b', '/guide/c', '/api/'])
  expect(handsOf(report)).toEqual(['../docs/guide/c.md:2 frontmatter', 'rspress.config.ts:3 reference'])
  const site = 'outside/website'
  const config = await written(site, 'docgen.config.ts')
  expect(config).toContain("editLink: { pattern: 'https://git.example/edit/main/{file}' },")
  expect(config).toContain("sidebar: [{ label: 'guide', items: ['guide/a', 'guide/b', 'guide/c'], collapsed: false }],")
  expect(config).toContain(
    "apiReference({ packages: [{ folder: '../../packages/kit' }], path: '/api', typedocPath: { path: '/api' } }),",
  )
  expect(await written(site, 'docs/guide/a.md')).toBe(
    '# A\n\n![Dot](../dot.svg) and [B](./b.md)\n\n```ts file="../../../../packages/kit/src/index.ts"\n```\n',
  )
  // Frontmatter that cannot be read stays as it is.
  expect(await written(site, 'docs/guide/c.md')).toBe('---\ntitle: "C\nd\n---\n\nWords.\n')
  expect(await written(site, 'docs/dot.svg')).toContain('<svg')
})
