import { describe, expect, test } from 'vitest'
import type { CompiledPage, DocgenConfig, ReactPage } from '@docgen/model'
import { configOfLocale } from '../../config/locales.ts'
import { docs, pages as reactPages } from '../../config/sources.ts'
import { configOf, pageOf } from '../../sources/page-fixture.ts'
import { buildRouteGraph, type GraphInput } from './build-route-graph.ts'

function graphOf(
  pages: readonly CompiledPage[],
  config: Partial<DocgenConfig> = {},
  others: Partial<Pick<GraphInput, 'reactPages' | 'apiModels' | 'includeDrafts'>> = {},
  text = '',
) {
  return buildRouteGraph({
    config: configOf(config, text),
    pages,
    reactPages: new Map(),
    apiModels: new Map(),
    includeDrafts: false,
    ...others,
  })
}

/** `kind path` of each route, and where a redirect leads. */
const linesOf = ({ graph }: ReturnType<typeof graphOf>): readonly string[] =>
  graph.routes.map((route) => `${route.kind} ${route.path}${route.kind === 'redirect' ? ` → ${route.to}` : ''}`)

// Of a React page, what a route is made of.
const reactPage = (contentPath: string, parts: Partial<ReactPage> = {}) => ({
  page: { file: `pages/${contentPath}`, contentPath, text: '', component: () => null, ...parts } satisfies ReactPage,
  html: `<p>${contentPath}</p>`,
})

describe('the routes of a site', () => {
  test('are those of its sources, its redirects and its search, sorted', () => {
    const built = graphOf([pageOf('docs/b.md'), pageOf('docs/index.md'), pageOf('docs/a.md')], {
      redirects: [
        { from: '/old', to: '/docs/a' },
        { from: '/older/', to: 'https://example.org/' },
      ],
    })
    expect(linesOf(built)).toEqual([
      'redirect / → /docs/',
      'doc /docs/',
      'doc /docs/a/',
      'doc /docs/b/',
      'redirect /old/ → /docs/a',
      'redirect /older/ → https://example.org/',
      'search /search/',
    ])
    expect(built.diagnostics).toEqual([])
    expect([...built.graph.routeByPath.keys()]).toEqual(built.graph.routes.map(({ path }) => path))
    expect(built.graph.routeByPath.get('/docs/a/')).toBe(built.graph.routes[2])
  })

  test('are those of a translation, which may have a page where the original has a redirect', () => {
    const site = configOf({
      locales: { en: { label: 'English' }, de: { label: 'Deutsch' } },
      redirects: [
        { from: '/docs/old', to: '/docs/a' },
        { from: '/docs/older', to: '/docs/a' },
      ],
    })
    const built = buildRouteGraph({
      config: configOfLocale(site, 'de'),
      pages: [pageOf('docs/a.md'), pageOf('docs/old.md')],
      reactPages: new Map(),
      apiModels: new Map(),
      includeDrafts: false,
    })
    expect(linesOf(built).filter((line) => line.includes('/docs/old'))).toEqual([
      'doc /docs/old/',
      'redirect /docs/older/ → /docs/a',
    ])
    expect(built.diagnostics).toEqual([])
  })

  test('do not hide a page behind a redirect in silence', () => {
    const built = graphOf([pageOf('docs/a.md')], { redirects: [{ from: '/docs/a', to: '/docs/b' }] })
    expect(linesOf(built)).toContain('doc /docs/a/')
    expect(built.diagnostics).toMatchObject([{ code: 'duplicate-route' }])
  })

  test('leave the address of the search free on a site without one', () => {
    expect(linesOf(graphOf([pageOf('docs/a.md')], { search: false })).filter((line) => line.startsWith('search'))).toEqual([])
    const own = graphOf([pageOf('docs/search.md')], { search: false, sources: [docs({ path: '/' })] })
    expect([linesOf(own), own.diagnostics]).toEqual([['redirect / → /search/', 'doc /search/'], []])
  })

  test('a redirect knows what was written and where', () => {
    const text = `redirects: [{ from: '/old', to: '/docs/a' }]`
    const { graph } = graphOf([pageOf('docs/a.md')], { redirects: [{ from: '/old', to: '/docs/a' }] }, {}, text)
    expect(graph.routeByPath.get('/old/')).toMatchObject({
      kind: 'redirect',
      from: '/old',
      to: '/docs/a',
      at: { file: 'docgen.config.ts', line: 1, column: text.indexOf(`'/docs/a'`) + 1 },
    })
  })

  test('a redirect is found among the redirects, wherever else the config has its target', () => {
    const redirects = [
      { from: '/old', to: '/docs/a' },
      { from: '/older', to: '/docs/a' },
    ]
    const text = `export default {
  navbar: [{ to: '/docs/a' }],
  redirects: [
    { from: '/old', to: '/docs/a' },
    { from: '/older', to: '/docs/a' },
  ],
}`
    const { graph } = graphOf([pageOf('docs/a.md')], { redirects }, {}, text)
    const placeOf = (path: string) => graph.routes.find((route) => route.path === path && route.kind === 'redirect')
    expect(placeOf('/old/')).toMatchObject({ at: { line: 4, column: 25 } })
    expect(placeOf('/older/')).toMatchObject({ at: { line: 5, column: 27 } })
  })

  test('one that a file of the output cannot have is left out and reported', () => {
    const built = graphOf([pageOf('docs/a.md')], { redirects: [{ from: '/../x', to: '/docs/a' }] })
    expect(linesOf(built)).not.toContain('redirect /../x/ → /docs/a')
    expect(built.diagnostics).toMatchObject([{ code: 'invalid-route', message: expect.stringContaining('of a redirect') }])
    expect([...(built.graph.refusedPaths ?? [])]).toEqual(['/../x/'])
  })

  test('where refusals are not told, links to what was left out are', () => {
    const redirects = [{ from: '/../x', to: '/docs/a' }]
    const { graph } = graphOf([pageOf('docs/a.md')], { redirects, rules: { 'invalid-route': 'off' } })
    expect(graph.refusedPaths).toBeUndefined()
  })

  test('of two that claim one path the first stays', () => {
    const built = graphOf([pageOf('docs/a.md'), pageOf('docs/b.md', { frontmatter: { slug: 'a' } })])
    expect(linesOf(built)).toEqual(['redirect / → /docs/a/', 'redirect /docs/ → /docs/a/', 'doc /docs/a/', 'search /search/'])
    expect(built.diagnostics).toMatchObject([{ code: 'duplicate-route', file: 'docs/b.md' }])
  })
})

describe('where the home page is', () => {
  const guides = [pageOf('docs/b.md'), pageOf('docs/a.md')]
  const home = new Map([['pages', [reactPage('index.tsx')]]])
  test.each<[string, readonly CompiledPage[], Partial<DocgenConfig>, Partial<GraphInput>, readonly string[]]>([
    [
      'at a page of its own',
      guides,
      { sources: [docs(), reactPages()] },
      { reactPages: home },
      ['page /', 'redirect /docs/ → /docs/a/'],
    ],
    ['at the first guide', guides, {}, {}, ['redirect / → /docs/a/', 'redirect /docs/ → /docs/a/']],
    ['at a guide', [pageOf('docs/index.md')], { sources: [docs({ path: '/' })] }, {}, ['doc /']],
    [
      'where a redirect leads',
      guides,
      { redirects: [{ from: '/', to: '/docs/b' }] },
      {},
      ['redirect / → /docs/b', 'redirect /docs/ → /docs/a/'],
    ],
    [
      'at the guides, and not at the reference',
      guides,
      { sources: [{ kind: 'api', name: 'api', path: '/api/', load: () => Promise.reject(new Error('It is loaded.')) }, docs()] },
      { apiModels: new Map([['api', { version: 1, packages: [] }]]) },
      ['redirect / → /docs/a/', 'redirect /docs/ → /docs/a/'],
    ],
    [
      'beside guides whose own address is redirected',
      guides,
      { redirects: [{ from: '/docs', to: '/docs/b' }] },
      {},
      ['redirect / → /docs/a/', 'redirect /docs/ → /docs/b'],
    ],
    ['nowhere without pages', [], {}, {}, []],
  ])('%s', (_, pages, config, others, expected) => {
    const built = graphOf(pages, config, others)
    expect(built.diagnostics).toEqual([])
    const lines = linesOf(built)
    expect(lines.filter((line) => /^(?:\w+) \/(?: |$)|^redirect/.test(line))).toEqual(expected)
  })

  test.each([
    ['newest released version', ['docs', 'old'], '/old/c/'],
    ['newest version that has pages', ['docs'], '/docs/a/'],
    ['first guides, if these are no version', ['blog', 'docs', 'old'], '/blog/d/'],
  ])('of versions at the %s', (_, dirs, expected) => {
    const sources = [
      ...(dirs.includes('blog') ? [docs({ name: 'blog', dir: 'blog', path: '/blog' })] : []),
      docs({ version: { name: 'current', banner: 'unreleased' } }),
      docs({ dir: 'old', path: '/old', version: { name: '1.0', banner: 'unmaintained' } }),
    ]
    const all = [...guides, pageOf('old/c.md', { source: 'docs-1.0' }), pageOf('blog/d.md', { source: 'blog' })]
    const built = graphOf(
      all.filter(({ file }) => dirs.some((dir) => file.startsWith(`${dir}/`))),
      { sources },
    )
    expect(built.diagnostics).toEqual([])
    expect(linesOf(built)).toContain(`redirect / → ${expected}`)
  })

  test('of two sources at one path the first has its entrance', () => {
    const sources = [docs({ mainDoc: 'b' }), docs({ name: 'more', dir: 'more', mainDoc: 'c' })]
    const built = graphOf([...guides, pageOf('more/c.md')], { sources })
    expect(linesOf(built)).toContain('redirect /docs/ → /docs/b/')
    expect(built.diagnostics).toEqual([])
  })

  test('where nothing is configured a finding about it points to the start of the config', () => {
    const { graph } = graphOf(guides)
    expect(graph.routeByPath.get('/')).toMatchObject({ from: '/', at: { file: 'docgen.config.ts', line: 1, column: 1 } })
  })
})

describe('what links can lead to', () => {
  const made = (isAsWritten: boolean): CompiledPage['made'] => ({ isAsWritten }) as CompiledPage['made']
  test('the page of each file, unless a source made others of it', () => {
    const { graph } = graphOf(
      [pageOf('docs/a.md'), pageOf('docs/b.md', { made: made(true) }), pageOf('docs/c.md', { made: made(false) })],
      { sources: [docs(), reactPages()] },
      { reactPages: new Map([['pages', [reactPage('one.tsx'), reactPage('[slug].tsx', { params: { slug: 'two' } })]]]) },
    )
    expect(graph.routes.map(({ path }) => path)).toContain('/two/')
    expect([...graph.pathByFile]).toEqual([
      ['docs/a.md', '/docs/a/'],
      ['docs/b.md', '/docs/b/'],
      ['pages/one.tsx', '/one/'],
    ])
  })

  test('a translation under the name of its original too, and the other way round', () => {
    const config = configOf({ locales: { en: { label: 'English' }, de: { label: 'Deutsch' } } })
    const { graph } = buildRouteGraph({
      config: configOfLocale(config, 'de'),
      pages: [pageOf('i18n/de/docs/a.md', { contentPath: 'a.md', source: 'docs@de' }), pageOf('docs/b.md')],
      reactPages: new Map(),
      apiModels: new Map(),
      includeDrafts: false,
    })
    expect([...graph.pathByFile]).toEqual([
      ['docs/a.md', '/docs/a/'],
      ['i18n/de/docs/a.md', '/docs/a/'],
      ['i18n/de/docs/b.md', '/docs/b/'],
      ['docs/b.md', '/docs/b/'],
    ])
  })

  test('the file of a page whose path another has taken leads to that path', () => {
    const pages = [pageOf('docs/a.md'), pageOf('docs/b.md', { frontmatter: { slug: 'a' } })]
    const { graph, diagnostics } = graphOf(pages)
    expect(diagnostics).toMatchObject([{ code: 'duplicate-route' }])
    expect(graph.routes.filter(({ path }) => path === '/docs/a/')).toHaveLength(1)
    expect([...graph.pathByFile].sort()).toEqual([
      ['docs/a.md', '/docs/a/'],
      ['docs/b.md', '/docs/a/'],
    ])
  })

  test('drafts are known where they are left out', () => {
    const pages = [
      pageOf('docs/a.md', { frontmatter: { draft: true } }),
      pageOf('docs/b.md', { frontmatter: { draft: true }, made: made(false) }),
      pageOf('docs/c.md'),
    ]
    expect([...graphOf(pages).graph.draftFiles]).toEqual(['docs/a.md'])
    expect([...graphOf(pages, {}, { includeDrafts: true }).graph.draftFiles]).toEqual([])
  })

  test('each source has its own pages, with versions and the language of the site', () => {
    const sources = [docs(), docs({ dir: 'old', path: '/old', version: { name: '1.0' } })]
    const { graph } = graphOf([pageOf('docs/a.md'), pageOf('old/a.md', { source: 'docs-1.0' }), pageOf('docs/b.md')], {
      sources,
      base: '/shop/',
    })
    expect(graph.structure.versions.map(({ name, docs: all }) => [name, all.map(({ path }) => path)])).toEqual([
      ['current', ['/docs/a/', '/docs/b/']],
      ['1.0', ['/old/a/']],
    ])
    expect(graph.structure.locales).toMatchObject([{ name: 'en', path: '/shop/' }])
    expect(graph.apis).toEqual([])
  })
})
