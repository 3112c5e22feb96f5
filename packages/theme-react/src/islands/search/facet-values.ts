import { searchFacets, type SearchFacet, type SearchFilters, type SearchResults } from '@docgen/model'
import type { SearchWords } from './search-keys.ts'

interface FacetValue {
  readonly value: string
  readonly label: string
  /** Absent of a chosen value that the results know nothing of. */
  readonly count?: number | undefined
  readonly isChosen: boolean
}

export interface FacetList {
  readonly facet: SearchFacet
  readonly values: readonly FacetValue[]
}

/** What can be chosen, most hits first, and what is chosen, so that it can be taken back. Facets without anything are left out. */
export function facetLists(
  facets: SearchResults['facets'],
  filters: SearchFilters,
  { messages }: SearchWords,
): readonly FacetList[] {
  return searchFacets.flatMap((facet) => {
    const chosen = filters[facet] ?? []
    const counted = facets[facet] ?? []
    const unknown = chosen.filter((value) => !counted.some((other) => other.value === value))
    const values = [...unknown.map((value) => ({ value, count: undefined })), ...counted].map(({ value, count }) => ({
      value,
      count,
      label: labelOf(facet, value, messages),
      isChosen: chosen.includes(value),
    }))
    return values.length === 0 ? [] : [{ facet, values }]
  })
}

function labelOf(facet: SearchFacet, value: string, messages: SearchWords['messages']): string {
  // Engines may know kinds that we do not.
  const known: unknown = facet === 'kind' ? Reflect.get(messages, `kind.${value}`) : undefined
  return typeof known === 'string' ? known : value
}
