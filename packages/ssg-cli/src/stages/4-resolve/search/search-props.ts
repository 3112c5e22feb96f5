// What pages know of the site's search, and where readers look who have none.
import type {
  DocsVersion,
  HostedSearch,
  HostedSearchConfig,
  PageLink,
  RouteGraph,
  RoutePath,
  SearchContext,
  SiteConfig,
  SiteProps,
  VersionSearch,
} from '@docgen/model'
import { filesBaseOf } from '../../../config/locales.ts'
import type { DocsVersions } from '../pages/docs-versions.ts'
import { indexFileName } from '../../../search/index-format.ts'
import { hrefOfRoute } from '../links/hrefs.ts'
import { apisOf } from '../links/link-targets.ts'
import { apiTagOf, defaultTag, docsTagOf } from './search-tags.ts'

export interface SiteSearch {
  /** What a page knows of the search, by its path. */
  readonly of: (path: RoutePath) => Pick<SiteProps, 'search' | 'searchHref'>
  readonly versionSearches: readonly VersionSearch[]
}

/**
 * Where the guides have several versions, the search of a page is about that of the page, or about the newest; pages of no version are
 * found by all.
 */
export function siteSearchOf(
  graph: RouteGraph,
  config: SiteConfig,
  versions: DocsVersions,
  workerHref: string | undefined,
): SiteSearch {
  if (config.search === false) return { of: () => ({}), versionSearches: [] }
  const searchHref = hrefOfRoute('/search/', config)
  const newest = searchPropsOf(graph, config, versions.newest, workerHref)
  const others = graph.structure.versions.flatMap((version) => {
    const search = searchPropsOf(graph, config, version, workerHref)
    // A service that is asked without a context answers the same to all.
    const isOwn = version.isShown && versions.newest !== undefined && JSON.stringify(search) !== JSON.stringify(newest)
    return search && isOwn ? [{ version, search }] : []
  })
  const propsByVersion = new Map(
    others.map(({ version, search }) => {
      return [version, { search, searchHref: `${searchHref}?${new URLSearchParams({ in: version.label }).toString()}` }]
    }),
  )
  return {
    of: (path) => {
      const version = versions.versionOf(path)
      return (version && propsByVersion.get(version)) ?? { search: newest, searchHref }
    },
    versionSearches: others.map(({ version, search }) => ({ label: version.label, search })),
  }
}

/** The folder of the site as it is from the script of the worker, in `assets/`. */
const baseOfWorker = '../'

/** `version` is absent on sites with one version of their guides, or none. */
function searchPropsOf(
  graph: RouteGraph,
  config: SiteConfig,
  version: DocsVersion | undefined,
  workerHref: string | undefined,
): SiteProps['search'] {
  const { search, searchIssue } = config
  if (workerHref === undefined || search === false) return undefined
  const isHosted = search !== 'auto' && search.kind === 'hosted'
  return {
    workerHref,
    // An index of the site's own is named by its one fixed address: what changes with it lies in it, and in no page.
    config: isHosted
      ? hostedConfigOf(search, graph, config, version)
      : {
          base: config.relativeLinks ? baseOfWorker + config.base.slice(filesBaseOf(config).length) : config.base,
          version: version?.label,
        },
    aheadHref: isHosted ? undefined : config.base + indexFileName,
    issueHref: searchIssue?.pattern,
  }
}

function hostedConfigOf(
  { options }: HostedSearch,
  graph: RouteGraph,
  config: SiteConfig,
  version: DocsVersion | undefined,
): HostedSearchConfig<typeof options> {
  const { contextual = true } = options
  return { options, origin: config.url, context: contextual ? contextOf(graph, config, version) : undefined }
}

/** Guides that are no version of others are searched whatever the version. */
function contextOf({ structure, apis }: RouteGraph, { locale }: SiteConfig, chosen: DocsVersion | undefined): SearchContext {
  const versions = structure.versions.filter((version) => chosen === undefined || version === chosen || !version.isShown)
  const references = apis.filter(({ version }) => chosen === undefined || version === undefined || version === chosen.name)
  return {
    language: locale.htmlLang,
    tags: [
      defaultTag,
      ...new Set(versions.map(({ name }) => docsTagOf(name))),
      ...new Set(references.map(({ version }) => apiTagOf(version))),
    ],
  }
}

/** The first page of each source of guides, and the lists of what the references document; of references with versions, the newest. */
export function searchPlacesOf(graph: RouteGraph, config: SiteConfig): readonly PageLink[] {
  const { structure, routeByPath } = graph
  const apis = new Set(apisOf(graph, undefined))
  const guides = structure.versions.flatMap(({ docs, mainDocId, label, isShown }) => {
    const first = docs.find(({ id }) => id === mainDocId) ?? docs[0]
    const title =
      isShown && structure.versions.length > 1 ? config.words('guidesOfVersion', { version: label }) : config.words('guides')
    return first ? [{ title, href: hrefOfRoute(first.path, config) }] : []
  })
  const symbols = [...routeByPath.values()].flatMap((route) =>
    route.kind === 'api-symbols' && apis.has(route.api)
      ? [{ title: config.words('symbolIndex'), href: hrefOfRoute(route.path, config) }]
      : [],
  )
  const references = [...apis].map(({ path }) => ({ title: config.words('packages'), href: hrefOfRoute(path, config) }))
  return [...guides, ...symbols, ...references]
}
