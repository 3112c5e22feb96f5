// Texts of doc comments and READMEs where no markup can be.
import { unescapeHtml, type ApiPackage, type ApiText } from '@docgen/model'
import { withoutLinkTags } from '../../../syntax/link-tag.ts'
import { inlineElements } from '../search/html-sections.ts'

/** Its first paragraph. */
export function plainTextOf(text: ApiText | undefined): string {
  const [first = ''] = text?.markdown.split(/\n\s*\n/) ?? []
  return withoutMarks(first).replace(/[`*]/g, '').replace(/\s+/g, ' ').trim()
}

/** Markdown without its links, its HTML and its escapes. In code a tag is a text, and an escape two characters. */
export function withoutMarks(markdown: string): string {
  return withoutLinkTags(markdown)
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(marks, (mark, _ticks, code?: string, tag?: string, escaped?: string) => {
      if (mark.startsWith('&')) return unescapeHtml(mark)
      return code ?? escaped ?? (tag !== undefined && !inlineElements.includes(tag.toLowerCase()) ? ' ' : '')
    })
}

const marks =
  /(?<!`)(`+)(?!`)([^]*?[^`])\1(?!`)|<!--[^]*?-->|<\/?([a-z][\w-]*)(?:\s[^<>]*)?\/?>|\\([!-/:-@[-`{-~])|&(?:#\w+|[a-z]\w*);/gi

/** What the site says of the package, else its own description. */
export function purposeOf({ readme, description }: Pick<ApiPackage, 'readme' | 'description'>): string {
  return readme?.isOfSite === true ? plainTextOf(readme) : description
}
