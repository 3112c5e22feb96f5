// In: the route graph and everything that links can lead to. Out: every page with its hrefs known, and all that does not resolve.
import {
  contentMark,
  outputPathOf,
  outputPathOfRoute,
  pageListFile,
  type Asset,
  type CheckedSample,
  type CompiledFragment,
  type Diagnostic,
  type NamedFiles,
  type RedirectPage,
  type Recall,
  type Refusal,
  type ResolvedPage,
  type ResolvedSite,
  type Route,
  type RouteGraph,
  type SidebarItem,
  type Site,
  type SiteConfig,
  type SitePage,
  type StoredText,
} from '@docgen/model'
import { originalFilesIn, pathInSite } from '../../config/locales.ts'
import { locateInConfig } from '../../config/locate.ts'
import { onMadePage } from '../../diagnostics/made-page.ts'
import { pageFailed } from '../../diagnostics/markdown.ts'
import type { Rules } from '../../search/rules.ts'
import { isWaiting } from '../../common/unless-written.ts'
import { guarded } from '../../common/guarded.ts'
import { authorFileOf } from '../../common/page-id.ts'
import { madeOf, originOf } from '../../common/origin.ts'
import { readingOrderOf } from '../../common/reading-order.ts'
import { apiPage } from './api/api-pages.ts'
import { apiScopesOf, type ApiScope } from './api/api-scopes.ts'
import { docPage, fillSlotsOfDoc } from './pages/doc-page.ts'
import { docsVersionsOf } from './pages/docs-versions.ts'
import type { FilledSlots } from './links/fill-slots.ts'
import { hrefOfFile, hrefOfRoute } from './links/hrefs.ts'
import type { LinkTargets } from './links/link-targets.ts'
import { siteTargetsOf } from './site-targets.ts'
import { markdownAddressesOf } from './links/markdown-addresses.ts'
import { outputPathsOf } from './pages/output-paths.ts'
import { basePropsOf, identityOf, sitePageOf, type PageContext, type ReadingOrder } from './pages/page-context.ts'
import { listingPage } from './pages/listing-pages.ts'
import { releaseFeedsOf } from './pages/release-feeds.ts'
import { resolveLink } from './links/resolve-link.ts'
import { rewriteHrefs } from './links/rewrite-hrefs.ts'
import type { ToMarkdown } from './resolved-page.ts'
import { resolvedSiteOf } from './resolved-site.ts'
import { searchPageOfReact } from './search/search-pages.ts'
import { languageFindings } from './language-findings.ts'
import { sampleDiagnosticsOf } from './samples/sample-findings.ts'
import { searchPlacesOf, siteSearchOf } from './search/search-props.ts'
import type { CodeNames } from './links/code-names.ts'
import { siteLocalesOf, type LocaleGraph } from './pages/site-locales.ts'
import { entranceOf, placedInSite } from './pages/placed-in-site.ts'
import { sidebarSectionsOf } from './pages/sidebar-sections.ts'
import { sharedPropsOf } from './pages/site-props.ts'
import { sidebarIndexOf } from './pages/view-sidebar.ts'

export interface ResolveInput {
  readonly graph: RouteGraph
  /** Those of all languages, the default first; absent on a site with one. */
  readonly locales?: readonly LocaleGraph[] | undefined
  readonly config: SiteConfig
  readonly assets: readonly Asset[]
  /** Names of all files among the docs, for suggestions. */
  readonly assetFiles: readonly string[]
  readonly unservedFiles: readonly string[]
  /** What is not read, by path relative to the site root. */
  readonly refused: ReadonlyMap<string, Refusal>
  readonly named: NamedFiles
  /** Compiled texts of the API, by `textKey`. */
  readonly fragments: ReadonlyMap<string, CompiledFragment>
  readonly samples: readonly CheckedSample[]
  /** HTML of a compiled page, with its slots still open. */
  readonly htmlOf: (key: string) => string
  /** Sections of a compiled page, encoded for search. */
  readonly searchTextOf: (key: string) => StoredText
  /** Those of the language of the pages. */
  readonly searchRules: Rules
  /** What is kept of a compiled page for rules and outputs, encoded. */
  readonly keptTextsOf: (key: string) => string
  /** Address of the search worker's script; absent when the site has no search. */
  readonly searchWorkerHref: string | undefined
  /** ISO date and author of the last change of each file. */
  readonly lastUpdates: ReadonlyMap<string, { readonly date: string; readonly author?: string | undefined }>
  readonly styles: readonly string[]
  readonly scripts: readonly string[]
  readonly hashOf: (text: string) => string
  /** Facts about the page at `path`; `own` names what only this page depends on. Absent where none are kept. */
  readonly recallOf?: ((path: string, own: string) => Recall) | undefined
  /** Pages that are not written in Markdown, as Markdown. */
  readonly toMarkdown: ToMarkdown
}

/** A site whose pages are resolved one by one, as they are asked for; each says which of its links lead nowhere. */
export function resolveSite(input: ResolveInput): Site {
  const { graph } = input
  const { config, withFailures } = outputPathsOf(input.config)
  const targets = siteTargetsOf({ ...input, config })
  const locales = siteLocalesOf(input, input.locales)
  const versions = docsVersionsOf(graph, config)
  const search = siteSearchOf(graph, config, versions, input.searchWorkerHref)
  const shared = sharedPropsOf({ targets, versions, search, locales, sidebars: sidebarSectionsOf(graph.routes) })
  const diagnostics: Diagnostic[] = [...shared.diagnostics, ...languageFindings(config)]
  const sidebars = new Map(
    [
      ...graph.structure.versions.flatMap(({ sidebars: byName }) => Object.values(byName)),
      ...graph.apis.map(({ sidebar }) => sidebar),
    ].map((items) => [items, sidebarIndexOf(items, resolveSidebarHrefs(items, targets, diagnostics))]),
  )
  const orders = new Map([...sidebars.keys()].map((items) => [items, orderOf(items)]))
  const scopeOf = apiScopesOf({ graph, config, targets, filledSlotsOf: (route) => filledSlotsOf(route) })
  const filledSlotsOf = oncePerRoute((route) => fillSlotsOfDoc(route, scopeOf(route).targets))
  const context: Omit<PageContext, keyof ApiScope> = {
    ...input,
    config,
    locales,
    siteOf: shared.siteOf,
    versionSearches: search.versionSearches,
    versions,
    orderOf: (items) => orders.get(items) ?? orderOf(items),
    sidebarOf: (items) => sidebars.get(items) ?? sidebarIndexOf(items, new Map()),
    filledSlotsOf,
    markdownAddresses: markdownAddressesOf(graph, config),
  }
  const contextOf = contextsOf(context, scopeOf)
  const finished = (page: SitePage, own: PageContext): SitePage =>
    withRecall(withFailures(guardedPage(page, own)), own, input.recallOf)
  const pages = [
    ...graph.routes.flatMap((route) => namedPages(route, contextOf(route)).map((page) => finished(page, contextOf(route)))),
    finished(notFoundPage(contextOf()), contextOf()),
  ]
  // Those of other languages would say the same.
  const isOther = config.localeSite?.isDefault === false
  const feeds = isOther ? [] : releaseFeedsOf(graph, pages, config)
  if (!isOther) {
    const codeNamesOf = (file: string): CodeNames => scopeOf(routeOfFile(file, graph)).targets.codeNames()
    diagnostics.push(...sampleDiagnosticsOf(input.samples, { codeNamesOf, originalOf: originalFilesIn(config) }))
  }
  let resolved: ResolvedSite | undefined
  return {
    pages: pages.map((page) => placedInSite(page, config)),
    redirects: [
      ...graph.routes
        .flatMap((route) => (route.kind === 'redirect' ? [redirectPage(route, targets)] : []))
        .map((redirect) => placedInSite(redirect, config)),
      ...entranceOf(config),
    ],
    structure: graph.structure,
    feeds,
    resolved: () =>
      (resolved ??= resolvedSiteOf({ ...input, contextOf, pages, feeds, fileOf: (page) => placedInSite(page, config).file })),
    diagnostics,
  }
}

/** Of a file that is no page, as one of a package, there is none. */
function routeOfFile(file: string, { pathByFile, routeByPath }: RouteGraph): Route | undefined {
  return routeByPath.get(pathByFile.get(file) ?? '')
}

/** One for each scope. */
function contextsOf(
  shared: Omit<PageContext, keyof ApiScope>,
  scopeOf: (route?: Route) => ApiScope,
): (route?: Route) => PageContext {
  const contexts = new Map<ApiScope, PageContext>()
  return (route) => {
    const scope = scopeOf(route)
    const known = contexts.get(scope)
    if (known) return known
    const context = { ...shared, ...scope }
    contexts.set(scope, context)
    return context
  }
}

/** The function, which remembers its answers. */
function oncePerRoute(fill: PageContext['filledSlotsOf']): PageContext['filledSlotsOf'] {
  const known = new Map<Route, FilledSlots>()
  return (route) => {
    const filled = known.get(route) ?? fill(route)
    known.set(route, filled)
    return filled
  }
}

function orderOf(items: readonly SidebarItem[]): ReadingOrder {
  const order = readingOrderOf(items)
  return { order, positionByPath: new Map(order.map(({ path }, index) => [path, index])) }
}

function pageOf(route: Route, context: PageContext): readonly SitePage[] {
  switch (route.kind) {
    case 'doc':
    case 'changelog':
      return [docPage(route, context)]
    case 'page':
      return [customPage(route, context)]
    case 'search':
      return [searchPage(route, context)]
    case 'category':
    case 'tag':
    case 'tags':
      return [listingPage(route, context)]
    case 'api-index':
    case 'api-symbols':
    case 'api-hierarchy':
    case 'api-changes':
    case 'api-package':
    case 'api-entry':
      return [apiPage(route, context)]
    case 'redirect':
      return []
  }
}

/** What is found on a page whose text is in no file stands where it is made from, and names the page. */
function namedPages(route: Route, context: PageContext): readonly SitePage[] {
  const pages = pageOf(route, context)
  const made = madeOf(route)
  if (made === undefined || made.isAsWritten) return pages
  const { file, line, column } = made.place
  const named = (found: Diagnostic): Diagnostic => ({ ...onMadePage(found, made), file, line, column })
  return pages.map((page) => ({
    ...page,
    resolved: () => {
      const resolved = page.resolved()
      return resolved.diagnostics.length === 0 ? resolved : { ...resolved, diagnostics: resolved.diagnostics.map(named) }
    },
  }))
}

/** A page that cannot be resolved says so, and shows nothing; the others are resolved. */
function guardedPage(page: SitePage, context: PageContext): SitePage {
  let failed: ResolvedPage | undefined
  const failedOf = (reason: string): ResolvedPage => ({
    page: { layout: 'page', props: { ...basePropsOf(page.path, { title: '' }, context), content: contentMark } },
    ...noContent,
    assets: [],
    diagnostics: [pageFailed({ file: page.source ?? context.config.configFiles[0]?.file ?? '', line: 1, column: 1 }, reason)],
  })
  return { ...page, resolved: () => failed ?? guarded(page.resolved, (reason) => (failed = failedOf(reason))) }
}

function withRecall(page: SitePage, { graph, config, lastUpdates }: PageContext, recallOf: ResolveInput['recallOf']): SitePage {
  if (recallOf === undefined) return page
  const route = graph.routeByPath.get(page.path)
  const compiled = route?.kind === 'doc' || route?.kind === 'changelog' ? route.page : undefined
  // The date belongs to the page: as a part of what pages share, each commit would change it for all of them.
  const own = compiled ? JSON.stringify([compiled.key, lastUpdates.get(authorFileOf(compiled) ?? '')]) : ''
  return { ...page, recall: recallOf(pathInSite(page.path, config), own) }
}

const noContent = { content: () => '', contentKey: '' }

function searchPage(route: Extract<Route, { kind: 'search' }>, context: PageContext): SitePage {
  const { path } = route
  const head = { title: context.config.words('searchDocumentation'), isHidden: true }
  return sitePageOf(identityOf(route, context.config), () => ({
    page: {
      layout: 'search',
      props: {
        ...basePropsOf(path, head, context),
        places: searchPlacesOf(context.graph, context.config),
        versionSearches: context.versionSearches,
      },
    },
    ...noContent,
  }))
}

function notFoundPage(context: PageContext): SitePage {
  return sitePageOf({ path: '/404/', kind: 'not-found', file: outputPathOf('404.html') }, () => {
    const props = basePropsOf('/404/', { title: context.config.words('pageNotFoundTitle'), isHidden: true }, context)
    const head = { ...props.head, canonical: undefined }
    const pagesHref = hrefOfFile(pathInSite(`/${pageListFile}`, context.config).slice(1), context.config)
    return { page: { layout: 'notFound', props: { ...props, head, pagesHref } }, ...noContent }
  })
}

/** A React page is rendered already; its links are read from its HTML, and found again in its source by their text. */
function customPage(route: Extract<Route, { kind: 'page' }>, context: PageContext): SitePage {
  const { page, html, path } = route
  return sitePageOf({ ...identityOf(route, context.config), source: authorFileOf(page), text: page.text }, (findings) => {
    const isHome = path === '/'
    const content = rewriteHrefs(html, (href, value) => {
      const written = href === value ? hrefAsWritten(href, page.text, context.config) : value
      const at = locateInConfig([{ file: page.file, text: page.text }], [], written)
      const resolved = resolveLink(href, { at, path }, context.targets)
      if (resolved.diagnostic) findings.report([resolved.diagnostic])
      if (resolved.asset) findings.useAssets([resolved.asset])
      return resolved.href
    })
    const title = page.title ?? (isHome ? context.config.tagline : '')
    const { unlisted = false, search = true, keywords } = page.made?.frontmatter ?? {}
    const head = { title, isHome, description: page.description ?? context.config.tagline, keywords, isHidden: unlisted }
    const props = basePropsOf(path, head, context)
    return {
      page: { layout: 'page', props: { ...props, content: contentMark } },
      content: () => content,
      contentKey: content,
      ...(search && !unlisted && { search: () => searchPageOfReact(path, page.title ?? context.config.title, content, context) }),
    }
  })
}

/** `href('/docs/x')` in the source becomes `/base/docs/x/` in the HTML. */
function hrefAsWritten(href: string, text: string, { base }: SiteConfig): string {
  const withoutBase = href.startsWith(base) ? `/${href.slice(base.length)}` : href
  const forms = [href, withoutBase, withoutBase.replace(/\/$/, ''), withoutBase.replace(/\/(#.*)$/, '$1')]
  return forms.find((form) => form !== '' && (text.includes(`'${form}'`) || text.includes(`"${form}"`))) ?? href
}

function redirectPage(route: Extract<Route, { kind: 'redirect' }>, targets: LinkTargets): RedirectPage {
  const { config } = targets
  const { href, diagnostic } = resolveLink(route.to, { at: route.at }, targets)
  // A broken one is reported by its rule; its page then leads home rather than astray.
  const home = hrefOfRoute('/', config)
  const file = outputPathOfRoute(route.path, config)
  return {
    path: route.path,
    file,
    origin: originOf(route, config),
    href: diagnostic && !isWaiting(diagnostic) ? home : (href ?? home),
  }
}

function resolveSidebarHrefs(
  items: readonly SidebarItem[],
  targets: LinkTargets,
  diagnostics: Diagnostic[],
): ReadonlyMap<SidebarItem, string> {
  const hrefs = new Map<SidebarItem, string>()
  const visit = (item: SidebarItem): void => {
    if (item.kind === 'category') item.items.forEach(visit)
    if (item.kind !== 'href') return
    const { href, diagnostic } = resolveLink(item.href, { at: item.at, path: '/' }, targets)
    if (diagnostic) diagnostics.push(diagnostic)
    if (href !== undefined) hrefs.set(item, href)
  }
  items.forEach(visit)
  return hrefs
}
