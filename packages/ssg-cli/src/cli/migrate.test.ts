import { cp, mkdir, mkdtemp, readdir, readFile, realpath, rename, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { putFiles } from '../io/put-files-fixture.ts'
import { runCli } from './run-cli.ts'

const fixtures = fileURLToPath(new URL('../../../../tests/fixtures/migrate/', import.meta.url))
// A migration starts a process, and the check a bundler.
vi.setConfig({ testTimeout: 60_000 })

let folder = ''

beforeAll(async () => {
  folder = await realpath(await mkdtemp(join(tmpdir(), 'docgen-migrate-test-')))
  // What `npm install` does for a site that has a blog.
  await mkdir(join(folder, 'node_modules/@docgen'), { recursive: true })
  await symlink(fileURLToPath(new URL('../../../blog', import.meta.url)), join(folder, 'node_modules/@docgen/blog'), 'dir')
})

afterAll(() => rm(folder, { recursive: true, force: true }))

async function run(args: readonly string[]): Promise<{ readonly code: number; readonly out: string }> {
  let out = ''
  const stream = { write: (text: string) => void (out += text), isTerminal: false }
  const code = await runCli(args, {
    cwd: folder,
    env: {},
    stdout: stream,
    stderr: stream,
    interrupted: new AbortController().signal,
  })
  return { code, out }
}

interface Report {
  readonly keptAddresses: number
  readonly lost: readonly string[]
  readonly notes: readonly { readonly kind: string; readonly topic: string; readonly file: string; readonly line: number }[]
  readonly addressList: readonly { readonly address: string; readonly now: string | undefined }[]
}

const handsOf = ({ notes }: Report): readonly string[] =>
  notes.flatMap(({ kind, topic, file, line }) =>
    // That of links is the same for each site.
    kind === 'by-hand' && topic !== 'links' ? [`${file}:${line} ${topic}`] : [],
  )

const plain = (path: string): string =>
  decodeURI(path)
    .replace(/\.html$/, '')
    .replace(/(?<=.)\/$/, '')

/** Sorted, with `/` separators. */
async function filesIn(path: string): Promise<readonly string[]> {
  const entries = await readdir(join(folder, path), { recursive: true, withFileTypes: true })
  const files = entries.flatMap((entry) =>
    entry.isFile() ? [relative(join(folder, path), join(entry.parentPath, entry.name))] : [],
  )
  return files.map((file) => file.split(sep).join('/')).sort()
}

/** Migrates a fixture, which is named after its tool, and expects its site to pass the check with every old address answered. */
async function expectGoodSite(name: string, ...flags: readonly string[]): Promise<Report> {
  const root = join(folder, name)
  const tool = name.replace('-pages', '')
  await cp(join(fixtures, name), root, { recursive: true })
  const { code, out } = await run(['migrate', tool, name, '--json', ...flags])
  expect(code, out).toBe(0)
  // Printed by JSON.stringify of the very type.
  const report = JSON.parse(out) as Report
  const checked = await run(['check', flags.includes('--in-place') ? name : join(name, 'docgen-site'), '--strict', '--json'])
  const site = JSON.parse(checked.out) as {
    readonly diagnostics: readonly unknown[]
    readonly routes: readonly { readonly path: string }[]
  }
  expect(site.diagnostics).toEqual([])
  const routes = new Set(site.routes.map(({ path }) => plain(path)))
  for (const { address, now } of report.addressList) if (now !== undefined) expect([...routes], address).toContain(plain(address))
  return report
}

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

test('functions that make the addresses for edits are called, and give the pattern of the new site', async () => {
  putFiles(join(folder, 'edits'), {
    '.git/HEAD': '',
    'docs/start.md': '# Start\n\nText.\n',
    'website/docusaurus.config.js': `const editUrl = ({ locale, versionDocsDirPath, docPath }) =>
  locale === 'en' ? 'https://git.example/edit/main/website/' + versionDocsDirPath + '/' + docPath : 'https://translate.example'
module.exports = { title: 'W', presets: [['classic', { docs: { path: '../docs', editUrl } }]] }\n`,
    'book/.vitepress/config.mjs': `export default { title: 'W', srcDir: 'src', themeConfig: {
  editLink: { pattern: ({ filePath }) => \`https://git.example/edit/main/book/src/\${filePath}\` } } }\n`,
    'book/src/index.md': '# Book\n',
    'plain/.vitepress/config.mjs': `export default { title: 'W', srcDir: 'src', themeConfig: {
  editLink: { pattern: 'https://git.example/edit/main/plain/src/:path' } } }\n`,
    'plain/src/index.md': '# Plain\n',
  })
  for (const [site, pattern] of [
    ['website', 'https://git.example/edit/main/website/{file}'],
    ['book', 'https://git.example/edit/main/book/{file}'],
    ['plain', 'https://git.example/edit/main/plain/{file}'],
  ] as const) {
    const { out } = await run(['migrate', `edits/${site}`, '--json'])
    expect(handsOf(JSON.parse(out) as Report)).toEqual([])
    expect(await readFile(join(folder, 'edits', site, 'docgen-site/docgen.config.ts'), 'utf8')).toContain(
      `editLink: { pattern: '${pattern}' }`,
    )
  }
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

test('a reference whose entry points code makes has the packages that the repository publishes', async () => {
  const manifest = (name: string, more: object) => JSON.stringify({ name, version: '1.0.0', types: 'index.d.ts', ...more })
  const files = {
    '.git/HEAD': 'ref: refs/heads/main\n',
    'package.json': '{ "private": true, "workspaces": ["packages/*", "website"] }',
    'packages/core/package.json': manifest('@acme/core', {}),
    'packages/react/package.json': manifest('@acme/react', {}),
    'packages/tools/package.json': manifest('@acme/tools', { private: true }),
    'website/package.json': '{ "name": "website", "private": true }',
    'website/docs/intro.md': '# Intro\n',
    'website/docusaurus.config.js': `import { entriesOf } from 'packages-of-acme'
export default { title: 'Acme', presets: ['classic'], plugins: [['docusaurus-plugin-typedoc', { entryPoints: entriesOf('..') }]] }\n`,
  }
  putFiles(join(folder, 'family'), files)
  await run(['migrate', 'docusaurus', 'family/website'])
  const config = await readFile(join(folder, 'family/website/docgen-site/docgen.config.ts'), 'utf8')
  expect(config).toContain("apiReference({ packages: [{ folder: '../../packages/*' }], path: '/docs/api' })")
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
  hint: docgen can migrate sites of these tools: Docusaurus, VitePress, Starlight, Fumadocs, Nextra, Material for MkDocs, TypeDoc.\n`,
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

test('a site without a page that docgen can read is no success, and nothing is written', async () => {
  await mkdir(join(folder, 'pageless'))
  await writeFile(join(folder, 'pageless/mkdocs.yml'), 'site_name: Widgets\n')
  const { code, out } = await run(['migrate', 'pageless'])
  expect(code).toBe(1)
  expect(out).toMatch(
    /^The site of .* \(pageless\/mkdocs.yml\) has no page that docgen can read: nothing was written\.\n\n0 pages/,
  )
  expect(await filesIn('pageless')).toEqual(['mkdocs.yml'])
})

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

test.each(['package.json', 'tsconfig.json'])('options of TypeDoc are found in %s', async (file) => {
  const root = join(folder, `options-in-${file}`)
  await mkdir(join(root, 'src'), { recursive: true })
  await writeFile(join(root, 'src/index.ts'), 'export const a = 1\n')
  await writeFile(join(root, 'package.json'), '{ "name": "kit" }')
  await writeFile(join(root, file), '{ "name": "kit", "typedocOptions": { "name": "The kit", "entryPoints": ["src/index.ts"] } }')
  const { code, out } = await run(['migrate', root])
  expect([code, out]).toEqual([0, expect.stringContaining(`Migrated TypeDoc (options-in-${file}/${file})`)])
  expect(await readFile(join(root, 'docgen-site/docgen.config.ts'), 'utf8')).toContain("title: 'The kit'")
})

test('the new site keeps its packages out of version control where the old one ignores only its own', async () => {
  await mkdir(join(folder, 'ignores/docs'), { recursive: true })
  await writeFile(join(folder, 'ignores/docs/index.md'), '# Widgets\n')
  await writeFile(join(folder, 'ignores/mkdocs.yml'), 'site_name: Widgets\n')
  await writeFile(join(folder, 'ignores/.gitignore'), '/node_modules\n')
  await run(['migrate', 'ignores'])
  const text = await readFile(join(folder, 'ignores/docgen-site/.gitignore'), 'utf8')
  expect(text).toBe('node_modules/\n.docgen/\ndist/\n.dist.docgen-*\n')
})

test.each([
  [['migrate', 'hugo', 'full'], 'docgen cannot migrate "hugo".'],
  [['migrate', 'docusaurus', '.'], 'There is no site to migrate'],
  [['migrate', 'wordpress'], '"wordpress" is neither a folder nor a tool that docgen can migrate.'],
  [['migrate', 'docusaurrus'], 'Write "docgen migrate docusaurus".'],
])('%j is refused', async (args, message) => {
  const { code, out } = await run(args)
  expect([code, out]).toEqual([2, expect.stringContaining(message)])
})

describe('diagrams in Mermaid bring the plugin that draws them', () => {
  const page = '# A\n\n```mermaid\ngraph LR\n  A --> B\n```\n'
  test.each([
    [
      'docusaurus',
      {
        'docusaurus.config.js':
          "module.exports = { title: 'A', url: 'https://a.example', baseUrl: '/', markdown: { mermaid: true }, themes: ['@docusaurus/theme-mermaid'], presets: [['classic', {}]] }\n",
        'docs/a.md': page,
      },
    ],
    ['nextra', { 'next.config.mjs': "import nextra from 'nextra'\nexport default nextra({})({})\n", 'content/a.mdx': page }],
    [
      'vitepress',
      {
        '.vitepress/config.mts':
          "import { withMermaid } from 'vitepress-plugin-mermaid'\nexport default withMermaid({ title: 'A', mermaid: { theme: 'forest' } })\n",
        'a.md': page,
      },
    ],
    [
      'starlight',
      {
        'astro.config.mjs':
          "import starlight from '@astrojs/starlight'\nimport mermaid from 'astro-mermaid'\nimport rehypeMermaid from 'rehype-mermaid'\nexport default { integrations: [mermaid(), starlight({ title: 'A' })], markdown: { rehypePlugins: [rehypeMermaid] } }\n",
        'src/content/docs/a.md': page.replace('# A', '---\ntitle: A\n---'),
      },
    ],
  ])('%s', async (tool, files) => {
    const name = `mermaid-of-${tool}`
    putFiles(join(folder, name), files)
    const { code, out } = await run(['migrate', tool, name, '--json'])
    expect(code, out).toBe(0)
    expect(handsOf(JSON.parse(out) as Report)).toEqual([])
    const written = (file: string): Promise<string> => readFile(join(folder, name, 'docgen-site', file), 'utf8')
    const config = await written('docgen.config.ts')
    expect(config).toContain("import { mermaid } from '@docgen/mermaid'\n")
    expect(config).toContain('\n  plugins: [mermaid()],\n')
    expect(JSON.parse(await written('package.json'))).toMatchObject({
      devDependencies: { '@docgen/mermaid': expect.any(String) },
    })
  })
})

describe('in place, the package.json that is there', () => {
  const files = (manifest: string) => ({
    'package.json': manifest,
    '.vitepress/config.mjs': "export default { title: 'Widgets' }\n",
    'index.md': '# Widgets\n',
  })
  const scripts = `{
  "scripts": {
    "docs:dev": "vitepress dev",
    "docs:build": "tsc && docgen build"
  }
}
`

  test('keeps its scripts, and those that run another tool are named', async () => {
    putFiles(join(folder, 'scripts'), files(scripts))
    const { out } = await run(['migrate', 'scripts', '--in-place'])
    const line = 'The script "docs:dev" already exists and runs "vitepress dev". For the site of docgen, set it to "docgen dev".'
    expect(out).toContain(`  package.json:3  config\n    ${line}\n`)
    expect(out).not.toContain('The script "docs:build"')
    expect(await readFile(join(folder, 'scripts/MIGRATION.txt'), 'utf8')).toContain(`- package.json:3 (config) ${line}\n`)
    expect(await readFile(join(folder, 'scripts/package.json'), 'utf8')).toContain('"docs:dev": "vitepress dev"')
  })

  test('is named if nothing can be added to it', async () => {
    putFiles(join(folder, 'unreadable'), files('{ "scripts": null }\n'))
    const { out } = await run(['migrate', 'unreadable', '--in-place', '--json'])
    // Printed by JSON.stringify of the very type.
    expect(handsOf(JSON.parse(out) as Report)).toEqual(['package.json:1 config'])
  })

  test('does not matter to a new folder', async () => {
    putFiles(join(folder, 'apart'), files(scripts))
    const { out } = await run(['migrate', 'apart', '--json'])
    expect(handsOf(JSON.parse(out) as Report)).toEqual([])
  })
})
