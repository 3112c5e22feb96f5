// In: the postings of the last build, and the pages that now stand in the place of some of its sections. Out: the very postings that all
// pages would be merged to. Most is copied: of a line, what comes behind the place is numbered anew by its first number.
import { digitAt, packNumber, readNumber } from '../../../search/packed-numbers.ts'
import { mergePostings } from './postings.ts'

interface Replacement {
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

/** `before` are the lines of all terms, in parts of whole lines. A part in which nothing changes stays the same string. */
export function replacePostings(before: readonly string[], replacement: Replacement): readonly string[] {
  const fresh = mergePostings(replacement.pages)
  let own = lineAt(fresh, 0)
  const newLine = (line: Line): string => `${line.term} ${pairsAfter(fresh, line, 0, replacement)}\n`
  const parts = before.map((part) => {
    const pieces: string[] = []
    let copied = 0
    const put = ({ from, text, to }: Change): void => {
      pieces.push(part.slice(copied, from), text)
      copied = to
    }
    for (let old = lineAt(part, 0); old; old = lineAt(part, old.to + 1)) {
      for (; own && own.term < old.term; own = lineAt(fresh, own.to + 1))
        put({ from: old.start, text: newLine(own), to: old.start })
      const same = own?.term === old.term ? own : undefined
      const change = changeOf(part, old, fresh, same, replacement)
      if (change) put(change)
      if (same) own = lineAt(fresh, same.to + 1)
    }
    return pieces.length === 0 ? part : pieces.join('') + part.slice(copied)
  })
  let rest = ''
  for (; own; own = lineAt(fresh, own.to + 1)) rest += newLine(own)
  return rest === '' ? parts : [...parts, rest]
}

function lineAt(text: string, start: number): Line | undefined {
  if (start >= text.length) return undefined
  const space = text.indexOf(' ', start)
  return { term: text.slice(start, space), start, from: space + 1, to: text.indexOf('\n', space) }
}

/** What stands in the place of a part of the postings. */
interface Change {
  readonly from: number
  readonly text: string
  readonly to: number
}

/** `own` is the term's line in `fresh`, where the pages that come hold it. */
function changeOf(before: string, old: Line, fresh: string, own: Line | undefined, replacement: Replacement): Change | undefined {
  const { first, removed, added } = replacement
  const { headEnd, last, tail } = splitLine(before, old, first, first + removed)
  const isKept = headEnd === (tail ? tail.start : old.to)
  if (!own && isKept && (!tail || added === removed)) return undefined
  // Only what went held the term.
  if (!own && !tail && headEnd === old.from) return { from: old.start, text: '', to: old.to + 1 }
  const pairs = own ? pairsAfter(fresh, own, last, replacement) : ''
  if (!tail) return { from: headEnd, text: pairs, to: old.to }
  const lastBefore = own ? first + lastSectionOf(fresh, own) : last
  return { from: headEnd, text: pairs + packNumber(tail.section + added - removed - lastBefore), to: tail.end }
}

/** The pairs of a line of the pages that come, behind those of the section `last`. */
function pairsAfter(fresh: string, own: Line, last: number, { first }: Replacement): string {
  const { value, end } = readNumber(fresh, own.from)
  return packNumber(first + value - last) + fresh.slice(end, own.to)
}

interface Split {
  /** Where the pairs in front of the place end, and the section of the last of them; 0 for none. */
  readonly headEnd: number
  readonly last: number
  /** The section of the first pair behind the place, and where its number stands. */
  readonly tail?: { readonly section: number; readonly start: number; readonly end: number }
}

function splitLine(text: string, { from, to }: Line, first: number, behind: number): Split {
  let section = 0
  let headEnd = from
  let last = 0
  for (let at = from; at < to;) {
    const start = at
    for (let factor = 1, digit = 32; digit >= 32; factor *= 32) {
      digit = digitAt(text, at++)
      section += (digit % 32) * factor
    }
    if (section >= behind) return { headEnd, last, tail: { section, start, end: at } }
    // Weights take one character each.
    at++
    if (section >= first) continue
    headEnd = at
    last = section
  }
  return { headEnd, last }
}

function lastSectionOf(text: string, line: Line): number {
  return splitLine(text, line, Infinity, Infinity).last
}
