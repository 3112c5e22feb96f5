import { searchFacets, type SearchFacet, type SearchFilters, type SearchResults } from '@docgen/model'

/** Counts by facet and value, in the order that the page shows them: most first. */
export function facetsOf(counts: Readonly<Record<string, Readonly<Record<string, number>>>>): SearchResults['facets'] {
  const entries = searchFacets.flatMap((facet) => {
    const values = Object.entries(counts[facet] ?? {})
      .map(([value, count]) => ({ value, count }))
      .sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1))
    return values.length < 2 ? [] : [[facet, values] as const]
  })
  return Object.fromEntries(entries)
}

/** The facets that a request narrows, with at least one value each. */
export function narrowed(filters: SearchFilters): readonly (readonly [SearchFacet, readonly string[]])[] {
  return searchFacets.flatMap((facet) => {
    const values = filters[facet] ?? []
    return values.length === 0 ? [] : [[facet, values] as const]
  })
}
