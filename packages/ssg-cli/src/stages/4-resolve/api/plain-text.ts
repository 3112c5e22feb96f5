// Texts of doc comments and READMEs where no markup can be.
import type { ApiPackage, ApiText } from '@docgen/model'
import { inlineTextOf } from './inline-text.ts'

/** Its first paragraph. */
export function plainTextOf(text: ApiText | undefined): string {
  return paragraphsOf(text?.markdown ?? '')[0] ?? ''
}

const definition = /^ {0,3}\[([^\]]+)\]:[ \t]*\S.*$/gm
/** Signs of quotes, headings and lists. */
const blockSigns = /^[ \t]*(?:>[ \t]?)*(?:#{1,6}[ \t]+|[-*+][ \t]+)?/gm

/** The text of Markdown without fences, a line for each paragraph. */
export function paragraphsOf(markdown: string): readonly string[] {
  const defined = new Set<string>()
  const written = markdown.replace(definition, (_line, label: string) => {
    defined.add(label.toLowerCase())
    return ''
  })
  return inlineTextOf(written.replace(blockSigns, ''), (label) => defined.has(label.toLowerCase()))
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.replace(/\s+/g, ' ').trim())
    .filter((paragraph) => paragraph !== '')
}

/** What the site says of the package, else its own description. */
export function purposeOf({ readme, description }: Pick<ApiPackage, 'readme' | 'description'>): string {
  return readme?.isOfSite === true ? plainTextOf(readme) : description
}
