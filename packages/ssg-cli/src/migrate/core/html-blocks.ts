// Raw HTML of a page, in which nothing is read as Markdown, and so no directive either.
import { endOfHtml } from '@docgen/model'
import type { Draft } from './draft.ts'
import { proseOf } from './prose.ts'

/** Signs of quotes and lists. */
const before = /^(?:[ \t>]|[-*+][ \t]+|\d{1,9}[.)][ \t]+)*/

/** Indexes of the lines of raw HTML. A line that begins with what `isReplaced` finds begins none, since it will be something else. */
export function htmlLinesOf(draft: Draft, isReplaced: RegExp): ReadonlySet<number> {
  const found = new Set<number>()
  let end: RegExp | undefined
  let isInParagraph = false
  for (const [index, line] of proseOf(draft).split('\n').entries()) {
    const text = line.replace(before, '').trimEnd()
    const isOpen = end !== undefined
    end ??= isReplaced.test(text) ? undefined : endOfHtml(text, isInParagraph)
    const isEnd = end?.test(text) === true
    // What ends at an empty line does not contain it.
    if (end && text !== '') found.add(index)
    if (isEnd) end = undefined
    isInParagraph = !isOpen && end === undefined && /^[^\s<:#]/.test(text)
  }
  return found
}
