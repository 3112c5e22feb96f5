// Text cut where the query matched it: titles whole, long texts around their best place. Pieces of text, never markup.
import type { SearchText } from '@docgen/model'
import type { Query } from './query.ts'
import { foldDiacritics } from './fold-diacritics.ts'
import { partsOf, termsOfWord } from './tokenise.ts'
import { linesOf, type TextLine } from './text-lines.ts'
import { isUnspaced, lettersOf, pairsOf, runsOf } from './unspaced.ts'

interface Match {
  readonly start: number
  readonly end: number
  /** Which term of the query it is. */
  readonly term: number
}

const word = /[\p{L}\p{M}\p{N}_$]+/gu

/** Letters around the match. */
const usualLength = 180

/** The whole text, cut where the query matched. */
export function highlight(text: string, query: Query): readonly SearchText[] {
  return cut(text, matchesOf(text, query))
}

/**
 * About `usualLength` letters of the line that holds most different words of the query, and of what comes after it where it is shorter. Where no
 * line holds one, it is the beginning.
 */
export function snippetOf(text: string, query: Query): readonly SearchText[] {
  const lines = linesOf(text)
  const places = lines.map((line) => bestPlace(matchesOf(line.text, query)))
  const chosen = chosenLine(lines, places)
  const shown = withProseAfter(lines, chosen)
  const place = places[chosen] ?? nowhere
  const matches = matchesOf(shown, query)
  if (shown.length <= usualLength) return cut(shown, matches)
  const start = place.end <= usualLength ? 0 : startOf(shown, place.start)
  const end = wordEnd(shown, Math.min(shown.length, start + usualLength))
  const within = matches.filter((match) => match.start >= start && match.end <= end)
  const pieces = cut(
    shown.slice(start, end),
    within.map((match) => ({ ...match, start: match.start - start, end: match.end - start })),
  )
  return [
    ...(start > 0 ? [{ text: '… ', isMatch: false }] : []),
    ...pieces,
    ...(end < shown.length ? [{ text: ' …', isMatch: false }] : []),
  ]
}

/** Rows and code have to hold a word more than prose does: it is what reads well. */
function chosenLine(lines: readonly TextLine[], places: readonly Place[]): number {
  let chosen = Math.max(
    0,
    lines.findIndex((line) => !line.isAside && !isLabel(line)),
  )
  let best = -1
  for (const [index, { terms }] of places.entries()) {
    const line = lines[index]
    const score = terms === 0 || isLabel(line) ? -1 : line?.isAside ? terms - 1 : terms + 0.1
    if (score <= best) continue
    best = score
    chosen = index
  }
  return chosen
}

/** A name over code, or a button, repeats what was asked and says no more. */
function isLabel({ text, isAside }: TextLine = { text: '', isAside: false }): boolean {
  return !isAside && !/\s\S+\s|[.!?:。]$/.test(text)
}

function withProseAfter(lines: readonly TextLine[], first: number): string {
  const line = lines[first]
  let shown = line?.text ?? ''
  if (line?.isAside) return shown
  for (const { text, isAside } of lines.slice(first + 1)) {
    // What has no end of its own would run into the next. Over rows it is their title, which says little without them.
    const isOpen = /[\p{L}\p{N}]$/u.test(shown)
    if (shown.length > usualLength || (isAside && !isOpen)) break
    shown += `${isOpen ? ' · ' : ' '}${text}`
  }
  return shown
}

/** Of the sentence, where it begins near enough, else of a word. */
function startOf(text: string, from: number): number {
  const last = [...text.slice(0, from).matchAll(/[.!?:] (?=\S)/g)].at(-1)
  const isNear = last !== undefined && last.index >= from - usualLength / 2
  return isNear ? last.index + 2 : wordStart(text, Math.max(0, from - 50))
}

function matchesOf(text: string, query: Query): readonly Match[] {
  const matchIn = matcherOf(query)
  return [...text.matchAll(word)].flatMap(({ 0: found, index }) => {
    let start = index
    return runsOf(found).flatMap((run) => {
      const matches = matchIn(run).map((match) => ({ ...match, start: match.start + start, end: match.end + start }))
      start += run.length
      return matches
    })
  })
}

/** Places within a word, or within a run of letters without spaces. */
function matcherOf({ terms, words, rules }: Query): (run: string) => readonly Match[] {
  const numberByTerm = new Map(terms.map(({ term }, index) => [term, index]))
  const prefixes = terms.flatMap(({ prefix }, index) => (prefix === undefined ? [] : [{ prefix, index }]))
  const typed = new Set(words)
  return (run) => {
    if (isUnspaced(run)) return unspacedMatches(run, numberByTerm)
    const folded = foldDiacritics(run)
    const term = termsOfWord(run.normalize('NFC'), rules)
      .map((own) => numberByTerm.get(own))
      .find((number) => number !== undefined)
    if (term !== undefined) return [{ start: 0, end: run.length, term }]
    for (const { prefix, index } of prefixes) {
      const start = placeOfPrefix(prefix, folded)
      // Where folding has moved the letters, the whole word is marked.
      if (start >= 0)
        return [{ ...(folded.length === run.length ? { start, end: start + prefix.length } : whole(run)), term: index }]
    }
    return terms.length === 0 && typed.has(folded.toLowerCase()) ? [{ ...whole(run), term: 0 }] : []
  }
}

function whole(run: string): Pick<Match, 'start' | 'end'> {
  return { start: 0, end: run.length }
}

/** Where a word begins so, or a part of an identifier does; -1 for nowhere. */
function placeOfPrefix(prefix: string, written: string): number {
  const lower = written.toLowerCase()
  if (lower.startsWith(prefix)) return 0
  let from = 0
  for (const part of partsOf(written)) {
    const start = written.indexOf(part, from)
    if (lower.startsWith(prefix, start)) return start
    from = start + part.length
  }
  return -1
}

/** Pairs that share a letter are one place. */
function unspacedMatches(run: string, numberByTerm: ReadonlyMap<string, number>): readonly Match[] {
  const matches: Match[] = []
  for (const { text, start } of [...pairsOf(run), ...lettersIn(run)].sort((a, b) => a.start - b.start)) {
    const term = numberByTerm.get(text)
    if (term === undefined) continue
    const last = matches.at(-1)
    if (last && start < last.end) matches[matches.length - 1] = { ...last, end: Math.max(last.end, start + text.length) }
    else matches.push({ start, end: start + text.length, term })
  }
  return matches
}

function lettersIn(run: string): readonly { readonly text: string; readonly start: number }[] {
  let end = 0
  return lettersOf(run).map((text) => ({ text, start: (end += text.length) - text.length }))
}

/** Where words of the query stand together, and how many of them. */
interface Place {
  readonly start: number
  readonly end: number
  readonly terms: number
}

const nowhere: Place = { start: 0, end: 0, terms: 0 }

function bestPlace(matches: readonly Match[]): Place {
  let best = nowhere
  for (const [index, { start }] of matches.entries()) {
    const terms = new Set<number>()
    let end = start
    for (let next = index; next < matches.length; next++) {
      const match = matches[next]
      if (!match || match.end > start + usualLength - 50) break
      terms.add(match.term)
      end = match.end
    }
    if (terms.size > best.terms) best = { start, end, terms: terms.size }
  }
  return best
}

function cut(text: string, matches: readonly Match[]): readonly SearchText[] {
  const pieces: SearchText[] = []
  let done = 0
  for (const { start, end } of matches) {
    if (start > done) pieces.push({ text: text.slice(done, start), isMatch: false })
    pieces.push({ text: text.slice(start, end), isMatch: true })
    done = end
  }
  if (done < text.length) pieces.push({ text: text.slice(done), isMatch: false })
  return pieces
}

function wordStart(text: string, from: number): number {
  if (from === 0) return 0
  const space = text.indexOf(' ', from)
  return space < 0 || space > from + 30 ? from : space + 1
}

function wordEnd(text: string, to: number): number {
  if (to >= text.length) return text.length
  const space = text.lastIndexOf(' ', to)
  return space < to - 30 ? to : space
}
