import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import type { OutputPath } from '../output/output-path.ts'
import type { SearchPage, SearchSymbol } from '../search/search-page.ts'

/**
 * What a build needs to know about every page, whether it renders the page or not. Plain data, kept from one build to the next, so that a page which
 * comes out as before need not be resolved.
 */
export interface PageFacts {
  /** Every link of the page that leads nowhere. */
  readonly findings: readonly Diagnostic[]
  /** Files outside the static folder that the page shows. */
  readonly assets: readonly OutputAsset[]
  /** The file that has all of a page which may be too long to be sent at once. */
  readonly whole: WholePage | null
  /** The file that has what an editor says of the names in the samples of the page. */
  readonly codeTypes: OutputPath | null
  readonly head: PageSummary
  /** Pages with equal keys have equal bytes. */
  readonly outputKey: string
  /** The same for the content alone, without what the theme puts around it. */
  readonly contentKey: string
  /** Absent for pages that are not to be found. */
  readonly search: Omit<SearchPage, 'text' | 'symbols'> | null
  readonly symbols: readonly SearchSymbol[]
  /** What is indexed, encoded; not kept where the compiled page has it. */
  readonly searchText: string
  /** The page as Markdown, where making it anew means rendering the page: of a page that is written in Markdown it is not kept. */
  readonly markdown: string
}

/** See `ResolvedSitePage`. */
export interface PageSummary {
  readonly title: string
  readonly documentTitle: string
  readonly description: string
  readonly isUnlisted: boolean
  readonly trail: readonly string[]
  readonly lastUpdate?: { readonly date: string; readonly author?: string | undefined } | undefined
}

/** The fact as the last build found it, if the page comes out the same; otherwise what `make` returns, which is kept for the next build. */
export type Recall = <Name extends keyof PageFacts>(name: Name, make: () => PageFacts[Name]) => PageFacts[Name]

export interface WholePage {
  readonly file: OutputPath
  readonly href: string
}

/** A file of the author in the output. */
export interface OutputAsset {
  /** Relative to the site root. */
  readonly file: string
  readonly path: OutputPath
  readonly hash: string
}
