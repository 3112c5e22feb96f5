import type { LocalEngine, SearchHitKind, SearchSection } from '@docgen/model'

/** Rises with every change of the files of the index. */
export const searchFormat = 5

/** `search/index.json`: the one file whose name does not change with its content, and so lies outside of `assets/`. */
export interface SearchIndexFile {
  readonly format: typeof searchFormat
  readonly engine: LocalEngine
  /** Names the content of the whole index; part of the names of its files. */
  readonly key: string
  /** Names of all pages' files, end to end, `pageNameLength` characters each. */
  readonly pages: string
  /** How many sections each page has, packed. */
  readonly sections: string
  /** Label of the newest version, where pages have versions: programs search that unless they are asked for another. */
  readonly newest?: string | undefined
  /** What a page is, each once. */
  readonly facets: readonly PageFacets[]
  /** Index into `facets` of each page, packed. */
  readonly pageFacets: string
  /** Of `fragments`: the first term of each file of postings. */
  readonly firstTerms: readonly string[]
  /** Every search asks for them, and their file would have a new name whenever this one changes. Absent where there are none. */
  readonly symbols?: SymbolsFile | undefined
}

export const pageNameLength = 10

export interface PageFacets {
  readonly kind: SearchHitKind
  readonly package?: string | undefined
  readonly version?: string | undefined
  readonly language: string
  readonly isDeprecated?: true
}

/** A page's file. */
export interface PageFile {
  readonly title: string
  readonly path: readonly string[]
  readonly href: string
  readonly sections: readonly SearchSection[]
}

/** All declarations and their members, column by column: equal neighbours compress well. */
export interface SymbolsFile {
  readonly kinds: readonly SearchHitKind[]
  /** Names, a space between each two. */
  readonly names: string
  /** Index into `kinds` of each symbol, packed; so are the following. */
  readonly kindOf: string
  /** How many symbols further up the one stands whose member it is; 0 for none. */
  readonly parentOf: string
  /** Page of each symbol, as the difference to the one before. */
  readonly pageOf: string
  /** How many packages and guides build on each declaration, packed; 0 for members. */
  readonly usedBy: string
  /** Indexes of deprecated ones, as differences. */
  readonly deprecated: string
  /** By symbol index, anchors that are not the name (of what has a parent) or not empty (of what has none). */
  readonly anchors: Readonly<Record<string, string>>
}

/** Signatures by what goes in and comes out; only read when somebody searches by that. */
export interface ShapesFile {
  readonly shapes: readonly (readonly [symbol: number, shape: string])[]
}

/** Titles of guides with the number of their page; only read when a query found nothing. */
export type TitlesFile = readonly (readonly [page: number, title: string])[]

/** Names are relative to the root of the site. */
export const searchFolder = 'assets/search/'
export const indexFileName = 'search/index.json'

/** The script that hands a file to a page which may not fetch it. */
export const fileScriptOf = (name: string): string => `${name}.js`

/** Pagefind's files keep the names that it gives them. */
export const pagefindFolder = 'pagefind/'

export const pagefindIdsFileName = (key: string): string => `${searchFolder}pagefind-${key}.txt`
export const pageFileName = (name: string): string => `${searchFolder}page-${name}.json`
export const termsFileName = (key: string, index: number): string => `${searchFolder}terms-${key}-${index}.txt`
export const lunrFileName = (key: string): string => `${searchFolder}lunr-${key}.txt`
export const shapesFileName = (key: string): string => `${searchFolder}shapes-${key}.json`
export const titlesFileName = (key: string): string => `${searchFolder}titles-${key}.json`
