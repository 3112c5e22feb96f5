// Text cut where the query matched it: titles whole, long texts around their best place. Pieces of text, never markup.
import type { SearchText } from '../model/search.ts'
import type { Query } from './query.ts'
import { foldDiacritics, termsOfWord } from './tokenise.ts'

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

/** About `usualLength` letters around the place that holds most different words of the query; the beginning where there is none. */
export function snippetOf(text: string, query: Query): readonly SearchText[] {
  if (text.length <= usualLength) return highlight(text, query)
  const matches = matchesOf(text, query)
  const first = bestPlace(matches)
  const start = wordStart(text, Math.max(0, first - 50))
  const end = wordEnd(text, Math.min(text.length, start + usualLength))
  const within = matches.filter((match) => match.start >= start && match.end <= end)
  const pieces = cut(
    text.slice(start, end),
    within.map((match) => ({ ...match, start: match.start - start, end: match.end - start })),
  )
  return [
    ...(start > 0 ? [{ text: '… ', isMatch: false }] : []),
    ...pieces,
    ...(end < text.length ? [{ text: ' …', isMatch: false }] : []),
  ]
}

function matchesOf(text: string, { terms, words }: Query): readonly Match[] {
  const numberByTerm = new Map(terms.map(({ term }, index) => [term, index]))
  const prefixes = terms.flatMap(({ prefix }, index) => (prefix === undefined ? [] : [{ prefix, index }]))
  const typed = new Set(words)
  return [...text.matchAll(word)].flatMap(({ 0: found, index: start }): Match[] => {
    const folded = foldDiacritics(found)
    const lower = folded.toLowerCase()
    const term =
      termsOfWord(folded)
        .map((own) => numberByTerm.get(own))
        .find((number) => number !== undefined) ??
      prefixes.find(({ prefix }) => lower.startsWith(prefix))?.index ??
      (terms.length === 0 && typed.has(lower) ? 0 : undefined)
    return term === undefined ? [] : [{ start, end: start + found.length, term }]
  })
}

function bestPlace(matches: readonly Match[]): number {
  let best = 0
  let most = 0
  for (const [index, { start }] of matches.entries()) {
    const terms = new Set<number>()
    for (let next = index; next < matches.length; next++) {
      const match = matches[next]
      if (!match || match.end > start + usualLength - 50) break
      terms.add(match.term)
    }
    if (terms.size > most) {
      most = terms.size
      best = start
    }
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
