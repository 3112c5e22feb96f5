import type { HostedSearch } from './hosted-search.ts'

/** An index of the site's own. `lunr` is loaded whole, `fragments` and `pagefind` in the parts that a query needs. */
export interface LocalSearch {
  readonly kind: 'local'
  readonly engine: LocalEngine
}

export type LocalEngine = 'lunr' | 'fragments' | 'pagefind'

/** Who answers searches: what `lunr()`, `fragments()`, `pagefind()`, `algolia()` and `typesense()` return. */
export type SearchProvider = LocalSearch | HostedSearch

/** `auto` takes the engine that suits the size of the site; with `false` the site has no search. */
export type SearchConfig = 'auto' | false | SearchProvider

export function usesPagefind(search: SearchConfig): boolean {
  return search !== 'auto' && search !== false && search.kind === 'local' && search.engine === 'pagefind'
}
