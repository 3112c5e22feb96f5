import type { ApiEntry, ApiGroupText, ApiText, Diagnostic } from '@docgen/model'
import type { FamilyOptions } from './entries/family-options.ts'

/** A package that was found, with all that converting and showing it needs. Plain data: it goes to the worker and into the cache key. */
export interface DocumentedPackage {
  readonly dir: string
  /** npm name. */
  readonly name: string
  readonly version: string
  readonly description: string
  readonly repositoryUrl?: string | undefined
  readonly isPublished: boolean
  readonly readme?: ApiText | undefined
  /** As the author sees it, relative to the site root: `node_modules/@accounts/server`. */
  readonly folder: string
  /** Absolute, symbolic links followed. */
  readonly realFolder: string
  /** At least one; the main one is the first, if it is documented. */
  readonly entryPoints: readonly EntryPoint[]
  /** Folders inside the package, relative to it: declarations below `types` are described by the sources below `sources`. */
  readonly sourceFolders?: { readonly types: string; readonly sources: string } | undefined
  /** What its family has told TypeDoc. */
  readonly family: FamilyOptions
  /** With `{file}` and `{line}`; all else is filled in. */
  readonly sourceLink?: string | undefined
  /** As the config has it; otherwise `repository` made it, and built declarations have no link, since repositories do not hold them. */
  readonly writtenLink?: string | undefined
  /** That npm published it from. */
  readonly commit?: string | undefined
  readonly checkout?: Checkout | undefined
}

/** Where a package lies in a checkout on this machine. */
export interface Checkout {
  /** Absolute. */
  readonly root: string
  /** Of the package, relative to the checkout. */
  readonly directory: string
  /** Whether the package is read from there; otherwise npm installed it, and the checkout is of the same repository. */
  readonly isRead: boolean
}

interface EntryPoint {
  /** What imports of it name: `@scope/name`, `@scope/name/client`. */
  readonly specifier: string
  /** Absolute, symbolic links followed: `index.ts` or `index.d.ts`. */
  readonly file: string
}

/** Those with a section of their own: several names of one module (`./client` and `./client.js`) are the first of them. */
export function shownEntryPointsOf({ entryPoints }: Pick<DocumentedPackage, 'entryPoints'>): readonly EntryPoint[] {
  return entryPoints.filter(({ file }, index) => entryPoints.findIndex((each) => each.file === file) === index)
}

export interface ExtractRequest {
  /** Absolute path of the site root. */
  readonly root: string
  readonly packages: readonly DocumentedPackage[]
  readonly exclude: Exclusions
}

/** Kinds of declarations that are left out. */
interface Exclusions {
  readonly internal: boolean
  readonly private: boolean
  readonly protected: boolean
  /** Declared outside the documented packages. */
  readonly externals: boolean
  readonly notDocumented: boolean
}

export interface Extraction {
  /** Entries of each package by its npm name. */
  readonly entries: Readonly<Record<string, readonly ApiEntry[]>>
  /** Declarations of each package that its exports use without being exported. */
  readonly unexported: Readonly<Record<string, readonly ApiEntry[]>>
  /** What each entry point says of the headings of its exports, by its specifier, where it says something. */
  readonly groupTexts: Readonly<Record<string, readonly ApiGroupText[]>>
  /** What each entry point says of itself, in the comment of its module. */
  readonly summaries: Readonly<Record<string, ApiText>>
  readonly diagnostics: readonly Diagnostic[]
  /** Absolute paths of all files that the program read, but TypeScript's own. */
  readonly files: readonly string[]
  /** Absolute paths of files that are not there: with one of them, the program would know more. */
  readonly awaited: readonly string[]
}

/** An extraction, which is read only where it is asked for. */
export interface GivenExtraction extends Pick<Extraction, 'files'>, Pick<SummedExtraction, 'isPreliminary'> {
  /** Names all of it but the files by its content. */
  readonly sum: string
  readonly read: () => Extraction
}

/**
 * Makes the extraction with its `sum`, and stores it under `key` when there is a file for it. With `mayBePreliminary` it may read an edited
 * package alone; asked again without, it reads the rest.
 */
export type Extract = (
  request: ExtractRequest,
  store: ExtractionStore | undefined,
  mayBePreliminary?: boolean,
) => Promise<SummedExtraction>

/** Makes the next extraction quick, where the last one came out of the store. `stored` is read there, unless it has been already. */
export type PrepareExtraction = (
  request: ExtractRequest,
  store: ExtractionStore | undefined,
  stored?: StoredState,
) => Promise<void>

export interface ExtractionStore {
  readonly file: string
  readonly key: string
}

/** What is stored for a request. */
export interface StoredState {
  readonly extraction: GivenExtraction
  /** The files of its packages, as they were when it was made. */
  readonly held: HeldFiles
}

/** By absolute path, with `/`. */
export type HeldFiles = ReadonlyMap<string, HeldFile>

/** A file as it was at some moment. */
export interface HeldFile {
  readonly text: string
  /** See `versionOf`. */
  readonly version: string
}

export interface SummedExtraction {
  readonly extraction: Extraction
  readonly sum: string
  /** Whether a package was read alone since it has changed: see `editedExtraction`. */
  readonly isPreliminary?: true | undefined
}
