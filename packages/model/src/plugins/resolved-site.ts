// What rules and outputs are given: the whole site, once every page and every address is known. It is read, never changed.
import type { ApiEntry } from '../api/api.ts'
import type { Diagnostic, SourceRange } from '../diagnostics/diagnostic.ts'
import type { HeadTag } from '../config/head-tag.ts'
import type { OutputPath } from '../output/output-path.ts'
import type { Frontmatter } from '../markdown/frontmatter.ts'
import type { OwnFrontmatterKeys, OwnFrontmatterValues } from '../markdown/own-frontmatter.ts'
import type { Publication } from '../sources/publication.ts'
import type { Messages } from '../messages/messages.ts'
import type { LanguageAlternate } from '../theme/page-props.ts'
import type { ReleaseFeed } from '../output/release-feed.ts'
import type { Locale, RouteKind, RoutePath, SiteStructure } from '../site/route.ts'
import type { SafeHref } from '../html/safe-url.ts'
import type { SitePart } from '../config/site-part.ts'
import type { ThemePage } from '../theme/theme-page.ts'

/** Only what a rule or output reads is computed: every field of a page but `path`, `kind`, `file` and `source` is made when it is first read. */
export interface ResolvedSite {
  readonly config: SiteFacts
  /** In the order of their routes; drafts are left out, unless this is `docgen dev`. The last one is the page for missing addresses. */
  readonly pages: readonly ResolvedSitePage[]
  readonly redirects: readonly SiteRedirect[]
  /** Versions of the guides, and locales. */
  readonly structure: SiteStructure
  /** All languages of the site, the default first; a site with one language has that one. */
  readonly locales: readonly ResolvedLocale[]
  /** Of the changelogs; none when the site's address is not known. */
  readonly feeds: readonly ReleaseFeed[]
  /** Where the config has the text `written` after `keys`, for findings about the config: `placeInConfig(['navbar'], '/docs/')`. */
  readonly placeInConfig: (keys: readonly string[], written: string) => SourceRange
  /** Where a link leads that stands at `at`. A function, since it can be asked for any address. */
  readonly linkTo: (href: string, at: SourceRange) => LinkTarget
  /** The route that a path was surely meant to be. A function, since searching costs time. */
  readonly nearestPath: (path: string) => RoutePath | undefined
}

/** What the config says of the site, defaults filled in. */
export interface SiteFacts {
  readonly title: string
  readonly tagline: string
  readonly version?: string | undefined
  readonly parts: readonly SitePart[]
  /** Origin, without a slash at its end. */
  readonly url?: string | undefined
  /** Begins and ends with `/`. */
  readonly base: string
  readonly trailingSlash: boolean
  readonly staticDir: string
  readonly locale: Omit<Locale, 'path'>
  readonly head: readonly HeadTag[]
  readonly editLink?: { readonly pattern: string } | undefined
}

/** A page of the site. */
export interface ResolvedSitePage {
  /** Without base: `/docs/install/`. */
  readonly path: RoutePath
  readonly kind: RouteKind | 'not-found'
  /** In the output: `docs/install/index.html`. */
  readonly file: OutputPath
  /** What the author wrote it in, relative to the site root; absent for pages that no file of theirs makes. */
  readonly source?: string | undefined
  /** What a link to it holds: base included, encoded. */
  readonly href: string
  /** The same from the origin on; absent when the config has no `url`. */
  readonly address: string | undefined
  /** Without the name of the site. */
  readonly title: string
  /** What search engines and tabs show, without the name of the site. On a page of the reference it also says what the page is part of. */
  readonly documentTitle: string
  readonly description: string
  /** Of a page of the reference about a package or a declaration. */
  readonly subject?: PageSubject | undefined
  /** Set on a site with several languages. */
  readonly locale?: PageLocale | undefined
  /** The version of the guides that it belongs to; absent where the site has fewer than two. */
  readonly version?: SiteVersion | undefined
  /** Of Markdown pages; empty for others. */
  readonly frontmatter: Frontmatter
  /**
   * The values of keys that `frontmatter` of the config or of a plugin declares: `page.ownFrontmatter(guideKeys).owner`. Throws for keys that neither
   * declares, or that have another type there.
   */
  readonly ownFrontmatter: <Keys extends OwnFrontmatterKeys>(keys: Keys) => OwnFrontmatterValues<Keys>
  /** Where the value of a frontmatter key stands, one of docgen, of the config or of a plugin; `undefined` on pages without it. */
  readonly frontmatterPlace: (key: string) => SourceRange | undefined
  /** Whether readers and search engines are not led to it. */
  readonly isUnlisted: boolean
  readonly isDraft: boolean
  /** What part of the documented things it is about; absent where the config names none. */
  readonly part?: SitePart | undefined
  /** Labels of what it lies in, outermost first, as its breadcrumbs have them. */
  readonly trail: readonly string[]
  /** Headings of the content of Markdown pages, in their order, without the title. */
  readonly headings: readonly PageHeading[]
  /** Links and images of the content of Markdown pages, in their order. */
  readonly links: readonly PageReference[]
  readonly lastUpdate?: { readonly date: string; readonly author?: string | undefined } | undefined
  /** Of a page that its source dates, as a post of a blog. */
  readonly published?: Publication | undefined
  /** What the theme gets: of a page of the reference the whole declaration. */
  readonly theme: ThemePage
  /** Pages of equal keys have equal `html()`, `markdown()` and `prose()`. */
  readonly key: string
  /** HTML of the content, without the layout. A function, since it is read from the disk at each call. */
  readonly html: () => string
  /** Where its Markdown stands, base included; absent where the site has none beside its pages. */
  readonly markdownHref: string | undefined
  /**
   * The page as Markdown: its title, then the content with includes resolved and whole addresses; empty for the search page and the one for missing
   * addresses. A function, since it is read from the disk and filled in at each call. Only rules and outputs whose `needs` hold `markdown` may
   * call it: it is kept while pages are compiled.
   */
  readonly markdown: () => string
  /**
   * The text that readers see of a Markdown page, line by line, with its places in the source: no code, no addresses, no raw HTML. A function, since it
   * is read from the disk at each call. Only rules and outputs whose `needs` hold `prose` may call it.
   */
  readonly prose: () => readonly ProseLine[]
}

/** A version of the guides, with the references that belong to it. */
export interface SiteVersion {
  readonly name: string
  readonly label: string
  /** Where its guides begin, without base: `/docs/1.0/`. */
  readonly path: RoutePath
  /** Whether it is the one that readers are led to: the first without a banner. */
  readonly isNewest: boolean
}

/** What a page of the reference is about. */
export interface PageSubject {
  /** npm name. */
  readonly package: string
  readonly version: string
  /** Of a declaration its kind; absent for the package itself. */
  readonly kind?: ApiEntry['kind'] | undefined
}

/** A language of a site, and what the config says in it. */
export interface ResolvedLocale {
  readonly name: string
  readonly label: string
  /** Route path that its pages stand under. */
  readonly path: RoutePath
  readonly title: string
  readonly tagline: string
  /** The words of docgen in this language. */
  readonly messages: Messages
}

/** Which of the languages of a site a page is of. */
export interface PageLocale {
  /** `de`; see `config.locales`. */
  readonly name: string
  /** Route path that the pages of the locale stand under. */
  readonly path: RoutePath
  readonly isDefault: boolean
  /** Whether it shows the text of the default locale, since nobody has translated it. */
  readonly isFallback: boolean
  /** The page in all languages that it is written in, itself included; addresses are whole. Empty where it is in one, and where the config has no `url`. */
  readonly alternates: readonly LanguageAlternate[]
}

export interface PageHeading {
  readonly depth: number
  readonly text: string
  readonly anchor: string
  /** Where it stands in the source of the page. */
  readonly line: number
  readonly column: number
}

export interface PageReference {
  readonly kind: 'link' | 'image'
  /** As the author wrote it. */
  readonly href: string
  /** As the page has it; absent where no address may stand. */
  readonly target: string | undefined
  /** What readers see of a link, as plain text: an image in it counts with its `alt`. Of an image its `alt`. Empty where there is none. */
  readonly text: string
  /** Where it stands in the source of the page. */
  readonly line: number
  readonly column: number
}

/** A piece of text on one line of the source. */
export interface ProseLine {
  readonly text: string
  readonly line: number
  readonly column: number
}

/** What the config redirects; `from` and `to` as the author wrote them. */
export interface SiteRedirect {
  readonly path: RoutePath
  readonly from: string
  readonly to: string
  /** The route path that `to` has, of a page or not. */
  readonly leadsTo: RoutePath
  /** What the config writes instead of `from`, if it is a pattern: `/v1/*`. Such a redirect goes to where another one leads, if one is at its target. */
  readonly pattern?: string | undefined
  readonly at: SourceRange
}

export interface LinkTarget {
  /** What a browser needs; absent where no address may stand. */
  readonly href: SafeHref | undefined
  /**
   * What is wrong with the link. A rule can report it as it is. To use another message, spread it: `report({ ...finding, message })`. For a link
   * to a file, it says which file an output may still write, and docgen drops the finding if one does.
   */
  readonly finding?: Diagnostic | undefined
}

/** What of the pages is only kept for rules and outputs that say so. */
export type PageText = 'markdown' | 'prose'
