// In: finished HTML, as React prints it. Out: the sections that search knows, as plain text.
import { unescapeHtml, type SearchSection } from '@docgen/model'
import { codeLinesOf, flatTextOf, rowMark } from '../../../search/text-lines.ts'

/** What is not read: scripts, styles and pictures with all they hold, and marks that are for eyes alone. */
const unread = /<(script|style|template|svg)\b[\s\S]*?<\/\1>|<(span|i|b)\b[^>]*\saria-hidden="true"[^>]*>[^<]*<\/\2>/g
const heading = /<h([1-6])\b([^>]*)>([\s\S]*?)<\/h\1>/g
const idAttribute = /\sid="([^"]*)"/

/** Elements that words run through: all others end a line. */
export const inlineElements = 'a abbr b code del em i ins kbd mark s small span strong sub sup u'.split(' ')

const inlineTag = new RegExp(`</?(?:${inlineElements.join('|')})(?:\\s[^>]*)?>`, 'g')

/** A section for each heading that can be linked to. Others stay in the text around them, as does an `h1`, which names the page. */
export function sectionsOfHtml(html: string): readonly SearchSection[] {
  const read = html.replace(unread, ' ')
  const sections: { readonly anchor: string; readonly titles: readonly string[]; from: number; to: number }[] = []
  const outer: { readonly depth: number; readonly title: string }[] = []
  let last = { anchor: '', titles: [] as readonly string[], from: 0, to: read.length }
  sections.push(last)
  for (const { 0: whole, 1: level, 2: attributes = '', 3: inner = '', index } of read.matchAll(heading)) {
    const depth = Number(level)
    const id = idAttribute.exec(attributes)?.[1]
    if (id === undefined || depth === 1) continue
    while ((outer.at(-1)?.depth ?? 0) >= depth) outer.pop()
    outer.push({ depth, title: flatTextOf(textOf(inner)) })
    last.to = index
    last = { anchor: decoded(id), titles: outer.map(({ title }) => title), from: index + whole.length, to: read.length }
    sections.push(last)
  }
  return sections.map(({ anchor, titles, from, to }) => ({ anchor, titles, text: textOf(read.slice(from, to)) }))
}

/** As lines; those of code, and rows of tables, are asides. */
function textOf(html: string): string {
  return html
    .split(/(<pre\b[\s\S]*?<\/pre>)/)
    .flatMap((part) => (part.startsWith('<pre') ? codeLinesOf(decoded(part.replace(/<[^>]*>/g, ''))) : proseLinesOf(part)))
    .join('\n')
}

function proseLinesOf(html: string): readonly string[] {
  return html
    .replace(/\s+/g, ' ')
    .replace(inlineTag, '')
    .replace(/<\/t[dh]>\s*(?=<t[dh]\b)/g, ' · ')
    .replace(/<tr\b[^>]*>/g, `\n${rowMark}`)
    .replace(/<\/?t[dh]\b[^>]*>/g, '')
    .replace(/<[^>]*>/g, '\n')
    .split('\n')
    .flatMap((line) => {
      const folded = decoded(line).replace(/\s+/g, ' ').trim()
      return folded === '' ? [] : [(line.startsWith(rowMark) ? rowMark : '') + folded]
    })
}

/** References that no printer of HTML writes are no words. */
function decoded(text: string): string {
  return unescapeHtml(text, () => ' ')
}
