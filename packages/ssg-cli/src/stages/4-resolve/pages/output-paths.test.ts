import { expect, test } from 'vitest'
import type { PageAlternate, SiteConfig, SiteOutput } from '@docgen/model'
import { configOf, pageOf } from '../../../sources/page-fixture.ts'
import { resolvedSiteOf } from '../site-fixture.ts'
import { outputPathsOf } from './output-paths.ts'

const outputOf = (name: string, pathOf: unknown, key: 'alternate' | 'image' = 'alternate'): SiteOutput => {
  const about = key === 'image' ? { width: 1, height: 1 } : { type: 'text/markdown' }
  // What no type checker has seen.
  return { name, files: () => [], [key]: { ...about, pathOf } } as SiteOutput
}

function findingsOf(outputs: readonly SiteOutput[]): readonly string[] {
  const config: SiteConfig = { ...configOf({ url: 'https://shop.example' }), plugins: [{ name: 'lists', outputs }] }
  const { pages } = resolvedSiteOf({ config, pages: [pageOf('docs/a.md'), pageOf('docs/b.md')] })
  return pages
    .flatMap((page) => page.resolved().diagnostics)
    .map(({ code, file, line, column, message }) => `${file}:${line}:${column} ${code} ${message}`)
}

const failed = '1:1 plugin-failed The output "list" of the plugin "lists" failed:'

test.each<['alternate' | 'image', unknown, string]>([
  ['alternate', () => JSON.parse('{'), '`alternate.pathOf` threw an error: '],
  ['image', () => JSON.parse('{'), '`image.pathOf` threw an error: '],
  ['alternate', () => 5, '`alternate.pathOf` returned 5, and no path.'],
  ['alternate', () => Promise.reject(new Error('lost')), '`alternate.pathOf` returned a promise, and no path.'],
  ['alternate', () => '../b.md', '`alternate.pathOf` returned "../b.md", which cannot be a path of the site: '],
])('what %s.pathOf does wrong is told at the page, with its output and its plugin: %#', (key, pathOf, message) => {
  const onB = (page: { readonly path: string }): unknown =>
    page.path === '/docs/b/' && typeof pathOf === 'function' ? (pathOf() as unknown) : undefined
  expect(findingsOf([outputOf('list', onB, key)])).toEqual([expect.stringContaining(`docs/b.md:${failed} ${message}`)])
})

test('where the page has no file, it is told at the output and names the page', () => {
  const routes = [{ kind: 'search', path: '/search/' }] as const
  const plugins = [{ name: 'lists', outputs: [outputOf('list', () => 5)] }]
  const configFiles = [{ file: 'docgen.config.ts', text: 'export default {\n  plugins: [lists()],\n}\n' }]
  const { pages } = resolvedSiteOf({ config: { ...configOf(), configFiles, plugins }, routes })
  expect(pages[0]?.resolved().diagnostics).toMatchObject([
    {
      file: 'docgen.config.ts',
      line: 2,
      column: 13,
      message: 'The output "list" of the plugin "lists" failed: `alternate.pathOf` returned 5, and no path. (page "/search/")',
    },
  ])
})

test('the other pages and outputs keep their files, and an output is asked once for a page, and for no redirect', () => {
  const asked: string[] = []
  const pathOf: PageAlternate['pathOf'] = ({ path }) => {
    asked.push(path)
    if (path === '/b/') throw new Error('no luck')
    return `${path.slice(1, -1)}.md`
  }
  const outputs = [outputOf('one', pathOf), outputOf('two', () => 'two.md')]
  const { config } = outputPathsOf({ plugins: [{ name: 'p', outputs }], configFiles: [], localeSite: undefined })
  const [one, two] = config.plugins.flatMap((plugin) => (plugin.outputs ?? []).map(({ alternate }) => alternate?.pathOf))
  const pages = (
    [
      { path: '/a/', kind: 'doc' },
      { path: '/b/', kind: 'doc' },
      { path: '/old/', kind: 'redirect' },
    ] as const
  ).map((page) => ({ ...page, address: undefined, localePath: '/' }) as const)
  expect([...pages, ...pages].map((page) => one?.(page))).toEqual(['a.md', undefined, undefined, 'a.md', undefined, undefined])
  expect(pages.map((page) => two?.(page))).toEqual(['two.md', 'two.md', undefined])
  expect(asked).toEqual(['/a/', '/b/'])
})
