// What pages know of the site's search, and where readers look who have none.
import type { SiteConfig } from '../../model/config.ts'
import type { HostedSearch, HostedSearchConfig, SearchContext } from '../../model/hosted-search.ts'
import type { RouteGraph } from '../../model/route.ts'
import type { PageLink, SiteProps } from '../../model/theme.ts'
import { hrefOfRoute } from './hrefs.ts'
import { apiTag, defaultTag, docsTagOf } from './search-tags.ts'

export function searchPropsOf(graph: RouteGraph, config: SiteConfig, workerHref: string | undefined): SiteProps['search'] {
  const { search, searchIssue } = config
  if (workerHref === undefined || search === false) return undefined
  const isHosted = search !== 'auto' && search.kind === 'hosted'
  return {
    workerHref,
    // An index of the site's own is named by its one fixed address: what changes with it lies in it, and in no page.
    config: isHosted ? hostedConfigOf(search, graph, config) : { base: config.base },
    issueHref: searchIssue?.pattern,
  }
}

function hostedConfigOf({ options }: HostedSearch, graph: RouteGraph, config: SiteConfig): HostedSearchConfig<typeof options> {
  const { contextual = true } = options
  return { options, origin: config.url, context: contextual ? contextOf(graph, config) : undefined }
}

/** Of sites with several versions of their guides the first is searched, which is the one that readers come to. */
function contextOf({ structure, apis }: RouteGraph, { locale }: SiteConfig): SearchContext {
  const [version] = structure.versions
  return {
    language: locale.htmlLang,
    tags: [defaultTag, ...(version ? [docsTagOf(version.name)] : []), ...(apis.length > 0 ? [apiTag] : [])],
  }
}

/** The first page of each source of guides, and the lists of what the references document. */
export function searchPlacesOf({ structure, apis, routeByPath }: RouteGraph, config: SiteConfig): readonly PageLink[] {
  const guides = structure.versions.flatMap(({ docs, mainDocId, label, isShown }) => {
    const first = docs.find(({ id }) => id === mainDocId) ?? docs[0]
    const title = isShown && structure.versions.length > 1 ? `Guides (${label})` : 'Guides'
    return first ? [{ title, href: hrefOfRoute(first.path, config) }] : []
  })
  const symbols = [...routeByPath.values()].flatMap(({ kind, path }) =>
    kind === 'api-symbols' ? [{ title: 'Index of all symbols', href: hrefOfRoute(path, config) }] : [],
  )
  const references = apis.map(({ path }) => ({ title: 'Packages', href: hrefOfRoute(path, config) }))
  return [...guides, ...symbols, ...references]
}
