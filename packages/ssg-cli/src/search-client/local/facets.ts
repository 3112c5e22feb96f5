import { searchFacets, type SearchFacet, type SearchFilters, type SearchResults } from '@docgen/model'

export interface Facets {
  readonly kind: string
  readonly package?: string | undefined
  readonly version?: string | undefined
  readonly language: string
  readonly isDeprecated?: true
}

/** `version` is that of the guides which is meant where the filters name none; what belongs to no version passes then. */
export function passes(facets: Facets, filters: SearchFilters, version?: string, besides?: SearchFacet): boolean {
  return searchFacets.every((facet) => {
    const wanted = filters[facet] ?? []
    const value = facets[facet]
    if (facet === besides) return true
    if (wanted.length === 0) return facet !== 'version' || version === undefined || value === undefined || value === version
    return value !== undefined && wanted.includes(value)
  })
}

/** For each facet its values among what passes the filters of the others: what choosing one would lead to. */
export function countFacets(all: readonly Facets[], filters: SearchFilters, version?: string): SearchResults['facets'] {
  // Thousands of hits share a few objects.
  const alike = new Map<Facets, number>()
  for (const facets of all) alike.set(facets, (alike.get(facets) ?? 0) + 1)
  return Object.fromEntries(
    searchFacets.flatMap((facet) => {
      const counts = new Map<string, number>()
      for (const [facets, count] of alike) {
        const value = facets[facet]
        if (value !== undefined && passes(facets, filters, version, facet)) counts.set(value, (counts.get(value) ?? 0) + count)
      }
      if (counts.size < 2) return []
      const values = [...counts].map(([value, count]) => ({ value, count }))
      return [[facet, values.sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1))] as const]
    }),
  )
}
