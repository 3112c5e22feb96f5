import type { Diagnostic, SourceRange } from '../diagnostics/diagnostic.ts'
import type { OutputPath } from '../output/output-path.ts'
import type { OutputAsset, Recall, WholePage } from './page-facts.ts'
import type { FeedEntry, ReleaseFeed } from '../output/release-feed.ts'
import type { ResolvedSite } from '../plugins/resolved-site.ts'
import type { RoutePath, RouteKind, SiteStructure } from './route.ts'
import type { CodeTypes } from '../markdown/samples.ts'
import type { SearchPage } from '../search/search-page.ts'
import type { ThemePage } from '../theme/theme-page.ts'

/** What a page is made from, and where its author can give it another path. */
export interface Origin {
  /** Stands in a sentence: `docs/guide.md`, `the search page`. */
  readonly name: string
  readonly at: SourceRange
}

/** A page of the site. */
export interface SitePage {
  readonly path: RoutePath
  readonly kind: RouteKind | 'not-found'
  readonly file: OutputPath
  /** Absent for the page that every site has. */
  readonly origin?: Origin | undefined
  /** What the author wrote it in, relative to the site root; absent for pages that no file of theirs makes. */
  readonly source?: string | undefined
  /** Of a React page: what stands in `source`. */
  readonly text?: string | undefined
  /** Name of its locale, on a site with several. */
  readonly locale?: string | undefined
  /** Gives a single fact, if possible without resolving the page. */
  readonly recall: Recall
  /** The page with every href known; made when first asked for, then kept. */
  readonly resolved: () => ResolvedPage
}

export interface ResolvedPage {
  readonly page: ThemePage
  /** HTML of the content, slots filled; made at each call, since it is only needed to render the page. */
  readonly content: () => string
  /** Names all that `content` depends on. */
  readonly contentKey: string
  /** Files outside the static folder that the page shows. */
  readonly assets: readonly OutputAsset[]
  /** Every link of the page that leads nowhere. */
  readonly diagnostics: readonly Diagnostic[]
  /** Of a changelog on a site that has an address: its releases in the order of the page. */
  readonly feedEntries?: readonly FeedEntry[] | undefined
  /** Of a page of the reference: the same with its texts in Markdown. */
  readonly markdownPage?: (() => ThemePage) | undefined
  /** The file that has all of a page which may be too long to be sent at once, and its address. */
  readonly whole?: WholePage | undefined
  /** Of each sample of the page that has any: `data-types` of its code is the key. They go into a file beside the page. */
  readonly codeTypes?: readonly CodeTypes[] | undefined
  /** What search is told of the page; absent, or without an answer, for pages that are not to be found. */
  readonly search?: (() => SearchPage | undefined) | undefined
}

/** A page that only leads elsewhere. */
export interface RedirectPage {
  readonly path: RoutePath
  readonly file: OutputPath
  readonly origin: Origin
  readonly href: string
  /** Name of its locale, on a site with several. */
  readonly locale?: string | undefined
}

/** A whole site: after it we only read. */
export interface Site {
  readonly pages: readonly SitePage[]
  readonly redirects: readonly RedirectPage[]
  readonly structure: SiteStructure
  /** What is wrong with what all pages share, and with the site as a whole; that of its pages lies in them. */
  readonly diagnostics: readonly Diagnostic[]
  /** Of the changelogs; none when the site's address is not known. */
  readonly feeds?: readonly ReleaseFeed[] | undefined
  /** The same as rules and outputs get it; made when first asked for. */
  readonly resolved: () => ResolvedSite
}
