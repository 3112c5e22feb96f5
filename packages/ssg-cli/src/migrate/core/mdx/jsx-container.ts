import { lineNumberAt } from '../lines.ts'
import type { Draft, Reason, Span } from '../draft.ts'
import type { Element } from './element.ts'

/**
 * Makes a directive of an element. MDX lets its lines begin in any column; those of Markdown stand in that of the list item around them, or
 * in the first one.
 */
export function jsxContainer(element: Element, draft: Draft, head: string, reason: Reason): boolean {
  const { open, close, column } = element
  if (!close) return false
  draft.contain({ open, close, head, indent: aligned(element, close, draft), isFinal: column !== undefined }, reason)
  return true
}

/** The tags go, and what they enclose stays, in the column of what stands around them. */
export function withoutTags(element: Element, draft: Draft, reason: Reason): boolean {
  const { open, close } = element
  draft.replace(open, '', reason)
  if (!close) return true
  aligned(element, close, draft)
  draft.replace(close, '', { ...reason, kind: 'changed', message: `The end of <${element.name}> was removed.` })
  return true
}

/** Shifts the lines of an element, and returns the white space that they have from then on. */
function aligned({ open, column }: Element, close: Span, draft: Draft): string {
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
  return indent
}
