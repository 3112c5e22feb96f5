// The tags that DocSearch's crawlers find in the `docsearch:docusaurus_tag` of pages, and that searches ask for.

/** Of pages that belong to no version of anything. */
export const defaultTag = 'default'

export function docsTagOf(version: string): string {
  return `docs-default-${version}`
}

/** Of pages of a reference; `version` is that of the guides which it belongs to. */
export function apiTagOf(version?: string): string {
  return version === undefined ? 'docs-api' : `docs-api-${version}`
}
