// The tags that DocSearch's crawlers find in the `docsearch:docusaurus_tag` of pages, and that searches ask for.

/** Of pages that belong to no version of anything. */
export const defaultTag = 'default'
export const apiTag = 'docs-api'

export function docsTagOf(version: string): string {
  return `docs-default-${version}`
}
