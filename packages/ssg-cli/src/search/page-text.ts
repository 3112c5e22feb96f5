// A page as search keeps it: its sections as one line of JSON, then for each section a line of its terms with their weights.
import type { SearchSection } from '../model/search-page.ts'
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

export function encodePageText(title: string, sections: readonly SearchSection[]): string {
  const lines = sections.map((section, index) => weightedTermsOf(title, section, index === 0))
  return [JSON.stringify(sections), ...lines].join('\n')
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

/** For each section its terms, each behind the one character of its weight. */
export function termLinesOf(encoded: string): readonly string[] {
  return encoded.split('\n').slice(1)
}

function weightedTermsOf(title: string, { titles, text }: SearchSection, isFirst: boolean): string {
  const counts = new Map<string, number>()
  const add = (part: string, weight: number): number => {
    const terms = termsOf(part)
    for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + weight)
    return terms.length
  }
  const length = add(text, 1)
  titles.forEach((heading, index) => add(heading, index === titles.length - 1 ? weightOfHeading : weightOfOuter))
  add(title, isFirst ? weightOfOwnTitle : weightOfTitle)
  const damping = saturation * (1 - lengthShare + (lengthShare * length) / usualLength)
  return [...counts]
    .map(([term, count]) => packNumber(Math.max(1, Math.round((fullWeight * count) / (count + damping)))) + term)
    .join(' ')
}
