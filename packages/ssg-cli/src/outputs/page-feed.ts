import {
  compareText,
  localTextIn,
  madeWith,
  outputPathOf,
  type FeedEntry,
  type LocalText,
  type PageAuthor,
  type PlannedPage,
  type ResolvedLocale,
  type ResolvedSite,
  type ResolvedSitePage,
  type SiteOutput,
  type SiteOutputFile,
} from '@docgen/model'
import { withGiven } from '../config/given-options.ts'
import { withWholeAddresses } from '../syntax/html/whole-addresses.ts'
import { atomFeedOf } from './atom-feed.ts'

export interface PageFeedOptions {
  /** Route path of the page that the feed is about: `/blog/`. The feed is `feed.xml` there. */
  readonly route: string
  readonly title: LocalText
  /** How many pages it holds at most. Default 20. */
  readonly limit?: number
}

/**
 * An Atom feed of the pages below a route that their source dates (`published`), the newest first; each language of the site has its own. Without the site's
 * `url` there is none, since a feed needs whole addresses.
 */
export function pageFeed(options: PageFeedOptions): SiteOutput {
  const { route, title, limit = 20 } = options
  const below = `${route.replace(/^\/|\/$/g, '')}/`.replace(/^\/$/, '')
  const fileIn = (localePath: string): string => `${localePath}${below}feed.xml`.slice(1)
  const output: SiteOutput = {
    name: `the feed of ${route}`,
    pure: true,
    mayHold: madeWith([below], (path: string) => path.endsWith(`${below}feed.xml`)),
    alternate: {
      type: 'application/atom+xml',
      pathOf: madeWith([below], ({ path, address, localePath }: PlannedPage) =>
        address !== undefined && path.startsWith(localePath + below) ? fileIn(localePath) : undefined,
      ),
    },
    files: madeWith([below, title, limit], (site: ResolvedSite) =>
      site.locales.flatMap((locale) => feedOf(locale, site, { below, file: fileIn(locale.path), title, limit })),
    ),
  }
  return withGiven(output, 'pageFeed', options, { route: true, title: true, limit: true })
}

interface Feed extends Required<Pick<PageFeedOptions, 'title' | 'limit'>> {
  readonly below: string
  readonly file: string
}

function feedOf(locale: ResolvedLocale, site: ResolvedSite, { below, file, title, limit }: Feed): readonly SiteOutputFile[] {
  const { url, base } = site.config
  if (url === undefined) return []
  const route = locale.path + below
  const entries = site.pages
    .filter((page) => page.path.startsWith(route) && isIn(page, locale) && !page.isUnlisted && !page.isDraft)
    .flatMap((page) => entryOf(page, url, site))
    .toSorted((a, b) => compareText(b.date, a.date) || compareText(a.address, b.address))
    .slice(0, limit)
  const feed = {
    file: outputPathOf(file),
    title: `${locale.title}: ${localTextIn(title, [locale.name, site.locales[0]?.name ?? ''])}`,
    address: url + base + file,
    pageAddress: site.pages.find(({ path }) => path === route)?.address ?? url + base + route.slice(1),
  }
  const { htmlLang = '' } = site.structure.locales.find(({ name }) => name === locale.name) ?? {}
  return [
    {
      path: file,
      key: JSON.stringify([feed, entries.map(({ page, ...entry }) => [page.key, entry])]),
      contents: () => {
        const written = entries.map(({ page, ...entry }): FeedEntry => ({
          ...entry,
          html: withWholeAddresses(page.html(), url, entry.address),
        }))
        return atomFeedOf({ ...feed, entries: () => written }, locale.title, htmlLang)
      },
    },
  ]
}

/** Without its text, which is only read where the feed is written. */
type PlannedEntry = Omit<FeedEntry, 'html'> & { readonly date: string; readonly page: ResolvedSitePage }

function entryOf(page: ResolvedSitePage, url: string, { linkTo }: ResolvedSite): readonly PlannedEntry[] {
  const { published, lastUpdate, title, address, source = '' } = page
  if (published === undefined || address === undefined) return []
  const date = published.date.slice(0, 10)
  const changed = lastUpdate?.date ?? date
  const authors = published.authors?.map((author): PageAuthor => {
    const href = author.url && linkTo(author.url, { file: source, line: 1, column: 1 }).href
    return { name: author.name, ...(href && { url: new URL(href, url).href }) }
  })
  return [{ page, title, address, date, updated: changed > date ? changed : date, authors }]
}

/** Whether readers of the language find the page there, be it translated or not. */
function isIn({ locale }: ResolvedSitePage, { name }: ResolvedLocale): boolean {
  return locale === undefined || locale.name === name
}
