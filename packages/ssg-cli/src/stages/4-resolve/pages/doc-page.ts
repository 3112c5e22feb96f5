import {
  contentMark,
  findNearest,
  safeHrefOf,
  type CompiledPage,
  type DocPageProps,
  type HeadTag,
  type PageLink,
  type Route,
  type RouteGraph,
  type RoutePath,
  type SafeHref,
  type SidebarItem,
  type SitePage,
} from '@docgen/model'
import { findInConfig } from '../../../config/locate.ts'
import { unsafeLink } from '../../../diagnostics/links.ts'
import { unknownDoc } from '../../../diagnostics/routes.ts'
import { isWaiting } from '../../../common/unless-written.ts'
import { authorFileOf } from '../../../common/page-id.ts'
import { encodePath } from '../../../common/paths.ts'
import { fillSlots, withSlots, type FilledSlots } from '../links/fill-slots.ts'
import { hrefOfRoute } from '../links/hrefs.ts'
import type { LinkTargets } from '../links/link-targets.ts'
import {
  apiBreadcrumbsOf,
  basePropsOf,
  breadcrumbsOf,
  changelogOwnerOf,
  identityOf,
  sitePageOf,
  tocOf,
  type PageContext,
  type PageFindings,
} from './page-context.ts'
import { pageTagsOf } from './listing-pages.ts'
import { neighboursInOrder, shownVersionOf, sidebarItemsOf } from './neighbours.ts'
import { feedEntriesOf, feedLinksOf } from './release-feeds.ts'
import { resolveLink } from '../links/resolve-link.ts'
import { searchPageOfDoc } from '../search/search-pages.ts'
import { viewSidebar, type SidebarIndex } from './view-sidebar.ts'
import { wholePageOf } from './whole-page.ts'
import { apiTagOf, docsTagOf } from '../search/search-tags.ts'

type DocRoute = Extract<Route, { kind: 'doc' | 'changelog' }>

/** The page of a Markdown file: a guide or a changelog. */
export function docPage(route: DocRoute, context: PageContext): SitePage {
  const { page } = route
  return sitePageOf({ ...identityOf(route, context.config), source: authorFileOf(page) }, (findings) => {
    const { values, assets, codeTypes, diagnostics } = context.filledSlotsOf(route)
    findings.report(diagnostics)
    findings.useAssets(assets)
    findings.useCodeTypes(codeTypes)
    const props = propsOf(route, context, findings)
    return {
      page: { layout: route.kind, props },
      search: () => {
        const path = props.breadcrumbs.slice(0, -1).map(({ label }) => label)
        return searchPageOfDoc(route, props.title, path, context)
      },
      content: () => withSlots(context.htmlOf(page.key), values),
      contentKey: [page.key, ...values.map((value) => (typeof value === 'string' ? value : JSON.stringify(value)))].join('\n'),
      ...(route.kind === 'changelog' && {
        feedEntries: feedEntriesOf(route, values, context.config),
        // Years of releases may be more than anybody loads to see the newest.
        whole: wholePageOf(page.releases, route.path, context.config),
      }),
    }
  })
}

/** What stands in the open places of the page. The page needs it, and so does what looks for the guides that mention a declaration. */
export function fillSlotsOfDoc({ page, path }: DocRoute, targets: LinkTargets): FilledSlots {
  return fillSlots(page.slots, { at: { file: page.file, line: 1, column: 1 }, path }, targets)
}

function propsOf(route: DocRoute, context: PageContext, findings: PageFindings): DocPageProps {
  const { page, path } = route
  const { frontmatter } = page
  const { config } = context
  const { words } = config
  const sidebar = context.sidebarOf(shownItemsOf(route, context.graph))
  const isDoc = route.kind === 'doc'
  const owner = isDoc ? '' : changelogOwnerOf(route, config)
  const title = isDoc ? page.title : words('changelogOf', { package: owner })
  const head = {
    title,
    section: 'package' in route ? words('api') : undefined,
    description: isDoc ? page.description : words('changelogOfPackage', { package: owner }),
    keywords: frontmatter.keywords,
    image: imageOf(page, path, context, findings),
    isHidden: frontmatter.unlisted,
    version: isDoc ? route.version.name : undefined,
    tag: isDoc ? docsTagOf(route.version.name) : apiTagOf(context.versions.versionOf(path)?.name),
  }
  const base = basePropsOf(path, head, context)
  const published = publicationOf(page, path, context, findings)
  const feed = isDoc ? undefined : feedLinksOf(route, config)
  const changes = 'api' in route ? route.api.changesByDir.get(route.package.dir) : undefined
  return {
    ...base,
    ...(changes !== undefined && { changesHref: hrefOfRoute(changes, config) }),
    ...(feed && { feedHref: feed.href }),
    head: { ...base.head, tags: withPublication([...base.head.tags, ...(feed?.tags ?? [])], published) },
    title,
    isTitleHidden: frontmatter.hide_title ?? false,
    content: contentMark,
    sidebar: frontmatter.hide_sidebar ? [] : viewSidebar(sidebar, path, config),
    breadcrumbs:
      'api' in route
        ? apiBreadcrumbsOf(route.api, sidebar, path, words('changelog'), config)
        : [
            ...entranceOf(route, sidebar, context),
            ...breadcrumbsOf(sidebar, path, isDoc ? (frontmatter.sidebar_label ?? page.title) : words('changelog'), config),
          ],
    toc: frontmatter.hide_table_of_contents
      ? []
      : tocOf(
          page.headings,
          frontmatter.toc_min_heading_level ?? config.toc.min,
          frontmatter.toc_max_heading_level ?? (isDoc ? config.toc.max : 2),
        ),
    ...(isDoc ? neighboursOf(route, context, findings) : {}),
    version: isDoc ? shownVersionOf(route, context) : undefined,
    versionNotice: isDoc ? context.versions.noticeOf(path) : undefined,
    editHref: editHrefOf(page, context, findings),
    lastUpdate: lastUpdateOf(page, context),
    ...(published && { published }),
    tags: pageTagsOf(frontmatter.tags ?? [], context),
    isUnlisted: frontmatter.unlisted ?? false,
    ...(frontmatter.draft && { isDraft: true }),
  }
}

/** The first page of a custom source, where the page lies below it: a post is one of a blog. */
function entranceOf(route: DocRoute, sidebar: SidebarIndex, { graph, config }: PageContext): DocPageProps['breadcrumbs'] {
  if (route.kind !== 'doc' || route.page.made === undefined) return []
  const { path: entrance } = route.version
  const first = graph.routeByPath.get(entrance)
  const made = first && 'page' in first ? first.page.made : undefined
  const isAbove = entrance !== '/' && entrance !== route.path && route.path.startsWith(entrance)
  // A category of the sidebar may lead there already.
  const isTold = sidebar.ancestorsByPath.get(route.path)?.some(({ path }) => path === entrance) ?? false
  if (made?.source !== route.page.made.source || !isAbove || isTold) return []
  const { sidebar_label: label, title = '' } = made.frontmatter
  return [{ label: label ?? title, href: hrefOfRoute(entrance, config) }]
}

function shownItemsOf(route: DocRoute, graph: RouteGraph): readonly SidebarItem[] {
  if (route.kind === 'changelog') return ('api' in route ? route.api : graph.apis[0])?.sidebar ?? []
  const own = sidebarItemsOf(route)
  // The home page made of a README leads to the guides, or else to the packages.
  if (own.length > 0 || route.path !== '/') return own
  const ofGuides = graph.structure.versions.flatMap(({ sidebars }) => Object.values(sidebars)).find((items) => items.length > 0)
  return ofGuides ?? graph.apis[0]?.sidebar ?? []
}

/** Previous and next by the sidebar's order; the frontmatter may name others, or none. */
function neighboursOf(
  route: Extract<Route, { kind: 'doc' }>,
  context: PageContext,
  findings: PageFindings,
): Pick<DocPageProps, 'prev' | 'next'> {
  const sidebar = context.sidebarOf(shownItemsOf(route, context.graph))
  const { prev, next } = neighboursInOrder(route.path, sidebar, context)
  const linkOr = (key: NeighbourKey, inOrder: PageLink | undefined): PageLink | undefined => {
    const id = route.page.frontmatter[key]
    if (id === undefined) return inOrder
    return id === null ? undefined : namedNeighbour(key, id, route, context, findings)
  }
  return { prev: linkOr('pagination_prev', prev), next: linkOr('pagination_next', next) }
}

type NeighbourKey = 'pagination_prev' | 'pagination_next'

function namedNeighbour(
  key: NeighbourKey,
  id: string,
  { page, version }: Extract<Route, { kind: 'doc' }>,
  context: PageContext,
  findings: PageFindings,
): PageLink | undefined {
  const doc = version.docs.find((candidate) => candidate.id === id)
  const route = doc && context.graph.routeByPath.get(doc.path)
  if (route?.kind === 'doc')
    return { title: route.page.frontmatter.sidebar_label ?? route.page.title, href: hrefOfRoute(route.path, context.config) }
  if (route?.kind === 'category') return { title: route.category.label, href: hrefOfRoute(route.path, context.config) }
  const at = page.ranges[key] ?? { file: page.file, line: 1, column: 1 }
  findings.report([
    unknownDoc(
      at,
      `The frontmatter key "${key}"`,
      id,
      findNearest(
        id,
        version.docs.map((candidate) => candidate.id),
      ),
    ),
  ])
  return undefined
}

/** An unsafe pattern of the config is reported once, by its rule. */
function editHrefOf(page: CompiledPage, { config }: PageContext, findings: PageFindings): SafeHref | undefined {
  const own = page.frontmatter.custom_edit_url
  if (page.made && !page.made.hasFile) return undefined
  if (own === undefined) return config.editLink && safeHrefOf(editAddressOf(config.editLink.pattern, page.file))
  if (own === null) return undefined
  const href = safeHrefOf(own)
  if (href === undefined)
    findings.report([unsafeLink(page.ranges.custom_edit_url ?? page.made?.place ?? { file: page.file, line: 1, column: 1 }, own)])
  return href
}

function lastUpdateOf(page: CompiledPage, { config, lastUpdates }: PageContext): DocPageProps['lastUpdate'] {
  if (!config.lastUpdate) return undefined
  const known = lastUpdates.get(authorFileOf(page) ?? '')
  const own = page.frontmatter.last_update
  const date = own?.date?.slice(0, 10) ?? known?.date
  return date === undefined ? undefined : { date, author: own?.author ?? known?.author }
}

function publicationOf(
  { made }: CompiledPage,
  path: RoutePath,
  { config, targets }: PageContext,
  findings: PageFindings,
): DocPageProps['published'] {
  if (made?.published === undefined) return undefined
  const { date, authors = [] } = made.published
  const hrefOf = (url: string): SafeHref | undefined => {
    const { href, diagnostic } = resolveLink(url, { at: made.place, path }, targets)
    // Most authors have their addresses in the config, and many pages share them.
    if (diagnostic) findings.report([{ ...diagnostic, ...findInConfig(config.configFiles, url) }])
    return href
  }
  return { date: date.slice(0, 10), authors: authors.map(({ name, url }) => ({ name, href: url && hrefOf(url) })) }
}

/** https://ogp.me/#type_article. What the config says of all pages gives way. */
function withPublication(tags: readonly HeadTag[], published: DocPageProps['published']): readonly HeadTag[] {
  if (published === undefined) return tags
  const names = published.authors.map(({ name }) => name).join(', ')
  const own = new Map([
    ['og:type', 'article'],
    ['article:published_time', published.date],
    ...(names === '' ? [] : [['author', names] as const]),
  ])
  const others = tags.filter(({ attributes = {} }) => !own.has(String(attributes['property'] ?? attributes['name'])))
  const ofPage = [...own].map(([name, content]): HeadTag => {
    return { tag: 'meta', attributes: name === 'author' ? { name, content } : { property: name, content } }
  })
  return [...others, ...ofPage]
}

function imageOf(page: CompiledPage, path: RoutePath, context: PageContext, findings: PageFindings): string | undefined {
  const { image } = page.frontmatter
  if (image === undefined) return undefined
  const at = page.ranges.image ?? { file: page.file, line: 1, column: 1 }
  const { href, asset, diagnostic } = resolveLink(image, { at, path, isImage: true }, context.targets)
  if (diagnostic) findings.report([diagnostic])
  if (asset) findings.useAssets([asset])
  const isOfSite = asset !== undefined || (diagnostic !== undefined && isWaiting(diagnostic))
  return isOfSite && context.config.url !== undefined ? context.config.url + href : href
}

/** `edit/main/website/../docs/a.md` is `edit/main/docs/a.md`: the folder of the site stands in the pattern, and its guides may lie above it. */
function editAddressOf(pattern: string, file: string): string {
  const climbs = file.split('/').filter((segment) => segment === '..').length
  const start = pattern.replace(new RegExp(`(?:[^/{}]+/){${climbs}}\\{file\\}`), '{file}')
  return start.replace('{file}', () => encodePath(file.split('/').slice(climbs).join('/')))
}
