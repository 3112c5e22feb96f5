// In: the source of a paragraph. Out: the heading or the table that its author meant, and that Markdown takes for text.
import { missingDelimiterRow, shortDelimiterRow, spacelessHeading } from '../../diagnostics/other-syntax.ts'
import type { Diagnostic, SourceRange } from '@docgen/model'

/** `at` gives the place of an index of the source. */
export function blocksAsText(source: string, at: (index: number) => SourceRange): readonly Diagnostic[] {
  const [first = '', ...others] = source.split('\n')
  const heading = headingIn(first, others.length > 0)
  const table = tableIn(source)
  return [
    ...(heading ? [spacelessHeading(at(0), heading.marks, heading.text)] : []),
    ...(table ? [shortDelimiterRow(at(table.index), table.cells, table.dashes)] : []),
    ...rowsIn(source).map((cells) => missingDelimiterRow(at(0), cells)),
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

/** How many cells each row has, where nothing but rows is there, and no row of dashes. */
function rowsIn(source: string): readonly number[] {
  const lines = source.split('\n')
  if (lines.length < 2 || !lines.every((line) => /^[\s>]*\|.*[^\\]\|\s*$/.test(line) && !delimiterRow.test(line))) return []
  const [cells = 0, ...others] = lines.map(cellsIn)
  return cells > 1 && others.every((count) => count === cells) ? [cells] : []
}

/** A line of a quote begins with its sign. A single `---` below a text makes it a heading. */
const delimiterRow = /^[\s>]*(?=[^\n]*\|)\|?\s*:?-+:?\s*(?:\|\s*:?-+:?\s*)*\|?\s*$/

function cellsIn(line: string): number {
  const row = line.replace(/^[\s>]*\|?/, '').replace(/(?<!\\)\|\s*$/, '')
  return row.split(/(?<!\\)\|/).length
}
