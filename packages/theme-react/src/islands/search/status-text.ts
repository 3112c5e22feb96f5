import type { SearchWords } from './search-keys.ts'
import type { SearchState } from './search-session.ts'

/** What is said aloud when the results have changed. */
export function statusText(state: SearchState, words: SearchWords): string {
  if (state.kind !== 'found') return ''
  const { total, query } = state.found
  if (total === 0) return words('noResults', { query })
  return words('resultCount', { count: total })
}
