import type { ApiEntry, ApiId, ApiKind, ApiNamespace, ApiPackage } from '../api/api.ts'
import type { SourceRange } from '../diagnostics/diagnostic.ts'
import type { CompiledPage } from './page.ts'
import type { ReactPage, VersionBanner } from '../sources/source.ts'

/** Begins and ends with `/`, holds no base and is not percent-encoded: `/guide/install/`. */
export type RoutePath = string

/** `Page` is what is known of the pages of Markdown. */
export type Route<Page = CompiledPage> =
  | {
      readonly kind: 'doc'
      readonly path: RoutePath
      readonly page: Page
      readonly id: string
      readonly version: DocsVersion
      /** Name of the sidebar that it shows, one of the version; by default the first. */
      readonly sidebar?: string | undefined
    }
  | {
      readonly kind: 'changelog'
      readonly path: RoutePath
      readonly page: Page
      readonly api: ApiSection
      readonly package: ApiPackage
    }
  /** Of all packages together. */
  | { readonly kind: 'changelog'; readonly path: RoutePath; readonly page: Page }
  | { readonly kind: 'page'; readonly path: RoutePath; readonly page: ReactPage; readonly html: string }
  | { readonly kind: 'search'; readonly path: RoutePath }
  | {
      readonly kind: 'category'
      readonly path: RoutePath
      readonly version: DocsVersion
      /** As of a doc. */
      readonly sidebar?: string | undefined
      readonly category: CategoryPage
    }
  | { readonly kind: 'tags'; readonly path: RoutePath; readonly tags: readonly Tag[]; readonly at: SourceRange }
  | { readonly kind: 'tag'; readonly path: RoutePath; readonly tag: Tag }
  | { readonly kind: 'api-index'; readonly path: RoutePath; readonly api: ApiSection }
  | { readonly kind: 'api-symbols' | 'api-hierarchy'; readonly path: RoutePath; readonly api: ApiSection }
  | { readonly kind: 'api-package'; readonly path: RoutePath; readonly api: ApiSection; readonly package: ApiPackage }
  | { readonly kind: 'api-changes'; readonly path: RoutePath; readonly api: ApiSection; readonly package: ApiPackage }
  | {
      readonly kind: 'api-entry'
      readonly path: RoutePath
      readonly api: ApiSection
      readonly package: ApiPackage
      readonly entry: Exclude<ApiEntry, { readonly kind: 'reference' }>
      /** Those that it stands in, from the outermost to its own. */
      readonly namespaces: readonly ApiNamespace[]
    }
  | {
      readonly kind: 'redirect'
      readonly path: RoutePath
      /** As the author wrote it, like `to`; of a pattern, the address that it stands for here. */
      readonly from: string
      readonly to: string
      readonly at: SourceRange
      /** Whether it is an old address that a page or another redirect may have now, which takes it then. */
      readonly givesWay?: boolean | undefined
      /** `from` in the config, which may be a pattern. Absent where the config does not list the redirect. */
      readonly written?: string | undefined
    }

export type RouteKind = Route['kind']

/** One API reference of the site. */
export interface ApiSection {
  readonly name: string
  /** Name of the version of the guides that it belongs to; absent for a reference of all. */
  readonly version?: string | undefined
  readonly path: RoutePath
  readonly packages: readonly ApiPackage[]
  /** Headings of packages, in their order. */
  readonly groups?: readonly string[] | undefined
  /** Route path and anchor of every declaration. */
  readonly placeById: ReadonlyMap<ApiId, { readonly path: RoutePath; readonly anchor?: string | undefined }>
  /** Route path of each package that has a changelog, by its `dir`. */
  readonly changelogByDir: ReadonlyMap<string, RoutePath>
  /** The same of the pages that tell what each release changed in the API. */
  readonly changesByDir: ReadonlyMap<string, RoutePath>
  /** Web address of symbols that other sites document, by `externalKey`. */
  readonly externalHrefs?: Readonly<Record<string, string>> | undefined
  readonly sidebar: readonly SidebarItem[]
}

/** What docgen makes a page of: a category of a sidebar without a page of its own. */
export interface CategoryPage {
  readonly title: string
  /** What the category is called in the sidebar. */
  readonly label: string
  readonly description?: string | undefined
  readonly items: readonly SidebarItem[]
  /** Where the author asked for the page. */
  readonly at: SourceRange
}

/** What pages have in common, by their own account. */
export interface Tag {
  readonly label: string
  readonly description?: string | undefined
  /** Of the page that lists its pages. */
  readonly path: RoutePath
  /** Those that readers are led to, in the order of their titles. */
  readonly pages: readonly RoutePath[]
  /** Where the author declared it, or else asked for pages of tags. */
  readonly at: SourceRange
}

/** A version of the guides, or of references alone, which has no docs. */
export interface DocsVersion {
  readonly name: string
  readonly label: string
  /** Whether pages say which version they are of. */
  readonly isShown: boolean
  readonly banner?: VersionBanner | undefined
  readonly path: RoutePath
  readonly mainDocId: string | undefined
  /** `sidebar`: the name of the one that lists it. */
  readonly docs: readonly { readonly id: string; readonly path: RoutePath; readonly sidebar: string | undefined }[]
  readonly draftIds: readonly string[]
  /** By name. The only one of a source has the name of the source. */
  readonly sidebars: Readonly<Record<string, readonly SidebarItem[]>>
}

export interface Locale {
  readonly name: string
  readonly label: string
  readonly direction: 'ltr' | 'rtl'
  readonly htmlLang: string
  readonly calendar: string
  readonly path: RoutePath
}

/** What a site consists of besides its pages. */
export interface SiteStructure {
  readonly versions: readonly DocsVersion[]
  readonly locales: readonly Locale[]
}

export type SidebarItem =
  | {
      readonly kind: 'doc'
      readonly label: string
      readonly path: RoutePath
      readonly isDeprecated?: boolean | undefined
      /** What kind of declaration it leads to. */
      readonly symbol?: ApiKind | undefined
      /** Whether the symbol is an augmentation: its kind is `namespace`. */
      readonly isAugmentation?: boolean | undefined
      /** Likewise for a module that a package declares by name. */
      readonly isModule?: boolean | undefined
      /** Of a draft, which only `docgen dev` shows. */
      readonly isDraft?: true | undefined
    }
  | { readonly kind: 'href'; readonly label: string; readonly href: string; readonly at: SourceRange }
  | {
      readonly kind: 'category'
      readonly label: string
      readonly path?: RoutePath | undefined
      /** Of its page, as for `doc`. */
      readonly isDeprecated?: boolean | undefined
      readonly symbol?: ApiKind | undefined
      /** Whether the symbol is an augmentation: its kind is `namespace`. */
      readonly isAugmentation?: boolean | undefined
      /** Likewise for a module that a package declares by name. */
      readonly isModule?: boolean | undefined
      readonly isDraft?: true | undefined
      readonly isCollapsed: boolean
      /** Heading that it stands under, with its neighbours of the same. */
      readonly group?: string | undefined
      readonly items: readonly SidebarItem[]
    }

/** Every page of the site and how they are ordered; nothing in it is rendered yet. */
export interface RouteGraph<Page = CompiledPage> {
  /** Sorted by path. */
  readonly routes: readonly Route<Page>[]
  readonly routeByPath: ReadonlyMap<RoutePath, Route<Page>>
  /** Route path of each Markdown file, by the file's path relative to the site root. */
  readonly pathByFile: ReadonlyMap<string, RoutePath>
  /** Files of pages that are left out as drafts. */
  readonly draftFiles: ReadonlySet<string>
  /** Paths that pages ask for and that no file of the output can have. That is reported, so links to them are not. */
  readonly refusedPaths?: ReadonlySet<RoutePath> | undefined
  readonly structure: SiteStructure
  /** By each spelling that pages use. Empty where the site has no pages for tags; absent means the same. */
  readonly tagByName?: ReadonlyMap<string, Tag> | undefined
  readonly apis: readonly ApiSection[]
}
