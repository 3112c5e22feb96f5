// In: compiled pages, React pages and API models. Out: every route of the site, its sidebars and versions.
import { locateInConfig } from '../../config/locate.ts'
import { findNearest } from '../../model/nearest.ts'
import { duplicateDocId, unknownChangelog, unknownDoc } from '../../diagnostics/routes.ts'
import type { ApiModel } from '../../model/api.ts'
import type { SiteConfig } from '../../model/config.ts'
import type { Diagnostic } from '../../model/diagnostic.ts'
import type { CompiledPage } from '../../model/page.ts'
import type { ApiSection, DocsVersion, Locale, Route, RouteGraph, RoutePath } from '../../model/route.ts'
import type { DocsSource, ReactPage } from '../../model/source.ts'
import { apiSectionOf } from '../../sources/api/api-section.ts'
import { customPart } from '../../sources/custom/custom-part.ts'
import { docIdentityOf, joinRoute } from '../../sources/docs/doc-identity.ts'
import { startOfConfig } from '../../syntax/origin.ts'
import { readingOrderOf } from '../../syntax/reading-order.ts'
import { docsSidebarOf, type Doc } from '../../sources/docs/docs-sidebar.ts'
import { refusalOfDoc, refusalOfRoute, withoutRefused } from '../../sources/refused-routes.ts'
import { repeatedPackages } from '../../sources/api/repeated-packages.ts'
import { uniqueRoutes } from './unique-routes.ts'

export interface GraphInput {
  readonly config: SiteConfig
  readonly pages: readonly CompiledPage[]
  /** React pages with their HTML, by the name of their source. */
  readonly reactPages: ReadonlyMap<string, readonly { readonly page: ReactPage; readonly html: string }[]>
  /** API models by the name of their source. */
  readonly apiModels: ReadonlyMap<string, ApiModel>
  /** Routes of custom sources in the order in which they were given, by the name of the source. */
  readonly customOrder?: ReadonlyMap<string, readonly RoutePath[]> | undefined
  /** Whether pages with `draft: true` are part of the site. */
  readonly includeDrafts: boolean
}

export interface BuiltGraph {
  readonly graph: RouteGraph
  readonly diagnostics: readonly Diagnostic[]
}

/**
 * Reports `invalid-route`, `duplicate-route`, `case-collision`, `duplicate-doc-id`, `duplicate-api-package`, `unknown-doc` and
 * `unknown-changelog`.
 */
export function buildRouteGraph(input: GraphInput): BuiltGraph {
  const { config } = input
  const pagesBySource = groupBySource(input.pages)
  const parts = config.sources.map((source): GraphPart => {
    switch (source.kind) {
      case 'docs':
        return docsPart(source, pagesBySource.get(source.name) ?? [], input)
      case 'pages':
        return reactPart(source.path, input.reactPages.get(source.name) ?? [])
      case 'api':
        return apiPart(source, input, pagesBySource)
      case 'changelogs':
        // Their routes stand under the package they belong to: the API reference adds them.
        return { routes: [], diagnostics: unplacedChangelogs(pagesBySource.get(source.name) ?? [], input) }
      case 'custom':
        return {
          ...customPart({
            ...input,
            source,
            pages: pagesBySource.get(source.name) ?? [],
            reactPages: input.reactPages.get(source.name) ?? [],
            order: input.customOrder?.get(source.name) ?? [],
          }),
          isCustom: true,
        }
    }
  })
  const redirects = config.redirects.map(({ from, to }): Route => {
    const path = from.endsWith('/') ? from : `${from}/`
    return { kind: 'redirect', path, from, to, at: locateInConfig(config.configFiles, ['redirects', from], to) }
  })
  const own: Route[] = [...parts.flatMap(({ routes }) => routes), ...redirects, { kind: 'search', path: '/search/' }]
  const { kept, diagnostics: refused } = withoutRefused(own, config, (route, refusal) => refusalOfRoute(route, refusal, config))
  const withEntrances = [...kept, ...entrancesOf(kept, parts)]
  const { routes, diagnostics } = uniqueRoutes([...withEntrances, ...entranceOf(withEntrances, parts, config)], config)
  return {
    graph: {
      routes,
      routeByPath: new Map(routes.map((route) => [route.path, route])),
      pathByFile: new Map(
        routes.flatMap((route) => ('page' in route && isFile(route.page) ? [[route.page.file, route.path] as const] : [])),
      ),
      draftFiles: new Set(
        input.includeDrafts ? [] : input.pages.flatMap((page) => (page.frontmatter.draft && isFile(page) ? [page.file] : [])),
      ),
      structure: {
        versions: parts.flatMap(({ version }) => version ?? []),
        locales: [localeOf(config)],
      },
      apis: parts.flatMap(({ api }) => api ?? []),
    },
    diagnostics: [
      ...parts.flatMap((part) => part.diagnostics),
      ...repeatedPackages(config, input.apiModels),
      ...refused,
      ...diagnostics,
    ],
  }
}

/** Whether a link to the file means the page. */
function isFile({ made, params }: Pick<ReactPage, 'made' | 'params'>): boolean {
  return params === undefined && (made?.isAsWritten ?? true)
}

function groupBySource(pages: readonly CompiledPage[]): ReadonlyMap<string, readonly CompiledPage[]> {
  const groups = new Map<string, CompiledPage[]>()
  for (const page of pages) {
    const group = groups.get(page.source)
    if (group) group.push(page)
    else groups.set(page.source, [page])
  }
  return groups
}

interface GraphPart {
  readonly routes: readonly Route[]
  /** Leads from the path of a source to its first page, where no page has that path. */
  readonly entrance?: Route | undefined
  readonly diagnostics: readonly Diagnostic[]
  readonly version?: DocsVersion
  readonly api?: ApiSection
  readonly isCustom?: boolean
}

function docsPart(source: DocsSource, pages: readonly CompiledPage[], { config, includeDrafts }: GraphInput): GraphPart {
  const all = pages.map((page): Doc => ({ page, ...docIdentityOf(page.contentPath, page.frontmatter, source.path) }))
  const wanted = includeDrafts ? all : all.filter(({ page }) => !page.frontmatter.draft)
  const { kept: docs, diagnostics: refused } = withoutRefused(wanted, config, ({ page }, refusal) => refusalOfDoc(page, refusal))
  const { items, diagnostics } = docsSidebarOf(source, docs, config)
  const order = readingOrderOf(items)
  const listed = new Set(order.map(({ path }) => path))
  const main = mainDocOf(source, docs, order, config)
  const version: DocsVersion = {
    name: source.version.name,
    label: source.version.label,
    isShown: source.version.isShown,
    banner: source.version.banner,
    path: source.path,
    mainDocId: main.doc?.id,
    docs: docs.map(({ id, path }) => ({ id, path, sidebar: listed.has(path) ? source.name : undefined })),
    draftIds: all.filter(({ page }) => page.frontmatter.draft).map(({ id }) => id),
    sidebars: { [source.name]: items },
  }
  const routes = docs.map((doc): Route => ({ kind: 'doc', path: doc.path, page: doc.page, id: doc.id, version }))
  const hasIndex = docs.some(({ path }) => path === source.path)
  const entrance: Route | undefined =
    hasIndex || !main.doc || (source.path === '/' && source.mainDoc === undefined)
      ? undefined
      : { kind: 'redirect', path: source.path, from: source.path, to: main.doc.path, at: startOfConfig(config) }
  return { routes, entrance, version, diagnostics: [...refused, ...diagnostics, ...main.diagnostics, ...repeatedIds(docs)] }
}

/** The doc that the docs' own path leads to: the one named in the config, the index page, or the first of the sidebar. */
function mainDocOf(
  source: DocsSource,
  docs: readonly Doc[],
  order: readonly { readonly path: RoutePath }[],
  config: SiteConfig,
): { readonly doc?: Doc | undefined; readonly diagnostics: readonly Diagnostic[] } {
  const first = docs.find(({ path }) => path === source.path) ?? docs.find(({ path }) => path === order[0]?.path) ?? docs[0]
  if (source.mainDoc === undefined) return { doc: first, diagnostics: [] }
  const named = docs.find(({ id }) => id === source.mainDoc)
  if (named) return { doc: named, diagnostics: [] }
  const at = locateInConfig(config.configFiles, ['mainDoc'], source.mainDoc)
  const nearest = findNearest(
    source.mainDoc,
    docs.map(({ id }) => id),
  )
  return { doc: first, diagnostics: [unknownDoc(at, `The main doc of "${source.name}"`, source.mainDoc, nearest)] }
}

function repeatedIds(docs: readonly Doc[]): readonly Diagnostic[] {
  const fileById = new Map<string, string>()
  return docs.flatMap(({ id, page }) => {
    const other = fileById.get(id)
    if (other === undefined) {
      fileById.set(id, page.file)
      return []
    }
    return [duplicateDocId(page.ranges.id ?? { file: page.file, line: 1, column: 1 }, id, other)]
  })
}

/** `index.tsx` → `/`, `about/team.tsx` → `/about/team/`, `blog/[slug].tsx` → `/blog/one/`. */
function reactPart(base: RoutePath, pages: readonly { readonly page: ReactPage; readonly html: string }[]): GraphPart {
  const routes = pages.map(({ page, html }): Route => {
    const segments = page.contentPath.replace(/\.[jt]sx$/, '').split('/')
    if (segments.at(-1) === 'index') segments.pop()
    const filled = segments.map((segment) => page.params?.[/^\[(.+)\]$/.exec(segment)?.[1] ?? ''] ?? segment)
    return { kind: 'page', path: joinRoute(base, filled), page, html }
  })
  return { routes, diagnostics: [] }
}

function apiPart(
  source: { readonly name: string; readonly path: RoutePath },
  input: GraphInput,
  pagesBySource: ReadonlyMap<string, readonly CompiledPage[]>,
): GraphPart {
  const model = input.apiModels.get(source.name)
  if (!model) return { routes: [], diagnostics: [] }
  const pageByDir = new Map(changelogPages(input.config, pagesBySource).map((page) => [changelogNameOf(page), page]))
  const { api, routes } = apiSectionOf(
    source.name,
    `/${source.path.split('/').filter(Boolean).join('/')}/`.replace('//', '/'),
    model,
    new Set(pageByDir.keys()),
  )
  const changelogs = model.packages.flatMap((apiPackage): Route[] => {
    const page = pageByDir.get(apiPackage.dir)
    const path = api.changelogByDir.get(apiPackage.dir)
    return page && path !== undefined ? [{ kind: 'changelog', path, page, api, package: apiPackage }] : []
  })
  return { routes: [...routes, ...changelogs], api, diagnostics: [] }
}

function changelogPages(
  config: SiteConfig,
  pagesBySource: ReadonlyMap<string, readonly CompiledPage[]>,
): readonly CompiledPage[] {
  return config.sources.filter(({ kind }) => kind === 'changelogs').flatMap(({ name }) => pagesBySource.get(name) ?? [])
}

/** `server.md` and `server/CHANGELOG.md` both belong to the package `server`. */
function changelogNameOf(page: CompiledPage): string {
  return page.contentPath.replace(/\/CHANGELOG\.md$/i, '').replace(/\.md$/, '')
}

function unplacedChangelogs(pages: readonly CompiledPage[], { apiModels }: GraphInput): readonly Diagnostic[] {
  const dirs = new Set([...apiModels.values()].flatMap((model) => model.packages.map(({ dir }) => dir)))
  return pages.flatMap((page) => {
    const name = changelogNameOf(page)
    return dirs.has(name) ? [] : [unknownChangelog({ file: page.file, line: 1, column: 1 }, name, findNearest(name, dirs))]
  })
}

/** A site without a page at `/` leads from there to its first docs, or else to its API reference, or to the first page of a custom source. */
function entrancesOf(routes: readonly Route[], parts: readonly GraphPart[]): readonly Route[] {
  const entrances = new Map<RoutePath, Route>()
  for (const { entrance } of parts) {
    if (entrance && !entrances.has(entrance.path)) entrances.set(entrance.path, entrance)
  }
  return [...entrances.values()].filter(({ path }) => !routes.some((route) => route.path === path))
}

function entranceOf(routes: readonly Route[], parts: readonly GraphPart[], config: SiteConfig): readonly Route[] {
  if (routes.some(({ path }) => path === '/')) return []
  const version = parts.find((part) => part.version && !part.isCustom)?.version
  const mainDoc = version?.docs.find(({ id }) => id === version.mainDocId)
  const custom = parts.find((part) => part.isCustom && part.routes.length > 0)
  const to = mainDoc?.path ?? parts.find((part) => part.api)?.api?.path ?? custom?.routes[0]?.path
  return to === undefined ? [] : [{ kind: 'redirect', path: '/', from: '/', to, at: startOfConfig(config) }]
}

function localeOf(config: SiteConfig): Locale {
  return { ...config.locale, path: config.base }
}
