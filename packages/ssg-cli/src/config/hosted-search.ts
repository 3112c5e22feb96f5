import type { AlgoliaOptions, AlgoliaSearch, TypesenseOptions, TypesenseSearch } from '@docgen/model'

/** Search by an index at Algolia, one that DocSearch's crawler fills or `docgen search push`. */
export function algolia(options: AlgoliaOptions): AlgoliaSearch {
  return { kind: 'hosted', engine: 'algolia', options }
}

/** Search by a collection of Typesense, one that its DocSearch scraper fills or `docgen search push`. */
export function typesense(options: TypesenseOptions): TypesenseSearch {
  return { kind: 'hosted', engine: 'typesense', options }
}
