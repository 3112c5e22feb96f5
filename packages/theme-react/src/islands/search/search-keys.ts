import type { MessageKey, Words } from '@docgen/model'

/** What the dialog of the search says. */
const searchKeys = [
  'believeQuery',
  'checkNetwork',
  'deprecated',
  'addFavorite',
  'facet.kind',
  'facet.language',
  'facet.package',
  'facet.version',
  'favorites',
  'favoriteSearches',
  'filterResults',
  'keyChoose',
  'keyControl',
  'keyNewTab',
  'keyOpen',
  'kind.augmentation',
  'kind.changelog',
  'kind.class',
  'kind.enum',
  'kind.enum-member',
  'kind.function',
  'kind.interface',
  'kind.method',
  'kind.module',
  'kind.namespace',
  'kind.page',
  'kind.property',
  'kind.section',
  'kind.type',
  'kind.variable',
  'letUsKnow',
  'noResults',
  'recent',
  'recentSearches',
  'removeFavorite',
  'removeRecent',
  'resultCount',
  'results',
  'searchHint',
  'searchWithoutFilters',
  'seeAllResults',
  'tryAgain',
  'trySearchingFor',
  'unableToFetch',
] as const satisfies readonly MessageKey[]

/** What the page of the search says besides. */
const pageKeys = [
  'filters',
  'filtersChosen',
  'loading',
  'loadMore',
  'more',
  'moreNotLoaded',
  'resultsFor',
  'resultsOfVersion',
  'search',
  'searchDocs',
  'searchDocumentation',
  'searchNewest',
] as const satisfies readonly MessageKey[]

type SearchKey = (typeof searchKeys)[number]
export type SearchWords = Words<SearchKey>
export type DialogMessages = SearchWords['messages']
export type SearchPageWords = Words<SearchKey | (typeof pageKeys)[number]>
export type SearchPageMessages = SearchPageWords['messages']

/** Those of the page of the search, for the props of its island. */
export function searchMessagesOf({ messages }: SearchPageWords): SearchPageMessages {
  // Every key is among them: they are what the type has been made of.
  return Object.fromEntries([...searchKeys, ...pageKeys].map((key) => [key, messages[key]])) as SearchPageMessages
}
