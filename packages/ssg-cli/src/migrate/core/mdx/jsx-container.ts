import { lineNumberAt } from '../lines.ts'
import type { Draft, Reason } from '../draft.ts'
import type { Element } from './element.ts'

/** Makes a directive of an element. What it encloses is moved to the left as far as it was indented for the tags. */
export function jsxContainer(element: Element, draft: Draft, head: string, reason: Reason): boolean {
  const { open, close } = element
  if (!close) return false
  const { lines } = draft.page
  const first = lineNumberAt(draft.page, open.start) - 1
  const last = lineNumberAt(draft.page, close.start) - 1
  const indent = lines[first]?.indent ?? ''
  const inner = lines.slice(lineNumberAt(draft.page, open.end), last).filter(({ text }) => text.trim() !== '')
  const least = Math.min(...inner.map((line) => widthOf(line.indent)))
  const columns = Number.isFinite(least) ? least - widthOf(indent) : 0
  if (columns > 0) draft.dedent(lineNumberAt(draft.page, open.end), last - 1, columns)
  // The mark at the end goes where the one at the start is.
  const closeLine = lines[last]
  if (closeLine && closeLine.text.slice(0, close.start - closeLine.start).trim() === '') {
    const surplus = widthOf(closeLine.indent) - widthOf(indent)
    if (surplus > 0) draft.dedent(last, last, surplus)
  }
  draft.contain({ open, close, head, indent }, reason)
  return true
}

function widthOf(indent: string): number {
  return indent.length
}
