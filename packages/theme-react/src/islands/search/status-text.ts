import type { SearchState } from './search-session.ts'

/** What is said aloud when the results have changed. */
export function statusText(state: SearchState): string {
  if (state.kind !== 'found') return ''
  const { total, query } = state.found
  if (total === 0) return `No results for “${query}”`
  return total === 1 ? '1 result' : `${total} results`
}
