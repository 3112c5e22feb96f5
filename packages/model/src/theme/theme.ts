import type { ComponentProps, ComponentType, JSX, ReactNode } from 'react'
import type { Words } from '../messages/words.ts'
import type { BasePageProps, PageLink, PageVersion, SidebarNode, TocEntry, VersionNotice } from './page-props.ts'
import type { VersionSearch } from '../search/search.ts'
import type {
  ApiChangesPageProps,
  ApiEntryPageProps,
  ApiHierarchyPageProps,
  ApiIndexPageProps,
  ApiPackagePageProps,
  ApiSymbolsPageProps,
} from './theme-api.ts'

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
  /**
   * Code that must run before the first paint (colour mode), put inline into the head. `DOCGEN_WORDS.<key>` in it, and in what `client` bundles, stands for
   * a message of the page's language.
   */
  readonly inlineScript?: string | undefined
}

/** What docgen gives besides finished values: the words of the page's language. */
export interface WithWords {
  readonly words: Words
}

export type LayoutProps<Props> = Props & WithWords

export interface Layouts {
  readonly doc: ComponentType<LayoutProps<DocPageProps>>
  readonly changelog: ComponentType<LayoutProps<DocPageProps>>
  readonly page: ComponentType<LayoutProps<CustomPageProps>>
  readonly search: ComponentType<LayoutProps<SearchPageProps>>
  readonly notFound: ComponentType<LayoutProps<NotFoundPageProps>>
  readonly apiIndex: ComponentType<LayoutProps<ApiIndexPageProps>>
  readonly apiPackage: ComponentType<LayoutProps<ApiPackagePageProps>>
  readonly apiEntry: ComponentType<LayoutProps<ApiEntryPageProps>>
  readonly apiSymbols: ComponentType<LayoutProps<ApiSymbolsPageProps>>
  readonly apiHierarchy: ComponentType<LayoutProps<ApiHierarchyPageProps>>
  /** What each release changed in the API of a package. A site whose theme lacks it has no such pages. */
  readonly apiChanges?: ComponentType<LayoutProps<ApiChangesPageProps>> | undefined
  /** Pages that list others: those of categories and of tags. A theme without it shows them as guides that hold a list. */
  readonly listing?: ComponentType<LayoutProps<ListingPageProps>> | undefined
}

/** Components for the elements of Markdown: ours, and those of any HTML tag, which get the attributes of the element as React props. */
export type ContentComponents = OwnContentComponents & {
  readonly [Tag in Exclude<keyof JSX.IntrinsicElements, OwnedTag>]?: ComponentType<ComponentProps<Tag>>
}

/** Tags that one of our own components stands for. */
type OwnedTag = 'table' | 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6'

export interface OwnContentComponents {
  readonly 'docgen-code': ComponentType<CodeBlockProps & WithWords>
  readonly 'docgen-admonition': ComponentType<AdmonitionProps & WithWords>
  readonly 'docgen-tabs': ComponentType<TabsProps & WithWords>
  readonly 'docgen-heading': ComponentType<HeadingProps & WithWords>
  readonly 'docgen-table': ComponentType<{ readonly children?: ReactNode } & WithWords>
  readonly 'docgen-details': ComponentType<DetailsProps & WithWords>
  readonly 'docgen-svg': ComponentType<InlineSvgProps & WithWords>
  readonly 'docgen-steps': ComponentType<ListingProps & WithWords>
  readonly 'docgen-cards': ComponentType<ListingProps & WithWords>
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
  readonly version?: PageVersion | undefined
  readonly versionNotice?: VersionNotice | undefined
  readonly editHref?: string | undefined
  /** ISO date, `2024-03-01`. */
  readonly lastUpdate?: { readonly date: string; readonly author?: string | undefined } | undefined
  /** Of a page that is dated, as a post of a blog: ISO date, and addresses as an `href` has them. */
  readonly published?:
    | { readonly date: string; readonly authors: readonly { readonly name: string; readonly href?: string | undefined }[] }
    | undefined
  readonly tags: readonly PageTag[]
  readonly isUnlisted: boolean
  /** Of a draft, which only `docgen dev` shows. */
  readonly isDraft?: true | undefined
  /** Atom feed of the releases, on changelogs. */
  readonly feedHref?: string | undefined
  /** The page that tells what each release changed in the API, on the changelog of a package that has one. */
  readonly changesHref?: string | undefined
}

/** `href` leads to the page of the tag; absent where there is none. */
export interface PageTag {
  readonly label: string
  readonly href?: string | undefined
}

/** A page that docgen makes of a category, of a tag or of all tags. */
export interface ListingPageProps
  extends BasePageProps, Pick<DocPageProps, 'title' | 'sidebar' | 'breadcrumbs' | 'prev' | 'next' | 'version' | 'versionNotice'> {
  /** What the author says of it. */
  readonly lead?: string | undefined
  readonly entries: readonly ListingEntry[]
}

export interface ListingEntry {
  readonly title: string
  readonly href: string
  readonly isExternal: boolean
  readonly description?: string | undefined
}
