import { lineNumberAt } from '../lines.ts'
import type { Draft, Reason } from '../draft.ts'
import type { Element } from './element.ts'

/**
 * Makes a directive of an element. MDX lets its lines begin in any column; those of Markdown stand in that of the list item around them, or
 * in the first one.
 */
export function jsxContainer(element: Element, draft: Draft, head: string, reason: Reason): boolean {
  const { open, close, column } = element
  if (!close) return false
  const { lines } = draft.page
  const first = lineNumberAt(draft.page, open.start) - 1
  const innerFirst = lineNumberAt(draft.page, open.end)
  const last = lineNumberAt(draft.page, close.start) - 1
  const indent = column === undefined ? (lines[first]?.indent ?? '') : ' '.repeat(column)
  const inner = lines.slice(innerFirst, last).filter(({ text }) => text.trim() !== '')
  const least = Math.min(...inner.map((line) => line.indent.length))
  // What lies deeper and is a directive too says so itself, later.
  if (Number.isFinite(least)) draft.shift(innerFirst, last - 1, Math.max(0, least - indent.length))
  for (const index of new Set([first, last])) {
    const line = lines[index]
    const mark = index === first ? open.start : close.start
    if (line && draft.text.slice(line.start, mark).trim() === '')
      draft.shift(index, index, Math.max(0, line.indent.length - indent.length))
  }
  draft.contain({ open, close, head, indent, isFinal: column !== undefined }, reason)
  return true
}
