// What the small sites do outside of the content of their pages: sidebars, redirects, hidden pages, copied files, the theme's own parts.
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { fixtureSites, sitesFolder } from '../support/fixture-sites.ts'
import { listFiles } from '../support/file-tree.ts'
import { tagsOf } from '../support/html.ts'
import { build } from '../support/outputs.ts'
import { copySite } from '../support/temp-site.ts'
import { createTempFolder } from '../support/test-site.ts'

/** Builds the site of that name; returns a function that reads a file of its output. */
async function built(name: string): Promise<{ readonly dist: string; readonly read: (file: string) => string }> {
  expect(fixtureSites.map((site) => site.name)).toContain(name)
  const root = copySite(join(sitesFolder, name), join(createTempFolder(), name))
  await build(root)
  const dist = join(root, 'dist')
  return { dist, read: (file) => readFileSync(join(dist, file), 'utf8') }
}

/** Labels of the docs sidebar, in order, `>` before those of a category's items. */
function sidebarOf(html: string): readonly string[] {
  const [, sidebar = ''] = /<nav class="docgen-sidebar"[^>]*>([^]*?)<\/nav>/.exec(html) ?? []
  let depth = 0
  return [...sidebar.matchAll(/<(\/?ul)>|<(?:a|summary)\b[^>]*>([^]*?)<\/(?:a|summary)>/g)].flatMap(([, list, label]) => {
    if (list !== undefined) depth += list === 'ul' ? 1 : -1
    return label === undefined ? [] : [`${'> '.repeat(depth - 1)}${label.replace(/<[^>]+>/g, '')}`]
  })
}

test('an automatic sidebar follows positions, number prefixes and names', async () => {
  const { read } = await built('auto-sidebar')
  expect(sidebarOf(read('index.html'))).toEqual([
    'Welcome',
    'First steps',
    'Zebra',
    'Then',
    'For the advanced',
    '> Overview',
    '> Alpha',
    '> Beta',
    'News of March',
    'More things',
    '> Only one',
  ])
})

test("a folder's index page is in reach from the sidebar", async () => {
  const { read } = await built('auto-sidebar')
  const [, sidebar = ''] = /<nav class="docgen-sidebar"[^>]*>([^]*?)<\/nav>/.exec(read('index.html')) ?? []
  expect(tagsOf(sidebar).flatMap(({ attributes }) => attributes['href'] ?? [])).toContain('/advanced/')
})

test('number prefixes are no part of addresses, dates are', async () => {
  const { dist } = await built('auto-sidebar')
  expect(listFiles(dist).filter((file) => file.endsWith('index.html'))).toEqual([
    '2024-03-01-news/index.html',
    'advanced/a/index.html',
    'advanced/b/index.html',
    'advanced/index.html',
    'first-steps/index.html',
    'index.html',
    'more-things/only/index.html',
    'next-steps/index.html',
    'search/index.html',
    'zebra/index.html',
  ])
})

test('files and folders whose name begins with an underscore are no pages, nor is what lies beside docs', async () => {
  const { dist } = await built('no-config')
  expect(listFiles(dist).filter((file) => /plan|partial|_/.test(file))).toEqual([])
  const toolbox = await built('docs-folder')
  expect(listFiles(toolbox.dist).filter((file) => file.endsWith('index.html'))).toHaveLength(4)
  expect(toolbox.read('index.html')).toContain('<title>Toolbox | toolbox</title>')
  expect(toolbox.read('index.html')).toContain('<meta name="description" content="What is in the box."/>')
})

test.each([
  ['old/index.html', '/docs/guide/'],
  ['older/index.html', '/docs/guide/'],
  ['part/index.html', '/docs/guide/#part'],
  ['away/index.html', 'https://example.com/elsewhere'],
  ['docs/index.html', '/docs/intro/'],
  ['index.html', '/docs/intro/'],
])('%s redirects to %s without scripts', async (file, target) => {
  const { read } = await built('redirects-and-main-doc')
  const tags = tagsOf(read(file))
  expect(tags.find(({ attributes }) => attributes['http-equiv'] === 'refresh')?.attributes['content']).toBe(`0; url=${target}`)
  expect(tags.find(({ name }) => name === 'a')?.attributes['href']).toBe(target)
  expect(tags.some(({ name }) => name === 'script')).toBe(false)
})

test('a draft is not published, an unlisted page is published and not shown', async () => {
  const { dist, read } = await built('drafts-and-unlisted')
  expect(existsSync(join(dist, 'draft'))).toBe(false)
  expect(sidebarOf(read('index.html'))).toEqual(['Home', 'Listed'])
  expect(read('unlisted/index.html')).toContain('<meta name="robots" content="noindex')
  expect(read('listed/index.html')).not.toContain('name="robots"')
  expect([...read('sitemap.xml').matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)).toEqual([
    'https://example.com/',
    'https://example.com/listed/',
  ])
})

test('the address of the site is in canonical links and the sitemap, base included', async () => {
  const { read } = await built('base-path')
  expect(read('docs/guide/index.html')).toContain('<link rel="canonical" href="https://example.com/sub/path/docs/guide/"/>')
  expect(read('sitemap.xml')).toContain('<loc>https://example.com/sub/path/docs/guide/</loc>')
  const slashless = await built('trailing-slash-off')
  expect(slashless.read('sitemap.xml')).toContain('<loc>https://example.com/deep/inner</loc>')
})

test('a redirect names the whole address of the page for search engines', async () => {
  const { read } = await built('languages')
  expect(read('old/index.html')).toContain('<link rel="canonical" href="https://example.com/house/docs/guide/build/">')
  expect(read('old/index.html')).toContain('content="0; url=/house/docs/guide/build/"')
  const without = await built('redirects-and-main-doc')
  expect(without.read('old/index.html')).toContain('<link rel="canonical" href="/docs/guide/">')
  expect(without.read('away/index.html')).toContain('<link rel="canonical" href="https://example.com/elsewhere">')
})

describe('robots.txt', () => {
  const own = 'User-agent: *\nDisallow: /\n'
  const madeOf = async (name: string, change: (root: string) => void): Promise<string | undefined> => {
    const root = copySite(join(sitesFolder, name), join(createTempFolder(), name))
    change(root)
    await build(root)
    const file = join(root, 'dist/robots.txt')
    return existsSync(file) ? readFileSync(file, 'utf8') : undefined
  }
  const addOutput = (root: string): void => {
    const config = join(root, 'docgen.config.ts')
    const output = `defineOutput({ name: 'own', files: () => [{ path: 'robots.txt', contents: ${JSON.stringify(own)} }] })`
    const text = readFileSync(config, 'utf8').replace('{ defineConfig', '{ defineOutput, defineConfig')
    writeFileSync(config, text.replace('defineConfig({', `defineConfig({\n  outputs: [${output}],`))
  }
  const addFile = (root: string): void => {
    mkdirSync(join(root, 'static'), { recursive: true })
    writeFileSync(join(root, 'static/robots.txt'), own)
  }

  test.each([
    ['drafts-and-unlisted', 'nothing', () => {}, 'User-agent: *\nAllow: /\n\nSitemap: https://example.com/sitemap.xml\n'],
    ['drafts-and-unlisted', 'a static file', addFile, own],
    ['drafts-and-unlisted', 'an output', addOutput, own],
    ['base-path', 'nothing', () => {}, undefined],
    ['auto-sidebar', 'nothing', () => {}, undefined],
  ])('of the site %s, whose author adds %s', async (name, _, change, expected) => {
    expect(await madeOf(name, change)).toBe(expected)
  })
})

test('without trailing slashes a page is a file of its name, so that no host has to redirect', async () => {
  const { dist } = await built('trailing-slash-off')
  expect(listFiles(dist).filter((file) => file.endsWith('.html'))).toEqual([
    '404.html',
    'deep/inner.html',
    'guide.html',
    'index.html',
    'search.html',
  ])
})

test('static files are copied as they are, others where a page shows them', async () => {
  const { dist } = await built('images-and-downloads')
  const site = join(sitesFolder, 'images-and-downloads')
  for (const file of listFiles(join(site, 'static'))) {
    expect(readFileSync(join(dist, file))).toEqual(readFileSync(join(site, 'static', file)))
  }
  const names = readdirSync(join(dist, 'assets'))
  expect(names.filter((name) => name.startsWith('dot-'))).toHaveLength(1)
  expect(names.filter((name) => name.startsWith('table-'))).toHaveLength(1)
})

test('a theme that was extended shows its own footer and carries its own styles', async () => {
  const { dist, read } = await built('theme-override')
  for (const page of ['index.html', 'guide/index.html', '404.html']) {
    expect(read(page)).toContain('<footer class="own-footer">Made for Own look</footer>')
  }
  const styles = readdirSync(join(dist, 'assets')).filter((name) => name.endsWith('.css'))
  expect(styles).toHaveLength(1)
  expect(read(`assets/${styles[0]}`)).toMatch(/\.own-footer\s*\{[^}]*color:\s*(?:rebeccapurple|#639)/)
  const [, picture = ''] = /url\("?\.?\/?([^")]*\.webp)"?\)/.exec(read(`assets/${styles[0]}`)) ?? []
  expect(listFiles(join(dist, 'assets'))).toContain(picture)
})

test('a React page has the title and the description that it exports', async () => {
  const { read } = await built('react-pages')
  expect(read('about/team/index.html')).toContain('<title>The team | Components</title>')
  expect(read('about/team/index.html')).toContain('<meta name="description" content="Who does what."/>')
  expect(read('index.html')).toContain('<title>Components | Pages in React</title>')
})

test('a re-export has no page of its own and leads to that of the declaration', async () => {
  const { dist, read } = await built('api-from-folders')
  expect(listFiles(join(dist, 'api/extra'))).toEqual(['index.html', 'interface/Plugin/index.html'])
  expect(read('api/extra/index.html')).toContain('href="/api/core/interface/StoreOptions/"')
})

test('a page shows the day of the last commit that changed it, a page that was never committed shows none', async () => {
  const root = copySite(join(sitesFolder, 'docs-folder'), join(createTempFolder(), 'docs-folder'))
  const commit = (date: string, ...files: readonly string[]): void => {
    const at = `${date}T12:00:00Z`
    const git = (...args: readonly string[]): Buffer =>
      execFileSync('git', ['-C', root, '-c', 'user.name=Docs', '-c', 'user.email=docs@example.com', ...args], {
        env: { ...process.env, GIT_COMMITTER_DATE: at, GIT_AUTHOR_DATE: at },
      })
    git('init', '--quiet')
    git('add', ...files)
    git('commit', '--quiet', '--message', 'Change')
  }
  commit('2020-02-03', 'docs/index.md', 'docs/saw.md')
  writeFileSync(join(root, 'docs/saw.md'), '# Saw\n\nIt cuts better.\n')
  commit('2021-04-05', 'docs/saw.md')
  await build(root)
  const timesOf = (page: string) =>
    tagsOf(readFileSync(join(root, 'dist', page), 'utf8')).flatMap(({ name, attributes }) =>
      name === 'time' ? attributes['datetime'] : [],
    )
  expect([timesOf('index.html'), timesOf('saw/index.html'), timesOf('hammer/index.html')]).toEqual([
    ['2020-02-03'],
    ['2021-04-05'],
    [],
  ])
})
