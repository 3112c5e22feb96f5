import type { SearchHitKind } from './search.ts'

/** What search knows of a section: from one heading to the next. */
export interface SearchSection {
  /** Empty for what stands before the first heading. */
  readonly anchor: string
  /** Headings that lead here, outermost first, its own last; the title of the page is not among them. */
  readonly titles: readonly string[]
  /** Plain text, code included, as lines; some begin with a mark of `search/text-lines.ts`. */
  readonly text: string
}

/** What search is told of a page. Unlisted pages and those with `search: false` tell nothing. */
export interface SearchPage {
  readonly kind: SearchHitKind
  readonly title: string
  /** Where it stands, outermost first, its title left out. */
  readonly path: readonly string[]
  /** Base included. */
  readonly href: string
  /** npm name of the package that it is about. */
  readonly package?: string | undefined
  /** Label of its version of the guides. */
  readonly version?: string | undefined
  readonly language: string
  /** Name of the locale, on a site with several: each has an index of its own. */
  readonly locale?: string | undefined
  readonly isDeprecated: boolean
  /** Equal keys mean equal sections and symbols. */
  readonly key: string
  /** About how many characters its sections hold. */
  readonly size: number
  /** Its sections, encoded; see `search/page-text.ts`. */
  readonly text: () => string
  /** The text is stored with the compiled page and does not have to be stored again. */
  readonly isTextStored?: boolean | undefined
  readonly symbols: () => readonly SearchSymbol[]
}

/** A declaration, or a member of one, as symbol search knows it. */
export interface SearchSymbol {
  /** `logout`; within a namespace or class the names of both are `parent` and this. */
  readonly name: string
  readonly parent?: string | undefined
  readonly kind: SearchHitKind
  /** On its page; empty for the page itself. */
  readonly anchor: string
  readonly isDeprecated: boolean
  /** How many other packages build on it and on its package, and how many guides lead to it. Absent for none. */
  readonly usedBy?: number | undefined
  /** Of functions and methods, one for each signature: `(string, User) -> Promise<Session>`. */
  readonly shapes: readonly string[]
}

/** A text that is kept elsewhere and only read when it is needed. */
export interface StoredText {
  /** Hash of the text. */
  readonly sum: string
  /** In bytes. */
  readonly size: number
  readonly text: () => string
}
