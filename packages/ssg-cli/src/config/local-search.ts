import type { LocalEngine, LocalSearch } from '@docgen/model'
import { withGiven } from './given-options.ts'

/** Search by lunr: one index, loaded whole when search is first opened. */
export function lunr(): LocalSearch
export function lunr(options?: unknown): LocalSearch {
  return localSearch('lunr', options)
}

/** Search by Pagefind, which the site has to have installed; its index, too, is loaded in the parts that a query needs. */
export function pagefind(): LocalSearch
export function pagefind(options?: unknown): LocalSearch {
  return localSearch('pagefind', options)
}

/** Search by an index in many small files, of which a query loads those that it needs: for sites of any size. */
export function fragments(): LocalSearch
export function fragments(options?: unknown): LocalSearch {
  return localSearch('fragments', options)
}

/** What a config without types gives it is an error of the config. */
function localSearch(engine: LocalEngine, options: unknown): LocalSearch {
  return withGiven<LocalSearch, unknown>({ kind: 'local', engine }, engine, options, {})
}
