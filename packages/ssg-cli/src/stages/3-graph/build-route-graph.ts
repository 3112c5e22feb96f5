// In: compiled pages, React pages and API models. Out: every route of the site, its sidebars and versions.
import type { Diagnostic, Locale, ReactPage, Route, RouteGraph, RoutePath, SiteConfig } from '@docgen/model'
import { sourceInLocale, twinOf } from '../../config/locales.ts'
import { repeatedPackages } from '../../sources/api/repeated-packages.ts'
import { familyOf, newestOf } from '../../config/version-family.ts'
import { kindOf } from '../../sources/index.ts'
import { refusalOfRoute, withoutRefused } from '../../sources/refused-routes.ts'
import type { PlacedSource, PlaceInput } from '../../sources/source-kind.ts'
import type { PlacedPage, PlacedRoute } from '../../common/placed-page.ts'
import { startOfConfig } from '../../common/origin.ts'
import { isFile } from './locale-pages.ts'
import { redirectRoutes } from './redirect-routes.ts'
import { sharedFiles } from './shared-files.ts'
import { tagsOf } from './tags.ts'
import { uniqueRoutes } from './unique-routes.ts'

export interface GraphInput extends Omit<PlaceInput, 'pagesOf'> {
  readonly pages: readonly PlacedPage[]
}

export interface BuiltGraph {
  /** Of places alone: `withPages` makes it whole. */
  readonly graph: RouteGraph<PlacedPage>
  readonly diagnostics: readonly Diagnostic[]
}

/**
 * Reports `invalid-route`, `duplicate-route`, `case-collision`, `duplicate-doc-id`, `duplicate-api-package`, `unknown-doc`, `unknown-category`,
 * `unknown-tag`, `unknown-changelog`, `file-of-two-sources`, and `broken-redirect` for patterns.
 */
export function buildRouteGraph(input: GraphInput): BuiltGraph {
  const { config } = input
  const pagesBySource = groupBySource(input.pages, config)
  const pagesOf = (source: string): readonly PlacedPage[] => pagesBySource.get(source) ?? []
  const parts = config.sources.map((source) => kindOf(source).place(source, { ...input, pagesOf }))
  const versions = parts.flatMap(({ version }) => version ?? [])
  const ofSources = parts.flatMap(({ routes }) => routes)
  const tags = tagsOf(ofSources, versions, config)
  const search: readonly Route[] = config.search === false ? [] : [{ kind: 'search', path: '/search/' }]
  const redirects = redirectRoutes([...ofSources, ...search, ...tags.routes], config)
  const own = [...ofSources, ...redirects.routes, ...search, ...tags.routes]
  const {
    kept,
    refusedPaths,
    diagnostics: refused,
  } = withoutRefused(own, config, (route, refusal) => refusalOfRoute(route, refusal, config))
  const withEntrances = [...kept, ...entrancesOf(kept, parts)]
  const { routes, diagnostics } = uniqueRoutes([...withEntrances, ...entranceOf(withEntrances, parts, config)], config)
  const isKept = new Set(routes)
  // Another page has their path, which is a finding. Links to their files are no further ones: their pages are there once it is corrected.
  const displaced = withEntrances.filter((route) => !isKept.has(route))
  return {
    graph: {
      routes,
      routeByPath: new Map(routes.map((route) => [route.path, route])),
      pathByFile: new Map(
        [...displaced, ...routes].flatMap((route) =>
          'page' in route && isFile(route.page) ? namesOf(route.page, config).map((file) => [file, route.path] as const) : [],
        ),
      ),
      draftFiles: new Set(
        input.includeDrafts ? [] : input.pages.flatMap((page) => (page.frontmatter.draft && isFile(page) ? [page.file] : [])),
      ),
      // Links to them are findings where nothing else tells of them.
      refusedPaths:
        config.rules['invalid-route'] === 'off'
          ? undefined
          : new Set([...parts.flatMap((part) => part.refusedPaths ?? []), ...refusedPaths]),
      structure: {
        versions,
        locales: [localeOf(config)],
      },
      tagByName: tags.tagByName,
      apis: parts.flatMap(({ api }) => api ?? []),
    },
    diagnostics: [
      ...parts.flatMap((part) => part.diagnostics),
      ...tags.diagnostics,
      ...redirects.diagnostics,
      ...repeatedPackages(config, input.apiModels),
      ...refused,
      ...diagnostics,
      ...sharedFiles(ofSources, config),
    ],
  }
}

/** Links between translations name files that may not be there yet, and links of originals those that have been translated. */
function namesOf({ file, made }: Pick<ReactPage, 'file' | 'made'>, config: SiteConfig): readonly string[] {
  const twin = made?.originalFile ?? twinOf(file, config)
  return twin === undefined ? [file] : [twin, file]
}

function groupBySource(pages: readonly PlacedPage[], config: SiteConfig): ReadonlyMap<string, readonly PlacedPage[]> {
  const groups = new Map<string, PlacedPage[]>()
  for (const page of pages) {
    const source = sourceInLocale(page.source, config)
    const group = groups.get(source)
    if (group) group.push(page)
    else groups.set(source, [page])
  }
  return groups
}

function entrancesOf(routes: readonly PlacedRoute[], parts: readonly PlacedSource[]): readonly PlacedRoute[] {
  const entrances = new Map<RoutePath, PlacedRoute>()
  for (const { entrance } of parts) {
    if (entrance && !entrances.has(entrance.path)) entrances.set(entrance.path, entrance)
  }
  return [...entrances.values()].filter(({ path }) => !routes.some((route) => route.path === path))
}

/**
 * A site without a page at `/` leads from there to its first docs, of several versions to the newest, or else to its API reference, or to
 * the first page of a custom source.
 */
function entranceOf(routes: readonly PlacedRoute[], parts: readonly PlacedSource[], config: SiteConfig): readonly Route[] {
  if (routes.some(({ path }) => path === '/')) return []
  const homes = parts.flatMap(({ home, version }) => (home ? [{ ...home, version }] : [])).sort((a, b) => a.rank - b.rank)
  const family = familyOf(parts.flatMap(({ version }) => version ?? []))
  const [first] = homes
  const isVersion = family.some((version) => version === first?.version)
  const home = (isVersion ? homes.find(({ version }) => version === newestOf(family)) : undefined) ?? first
  return home === undefined ? [] : [{ kind: 'redirect', path: '/', from: '/', to: home.path, at: startOfConfig(config) }]
}

function localeOf(config: SiteConfig): Locale {
  return { ...config.locale, path: config.base }
}
