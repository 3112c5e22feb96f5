// Pages that list others: those of categories without a page of their own, those of tags, and the list of tags.
import {
  listOf,
  type ListingEntry,
  type ListingPageProps,
  type PageLink,
  type PageTag,
  type Route,
  type RoutePath,
  type SidebarItem,
  type SitePage,
} from '@docgen/model'
import { firstPathOf } from '../../../common/reading-order.ts'
import { hrefOfRoute } from '../links/hrefs.ts'
import { searchPageOfListing } from '../search/search-pages.ts'
import { docsTagOf } from '../search/search-tags.ts'
import { neighboursInOrder, shownVersionOf, sidebarItemsOf } from './neighbours.ts'
import {
  basePropsOf,
  breadcrumbsOf,
  changelogOwnerOf,
  identityOf,
  sitePageOf,
  type HeadInput,
  type PageContext,
} from './page-context.ts'
import { viewSidebar } from './view-sidebar.ts'

type ListingRoute = Extract<Route, { kind: 'category' | 'tag' | 'tags' }>

export function listingPage(route: ListingRoute, context: PageContext): SitePage {
  return sitePageOf(identityOf(route, context.config), () => {
    const props = propsOf(route, context)
    return {
      page: { layout: 'listing', props },
      markdownPage: () => ({ layout: 'listing', props }),
      content: () => '',
      contentKey: '',
      search: () => searchPageOfListing(route.path, props, route.kind === 'category' ? route.version : undefined, context),
    }
  })
}

function propsOf(route: ListingRoute, context: PageContext): ListingPageProps {
  switch (route.kind) {
    case 'category':
      return categoryProps(route, context)
    case 'tag':
      return tagProps(route, context)
    case 'tags':
      return tagsProps(route, context)
  }
}

function categoryProps(route: Extract<Route, { kind: 'category' }>, context: PageContext): ListingPageProps {
  const { path, version, category } = route
  const { config } = context
  const sidebar = context.sidebarOf(sidebarItemsOf(route))
  const entries = category.items.flatMap((item) => entryOf(item, sidebar.hrefByItem, context))
  const head = {
    title: category.title,
    description: category.description ?? describedBy(category.title, entries, context),
    version: version.name,
    tag: docsTagOf(version.name),
  }
  return {
    ...frameOf(path, head, entries, context),
    lead: category.description,
    sidebar: viewSidebar(sidebar, path, config),
    breadcrumbs: breadcrumbsOf(sidebar, path, category.label, config),
    ...neighboursInOrder(path, sidebar, context),
    version: shownVersionOf({ path, version }, context),
    versionNotice: context.versions.noticeOf(path),
  }
}

function tagProps({ path, tag }: Extract<Route, { kind: 'tag' }>, context: PageContext): ListingPageProps {
  const { words } = context.config
  const title = words('pagesWithTag', { tag: tag.label })
  const entries = tag.pages.map((page) => ({ ...linkTo(page, context), isExternal: false }))
  const head = { title, description: tag.description ?? describedBy(tag.label, entries, context) }
  const { tags } = context.config
  const all = tags && context.graph.routeByPath.get(tags.path)
  return {
    ...frameOf(path, head, entries, context),
    lead: tag.description,
    breadcrumbs: [
      { label: words('tags'), href: all?.kind === 'tags' ? hrefOfRoute(all.path, context.config) : undefined },
      { label: tag.label },
    ],
  }
}

function tagsProps({ path, tags }: Extract<Route, { kind: 'tags' }>, context: PageContext): ListingPageProps {
  const { words, title: site } = context.config
  const entries = tags.map(({ label, path: page, description, pages }) => ({
    title: label,
    href: hrefOfRoute(page, context.config),
    isExternal: false,
    description: [description, words('pageCount', { count: pages.length })].filter((part) => part !== undefined).join(' · '),
  }))
  const title = words('tags')
  return {
    ...frameOf(path, { title, description: words('tagsOf', { site }) }, entries, context),
    breadcrumbs: [{ label: title }],
  }
}

/** As pages that belong to no sidebar have it. */
function frameOf(
  path: RoutePath,
  head: HeadInput,
  entries: readonly ListingEntry[],
  context: PageContext,
): Pick<ListingPageProps, 'site' | 'head' | 'markdownHref' | 'title' | 'sidebar' | 'breadcrumbs' | 'entries'> {
  return { ...basePropsOf(path, head, context), title: head.title, sidebar: [], breadcrumbs: [], entries }
}

/** Names so many pages in a description. */
const mostNamed = 5

function describedBy(category: string, entries: readonly ListingEntry[], { config: { words } }: PageContext): string {
  const named = entries.slice(0, mostNamed).map(({ title }) => title)
  const left = entries.length - named.length
  const pages = listOf(words, left === 0 ? named : [...named, words('more', { count: left })])
  return words('pagesInCategory', { category, pages })
}

/** An item that may lead nowhere is not listed. */
function entryOf(item: SidebarItem, hrefByItem: ReadonlyMap<SidebarItem, string>, context: PageContext): readonly ListingEntry[] {
  if (item.kind === 'href') {
    const href = hrefByItem.get(item)
    return href === undefined ? [] : [{ title: item.label, href, isExternal: /^https?:/.test(href) }]
  }
  const path = item.kind === 'doc' ? item.path : (item.path ?? firstPathOf(item.items))
  if (path === undefined) return []
  // The first page of a category says nothing of the category.
  const own = item.kind === 'category' && item.path === undefined ? undefined : linkTo(path, context).description
  const description =
    own ?? (item.kind === 'category' ? context.config.words('pageCount', { count: countPages(item.items) }) : undefined)
  return [{ title: item.label, href: hrefOfRoute(path, context.config), isExternal: false, description }]
}

function countPages(items: readonly SidebarItem[]): number {
  return items.reduce((sum, item) => sum + (item.kind === 'category' ? countPages(item.items) : item.kind === 'doc' ? 1 : 0), 0)
}

/** A page as others lead to it: what it is called, and what it says of itself. */
function linkTo(path: RoutePath, context: PageContext): PageLink & { readonly description?: string | undefined } {
  const { graph, config } = context
  const route = graph.routeByPath.get(path)
  const href = hrefOfRoute(path, config)
  switch (route?.kind) {
    case 'doc':
    case 'page':
      return { title: route.page.title ?? config.title, href, description: route.page.description || undefined }
    case 'changelog': {
      const owner = { package: changelogOwnerOf(route, config) }
      return { title: config.words('changelogOf', owner), href, description: config.words('changelogOfPackage', owner) }
    }
    case 'category':
      return { title: route.category.title, href, description: route.category.description }
    default:
      return { title: path, href }
  }
}

/** The tags of a page, each with the address of its page where it has one. */
export function pageTagsOf(names: readonly string[], { graph, config }: PageContext): readonly PageTag[] {
  return names.map((name) => {
    const tag = graph.tagByName?.get(name)
    return tag ? { label: tag.label, href: hrefOfRoute(tag.path, config) } : { label: name }
  })
}
