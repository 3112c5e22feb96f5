import { searchFacets, type SearchFacet, type SearchFilters } from '@docgen/model'

/** What a reader searches for, as the address of the search page says it. */
export interface SearchQuery {
  readonly query: string
  readonly filters: SearchFilters
}

/** `searchHref` may name a version: `/search/?in=1.0`. */
export function addressOfQuery(searchHref: string, { query, filters }: SearchQuery): string {
  const [page = '', named] = searchHref.split('?')
  const parameters = new URLSearchParams(named)
  if (query !== '') parameters.set('q', query)
  for (const facet of searchFacets) for (const value of filters[facet] ?? []) parameters.append(facet, value)
  const text = parameters.toString()
  return text === '' ? page : `${page}?${text}`
}

/** The filters with a value added, or taken out if it was there. */
export function toggleFilter(filters: SearchFilters, facet: SearchFacet, value: string): SearchFilters {
  const chosen = filters[facet] ?? []
  const next = chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value]
  const { [facet]: _, ...others } = filters
  return next.length === 0 ? others : { ...others, [facet]: next }
}

export function hasFilters(filters: SearchFilters): boolean {
  return searchFacets.some((facet) => (filters[facet] ?? []).length > 0)
}
