// In: the source of a paragraph. Out: the heading or the table that its author meant, and that Markdown takes for text.
import { shortDelimiterRow, spacelessHeading } from '../../diagnostics/markdown.ts'
import type { Diagnostic, SourceRange } from '@docgen/model'

/** `at` gives the place of an index of the source. */
export function blocksAsText(source: string, at: (index: number) => SourceRange): readonly Diagnostic[] {
  const [first = '', ...others] = source.split('\n')
  const heading = headingIn(first, others.length > 0)
  const table = tableIn(source)
  return [
    ...(heading ? [spacelessHeading(at(0), heading.marks, heading.text)] : []),
    ...(table ? [shortDelimiterRow(at(table.index), table.cells, table.dashes)] : []),
  ]
}

/** After one sign alone may be a tag or the number of an issue: only a line of several words that begins as a title does is a heading. */
function headingIn(line: string, hasMore: boolean): { readonly marks: string; readonly text: string } | undefined {
  const [, marks, text = ''] = /^(#{1,6})([\p{L}\d`].*)$/u.exec(line) ?? []
  if (marks === undefined) return undefined
  const isTitle = !hasMore && /^\p{Lu}[^#]* [^#]*$/u.test(text)
  return marks.length > 1 || isTitle ? { marks, text: text.trim() } : undefined
}

interface TableAsText {
  /** Of the row of dashes. */
  readonly index: number
  readonly cells: number
  readonly dashes: number
}

function tableIn(source: string): TableAsText | undefined {
  if (!source.includes('|')) return undefined
  const lines = source.split('\n')
  const row = lines.findIndex((line, index) => index > 0 && delimiterRow.test(line) && (lines[index - 1] ?? '').includes('|'))
  if (row < 0) return undefined
  const [cells, dashes] = [cellsIn(lines[row - 1] ?? ''), cellsIn(lines[row] ?? '')]
  const start = lines.slice(0, row).join('\n').length + 1
  return cells === dashes ? undefined : { index: start + (/[^\s>]/.exec(lines[row] ?? '')?.index ?? 0), cells, dashes }
}

/** A line of a quote begins with its sign. A single `---` below a text makes it a heading. */
const delimiterRow = /^[\s>]*(?=[^\n]*\|)\|?\s*:?-+:?\s*(?:\|\s*:?-+:?\s*)*\|?\s*$/

function cellsIn(line: string): number {
  const row = line.replace(/^[\s>]*\|?/, '').replace(/(?<!\\)\|\s*$/, '')
  return row.split(/(?<!\\)\|/).length
}
