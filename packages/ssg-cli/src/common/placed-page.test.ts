import { expect, test } from 'vitest'
import type { CompiledPage, MadePage, RouteGraph } from '@docgen/model'
import { headingOf, pageOf } from './page-fixture.ts'
import { arePlacedAlike, withPages, type PlacedPage, type PlacedRoute } from './placed-page.ts'

const install = pageOf('docs/install.md', { frontmatter: { sidebar_position: 2 } })
const others = [pageOf('docs/use.md')]

test.each<[string, Partial<CompiledPage>]>([
  ['its text', { key: 'another' }],
  ['its description', { description: 'Another.' }],
  ['its headings', { headings: [headingOf(2, 'One')], anchors: ['one'] }],
  ['its links', { slots: [{ kind: 'link', href: 'use.md', line: 3, column: 1 }] }],
  ['nothing, though it was read again', { frontmatter: { sidebar_position: 2 } }],
])('a page of which an edit changes %s has its place still', (_, parts) => {
  expect(arePlacedAlike([install, ...others], [{ ...install, ...parts }, ...others])).toBe(true)
})

test.each<[string, Partial<CompiledPage>]>([
  ['its title', { title: 'Another' }],
  ['its frontmatter', { frontmatter: { sidebar_position: 3 } }],
  ['the line of a key', { ranges: { sidebar_position: { file: install.file, line: 3, column: 1 } } }],
  ['its file', { file: 'docs/setup.md', contentPath: 'setup.md' }],
  ['its source', { source: 'guides' }],
  ['its releases', { releases: [{ version: '1.0.0', anchor: '100', html: '', firstSlot: 0 }] }],
])('a page of which an edit changes %s has to be placed anew', (_, parts) => {
  expect(arePlacedAlike([install, ...others], [{ ...install, ...parts }, ...others])).toBe(false)
})

test('so do pages of which one comes or goes', () => {
  expect(arePlacedAlike([install], [install, ...others])).toBe(false)
  expect(arePlacedAlike([install, ...others], [install])).toBe(false)
})

function graphOf(page: PlacedPage): RouteGraph<PlacedPage> {
  const routes: readonly PlacedRoute[] = [
    { kind: 'changelog', path: '/changes/', page },
    { kind: 'search', path: '/search/' },
  ]
  return {
    routes,
    routeByPath: new Map(routes.map((route) => [route.path, route])),
    pathByFile: new Map(),
    draftFiles: new Set(),
    structure: { versions: [], locales: [] },
    apis: [],
  }
}

test('a graph of places gets the pages as they are now, wherever it names a route', () => {
  const now = { ...install, description: 'As it is now.' }
  const { routes, routeByPath } = withPages(graphOf(install), [...others, now])
  expect(routes).toEqual([
    { kind: 'changelog', path: '/changes/', page: now },
    { kind: 'search', path: '/search/' },
  ])
  expect(routeByPath.get('/changes/')).toBe(routes[0])
})

test('what the place of a page has given it stays: the address of its original, and days of releases', () => {
  const releases = [{ version: '1.0.0', date: '2026-01-02', anchor: '100', html: '', firstSlot: 0 }]
  const placed = { ...install, frontmatter: { slug: '/start' }, releases }
  const now = { ...install, description: 'As it is now.' }
  expect(withPages(graphOf(placed), [now]).routes[0]).toMatchObject({
    page: { description: 'As it is now.', frontmatter: { slug: '/start' }, releases },
  })
})

test('a page whose place gives it nothing is the very page, so that nothing is taken for changed', () => {
  const [changelog, doc] = [install, pageOf('docs/use.md')]
  const graph = graphOf({ ...changelog })
  const version = {
    name: 'docs',
    label: 'docs',
    isShown: false,
    path: '/',
    mainDocId: undefined,
    docs: [],
    draftIds: [],
    sidebars: {},
  }
  const routes: readonly PlacedRoute[] = [...graph.routes, { kind: 'doc', id: 'use', path: '/use/', page: { ...doc }, version }]
  const found = withPages({ ...graph, routes }, [changelog, doc]).routes
  expect(found.flatMap((route) => (route.kind === 'doc' || route.kind === 'changelog' ? [route.page] : []))).toEqual([
    changelog,
    doc,
  ])
  for (const route of found) if (route.kind === 'doc') expect(route.page).toBe(doc)
  for (const route of found) if (route.kind === 'changelog') expect(route.page).toBe(changelog)
})

test('a place of a page that is not there is an error of docgen', () => {
  expect(() => withPages(graphOf(install), others)).toThrow('The page of docs/install.md has a route and was never compiled.')
})

const made: MadePage = {
  id: 'docs:/install/',
  source: 'docs',
  path: '/install/',
  format: 'markdown',
  frontmatter: {},
  sidebar: false,
  place: { file: install.file, line: 1, column: 1 },
  isAsWritten: true,
  hasFile: true,
}

test.each<[string, Partial<PlacedPage>]>([
  ['its frontmatter', { frontmatter: { slug: '/start' } }],
  ['the file of its original', { made: { ...made, originalFile: 'docs/install.md' } }],
  ['its releases', { releases: [{ version: '1.0.0', anchor: '100', html: '', firstSlot: 0 }] }],
])('%s alone may be given by the place', (_, given) => {
  const now = { ...install, made, description: 'As it is now.' }
  const [route] = withPages(graphOf({ ...install, made, ...given }), [now]).routes
  expect(route).toMatchObject({ page: { description: 'As it is now.', ...given } })
})
