// What a kind of source is: all that differs from one kind to the next. `index.ts` lists the kinds.
import type {
  ApiModel,
  ApiSection,
  Diagnostic,
  DocsVersion,
  Includes,
  Listing,
  ReactPage,
  Refusal,
  RepositoryTags,
  RoutePath,
  SiteConfig,
  Source,
  SourceFile,
  SourceReader,
} from '@docgen/model'
import type { PlacedPage, PlacedRoute } from '../common/placed-page.ts'

// Methods, so that a kind of one source is a kind of any.
export interface SourceKind<Own extends Source> {
  /** Lists and reads its Markdown files. Absent for kinds that have none of their own. */
  load?(source: Own, tools: LoadTools): Promise<LoadedSource>
  /** Gives its pages their routes and places in the sidebar. */
  place(source: Own, input: PlaceInput): PlacedSource
}

export interface LoadTools {
  readonly reader: SourceReader
  readonly config: SiteConfig
  readonly loadIncludes: (reader: SourceReader, file: string, text: string) => Promise<Includes>
}

export interface LoadedSource {
  readonly files: readonly SourceFile[]
  /** Files that pages may show or lead to. */
  readonly assetFiles: readonly string[]
  readonly listing: Listing
  /** What would be pages; another file matters where a page asks for it. */
  readonly refusedSources: ReadonlyMap<string, Refusal>
  readonly diagnostics: readonly Diagnostic[]
}

export interface PlaceInput {
  readonly config: SiteConfig
  /** Compiled pages by the name of their source. */
  readonly pagesOf: (source: string) => readonly PlacedPage[]
  /** React pages with their HTML, by the name of their source. */
  readonly reactPages: ReadonlyMap<string, readonly { readonly page: ReactPage; readonly html: string }[]>
  /** API models by the name of their source. */
  readonly apiModels: ReadonlyMap<string, ApiModel>
  /** Routes of custom sources in the order in which they were given, by the name of the source. */
  readonly customOrder?: ReadonlyMap<string, readonly RoutePath[]> | undefined
  /** Those of the repository, where changelogs have releases without dates. */
  readonly tags?: RepositoryTags | undefined
  /** Whether pages with `draft: true` are part of the site. */
  readonly includeDrafts: boolean
}

export interface PlacedSource {
  readonly routes: readonly PlacedRoute[]
  /** Leads from the path of a source to its first page, where no page has that path. */
  readonly entrance?: PlacedRoute | undefined
  /** Where a site without a page at `/` may lead from there: to the first of the lowest rank. */
  readonly home?: { readonly path: RoutePath; readonly rank: number } | undefined
  /** Of pages that have none because of their path, which is among the diagnostics. */
  readonly refusedPaths?: readonly RoutePath[] | undefined
  readonly diagnostics: readonly Diagnostic[]
  readonly version?: DocsVersion
  readonly api?: ApiSection
}
