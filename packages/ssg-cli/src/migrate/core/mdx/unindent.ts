import type { Draft } from '../draft.ts'
import { lineNumberAt } from '../lines.ts'
import type { Element } from './element.ts'

type Place = Pick<Element, 'open' | 'column'>

/** A title that stands deeper than four columns would be code. */
export function unindentTag({ open, column = 0 }: Place, draft: Draft): void {
  const index = lineNumberAt(draft.page, open.start) - 1
  const { start = 0, indent = '' } = draft.page.lines[index] ?? {}
  if (draft.text.slice(start, open.start).trim() === '') draft.shift(index, index, Math.max(0, indent.length - column))
}

/** White space for further lines of what takes the place of a tag, once the tag stands in its column. */
export function indentBehind({ open, column = 0 }: Place, draft: Draft): string {
  return ' '.repeat(column + draft.shiftOf(lineNumberAt(draft.page, open.start) - 1))
}

/** `indent` takes the place of the white space that the lines inside share. The line at `joined` begins behind the tag. */
export function unindent({ open, close }: Element, draft: Draft, indent: string, joined?: number): void {
  const end = close?.start ?? open.end
  const inside = draft.page.lines.flatMap((line, index) =>
    line.start >= open.end && draft.text.slice(line.start, Math.min(line.end, end)).trim() !== '' ? [{ line, index }] : [],
  )
  const least = Math.min(...inside.map(({ line }) => line.indent.length))
  for (const { index } of inside) {
    if (indent === '') draft.dedent(index, index, least)
    else draft.shift(index, index, least)
    if (indent !== '') draft.prefix(index, indent, index === joined)
  }
}
