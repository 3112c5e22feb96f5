// In: the postings of the last build, and the pages that now stand in the place of some of its sections. Out: the very postings that all
// pages would be merged to. Most is copied: of a line, what comes behind the place is numbered anew by its first number.
import { packNumber, readNumber } from '../../../search/packed-numbers.ts'
import { createTextBuffer, mergePostings, type TextBuffer } from './postings.ts'

export interface Replacement {
  /** The section that the place begins at. */
  readonly first: number
  /** How many sections go from there, and how many come. */
  readonly removed: number
  readonly added: number
  /** The encoded pages of those that come. */
  readonly pages: readonly string[]
}

/** A term's line. Its pairs stand from `from` to `to`. */
interface Line {
  readonly term: string
  readonly start: number
  readonly from: number
  readonly to: number
}

/** `before` are the lines of all terms. */
export function replacePostings(before: string, replacement: Replacement): string {
  const fresh = mergePostings(replacement.pages)
  const text = createTextBuffer()
  let old = lineAt(before, 0)
  let own = lineAt(fresh, 0)
  while (old || own) {
    const isOld = old !== undefined && (own === undefined || old.term <= own.term)
    const isOwn = own !== undefined && (old === undefined || own.term <= old.term)
    addLine(text, { before, fresh, old: isOld ? old : undefined, own: isOwn ? own : undefined }, replacement)
    if (isOld && old) old = lineAt(before, old.to + 1)
    if (isOwn && own) own = lineAt(fresh, own.to + 1)
  }
  return text.toString()
}

function lineAt(text: string, start: number): Line | undefined {
  if (start >= text.length) return undefined
  const space = text.indexOf(' ', start)
  return { term: text.slice(start, space), start, from: space + 1, to: text.indexOf('\n', space) }
}

interface LineParts {
  readonly before: string
  readonly fresh: string
  readonly old: Line | undefined
  readonly own: Line | undefined
}

function addLine(text: TextBuffer, { before, fresh, old, own }: LineParts, { first, removed, added }: Replacement): void {
  const { headEnd, last, tailSection, tailAt } = old ? splitLine(before, old, first, first + removed) : noLine
  const hasTail = tailSection >= 0
  // Only what went held the term.
  if (old && !own && !hasTail && headEnd === old.from) return
  if (old) text.addPart(before, old.start, headEnd)
  else text.add(`${own?.term ?? ''} `)
  const { value, end } = own ? readNumber(fresh, own.from) : { value: 0, end: 0 }
  if (own) {
    text.add(packNumber(first + value - last))
    text.addPart(fresh, end, own.to)
  }
  if (old && hasTail) {
    const lastBefore = own ? first + lastSectionOf(fresh, own) : last
    text.add(packNumber(tailSection + added - removed - lastBefore))
    text.addPart(before, tailAt, old.to)
  }
  text.add('\n')
}

interface Split {
  /** Where the pairs in front of the place end, and the section of the last of them; 0 for none. */
  readonly headEnd: number
  readonly last: number
  /** The section of the first pair behind the place, -1 for none, and where its weight stands. */
  readonly tailSection: number
  readonly tailAt: number
}

const noLine: Split = { headEnd: 0, last: 0, tailSection: -1, tailAt: 0 }

function splitLine(text: string, { from, to }: Line, first: number, behind: number): Split {
  let section = 0
  let headEnd = from
  let last = 0
  for (let at = from; at < to;) {
    const { value, end } = readNumber(text, at)
    section += value
    if (section >= behind) return { headEnd, last, tailSection: section, tailAt: end }
    // Weights take one character each.
    at = end + 1
    if (section >= first) continue
    headEnd = at
    last = section
  }
  return { headEnd, last, tailSection: -1, tailAt: to }
}

function lastSectionOf(text: string, { from, to }: Line): number {
  let section = 0
  for (let at = from; at < to;) {
    const { value, end } = readNumber(text, at)
    section += value
    at = end + 1
  }
  return section
}
