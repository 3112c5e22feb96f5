// In: changelog pages. Out: the feeds that readers can subscribe to: one for each changelog, and one for all packages of a reference.
import {
  compareText,
  outputPathOf,
  type ApiSection,
  type CompiledPage,
  type FeedEntry,
  type HeadTag,
  type OutputPath,
  type ReleaseFeed,
  type Route,
  type RouteGraph,
  type RoutePath,
  type SiteConfig,
  type SitePage,
} from '@docgen/model'
import { withSlots, type FilledSlots } from '../links/fill-slots.ts'
import { withWholeAddresses } from '../../../syntax/html/whole-addresses.ts'
import { hrefOfFile, hrefOfRoute } from '../links/hrefs.ts'
import { changelogOwnerOf } from './page-context.ts'

type ChangelogRoute = Extract<Route, { kind: 'changelog' }>

/** How many releases the feed of all packages holds. */
const newest = 50

/** `/api/server/changelog/` → `api/server/changelog/feed.xml`. */
function feedFileOf(path: RoutePath): OutputPath {
  return outputPathOf(`${path.slice(1)}feed.xml`)
}

/** A feed needs whole addresses, and a date at least. */
function hasFeed(page: CompiledPage, { url }: SiteConfig): boolean {
  return url !== undefined && page.releases !== undefined && page.releases.some(({ date }) => date !== undefined)
}

/** What a changelog page says of its feeds: the link for its reader, and the ones for programs. */
export function feedLinksOf(
  route: ChangelogRoute,
  config: SiteConfig,
): { readonly href: string; readonly tags: readonly HeadTag[] } | undefined {
  const { page, path } = route
  if (!hasFeed(page, config)) return undefined
  const href = hrefOfFile(feedFileOf(path), config)
  const tagOf = (title: string, to: string): HeadTag => ({
    tag: 'link',
    attributes: { rel: 'alternate', type: 'application/atom+xml', title, href: to },
  })
  const own = tagOf(config.words('releasesOf', { name: changelogOwnerOf(route, config) }), href)
  if (!('api' in route)) return { href, tags: [own] }
  const all = hrefOfFile(feedFileOf(route.api.path), config)
  return { href, tags: [own, tagOf(config.words('releasesOf', { name: config.title }), all)] }
}

/** `values` are those of the page's slots. */
export function feedEntriesOf(
  route: ChangelogRoute,
  values: FilledSlots['values'],
  config: SiteConfig,
): readonly FeedEntry[] | undefined {
  const { url } = config
  const { page, path } = route
  if (url === undefined || !hasFeed(page, config)) return undefined
  const name = changelogOwnerOf(route, config)
  const releases = page.releases ?? []
  return releases.flatMap(({ version, date, anchor, html, firstSlot }, index) => {
    const updated = date ?? nearestDate(releases, index)
    if (updated === undefined) return []
    const text = withWholeAddresses(withSlots(html, values.slice(firstSlot)), url, url + hrefOfRoute(path, config))
    return [{ title: `${name} ${version}`, address: url + hrefOfRoute(path, config, anchor), date, updated, html: text }]
  })
}

/** Atom wants a date of every entry: a release without a date is as old as the next older one that has one, or else the next newer. */
export function nearestDate(releases: readonly { readonly date?: string | undefined }[], index: number): string | undefined {
  const dated = (list: typeof releases) => list.find(({ date }) => date !== undefined)?.date
  return dated(releases.slice(index + 1)) ?? dated(releases.slice(0, index).reverse())
}

export function releaseFeedsOf(graph: RouteGraph, pages: readonly SitePage[], config: SiteConfig): readonly ReleaseFeed[] {
  const { url } = config
  if (url === undefined) return []
  const pageByPath = new Map(pages.map((page) => [page.path, page]))
  const changelogs = graph.routes.filter((route) => route.kind === 'changelog' && hasFeed(route.page, config))
  const feedOf = (path: RoutePath, title: string, entries: ReleaseFeed['entries']): ReleaseFeed => ({
    file: feedFileOf(path),
    title,
    address: url + hrefOfFile(feedFileOf(path), config),
    pageAddress: url + hrefOfRoute(path, config),
    entries,
  })
  const entriesAt = (path: RoutePath): readonly FeedEntry[] => pageByPath.get(path)?.resolved().feedEntries ?? []
  const ofPackages = changelogs.flatMap((route) =>
    route.kind === 'changelog'
      ? [feedOf(route.path, config.words('releasesOf', { name: changelogOwnerOf(route, config) }), () => entriesAt(route.path))]
      : [],
  )
  const ofAll = graph.apis.flatMap((api) => {
    const paths = changelogPathsOf(api, new Set(changelogs.map(({ path }) => path)))
    const entries = () => newestOf(paths.flatMap(entriesAt))
    return paths.length === 0 ? [] : [feedOf(api.path, config.words('releasesOf', { name: config.title }), entries)]
  })
  return [...ofPackages, ...ofAll]
}

/** In the order of the packages, which settles the order of releases of one day. */
function changelogPathsOf({ changelogByDir }: ApiSection, shown: ReadonlySet<RoutePath>): readonly RoutePath[] {
  return [...changelogByDir.values()].filter((path) => shown.has(path))
}

export function newestOf(entries: readonly FeedEntry[]): readonly FeedEntry[] {
  return [...entries].sort((a, b) => compareText(b.updated, a.updated)).slice(0, newest)
}
