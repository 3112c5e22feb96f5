import type { SearchHit, SearchResults } from '@docgen/model'

/** Pages and symbols to try instead: each title once, three at the most. */
export function suggestionsOf(hits: readonly SearchHit[]): SearchResults['suggestions'] {
  const hrefByTitle = new Map<string, string>()
  for (const { title, href } of hits) {
    const text = title.map((piece) => piece.text).join('')
    if (!hrefByTitle.has(text)) hrefByTitle.set(text, href)
  }
  return [...hrefByTitle].slice(0, 3).map(([title, href]) => ({ title, href }))
}
