/**
 * The search page is written without knowing what it will be asked. Says what its address asks until the island is there, which takes seconds
 * on a slow line.
 */
export function showAsked(): void {
  const results = document.querySelector('docgen-island:not([data-hydrated]) > .docgen-results')
  const asked = new URLSearchParams(location.search).get('q')?.trim()
  if (!results || asked === undefined || asked === '') return
  results.querySelector('h1')?.replaceChildren(DOCGEN_WORDS.resultsFor.replace('{query}', () => asked))
  const field = results.querySelector<HTMLInputElement>('input[name=q]')
  if (field) field.value ||= asked
}
