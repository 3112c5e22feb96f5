import type { SearchProps, VersionSearch } from '@docgen/model'
import type { SearchPageMessages } from './search-keys.ts'

/** Of the button that opens the search; JSON. */
export interface SearchButtonProps {
  readonly search: SearchProps
  /** Address of the page that shows all results. */
  readonly searchHref: string
}

/** Of the list on the search page; JSON. */
export interface SearchResultsProps extends SearchButtonProps {
  readonly siteTitle: string
  readonly versionSearches: readonly VersionSearch[]
  /** For `Intl`. */
  readonly lang: string
  readonly messages: SearchPageMessages
}
