import type { ApiEntryPageProps } from '@docgen/ssg-cli/model'

/** What every piece of an API page may look up: addresses of declarations, HTML of texts. */
export type ApiContext = Pick<ApiEntryPageProps, 'hrefs' | 'texts'>
export type Hrefs = ApiEntryPageProps['hrefs']
