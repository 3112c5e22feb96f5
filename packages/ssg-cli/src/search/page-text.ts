// A page as search keeps it: its sections as one line of JSON, their number, then a line for each term: the sections that hold it, as pairs
// of packed numbers (the distance to the section before, and the weight).
import type { SearchSection, SearchLanguage } from '@docgen/model'
import { packNumber } from './packed-numbers.ts'
import { termsOf } from './tokenise.ts'

/** How much more a term counts in a section's own heading, in the headings around it, and in the title of the page. */
const weightOfHeading = 8
const weightOfOuter = 3
const weightOfTitle = 4
/** The first section of a page is what its title is about. */
const weightOfOwnTitle = 10

/** BM25's: how soon repetition stops to count, and how much length does. */
const saturation = 1.4
const lengthShare = 0.6
/** Terms of an ordinary section. It is fixed, so that the weights of a page depend on that page alone. */
const usualLength = 100

/** Weights are whole numbers up to this. */
export const fullWeight = 31

export function encodePageText(title: string, sections: readonly SearchSection[], language: SearchLanguage = 'en'): string {
  const byTerm = new Map<string, { packed: string; last: number }>()
  for (const [number, section] of sections.entries()) {
    const { counts, length } = countTerms(title, section, number === 0, language)
    const damping = saturation * (1 - lengthShare + (lengthShare * length) / usualLength)
    for (const [term, count] of counts) {
      const weight = packNumber(Math.max(1, Math.round((fullWeight * count) / (count + damping))))
      const own = byTerm.get(term)
      if (own) {
        own.packed += packNumber(number - own.last) + weight
        own.last = number
      } else byTerm.set(term, { packed: packNumber(number) + weight, last: number })
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

/** What each term counts for in a section, and how many terms its text has. */
function countTerms(
  title: string,
  { titles, text }: SearchSection,
  isFirst: boolean,
  language: SearchLanguage,
): { readonly counts: ReadonlyMap<string, number>; readonly length: number } {
  const counts = new Map<string, number>()
  const add = (part: string, weight: number): number => {
    const terms = termsOf(part, language)
    for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + weight)
    return terms.length
  }
  const length = add(text, 1)
  titles.forEach((heading, index) => add(heading, index === titles.length - 1 ? weightOfHeading : weightOfOuter))
  add(title, isFirst ? weightOfOwnTitle : weightOfTitle)
  return { counts, length }
}
