// Pages of the API reference: their texts filled in, and the address of every declaration they name.
import {
  entryGroupsOf,
  isDeprecated,
  memberAnchorOf,
  memberGroupsOf,
  textKey,
  type ApiEntry,
  type ApiId,
  type ApiPackage,
  type ApiText,
} from '../../model/api.ts'
import type { CompiledFragment } from '../../model/page.ts'
import type { ApiSection, Route, RouteGraph, RoutePath, SidebarItem } from '../../model/route.ts'
import type { SearchPage } from '../../model/search-page.ts'
import type { SitePage, ThemePage } from '../../model/site.ts'
import type {
  ApiEntryPageProps,
  ApiEntrySummary,
  ApiHierarchyPageProps,
  ApiIndexPageProps,
  ApiPackageProps,
  ApiSymbolsPageProps,
  PageLink,
  TocEntry,
} from '../../model/theme.ts'
import { targetsOf, textsOf } from '../../syntax/api-texts.ts'
import { apiHierarchyOf } from './api-hierarchy.ts'
import type { Mention } from './api-mentions.ts'
import { apiSymbolsOf } from './api-symbols.ts'
import { unexportedUsedBy } from './api-unexported.ts'
import { externalHrefsOf } from './external-links.ts'
import { fillSlots, withSlots } from './fill-slots.ts'
import { hrefOfRoute } from './hrefs.ts'
import { apiBreadcrumbsOf, apiIndexTitle, basePropsOf, sitePageOf, type PageContext, type PageFindings } from './page-context.ts'
import { searchPageOfEntry, searchPageOfPackage } from './search-pages.ts'
import { viewSidebar } from './view-sidebar.ts'
import { apiTag } from './search-tags.ts'

type ApiRoute = Extract<Route, { kind: 'api-index' | 'api-symbols' | 'api-hierarchy' | 'api-package' | 'api-entry' }>
type OverviewRoute = Exclude<ApiRoute, { kind: 'api-package' | 'api-entry' }>
type PackageRoute = Extract<ApiRoute, { kind: 'api-package' }>
type EntryRoute = Extract<ApiRoute, { kind: 'api-entry' }>

export function apiPage(route: ApiRoute, context: PageContext): SitePage {
  return sitePageOf({ path: route.path, kind: route.kind }, context.config, (findings) => ({
    page: themePageOf(route, { ...context, ...findings }),
    content: () => '',
    contentKey: '',
    search: () => searchPageOfApi(route, context),
  }))
}

/** Indexes are not searched: what they list is found by itself. */
function searchPageOfApi(route: ApiRoute, context: PageContext): SearchPage | undefined {
  if (route.kind === 'api-package') return searchPageOfPackage(route, context)
  if (route.kind !== 'api-entry') return undefined
  // The names of the namespaces around it stand in its id.
  const inner = (route.entry.id.split('!')[1] ?? '').split('.').slice(0, -1)
  return searchPageOfEntry(route.path, [...inner, route.entry.displayName].join('.'), route, context)
}

type ApiContext = PageContext & PageFindings

function themePageOf(route: ApiRoute, context: ApiContext): ThemePage {
  switch (route.kind) {
    case 'api-index':
      return { layout: 'apiIndex', props: indexProps(route, context) }
    case 'api-symbols':
      return { layout: 'apiSymbols', props: symbolsProps(route, context) }
    case 'api-hierarchy':
      return { layout: 'apiHierarchy', props: hierarchyProps(route, context) }
    case 'api-package':
      return { layout: 'apiPackage', props: packagePageProps(route, context) }
    case 'api-entry':
      return { layout: 'apiEntry', props: entryProps(route, context) }
  }
}

function frameOf(
  route: ApiRoute,
  label: string,
  title: string,
  section: string | undefined,
  description: string,
  context: PageContext,
) {
  const index = context.sidebarOf(route.api.sidebar)
  return {
    ...basePropsOf(route.path, { title, section, description, tag: apiTag }, context),
    sidebar: viewSidebar(index, route.path, context.config),
    breadcrumbs: apiBreadcrumbsOf(route.api, index, route.path, label, context.config),
  }
}

function indexProps(route: OverviewRoute, context: PageContext): ApiIndexPageProps {
  const title = apiIndexTitle
  const hrefOfPart = (part: 'symbols' | 'hierarchy'): string => hrefOfRoute(`${route.api.path}${part}/`, context.config)
  return {
    ...frameOf(route, title, title, undefined, `Every package of ${context.config.title}, with its exports.`, context),
    title,
    packages: route.api.packages.map((apiPackage) => ({
      name: apiPackage.name,
      version: apiPackage.version,
      description: apiPackage.description,
      href: packageHref(route.api, apiPackage, context),
      entryCount: apiPackage.entries.length,
      group: apiPackage.group,
    })),
    symbolsHref: hrefOfPart('symbols'),
    hierarchyHref: hrefOfPart('hierarchy'),
  }
}

function symbolsProps(route: OverviewRoute, context: PageContext): ApiSymbolsPageProps {
  const title = 'All symbols'
  return {
    ...frameOf(route, title, title, 'API', `Every export of the packages of ${context.config.title}, A to Z.`, context),
    title,
    symbols: apiSymbolsOf(route.api, ({ id }) => hrefOfId(id, route.api, context)),
  }
}

function hierarchyProps(route: OverviewRoute, context: PageContext): ApiHierarchyPageProps {
  const title = 'Hierarchy'
  const description = `Classes and interfaces of ${context.config.title} by what they extend and implement.`
  return {
    ...frameOf(route, title, title, 'API', description, context),
    title,
    roots: apiHierarchyOf(route.api, (id) => hrefOfId(id, route.api, context)),
  }
}

function hrefOfId(id: ApiId, { placeById }: ApiSection, { config }: PageContext): string | undefined {
  const place = placeById.get(id)
  return place && hrefOfRoute(place.path, config, place.anchor)
}

function packagePageProps(route: PackageRoute, context: ApiContext) {
  const { api, package: apiPackage } = route
  const groups = entryGroupsOf(apiPackage.entries).map((group) => ({
    ...group,
    entries: group.entries.map((entry) => summaryOf(entry, route, context)),
  }))
  const toc = groups.map(({ title, anchor }): TocEntry => ({ depth: 2, text: title, href: `#${encodeURIComponent(anchor)}` }))
  const readme = apiPackage.readme && filledText(apiPackage.readme, route, context, apiPackage.repositoryUrl)
  const readmeHeadings = (apiPackage.readme && context.fragments.get(textKey(apiPackage.readme))?.headings) ?? []
  return {
    ...frameOf(route, apiPackage.name, apiPackage.name, 'API', apiPackage.description || `API of ${apiPackage.name}.`, context),
    package: packagePropsOf(api, apiPackage, context),
    readme,
    groups,
    toc: [
      ...toc,
      ...readmeHeadings
        .filter(({ depth }) => depth === 2)
        .map(({ depth, text, anchor }): TocEntry => ({ depth, text, href: `#${encodeURIComponent(anchor)}` })),
    ],
  }
}

function summaryOf(entry: ApiEntry, route: PackageRoute, context: ApiContext): ApiEntrySummary {
  const place = route.api.placeById.get(entry.id)
  const comment = entry.comment ?? (entry.kind === 'function' ? entry.signatures[0]?.comment : undefined)
  return {
    // A re-export is known by the name that it adds: `default`.
    name: entry.kind === 'reference' ? entry.name : entry.displayName,
    anchor: entry.name,
    href: place === undefined || place.path === route.path ? undefined : hrefOfRoute(place.path, context.config, place.anchor),
    summary: comment?.summary ? firstParagraphOf(filledText(comment.summary, route, context)) : '',
    isDeprecated: isDeprecated(entry),
    target: entry.kind === 'reference' ? entry.targetName : undefined,
  }
}

function firstParagraphOf(html: string): string {
  return /^<p>([\s\S]*?)<\/p>/.exec(html)?.[1] ?? html
}

function entryProps(route: EntryRoute, context: ApiContext): ApiEntryPageProps {
  const { api, package: apiPackage, entry } = route
  const texts = textsOf(entry.kind === 'namespace' ? { comment: entry.comment } : entry)
  const description = plainTextOf(texts[0]) || `${entry.displayName}: ${entry.kind} of ${apiPackage.name}.`
  const unexported = entry.kind === 'namespace' ? {} : unexportedUsedBy(entry, context.apiIndex.unexported())
  const shown = [entry, ...Object.values(unexported)]
  const hrefs = hrefsOf(route, shown, context)
  const deprecated = Object.keys(hrefs).filter((id) => context.apiIndex.deprecated().has(id))
  return {
    ...frameOf(route, entry.displayName, entry.displayName, 'API', description, context),
    package: packagePropsOf(api, apiPackage, context),
    entry,
    hrefs,
    ...(deprecated.length > 0 && { deprecated }),
    texts: Object.fromEntries(textsOf(shown).map((text) => [textKey(text), filledText(text, route, context)])),
    externalHrefs: externalHrefsOf(shown, api.externalHrefs),
    ...referencesTo(route, context),
    mentionedIn: context.apiIndex.mentionsOf(route.path).map((mention) => mentionOf(mention, context)),
    ...(Object.keys(unexported).length > 0 && { unexported }),
    importLine: importLineOf(entry, apiPackage),
    toc: tocOfEntry(entry),
    ...neighboursOf(route, context),
  }
}

/** Names used all over a family would make their page one long list: these many uses are on it, and how many there are besides. */
const mostUses = 100

function referencesTo(
  { path, package: { name } }: EntryRoute,
  { apiIndex, config }: PageContext,
): Pick<ApiEntryPageProps, 'referencedBy' | 'referencedByMore'> {
  const uses = apiIndex.usesOf(path)
  const elsewhere = new Set(uses.filter((use) => use.package !== name).map(({ title }) => title))
  return {
    referencedBy: uses.slice(0, mostUses).map((use) => ({
      title: use.title,
      href: hrefOfRoute(use.path, config, use.anchor),
      context: use.context,
      // One in the entry's own package goes without saying, unless another package has the name too.
      ...(elsewhere.has(use.title) && { package: use.package }),
      ...(use.isDeprecated && { isDeprecated: true }),
    })),
    ...(uses.length > mostUses && { referencedByMore: uses.length - mostUses }),
  }
}

/** "Overview" alone says little: the categories that lead to it in the sidebar stand with it. */
function mentionOf(
  { doc: { page, path, version }, samples }: Mention,
  { sidebarOf, config }: PageContext,
): ApiEntryPageProps['mentionedIn'][number] {
  const [items = []] = Object.values(version.sidebars)
  const labels = (sidebarOf(items).ancestorsByPath.get(path) ?? []).map(({ label }) => label)
  const trail = labels.at(-1) === page.title ? labels.slice(0, -1) : labels
  return {
    title: page.title,
    href: hrefOfRoute(path, config),
    ...(trail.length > 0 && { trail }),
    ...(samples > 0 && { samples }),
  }
}

/** Where the declarations that the entry names stand. A link to the page itself is its anchor alone. */
function hrefsOf(
  { entry, path }: EntryRoute,
  shown: readonly ApiEntry[],
  { targets, config }: PageContext,
): Readonly<Record<string, string>> {
  const ids = [...targetsOf(shown), ...(entry.kind === 'namespace' ? entry.entries.map(({ id }) => id) : [])]
  return Object.fromEntries(
    ids.flatMap((id) => {
      const place = targets.placeById.get(id)
      if (!place) return []
      const isHere = place.path === path && place.anchor !== undefined
      return [
        [id, isHere ? `#${encodeURIComponent(place.anchor ?? '')}` : hrefOfRoute(place.path, config, place.anchor)] as const,
      ]
    }),
  )
}

function packageHref(api: ApiSection, apiPackage: ApiPackage, { config }: Pick<PageContext, 'config'>): string {
  return hrefOfRoute(`${api.path}${apiPackage.dir}/`, config)
}

function packagePropsOf(api: ApiSection, apiPackage: ApiPackage, context: PageContext): ApiPackageProps {
  const changelog = api.changelogByDir.get(apiPackage.dir)
  return {
    dir: apiPackage.dir,
    name: apiPackage.name,
    version: apiPackage.version,
    description: apiPackage.description,
    isPublished: apiPackage.isPublished,
    href: packageHref(api, apiPackage, context),
    repositoryUrl: apiPackage.repositoryUrl,
    changelogHref: changelog && hrefOfRoute(changelog, context.config),
  }
}

/** HTML of a text with its links resolved and reported. */
function filledText(text: ApiText, route: ApiRoute, context: ApiContext, externalBase?: string): string {
  const fragment = context.fragments.get(textKey(text))
  if (!fragment) return ''
  const source = { at: { file: text.file, line: text.line, column: text.column }, path: route.path, externalBase }
  const { values, assets, diagnostics } = fillSlots(fragment.slots, source, context.targets, context.config)
  // The author of the site cannot mend what an installed package says.
  const isForeign = text.file.split('/').includes('node_modules')
  context.report(isForeign ? diagnostics.map((diagnostic) => ({ ...diagnostic, severity: 'warning' as const })) : diagnostics)
  context.useAssets(assets)
  return withSlots(fragment.html, values)
}

function plainTextOf(text: ApiText | undefined): string {
  const [first = ''] = text?.markdown.split(/\n\s*\n/) ?? []
  return first
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[`*]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}

function importLineOf(entry: EntryRoute['entry'], apiPackage: ApiPackage): string {
  // What stands in a namespace is reached through the namespace.
  const [name = entry.name] = (entry.id.split('!')[1] ?? entry.name).split('.')
  if (name === 'default')
    return `import ${entry.displayName === 'default' ? 'value' : entry.displayName} from '${apiPackage.name}'`
  const isType = (entry.kind === 'interface' || entry.kind === 'type') && name === entry.name
  return `import ${isType ? 'type ' : ''}{ ${name} } from '${apiPackage.name}'`
}

function tocOfEntry(entry: EntryRoute['entry']): readonly TocEntry[] {
  if (entry.kind === 'enum') return [{ depth: 2, text: 'Members', href: '#members' }]
  if (entry.kind !== 'class' && entry.kind !== 'interface') return []
  return memberGroupsOf(entry.members).flatMap(({ kind, title, anchor, members }): TocEntry[] => {
    const own = members.filter((member) => member.inheritedFrom === undefined)
    const items = own.map((member): TocEntry => ({
      depth: 3,
      text: member.name,
      href: `#${encodeURIComponent(memberAnchorOf(member))}`,
      ...(isDeprecated(member) && { isDeprecated: true }),
    }))
    return [{ depth: 2, text: title, href: `#${encodeURIComponent(anchor)}` }, ...(kind === 'constructor' ? [] : items)]
  })
}

/** The pages of a package in the order of its sidebar, after its own. */
function neighboursOf(
  { api, package: apiPackage, path }: EntryRoute,
  { sidebarOf, config }: PageContext,
): { prev: PageLink; next?: PageLink } {
  const [section] = sidebarOf(api.sidebar).ancestorsByPath.get(path) ?? []
  const pages = (section?.items ?? []).flatMap((group) => (group.kind === 'category' ? group.items : []))
  const linkTo = (item: SidebarItem | undefined): PageLink | undefined =>
    item?.kind === 'doc'
      ? { title: item.label, href: hrefOfRoute(item.path, config), ...(item.isDeprecated && { isDeprecated: true }) }
      : undefined
  const index = pages.findIndex((item) => item.kind === 'doc' && item.path === path)
  const prev = linkTo(pages[index - 1]) ?? { title: apiPackage.name, href: packageHref(api, apiPackage, { config }) }
  const next = linkTo(pages[index + 1])
  return { prev, ...(next && { next }) }
}

/** Anchors that the texts of API pages bring with them, by the page's path. */
export function textAnchorsOf(
  graph: RouteGraph,
  fragments: ReadonlyMap<string, CompiledFragment>,
): ReadonlyMap<RoutePath, readonly string[]> {
  return new Map(
    graph.routes.flatMap((route): [RoutePath, readonly string[]][] => {
      const texts =
        route.kind === 'api-package'
          ? route.package.readme
            ? [route.package.readme]
            : []
          : route.kind === 'api-entry'
            ? textsOf(route.entry)
            : []
      const anchors = texts.flatMap((text) => fragments.get(textKey(text))?.anchors ?? [])
      return anchors.length === 0 ? [] : [[route.path, anchors]]
    }),
  )
}
