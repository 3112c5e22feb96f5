import type { ComponentProps, ComponentType, JSX, ReactNode } from 'react'
import type { AnalyticsProvider } from './analytics.ts'
import type { ApiEntry, ApiId, ApiKind } from './api.ts'
import type { HeadTag } from './head-tag.ts'
import type { SearchProps, VersionSearch } from './search.ts'
import type { VersionBanner } from './source.ts'

/**
 * How a site looks: React components and files, all given finished values. A theme reads no file, no config and no environment.
 */
export interface Theme {
  readonly name: string
  /** The whole HTML document around a page: one component per kind of page. */
  readonly layouts: Layouts
  /** Elements of compiled Markdown, by HTML tag name or by one of ours (`docgen-code`…). */
  readonly content: ContentComponents
  /** Absolute paths of the style sheets, in order; bundled to one file. */
  readonly styles: readonly string[]
  /** Absolute path of the module that starts in the browser; absent for a theme without scripts. */
  readonly client?: string | undefined
  /**
   * Absolute path of the module of each island, by the island's name. Its default export is a component whose props are JSON. The client
   * module finds them as the default export of `docgen:islands`: functions that import an island, by name.
   */
  readonly islands?: Readonly<Record<string, string>> | undefined
  /** Names of those islands that a site without a search does without. */
  readonly searchIslands?: readonly string[] | undefined
  /** Code that must run before the first paint (colour mode), put inline into the head as it is. */
  readonly inlineScript?: string | undefined
}

export interface Layouts {
  readonly doc: ComponentType<DocPageProps>
  readonly changelog: ComponentType<DocPageProps>
  readonly page: ComponentType<CustomPageProps>
  readonly search: ComponentType<SearchPageProps>
  readonly notFound: ComponentType<NotFoundPageProps>
  readonly apiIndex: ComponentType<ApiIndexPageProps>
  readonly apiPackage: ComponentType<ApiPackagePageProps>
  readonly apiEntry: ComponentType<ApiEntryPageProps>
  readonly apiSymbols: ComponentType<ApiSymbolsPageProps>
  readonly apiHierarchy: ComponentType<ApiHierarchyPageProps>
}

/** Components for the elements of Markdown: ours, and those of any HTML tag, which get the attributes of the element as React props. */
export type ContentComponents = OwnContentComponents & {
  readonly [Tag in Exclude<keyof JSX.IntrinsicElements, OwnedTag>]?: ComponentType<ComponentProps<Tag>>
}

/** Tags that one of our own components stands for. */
type OwnedTag = 'table' | 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6'

export interface OwnContentComponents {
  readonly 'docgen-code': ComponentType<CodeBlockProps>
  readonly 'docgen-admonition': ComponentType<AdmonitionProps>
  readonly 'docgen-tabs': ComponentType<TabsProps>
  readonly 'docgen-heading': ComponentType<HeadingProps>
  readonly 'docgen-table': ComponentType<{ readonly children?: ReactNode }>
  readonly 'docgen-details': ComponentType<DetailsProps>
  readonly 'docgen-svg': ComponentType<InlineSvgProps>
  readonly 'docgen-steps': ComponentType<ListingProps>
  readonly 'docgen-cards': ComponentType<ListingProps>
}

/** `html` is the highlighted code: one `<span class="line …">` per line, Prism's `token …` classes inside. */
export interface CodeBlockProps {
  readonly html: string
  /** The code as the author wrote it, without notation comments, for copying. */
  readonly code: string
  readonly language: string
  readonly title?: string | undefined
  readonly showLineNumbers: boolean
  readonly wrap: boolean
  /** Whether some lines are focused, so that the others can be dimmed. */
  readonly hasFocus: boolean
  readonly hasDiff: boolean
}

export const admonitionKinds = ['note', 'tip', 'info', 'warning', 'danger', 'caution', 'important'] as const
export type AdmonitionKind = (typeof admonitionKinds)[number]

export interface AdmonitionProps {
  readonly admonition: AdmonitionKind
  readonly title?: ReactNode
  readonly children?: ReactNode
}

export interface DetailsProps {
  readonly title?: ReactNode
  readonly children?: ReactNode
}

/** `children` is the `<svg>` of a picture that stands in the page itself, with its name and size. */
export interface InlineSvgProps {
  readonly children?: ReactNode
  /** The title of the Markdown image; only figures have one. */
  readonly caption?: string | null | undefined
  /** Whether it is a paragraph of its own, not a word in one. */
  readonly isFigure: boolean
}

/** `children` holds a list: of steps to take one after the other, or of links to choose from. */
export interface ListingProps {
  readonly title?: ReactNode
  readonly children?: ReactNode
}

/** `panels` is in document order; ids are unique in the page. Tabs of one `group` are switched together. */
export interface TabsProps {
  readonly group?: string | undefined
  readonly panels: readonly { readonly id: string; readonly label: string; readonly content: ReactNode }[]
}

export interface HeadingProps {
  readonly level: number
  readonly id: string
  readonly children?: ReactNode
}

/** An address that can be put into `href` as it is: base included. */
export interface NavLink {
  readonly label: string
  readonly href: string
  readonly isCurrent: boolean
  readonly isExternal: boolean
  /** Of a link to the newest version of the guides, where the reader's own is not known: where it leads to instead, by the version's name. */
  readonly hrefByVersion?: Readonly<Record<string, string>> | undefined
}

/** A version of the guides, as the page leads to it: to its page of the same id, or else to its main doc. */
export interface VersionLink {
  readonly name: string
  readonly label: string
  readonly href: string
  /** Whether the page is of this version. */
  readonly isCurrent: boolean
}

export interface SidebarLink {
  readonly kind: 'link'
  readonly label: string
  readonly href: string
  readonly isCurrent: boolean
  readonly isExternal: boolean
  readonly isDeprecated?: boolean | undefined
}

/** A category whose branch the page is not in comes without `items`, and with the `href` of its first page. */
export interface SidebarCategory {
  readonly kind: 'category'
  readonly label: string
  readonly href?: string | undefined
  readonly isOpen: boolean
  /** Whether the current page is in it. */
  readonly isCurrent: boolean
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
  /** Of a page that documents what is deprecated. */
  readonly isDeprecated?: boolean | undefined
}

/** What is the same on every page. */
export interface LogoProps {
  readonly src: string
  /** Shown in dark mode; as large as the other. */
  readonly dark?: string | undefined
  readonly alt: string
  /** In pixels, as the file says; absent when it says nothing. */
  readonly width?: number | undefined
  readonly height?: number | undefined
}

export interface SiteProps {
  readonly title: string
  readonly tagline: string
  readonly version?: string | undefined
  readonly homeHref: string
  readonly searchHref: string
  /** Absent when the site has no search. */
  readonly search?: SearchProps | undefined
  readonly lang: string
  readonly direction: 'ltr' | 'rtl'
  readonly logo?: LogoProps | undefined
  readonly navbar: readonly NavLink[]
  /** Absent when the guides have fewer than two. */
  readonly versions?: readonly VersionLink[] | undefined
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
  /** Search engines are asked not to index the page. */
  readonly isHidden: boolean
  readonly styles: readonly string[]
  readonly scripts: readonly string[]
  readonly inlineScript?: string | undefined
  readonly tags: readonly HeadTag[]
  /** DocSearch's facets. */
  readonly docsearch: { readonly language: string; readonly version?: string | undefined; readonly tag?: string | undefined }
}

export interface BasePageProps {
  readonly site: SiteProps
  readonly head: HeadProps
}

export interface SearchPageProps extends BasePageProps {
  /** Where readers find things without a search: the first page of each source of guides, the index of symbols. */
  readonly places: readonly PageLink[]
  /** Where its address says `?in=<label>`, the page shows results of that version's search. */
  readonly versionSearches: readonly VersionSearch[]
}

export interface NotFoundPageProps extends BasePageProps {
  /** Address of the list of all pages: JSON, `[href, title][]`. */
  readonly pagesHref: string
}

/** `content` is HTML, to be inserted as it is. */
export interface CustomPageProps extends BasePageProps {
  readonly content: string
}

export interface DocPageProps extends BasePageProps {
  readonly title: string
  readonly isTitleHidden: boolean
  readonly content: string
  readonly sidebar: readonly SidebarNode[]
  readonly breadcrumbs: readonly { readonly label: string; readonly href?: string | undefined }[]
  readonly toc: readonly TocEntry[]
  readonly prev?: PageLink | undefined
  readonly next?: PageLink | undefined
  readonly version?: { readonly name: string; readonly label: string } | undefined
  /** What readers of this version are to know. `newest` leads to the same page of it, or its main doc; absent when there is no better version. */
  readonly versionNotice?:
    | { readonly banner: VersionBanner; readonly newest?: { readonly label: string; readonly href: string } | undefined }
    | undefined
  readonly editHref?: string | undefined
  /** ISO date, `2024-03-01`. */
  readonly lastUpdate?: { readonly date: string; readonly author?: string | undefined } | undefined
  readonly tags: readonly string[]
  readonly isUnlisted: boolean
  /** Atom feed of the releases, on changelogs. */
  readonly feedHref?: string | undefined
}

interface ApiPageBase extends BasePageProps {
  readonly sidebar: readonly SidebarNode[]
  readonly breadcrumbs: readonly { readonly label: string; readonly href?: string | undefined }[]
}

export interface ApiIndexPageProps extends ApiPageBase {
  readonly title: string
  readonly packages: readonly {
    readonly name: string
    readonly version: string
    readonly description: string
    readonly href: string
    readonly entryCount: number
    /** Heading that the config puts it under. */
    readonly group?: string | undefined
  }[]
  readonly symbolsHref: string
  readonly hierarchyHref: string
}

/** Every documented declaration of a reference, in alphabetical order. */
export interface ApiSymbolsPageProps extends ApiPageBase {
  readonly title: string
  readonly symbols: readonly {
    readonly name: string
    readonly kind: ApiKind
    /** npm name. */
    readonly package: string
    readonly href: string
    readonly isDeprecated: boolean
  }[]
}

/** Classes and interfaces by what they extend and implement. */
export interface ApiHierarchyPageProps extends ApiPageBase {
  readonly title: string
  readonly roots: readonly ApiHierarchyNode[]
}

export interface ApiHierarchyNode {
  readonly name: string
  readonly kind: ApiKind | 'external'
  readonly package?: string | undefined
  readonly href?: string | undefined
  readonly isDeprecated?: boolean | undefined
  readonly children: readonly ApiHierarchyNode[]
}

export interface ApiPackageProps {
  readonly dir: string
  readonly name: string
  readonly version: string
  readonly description: string
  readonly isPublished: boolean
  readonly href: string
  readonly repositoryUrl?: string | undefined
  readonly changelogHref?: string | undefined
}

export interface ApiPackagePageProps extends ApiPageBase {
  readonly package: ApiPackageProps
  /** The package's README as HTML. */
  readonly readme?: string | undefined
  readonly groups: readonly {
    readonly title: string
    /** Of the heading. */
    readonly anchor: string
    readonly entries: readonly ApiEntrySummary[]
  }[]
  readonly toc: readonly TocEntry[]
}

export interface ApiEntrySummary {
  readonly name: string
  /** Anchor of the row on the package's page. */
  readonly anchor: string
  readonly href?: string | undefined
  /** First paragraph of the summary, as HTML. */
  readonly summary: string
  readonly isDeprecated: boolean
  /** What a re-export stands for. */
  readonly target?: string | undefined
}

export interface ApiEntryPageProps extends ApiPageBase {
  readonly package: ApiPackageProps
  readonly entry: Exclude<ApiEntry, { readonly kind: 'reference' }>
  /** Address of every declaration that the page may link to. What is absent is not documented: show its name alone. */
  readonly hrefs: Readonly<Record<ApiId, string>>
  /** HTML of every Markdown text of the entry, by `textKey` of the text. */
  readonly texts: Readonly<Record<string, string>>
  /** Web address of the documentation of names from elsewhere, by `externalKey`. */
  readonly externalHrefs: Readonly<Record<string, string>>
  /** Declarations that the page's code names though nobody can import them, by id (`<npm name>!~<Name>`). */
  readonly unexported?: Readonly<Record<ApiId, ApiEntry>> | undefined
  /** Those of `hrefs` whose declaration is deprecated: their names are struck out. */
  readonly deprecated?: readonly ApiId[] | undefined
  /** Where else in the packages the entry is used; `context` says how: `parameter of login`, `extends`. */
  readonly referencedBy: readonly {
    readonly title: string
    readonly href: string
    readonly context: string
    /** npm name, where it is not plain from the title which package the use is in. */
    readonly package?: string | undefined
    readonly isDeprecated?: boolean | undefined
  }[]
  /** Uses besides those, where there are very many. */
  readonly referencedByMore?: number | undefined
  /**
   * Guides that link to the entry or name it; `trail` holds the categories of the sidebar that lead to one, outermost first, and
   * `samples` is how many of its code blocks use the entry, where those are checked.
   */
  readonly mentionedIn: readonly (PageLink & {
    readonly trail?: readonly string[] | undefined
    readonly samples?: number | undefined
  })[]
  /** `import { AccountsServer } from '@accounts/server'`. */
  readonly importLine: string
  readonly toc: readonly TocEntry[]
  readonly prev?: PageLink | undefined
  readonly next?: PageLink | undefined
}
