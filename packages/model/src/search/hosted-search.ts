import type { SearchFacet } from './search.ts'

/** A service that answers the site's searches, as `algolia()` and `typesense()` make it. All of it reaches the browser. */
export type HostedSearch = AlgoliaSearch | TypesenseSearch

export interface AlgoliaSearch {
  readonly kind: 'hosted'
  readonly engine: 'algolia'
  readonly options: AlgoliaOptions
}

export interface TypesenseSearch {
  readonly kind: 'hosted'
  readonly engine: 'typesense'
  readonly options: TypesenseOptions
}

export interface AlgoliaOptions {
  readonly appId: string
  /** The key that may only search: every reader gets it. */
  readonly apiKey: string
  readonly indexName: string
  /** Whether only pages of the site's language and of its parts are found, by the facets that crawlers write. Default `true`. */
  readonly contextual?: boolean
  /** Origins that take the place of the service's own: `https://search.example.com`. Tried in turn. */
  readonly hosts?: readonly string[]
}

export interface TypesenseOptions {
  /** Origins of the nodes: `https://xyz.a1.typesense.net`. Tried in turn. */
  readonly hosts: readonly string[]
  /** A key that may only search: every reader gets it. */
  readonly apiKey: string
  /** Name of the collection, or of an alias of it. */
  readonly collection: string
  /** As of Algolia. */
  readonly contextual?: boolean
  /** Facets that the collection has. Default all, as `docgen search push` makes them. */
  readonly facets?: readonly SearchFacet[]
}

/** What the worker of a hosted service gets as `config`. */
export interface HostedSearchConfig<Options> {
  readonly options: Options
  /** Origin of the site; addresses of records that begin with it are pages of the site. Absent when the site does not know its own. */
  readonly origin?: string | undefined
  /** What records have to match; absent where search is not contextual. */
  readonly context?: SearchContext | undefined
}

/** The facets `language` and `docusaurus_tag` of records, as the `docsearch:` meta elements of pages tell them to crawlers. */
export interface SearchContext {
  readonly language: string
  readonly tags: readonly string[]
}
