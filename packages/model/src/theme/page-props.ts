// What every page of a theme is given, and the links that it is made of.
import type { AnalyticsProvider } from '../config/analytics.ts'
import type { ApiKind } from '../api/api.ts'
import type { HeadTag } from '../config/head-tag.ts'
import type { NavIcon } from '../config/nav-icon.ts'
import type { SearchProps } from '../search/search.ts'
import type { VersionBanner } from '../sources/source.ts'

/** An address that can be put into `href` as it is: base included. */
export interface NavLink {
  readonly label: string
  readonly href: string
  /** Whether it leads to the page, or to the section that holds it. */
  readonly isCurrent: boolean
  /** Whether it leads to the page itself. */
  readonly isPage?: boolean | undefined
  readonly isExternal: boolean
  readonly icon?: NavIcon | undefined
  /** Of a link to the newest version of the guides, where the reader's own is not known: where it leads to instead, by the version's name. */
  readonly hrefByVersion?: Readonly<Record<string, string>> | undefined
}

/** A menu of the navbar; `isCurrent` when one of its links is. */
export interface NavMenu {
  readonly label: string
  readonly items: readonly NavLink[]
  readonly isCurrent: boolean
}

export type NavItem = NavLink | NavMenu

/** A version of the guides, as the page leads to it: to its page of the same id, or else to its main doc. */
export interface VersionLink {
  readonly name: string
  readonly label: string
  readonly href: string
  /** Whether the page is of this version. */
  readonly isCurrent: boolean
}

/** `hreflang` is a language tag, or `x-default`. */
export interface LanguageAlternate {
  readonly hreflang: string
  readonly address: string
}

/** The page in a language of the site, or what is nearest to it there. */
export interface LanguageLink {
  /** Language tag: `de`. */
  readonly lang: string
  readonly direction: 'ltr' | 'rtl'
  /** What the language is called by those who read it. */
  readonly label: string
  readonly href: string
  readonly isCurrent: boolean
}

export interface SidebarLink {
  readonly kind: 'link'
  readonly label: string
  readonly href: string
  readonly isCurrent: boolean
  readonly isExternal: boolean
  readonly isDeprecated?: boolean | undefined
  /** What kind of declaration it leads to, in the reference. */
  readonly symbol?: ApiKind | undefined
  /** Whether the symbol is an augmentation: its kind is `namespace`. */
  readonly isAugmentation?: boolean | undefined
  /** Likewise for a module that a package declares by name. */
  readonly isModule?: boolean | undefined
  /** Whether its page is a draft, which only `docgen dev` shows. */
  readonly isDraft?: true | undefined
  /** Name of the part that its page is about. */
  readonly part?: string | undefined
}

/** A category whose branch the page is not in comes without `items`, and with the `href` of its first page. */
export interface SidebarCategory {
  readonly kind: 'category'
  readonly label: string
  readonly href?: string | undefined
  readonly isOpen: boolean
  /** Whether the current page is in it. */
  readonly isCurrent: boolean
  /** Heading that it stands under, with its neighbours of the same: a group of packages. */
  readonly group?: string | undefined
  /** Name of the part that its own page is about. */
  readonly part?: string | undefined
  /** Whether its own page is about a declaration that is deprecated. */
  readonly isDeprecated?: boolean | undefined
  /** What kind of declaration its own page is about. */
  readonly symbol?: ApiKind | undefined
  /** Whether the symbol is an augmentation: its kind is `namespace`. */
  readonly isAugmentation?: boolean | undefined
  /** Likewise for a module that a package declares by name. */
  readonly isModule?: boolean | undefined
  /** Whether its own page is a draft, if it has no others. */
  readonly isDraft?: true | undefined
  readonly items: readonly SidebarNode[]
}

export type SidebarNode = SidebarLink | SidebarCategory

export interface TocEntry {
  readonly depth: number
  readonly text: string
  readonly href: string
  readonly isDeprecated?: boolean | undefined
}

export interface PageLink {
  readonly title: string
  readonly href: string
  /** What the page stands under in the sidebar, where a page before or after another is named. */
  readonly category?: string | undefined
  /** Of a page that documents what is deprecated. */
  readonly isDeprecated?: boolean | undefined
}

/** How readers say whether a page helped them: a form that sends the fields `helpful` and `page`, or a page where they write. */
export type PageFeedback =
  | { readonly kind: 'form'; readonly action: string; readonly page: string }
  | { readonly kind: 'issue'; readonly href: string }

export interface LogoProps {
  readonly src: string
  /** Shown in dark mode; as large as the other. */
  readonly dark?: string | undefined
  readonly alt: string
  /** Whether it says the title, which is not written next to it. */
  readonly replacesTitle?: boolean | undefined
  /** In pixels, as the file says; absent when it says nothing. */
  readonly width?: number | undefined
  readonly height?: number | undefined
}

/** What is the same on every page. */
export interface SiteProps {
  readonly title: string
  readonly tagline: string
  readonly version?: string | undefined
  /** The colors of the parts that pages are about; absent where the site has no parts. */
  readonly parts?:
    | readonly { readonly name: string; readonly color: { readonly light: string; readonly dark: string } }[]
    | undefined
  readonly homeHref: string
  /** Address of the page that shows all results. Absent when the site has no search. */
  readonly searchHref?: string | undefined
  /** Absent when the site has no search. */
  readonly search?: SearchProps | undefined
  readonly lang: string
  readonly direction: 'ltr' | 'rtl'
  /** What the language is called by those who read it: `English`. */
  readonly languageLabel: string
  /** Calendar that dates are written by: `gregory`. */
  readonly calendar: string
  /** Whether a page marks the words of the search that led to it. */
  readonly searchMarks: boolean
  /** Whether images of articles that are shown smaller than they are can be enlarged. */
  readonly imageZoom: boolean
  /** Absent when the site does not ask. */
  readonly feedback?: PageFeedback | undefined
  readonly logo?: LogoProps | undefined
  readonly navbar: readonly NavItem[]
  /** Absent when the site has one. */
  readonly languages?: readonly LanguageLink[] | undefined
  /** Absent when the guides have fewer than two. */
  readonly versions?: readonly VersionLink[] | undefined
  /** Address of the script that keeps pages for times without a network; absent where none does, and in `docgen dev`. */
  readonly serviceWorkerHref?: string | undefined
  readonly sidebar: { readonly hideable: boolean; readonly autoCollapse: boolean }
  readonly footer: {
    readonly columns: readonly { readonly title: string; readonly links: readonly NavLink[] }[]
    readonly copyright?: string | undefined
  }
  readonly announcement?: { readonly id: string; readonly html: string; readonly isCloseable: boolean } | undefined
  readonly colorMode: { readonly default: 'light' | 'dark'; readonly switch: boolean; readonly respectSystem: boolean }
  /** What counts the visits, for the client to load; absent in `docgen dev`. */
  readonly analytics?: AnalyticsProvider | undefined
}

/** What goes into `<head>`. */
export interface HeadProps {
  /** Complete: `Server | accounts-js`. */
  readonly title: string
  readonly description: string
  readonly keywords: readonly string[]
  readonly canonical?: string | undefined
  readonly image?: string | undefined
  readonly favicon?: string | undefined
  /** The page in all languages that it is written in; absent on a site with one. */
  readonly alternates?: readonly LanguageAlternate[] | undefined
  /** Search engines are asked not to index the page. */
  readonly isHidden: boolean
  readonly styles: readonly string[]
  readonly scripts: readonly string[]
  /** Whether `scripts` are classic ones, to be deferred: browsers load no modules from a disk. */
  readonly areScriptsClassic?: boolean | undefined
  readonly inlineScript?: string | undefined
  readonly tags: readonly HeadTag[]
  /** DocSearch's facets. */
  readonly docsearch: { readonly language: string; readonly version?: string | undefined; readonly tag?: string | undefined }
}

/** The version of the guides that a page is of. */
export interface PageVersion {
  readonly name: string
  readonly label: string
}

/** What readers of a version are to know. `newest` leads to the same page of the newest version, or to what comes closest; absent when there is no better version. */
export interface VersionNotice {
  readonly banner: VersionBanner
  readonly newest?: { readonly label: string; readonly href: string } | undefined
}

/** What a text is written in that stands in the place of a translation. */
export interface FallbackNotice {
  /** Language tag: `en`. */
  readonly lang: string
  readonly direction: 'ltr' | 'rtl'
  /** What the language is called by those who read it. */
  readonly label: string
  readonly href: string
}

export interface BasePageProps {
  readonly site: SiteProps
  readonly head: HeadProps
  /** Which part of what is documented the page is about. */
  readonly part?: { readonly name: string; readonly label: string } | undefined
  /**
   * Set where the texts of the page are in another language than its words, since nobody has translated them, as those of the reference: that
   * language, and the page in it.
   */
  readonly fallback?: FallbackNotice | undefined
  /** Where the page stands as Markdown; absent where the site has none. */
  readonly markdownHref?: string | undefined
}
