// A page as search keeps it: its sections as one line of JSON, their number, then a line for each term: the sections that hold it, as pairs
// of packed numbers (the distance to the section before, and the weight).
import type { SearchSection } from '@docgen/model'
import { packNumber } from './packed-numbers.ts'
import type { Rules } from './rules.ts'
import { proseAndCodeOf } from './text-lines.ts'
import { termsOfWord, writtenWordsOf } from './tokenise.ts'

/** How much more a term counts in a section's own heading, in the headings around it, and in the title of the page. */
const weightOfHeading = 8
const weightOfOuter = 3
const weightOfTitle = 4
/** The first section of a page is what its title is about. */
const weightOfOwnTitle = 10

/** Code uses by the dozen what prose is about. */
const weightOfCode = 0.5

/** BM25's: how soon repetition stops to count, and how much length does. */
const saturation = 1.4
const lengthShare = 0.6
/** Terms of an ordinary section. It is fixed, so that the weights of a page depend on that page alone. */
const usualLength = 100

/** Weights are whole numbers up to this. */
export const fullWeight = 31

/** A term on a page: its packed pairs, the last section in them, and what it counts for in the section that is being read. */
interface Posting {
  packed: string
  last: number
  count: number
}

export function encodePageText(title: string, sections: readonly SearchSection[], rules: Rules): string {
  const byTerm = new Map<string, Posting>()
  const postingOf = (term: string): Posting => {
    const known = byTerm.get(term)
    if (known) return known
    const posting = { packed: '', last: 0, count: 0 }
    byTerm.set(term, posting)
    return posting
  }
  // A page repeats its words: a word that it has had leads to its terms at once.
  const byWord = new Map<string, readonly Posting[]>()
  const postingsOf = (word: string): readonly Posting[] => {
    const known = byWord.get(word)
    if (known) return known
    const postings = termsOfWord(word, rules).map(postingOf)
    byWord.set(word, postings)
    return postings
  }
  for (const [number, section] of sections.entries()) {
    const { found, length } = countTerms(weighedTextsOf(title, section, number === 0), postingsOf)
    const damping = saturation * (1 - lengthShare + (lengthShare * length) / usualLength)
    for (const posting of found) {
      const { count, last } = posting
      const weight = Math.max(1, Math.round((fullWeight * count) / (count + damping)))
      posting.packed += packNumber(number - last) + packNumber(weight)
      posting.last = number
      posting.count = 0
    }
  }
  const lines = [JSON.stringify(sections), String(sections.length)]
  for (const [term, { packed }] of byTerm) lines.push(`${term} ${packed}`)
  return lines.join('\n')
}

/** The JSON of the sections. */
export function sectionsJsonOf(encoded: string): string {
  const end = encoded.indexOf('\n')
  return end < 0 ? encoded : encoded.slice(0, end)
}

export function sectionsOf(encoded: string): readonly SearchSection[] {
  // Written by `encodePageText`.
  return JSON.parse(sectionsJsonOf(encoded)) as readonly SearchSection[]
}

export function sectionCountOf(encoded: string): number {
  const start = encoded.indexOf('\n') + 1
  return Number.parseInt(encoded.slice(start, start + 12), 10)
}

/** The page without its sections, which are most of it and not merged. */
export function termsPartOf(encoded: string): string {
  return encoded.slice(Math.max(0, encoded.indexOf('\n')))
}

/** Calls `visit` with each term of a page and where its packed pairs stand, whose first section is numbered within the page. */
export function eachPageTerm(encoded: string, visit: (term: string, from: number, to: number) => void): void {
  let start = encoded.indexOf('\n', encoded.indexOf('\n') + 1) + 1
  while (start > 0 && start < encoded.length) {
    const space = encoded.indexOf(' ', start)
    const end = encoded.indexOf('\n', space)
    visit(encoded.slice(start, space), space + 1, end < 0 ? encoded.length : end)
    start = end + 1
  }
}

interface WeighedText {
  readonly text: string
  readonly weight: number
  /** A heading leads to a long section as to a short one. */
  readonly isHeading: boolean
}

/** A section's own text, the headings around it, its heading, and the title of its page. */
function weighedTextsOf(title: string, { titles, text }: SearchSection, isFirst: boolean): readonly WeighedText[] {
  const { prose, code } = proseAndCodeOf(text)
  return [
    { text: prose, weight: 1, isHeading: false },
    { text: code, weight: weightOfCode, isHeading: false },
    ...titles.map((heading, index) => ({
      text: heading,
      weight: index === titles.length - 1 ? weightOfHeading : weightOfOuter,
      isHeading: true,
    })),
    { text: title, weight: isFirst ? weightOfOwnTitle : weightOfTitle, isHeading: true },
  ]
}

/** Counts what stands in `texts` for each of its terms, and how many terms those that are no headings have. */
function countTerms(
  texts: readonly WeighedText[],
  postingsOf: (word: string) => readonly Posting[],
): { readonly found: readonly Posting[]; readonly length: number } {
  const found: Posting[] = []
  let length = 0
  for (const { text, weight, isHeading } of texts) {
    for (const word of writtenWordsOf(text)) {
      const postings = postingsOf(word)
      if (!isHeading) length += postings.length
      for (const posting of postings) {
        if (posting.count === 0) found.push(posting)
        posting.count += weight
      }
    }
  }
  return { found, length }
}
