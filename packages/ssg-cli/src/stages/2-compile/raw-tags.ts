// Tags in the raw HTML of a page, and their places.
import type { Html } from 'mdast'
import type { SourceRange } from '@docgen/model'
import { lineTableOf } from '../../common/line-table.ts'
import { rangeOf, type TransformContext } from './transform-context.ts'

/** An opening tag: its name, and what is written behind it. A quote means something after `=` alone. */
export const openingTag = /<([A-Za-z][\w-]*)((?:[^>"'=]+|=\s*(?:"[^"]*"|'[^']*')?|["'])*)/g

/** The same length, with blanks for comments. */
export function withoutComments(html: string): string {
  return html.replace(/<!--[\s\S]*?(?:-->|$)/g, blank)
}

export function blank(text: string): string {
  return text.replace(/[^\n]/g, ' ')
}

/** Where an offset in raw HTML stands in the file. */
export function createPlaces(
  { file, lines }: Pick<TransformContext, 'file' | 'lines'>,
  node: Html,
): (offset: number) => SourceRange {
  const start = rangeOf({ file }, node)
  const { placeOf } = lineTableOf(node.value)
  const written = node.value.split('\n')
  return (offset) => {
    const { line, column } = placeOf(offset)
    if (line === 1) return { ...start, column: start.column + column - 1 }
    // The parser takes away what a line has in front as a part of a list or a quote.
    const whole = lines[start.line + line - 2] ?? ''
    const rest = written[line - 1] ?? ''
    return { file, line: start.line + line - 1, column: column + (whole.endsWith(rest) ? whole.length - rest.length : 0) }
  }
}
