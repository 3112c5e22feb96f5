// Texts of doc comments and READMEs where no markup can be.
import type { ApiPackage, ApiText } from '@docgen/model'
import { withoutLinkTags } from '../../../syntax/link-tag.ts'

/** Its first paragraph. */
export function plainTextOf(text: ApiText | undefined): string {
  const [first = ''] = text?.markdown.split(/\n\s*\n/) ?? []
  return withoutLinkTags(first)
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[`*]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}

/** What the site says of the package, else its own description. */
export function purposeOf({ readme, description }: Pick<ApiPackage, 'readme' | 'description'>): string {
  return readme?.isOfSite === true ? plainTextOf(readme) : description
}
