// Texts of doc comments and READMEs where no markup can be.
import type { ApiPackage, ApiText } from '@docgen/model'

/** `{@link package/Name}` or `{@link Name|text}`: pages show the name without its package, or the text. */
const linkTag = /\{@link(?:code|plain)?\s+([^\s|{}]+)\s*\|?([^{}]*)\}/g

/** Its first paragraph. */
export function plainTextOf(text: ApiText | undefined): string {
  const [first = ''] = text?.markdown.split(/\n\s*\n/) ?? []
  return first
    .replace(linkTag, (_tag, name: string, text: string) => text.trim() || name.slice(name.lastIndexOf('/') + 1))
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[`*]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}

/** What the site says of the package, else its own description. */
export function purposeOf({ readme, description }: Pick<ApiPackage, 'readme' | 'description'>): string {
  return readme?.isOfSite === true ? plainTextOf(readme) : description
}
