// What the pages of the API reference are given.
import type { ApiChange, ApiRelease } from '../api/api-history.ts'
import type { ApiEntry, ApiId, ApiKind } from '../api/api.ts'
import type { BasePageProps, PageLink, PageVersion, SidebarNode, TocEntry, VersionNotice } from './page-props.ts'

interface ApiPageBase extends BasePageProps {
  readonly sidebar: readonly SidebarNode[]
  readonly breadcrumbs: readonly { readonly label: string; readonly href?: string | undefined }[]
  /** Version of the guides that the reference belongs to; absent where it belongs to all. */
  readonly version?: PageVersion | undefined
  readonly versionNotice?: VersionNotice | undefined
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
    /** Name of the part that it is. */
    readonly part?: string | undefined
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
    /** What a package adds to a module of others, or to the global scope: its `kind` is `namespace`. */
    readonly isAugmentation?: boolean | undefined
    /** Likewise for a module that a package declares by name. */
    readonly isModule?: boolean | undefined
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
  /** Of the page that tells what each release changed in the API; the heading of a release has the anchor `releaseAnchorOf()`. */
  readonly changesHref?: string | undefined
}

/** What the releases of a package changed in its API. */
export interface ApiChangesPageProps extends ApiPageBase {
  readonly package: ApiPackageProps
  /** The newest first; one that is yet to come has no version. */
  readonly releases: readonly (ApiRelease & {
    /** Anchor of its heading. */
    readonly anchor: string
    /** Whether one of the changes breaks code of readers, or may do so; absent where none does. */
    readonly impact?: 'breaks' | 'mayBreak' | undefined
    /** What is gone, then what is another, then what is new. `href` leads to the declaration, if it has a page. */
    readonly changes: readonly (ApiChange & { readonly href?: string | undefined })[]
  })[]
  readonly toc: readonly TocEntry[]
}

export interface ApiPackagePageProps extends ApiPageBase {
  readonly package: ApiPackageProps
  /** The package's README as HTML. */
  readonly readme?: string | undefined
  /** Guides that link to the page of the package, those about it first; absent where none does. */
  readonly mentionedIn?: readonly GuideMention[] | undefined
  /** At least one, in order. */
  readonly entryPoints: readonly ApiEntryPointProps[]
  readonly toc: readonly TocEntry[]
}

export interface GuideMention extends PageLink {
  /** The categories of the sidebar that lead to it, outermost first. */
  readonly trail?: readonly string[] | undefined
  /** How many of its code blocks use the entry, where those are checked. */
  readonly samples?: number | undefined
}

/** A module of a package that readers import, with its exports. */
export interface ApiEntryPointProps {
  /** What imports name: `hono/client`. */
  readonly specifier: string
  /** Of its heading; absent where a package has its main entry alone, which needs none. */
  readonly anchor?: string | undefined
  /** `import { hc } from 'hono/client'`; absent where it has no heading. */
  readonly importLine?: string | undefined
  /** What its author says of it, as HTML. */
  readonly summary?: string | undefined
  readonly groups: readonly {
    readonly title: string
    /** Of the heading. */
    readonly anchor: string
    /** What their author says of the heading, as HTML. */
    readonly texts?: readonly string[] | undefined
    readonly entries: readonly ApiEntrySummary[]
  }[]
}

export interface ApiEntrySummary {
  readonly name: string
  readonly kind: ApiEntry['kind']
  /** What a package adds to a module of others, or to the global scope: its `kind` is `namespace`. */
  readonly isAugmentation?: boolean | undefined
  /** Likewise for a module that a package declares by name. */
  readonly isModule?: boolean | undefined
  /** Anchor of the row on the package's page. */
  readonly anchor: string
  readonly href?: string | undefined
  /** First sentence of the summary, as HTML. */
  readonly summary: string
  /** Members of its own, exports for a namespace; absent for kinds that have none. */
  readonly memberCount?: number | undefined
  readonly isDeprecated: boolean
  /** What a re-export stands for. */
  readonly target?: string | undefined
}

/** A method in the overview of its class. */
export interface ApiMemberSummary {
  readonly name: string
  /** Of its section on the page. */
  readonly href: string
  /** First sentence of its summary, as HTML; empty where it has none. */
  readonly summary: string
  readonly isDeprecated?: boolean | undefined
}

export interface ApiEntryPageProps extends ApiPageBase {
  readonly package: ApiPackageProps
  readonly entry: Exclude<ApiEntry, { readonly kind: 'reference' }>
  /** What a reader calls the entry: within a namespace the names of both, `Settings.Mode`. */
  readonly title: string
  /** Address of every declaration that the page may link to. What is absent is not documented: show its name alone. */
  readonly hrefs: Readonly<Record<ApiId, string>>
  /** HTML of every Markdown text of the entry, by `textKey` of the text. */
  readonly texts: Readonly<Record<string, string>>
  /** Web address of the documentation of names from elsewhere, by `externalKey`. */
  readonly externalHrefs: Readonly<Record<string, string>>
  /** Declarations that the page's code names though nobody can import them, by id (`<npm name>!~<Name>`). */
  readonly unexported?: Readonly<Record<ApiId, ApiEntry>> | undefined
  /** Further ones, which the page of another declaration describes: `with` is what a reader calls that. */
  readonly unexportedElsewhere?:
    | readonly {
        readonly name: string
        readonly kind: Exclude<ApiEntry['kind'], 'reference'>
        readonly href: string
        readonly with: string
        readonly isDeprecated?: boolean | undefined
      }[]
    | undefined
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
  /** Other packages that add to the entry, by `declare module`: `title` is the npm name, `href` the page of what they add. */
  readonly additionsFrom?: readonly { readonly title: string; readonly href: string }[] | undefined
  /** Other declarations with the name of the entry, such as the variable of a type. */
  readonly namesakes?: readonly { readonly kind: Exclude<ApiEntry['kind'], 'reference'>; readonly href: string }[] | undefined
  /** Guides that link to the entry or name it. */
  readonly mentionedIn: readonly GuideMention[]
  /** `import { AccountsServer } from '@accounts/server'`. */
  readonly importLine: string
  /** Own methods of a class that has many. */
  readonly overview?: readonly ApiMemberSummary[] | undefined
  /** What a namespace exports, as the page of a package shows it. */
  readonly groups?: ApiEntryPointProps['groups'] | undefined
  readonly toc: readonly TocEntry[]
  readonly prev?: PageLink | undefined
  readonly next?: PageLink | undefined
}
