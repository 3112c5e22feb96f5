import type { ConfigText } from '../config/config-text.ts'
import type { ApiId } from '../api/api.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import type { OptionProblem } from '../sources/custom-source.ts'

export const sampleLanguages = ['ts', 'tsx', 'js', 'jsx'] as const
export type SampleLanguage = (typeof sampleLanguages)[number]

/** A code fence of a language that can be checked. Plain data: it lies in the compiled page. */
export interface Sample {
  /** The text's file, relative to the site root, and where its fence begins there. */
  readonly file: string
  readonly line: number
  readonly column: number
  readonly language: SampleLanguage
  /** As shown: without notation comments. */
  readonly code: string
  /** Where each line of `code` begins, line and column: in `origin`, else in the text's own file. */
  readonly places: readonly (readonly [line: number, column: number])[]
  /** The file that the fence shows, or a region of: `file` relative to the site root. */
  readonly origin?: { readonly file: string; readonly text: string } | undefined
  readonly title?: string | undefined
  /** What it continues: `''` for the checked fence above it, else a title or the name of a setup. */
  readonly continues?: string | undefined
  /** Whether there is no such fence, which is reported. */
  readonly lacksContext?: boolean | undefined
  /** Set for a fence that is checked and not shown; its name, `''` when it has none. */
  readonly setup?: string | undefined
  readonly isUnchecked?: boolean | undefined
  /** Set when errors are what it shows: TypeScript's codes, or an empty list for any. */
  readonly expectedErrors?: readonly number[] | undefined
}

/** Code that is checked as one module. */
export interface SampleModule {
  readonly language: SampleLanguage
  readonly code: string
  /** The path by which other modules of the unit import it. */
  readonly title?: string | undefined
  /** Indexes of earlier modules: all they declare, import and see is seen here, unless the module itself has the name; the first wins. */
  readonly sees: readonly number[]
  /** Whether its errors are asked for. */
  readonly isChecked: boolean
}

/** Modules that may import each other: the samples of one page, README or comment; or a file that a page includes. */
export interface SampleUnit {
  /** Relative to the site root. A unit that `isFile` has one module, which is that file. */
  readonly file: string
  readonly isFile: boolean
  readonly modules: readonly SampleModule[]
}

/** A place in the code of a module: 1-based, columns in UTF-16 code units. */
export interface SamplePlace {
  readonly line: number
  readonly column: number
}

export interface SampleFinding extends SamplePlace {
  readonly module: number
  readonly kind: 'syntax' | 'type'
  /** TypeScript's own number: 2322. */
  readonly typeScriptCode: number
  /** TypeScript's own words, without paths of the machine. */
  readonly message: string
  /** What nothing declares, or the module does not have. */
  readonly name?: string | undefined
  /** The module specifier that it is about. */
  readonly from?: string | undefined
  /** Where the repository has the package of that module, relative to the site root. A checker need not know. */
  readonly folder?: string | undefined
  /** Where what the finding misses begins: the bracket that is never closed. */
  readonly opening?: SamplePlace | undefined
}

/** An identifier, and the documented declaration that it names. */
export interface SampleLink extends SamplePlace {
  readonly module: number
  readonly length: number
  readonly id: ApiId
}

/** What an editor says of the identifiers of a module: `const user: User | null`. */
export interface SampleTypes {
  readonly module: number
  /** Each once. */
  readonly texts: readonly string[]
  /** Where an identifier begins, how many UTF-16 code units it has, and the index of its text; in the order of the code. */
  readonly places: readonly (readonly [line: number, column: number, length: number, text: number])[]
  /** Which texts are those of a function with further signatures, and how many these are. */
  readonly overloads?: readonly (readonly [text: number, others: number])[] | undefined
}

/** A comment `// ^?`, see `typeQueriesOf`. */
export interface SampleQuery {
  readonly module: number
  /** Of the comment, 1-based. */
  readonly line: number
  /** What an editor says of the name at its caret; absent if there is none. */
  readonly text?: string | undefined
}

export interface CheckedUnit {
  readonly findings: readonly SampleFinding[]
  readonly links: readonly SampleLink[]
  /** Of the modules whose types are known. */
  readonly types?: readonly SampleTypes[] | undefined
  /** Of the modules whose syntax is right. Absent if the checker answers none. */
  readonly queries?: readonly SampleQuery[] | undefined
}

/** Where the documentation of a package begins: what imports of it lead to. */
export interface PackageLocation {
  /** npm name. */
  readonly name: string
  /** Absolute, symbolic links followed. */
  readonly realFolder: string
  /** What its imports lead to, the main entry first where there is one. */
  readonly entryPoints: readonly { readonly specifier: string; readonly file: string }[]
  /** Folders inside the package: declarations below `types` are described by the sources below `sources`. */
  readonly sourceFolders?: { readonly types: string; readonly sources: string } | undefined
}

export interface SampleContext {
  /** Absolute path of the site root. */
  readonly root: string
  /** Absolute path of a folder for the checker's own cache; `undefined` when caching is off. */
  readonly cacheDir: string | undefined
  readonly packages: readonly PackageLocation[]
  /** As in a `SiteConfig`: where its options are written. */
  readonly configFiles?: readonly ConfigText[] | undefined
}

export interface SampleCheckResult {
  /** In the order of the units. */
  readonly units: readonly CheckedUnit[]
  /** What is wrong with the checker's own options. */
  readonly diagnostics: readonly Diagnostic[]
  /** Absolute paths of the author's files that the samples were checked against, for `docgen dev` to watch. */
  readonly watchFiles: readonly string[]
  /** Absolute path of a damaged cache file, which is rebuilt. */
  readonly damagedFile?: string | undefined
}

/** Checks samples, and knows what their identifiers name. A config hands it in. */
export interface SampleChecker {
  readonly kind: 'samples'
  /** What is wrong with the options that it was made from; `key` is the one to look for in the config file. */
  readonly problems?: readonly OptionProblem[] | undefined
  readonly check: (units: readonly SampleUnit[], context: SampleContext) => Promise<SampleCheckResult>
  /**
   * Lets go of what makes further checks quick: a build asks for nothing more, and needs the memory. A promise resolves once nothing more is written.
   */
  readonly release?: (() => void | Promise<void>) | undefined
}

/** A sample with what was found in it: places are those of its code, or of its `origin`. */
export interface CheckedSample {
  readonly sample: Sample
  readonly findings: readonly SampleFinding[]
  readonly links: readonly SampleLink[]
  /** Absent for a sample that names nothing whose type is known. */
  readonly types?: CodeTypes | undefined
  /** Absent if the checker answers none. */
  readonly queries?: readonly SampleQuery[] | undefined
}

/** What an editor says of the names in a piece of code, as it is shown. */
export interface CodeTypes {
  /** Short name of all that follows. */
  readonly key: string
  /** One line of code each, and what its comment says behind an empty one. In a page, that line says how many overloads there are. */
  readonly texts: readonly string[]
  /** Which texts are those of a function with further signatures, and how many these are. */
  readonly overloads?: readonly (readonly [text: number, others: number])[] | undefined
  /** Offset and length of a name in UTF-16 code units of the code, and the index of its text; sorted. */
  readonly places: readonly (readonly [offset: number, length: number, text: number])[]
}
