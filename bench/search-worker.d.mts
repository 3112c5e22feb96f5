import type { SearchFilters, SearchResults } from '../packages/model/src/search/search.ts'

export interface StartedSearch {
  readonly read: readonly { readonly name: string; readonly bytes: number }[]
  readonly search: (
    query: string,
    options?: { readonly offset?: number; readonly limit?: number; readonly filters?: SearchFilters },
  ) => Promise<SearchResults>
}

export declare function startSearch(
  dist: string,
  base?: string,
  others?: { readonly worker?: string; readonly files?: ReadonlyMap<string, string>; readonly version?: string },
): Promise<StartedSearch>
