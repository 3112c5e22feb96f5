import type { ApiEntryPageProps, Links, WithWords } from '@docgen/model'
import type { ReferenceParts } from './parts/parts.ts'

/** What every piece of an API page may look up: where names lead, HTML of texts, words, the components that the theme shows pieces with. */
export interface ApiContext extends WithWords {
  readonly links: Links
  readonly texts: ApiEntryPageProps['texts']
  readonly parts: ReferenceParts
  /** Some of the texts are of the site and others of the package, so that each of the site says so. */
  readonly areTextsMixed: boolean
  /** Language of the texts, where that is not the one of the page. */
  readonly fallback?: ApiEntryPageProps['fallback']
}
