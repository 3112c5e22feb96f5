import type { ApiKind } from '../api/api.ts'

/**
 * What a page and its search worker say to each other. The page knows no engine: whichever answers (an index of the site's own, a hosted
 * service) is a script that runs in a Web Worker, takes `SearchMessage` and posts `SearchAnswer`.
 */
export type SearchMessage =
  /**
   * Sent first, and again whenever the reader opens the search: the site may have been built anew meanwhile. `config` is
   * `SearchProps.config`: JSON that the engine understands; `ahead` the text at `SearchProps.aheadHref`, if the page has fetched it.
   */
  | { readonly kind: 'start'; readonly config: unknown; readonly ahead?: string | undefined }
  | ({ readonly kind: 'search'; readonly id: number; readonly wantsEarly?: boolean } & SearchRequest)

export interface SearchRequest {
  readonly query: string
  /** How many hits to leave out at the beginning, and how many to give at most. */
  readonly offset: number
  readonly limit: number
  readonly filters: SearchFilters
}

/** By facet, the values that a hit may have; a facet that is absent filters nothing. */
export type SearchFilters = { readonly [Facet in SearchFacet]?: readonly string[] }

export const searchFacets = ['kind', 'package', 'version', 'language'] as const
export type SearchFacet = (typeof searchFacets)[number]

/** Answers carry the `id` of their request; the page forgets answers to requests that a newer one has overtaken. */
export type SearchAnswer =
  | { readonly kind: 'ready' }
  | ({ readonly kind: 'results'; readonly id: number } & SearchResults)
  /** Some of the best hits, before all of them can be told; only for questions with `wantsEarly`, and followed by their results. */
  | ({ readonly kind: 'early'; readonly id: number } & SearchResults)
  /** `id` is absent when the engine could not start. `network`: worth another try. */
  | { readonly kind: 'failure'; readonly id?: number | undefined; readonly reason: 'network' | 'service' }

export interface SearchResults {
  readonly hits: readonly SearchHit[]
  /** How many there are in all, as far as the engine knows. */
  readonly total: number
  /** How many hits each value of a facet has, most first; facets with fewer than two values are absent. */
  readonly facets: { readonly [Facet in SearchFacet]?: readonly { readonly value: string; readonly count: number }[] }
  /** Titles and symbols near the query, when it found nothing. */
  readonly suggestions: readonly { readonly title: string; readonly href: string }[]
}

/** Kinds of a hit: a declaration, a member of one, a page, a section of a page, a release. */
export type SearchHitKind =
  | ApiKind
  | 'augmentation'
  | 'module'
  | 'method'
  | 'property'
  | 'enum-member'
  | 'page'
  | 'section'
  | 'changelog'

export interface SearchHit {
  readonly kind: SearchHitKind
  /** As shown, cut where the query matched. */
  readonly title: readonly SearchText[]
  /** Where it stands, outermost first: `Documentation`, `Server`, `Options`; of a symbol its package. */
  readonly path: readonly string[]
  /** Address to go to, base included, with its anchor. */
  readonly href: string
  /** Address of the page alone: hits of one page are shown together. */
  readonly pageHref: string
  readonly isDeprecated: boolean
  /** Words around the match. */
  readonly snippet: readonly SearchText[]
}

/** Plain text, never markup. */
export interface SearchText {
  readonly text: string
  readonly isMatch: boolean
}

/** The search of the pages of a version of the guides that is not the newest. */
export interface VersionSearch {
  readonly label: string
  readonly search: SearchProps
}

/** What every page knows of the site's search. */
export interface SearchProps {
  /** Address of the worker's script. */
  readonly workerHref: string
  /** Handed to the worker as it is; addresses in it carry the base. JSON. */
  readonly config: unknown
  /** What the worker asks for first: pages fetch it beside the worker's script, and hand its text over. */
  readonly aheadHref?: string | undefined
  /** Where a reader can say that a query should have found something: `{query}` is replaced. */
  readonly issueHref?: string | undefined
}
