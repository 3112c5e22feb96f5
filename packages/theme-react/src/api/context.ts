import type { ApiEntryPageProps } from '@docgen/ssg-cli/model'
import type { Links } from './links.ts'

/** What every piece of an API page may look up: where names lead, HTML of texts. */
export interface ApiContext {
  readonly links: Links
  readonly texts: ApiEntryPageProps['texts']
}
