import type { ApiChange, ApiHistory } from '../api/api-history.ts'
import type { ApiPackage } from '../api/api.ts'
import type { ApiReferenceSource, ApiLoadResult, Refusal, SourceFile, SourceReader } from '../sources/source.ts'
import type { FragmentJob } from './compile.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import type { OutputPath } from '../output/output-path.ts'
import type { CompiledFragment, CompiledPage, CompiledSource } from '../site/page.ts'
import type { Recall } from '../site/page-facts.ts'
import type { PagefindIndex, PagefindJob } from './pagefind.ts'
import type { PageTarget, RenderedPage, RenderJob, WrittenPage } from './render.ts'
import type { StoredText } from '../search/search-page.ts'
import type { SampleCheckResult, SampleUnit } from '../markdown/samples.ts'

/** A non-Markdown file of the author. */
export interface Asset {
  /** Relative to the site root. */
  readonly file: string
  /** Where it is served when it lies in the static folder, without base: `/img/logo.svg`. */
  readonly staticPath?: string | undefined
  /** Of the bytes. */
  readonly hash: string
  /** Of images, in pixels. */
  readonly width?: number | undefined
  readonly height?: number | undefined
  readonly damage?: ImageDamage | undefined
}

/** Why browsers show nothing of an image, or not all. `git-lfs` is the text that stands for a file which was not fetched. */
export type ImageDamage = 'empty' | 'git-lfs' | 'no-image' | 'cut-off' | 'changed'

export interface ReadAssets {
  /** Without those that were removed since they were listed. */
  readonly assets: readonly Asset[]
  /** What cannot be read, by path relative to the site root. */
  readonly refused: ReadonlyMap<string, Refusal>
}

/** Files and folders of the repository that pages name, though they are neither pages nor assets, by path relative to the site root. */
export type NamedFiles = ReadonlyMap<string, 'file' | 'folder'>

export interface ClientFiles {
  readonly styles: readonly { readonly path: OutputPath; readonly bytes: Uint8Array }[]
  readonly scripts: readonly { readonly path: OutputPath; readonly bytes: Uint8Array; readonly isEntry: boolean }[]
  /** The script that answers searches; absent when the site has no search. */
  readonly searchWorker?: { readonly path: OutputPath; readonly bytes: Uint8Array } | undefined
  /** Those of the other languages of the site. */
  readonly otherSearchWorkers?: readonly { readonly path: OutputPath; readonly bytes: Uint8Array }[] | undefined
  /** Of the packages whose code is in them. */
  readonly licenses?: string | undefined
  /** Absolute paths of what they are made from, packages included. */
  readonly inputs?: readonly string[] | undefined
  /** Why there are none: what cannot be bundled. */
  readonly diagnostics?: readonly Diagnostic[] | undefined
}

/** Compiles and renders, here or in worker threads. */
export interface Compiler {
  /** Names all that what it compiles depends on besides the text itself: its code and its options. */
  readonly key: string
  /** Hands each page over as soon as it is compiled, in whatever order. */
  readonly compilePages: (
    jobs: readonly { readonly file: SourceFile; readonly key: string }[],
    onCompiled: (compiled: CompiledSource) => void,
  ) => Promise<void>
  /** The answers stand in the order of the jobs. */
  readonly compileFragments: (jobs: readonly FragmentJob[]) => Promise<readonly CompiledFragment[]>
  /** The layout with its content put in, and the islands of both filled. What a component throws is among its faults. */
  readonly renderPage: (job: RenderJob) => Promise<RenderedPage>
  /** The same, written where it belongs by the thread that renders it. */
  readonly writePage: (job: RenderJob & PageTarget) => Promise<WrittenPage>
}

/** What was found out about pages before: by the last build, or since the last edit. */
export interface FactsCache {
  readonly surfaceKeysOf: (page: CompiledPage) => SurfaceKeys
  /** `own` names what only the page at `path` depends on, and `shape` everything else that it depends on. */
  readonly recallIn: (shape: string) => (path: string, own: string) => Recall
}

/** Hashes of what other pages can show of a page. */
export interface SurfaceKeys {
  /** Of everything except its text, its links, and the places in its source. */
  readonly page: string
  /** Of its links, names and samples, without their places. */
  readonly links: string
}

/** What a rebuild may keep: compiled pages by their key, and values of other sources. */
export interface CompileCache {
  readonly findPage: (file: string, key: string) => CompiledPage | undefined
  readonly storePage: (compiled: CompiledSource) => void
  /** HTML of a stored page. Throws when the cache turns out to be damaged. */
  readonly htmlOf: (key: string) => string
  /** Sections of a stored page, encoded for search. Throws when the cache turns out to be damaged. */
  readonly searchTextOf: (key: string) => StoredText
  /** What is kept of a stored page for rules and outputs, encoded. Throws when the cache turns out to be damaged. */
  readonly keptTextsOf: (key: string) => string
  /** Absent where none are kept. */
  readonly facts?: FactsCache | undefined
  readonly findFragments: (name: string, key: string) => readonly CompiledFragment[] | undefined
  readonly storeFragments: (name: string, key: string, fragments: readonly CompiledFragment[]) => void
  readonly diagnostics: () => readonly Diagnostic[]
}

export interface LastUpdates {
  /** ISO dates by file, relative to the site root. */
  readonly dates: ReadonlyMap<string, { readonly date: string }>
  readonly isShallow: boolean
}

export interface RepositoryTags {
  /** Day of each tag (`2024-03-01`) by its name. */
  readonly days: ReadonlyMap<string, string>
  /** Whether the checkout has none because it is shallow, as those of CI are: the repository may have some. */
  readonly areLeftOut: boolean
}

export interface ApiHistories {
  readonly histories: ReadonlyMap<string, ApiHistory>
  /** Whether the site has the folder of reports. */
  readonly isFolderThere: boolean
}

/** Texts whose samples are checked together, and remembered. */
export interface SampleSet {
  readonly name: 'guides' | 'comments'
  /** Version of the references whose packages they import; absent where references have none. */
  readonly version?: string | undefined
}

/** Everything that a build does to the world, handed to the pipeline. */
export interface Ports {
  readonly reader: SourceReader
  readonly compiler: Compiler
  readonly cache: CompileCache
  readonly readAssets: (files: readonly string[], staticFiles: readonly string[], staticDir: string) => Promise<ReadAssets>
  /** Which of these paths, relative to the site root, are files or folders that the site may read. Nothing is read of them. */
  readonly findKinds: (paths: readonly string[]) => NamedFiles
  /** `mayBePreliminary` as in an `ApiLoadContext`. */
  readonly loadApi: (source: ApiReferenceSource, mayBePreliminary?: boolean) => Promise<ApiLoadResult>
  /** By the `dir` of each package that has reports in tagged commits, what these say. */
  readonly loadApiHistory: (source: ApiReferenceSource, packages: readonly ApiPackage[]) => Promise<ApiHistories>
  /**
   * What packages have changed since their newest releases, by `dir`: kept of each reference, under a key that names all that it is made from.
   * Without a key it is made.
   */
  readonly keepApiChanges: (
    reference: string,
    key: string | undefined,
    make: () => Readonly<Record<string, readonly ApiChange[]>>,
  ) => Promise<Readonly<Record<string, readonly ApiChange[]>>>
  readonly warmApi: (source: ApiReferenceSource) => Promise<void>
  /** Absent when no samples are checked. */
  readonly checkSamples?: ((set: SampleSet, units: readonly SampleUnit[]) => Promise<SampleCheckResult>) | undefined
  readonly loadLastUpdates: () => Promise<LastUpdates>
  readonly loadTags: () => Promise<RepositoryTags>
  /** By the name of a locale; the empty name is that of a site with one. */
  readonly bundleClient: (locale: string) => Promise<ClientFiles>
  /** Absent where the config does not name Pagefind. */
  readonly indexByPagefind?: ((job: PagefindJob) => Promise<PagefindIndex>) | undefined
  /** What was damaged in the cache, and made anew, so far. */
  readonly cacheFindings: () => readonly Diagnostic[]
  /**
   * The postings of encoded pages, merged in another thread while this one goes on. `undefined`, without reading a page, if no thread has
   * started, as for a small site: the caller merges them itself.
   */
  readonly mergePostings: (pages: () => readonly string[]) => Promise<string> | undefined
  /** The text of a file that the last build wrote, by its path in the output, where it is still what was written. Absent where nothing is kept. */
  readonly readLastOutput?: ((path: string) => string | undefined) | undefined
}
