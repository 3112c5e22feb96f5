// Apart from how addresses are written: only the page of all results reads its own.
import { searchFacets } from '@docgen/model'
import type { SearchQuery } from './query-address.ts'

/** `?q=token&kind=class&kind=enum` → the query. What is no facet of ours is left alone. Blanks alone ask nothing, and leave the field empty. */
export function queryOfAddress(search: string): SearchQuery {
  const parameters = new URLSearchParams(search)
  const filters = searchFacets.flatMap((facet) => {
    const values = [...new Set(parameters.getAll(facet))].filter((value) => value !== '')
    return values.length === 0 ? [] : [[facet, values] as const]
  })
  return { query: parameters.get('q')?.trimStart() ?? '', filters: Object.fromEntries(filters) }
}

/** The version of the guides whose search an address names: `?in=1.0`. */
export function versionOfAddress(search: string): string | null {
  return new URLSearchParams(search).get('in')
}
