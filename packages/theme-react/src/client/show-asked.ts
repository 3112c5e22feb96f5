/**
 * The search page is written without knowing what it will be asked. Says what its address asks until the island is there, which takes seconds
 * on a slow line. The field stays empty: what is in it counts as typed by the reader, and asks anew.
 */
export function showAsked(): void {
  const results = document.querySelector('docgen-island:not([data-hydrated]) > .docgen-results')
  const asked = new URLSearchParams(location.search).get('q')?.trim()
  if (!results || !asked) return
  results.querySelector('h1')?.replaceChildren(DOCGEN_WORDS.resultsFor.replace('{query}', () => asked))
}
