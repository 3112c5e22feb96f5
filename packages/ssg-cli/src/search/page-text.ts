// A page as search keeps it: its sections as one line of JSON, their number, then a line for each term: the sections that hold it, as pairs
// of packed numbers (the distance to the section before, and the weight).
import type { SearchSection } from '@docgen/model'
import { createVocabulary } from './create-vocabulary.ts'
import { packNumber } from './packed-numbers.ts'
import type { Rules } from './rules.ts'
import { codeMark } from './text-lines.ts'
import type { Posting, Vocabulary } from './vocabulary.ts'

/** In halves, since whole numbers add up faster: what a term counts for in prose, in a section's own heading, in the headings around it, and in the title of the page. */
const weightOfProse = 2
const weightOfHeading = 16
const weightOfOuter = 6
const weightOfTitle = 8
/** The first section of a page is what its title is about. */
const weightOfOwnTitle = 20
/** Code uses by the dozen what prose is about. */
const weightOfCode = 1

/** BM25's: how soon repetition stops to count, and how much length does. */
const saturation = 1.4
const lengthShare = 0.6
/** Terms of an ordinary section. It is fixed, so that the weights of a page depend on that page alone. */
const usualLength = 100

/** Weights are whole numbers up to this. */
export const fullWeight = 31

export function encodePageText(title: string, sections: readonly SearchSection[], rules: Rules): string {
  const vocabulary = (rules.vocabulary ??= createVocabulary(rules))
  const terms = vocabulary.openPage()
  for (const [number, section] of sections.entries()) {
    const { found, length } = countTerms(vocabulary, title, section, number === 0)
    const damping = saturation * (1 - lengthShare + (lengthShare * length) / usualLength)
    for (const posting of found) {
      const { last } = posting
      const count = posting.count / weightOfProse
      const weight = Math.max(1, Math.round((fullWeight * count) / (count + damping)))
      posting.packed += packNumber(number - last) + packNumber(weight)
      posting.last = number
      posting.count = 0
    }
  }
  const lines = [JSON.stringify(sections), String(sections.length)]
  for (const { term, packed } of terms) lines.push(`${term} ${packed}`)
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

/** Counts the terms of a section: of its own text, of the headings around it, of its heading, and of the title of its page. */
function countTerms(
  vocabulary: Vocabulary,
  title: string,
  { titles, text }: SearchSection,
  isFirst: boolean,
): { readonly found: readonly Posting[]; readonly length: number } {
  const found: Posting[] = []
  const countLines = (isCode: boolean, weight: number): number => {
    let met = 0
    for (let from = 0; from <= text.length;) {
      const end = text.indexOf('\n', from)
      const to = end < 0 ? text.length : end
      if (text.startsWith(codeMark, from) === isCode) met += vocabulary.count(text, from, to, weight, found)
      from = to + 1
    }
    return met
  }
  // A heading leads to a long section as to a short one, so its terms are no part of the length.
  const length = countLines(false, weightOfProse) + countLines(true, weightOfCode)
  for (const [index, heading] of titles.entries())
    vocabulary.count(heading, 0, heading.length, index === titles.length - 1 ? weightOfHeading : weightOfOuter, found)
  vocabulary.count(title, 0, title.length, isFirst ? weightOfOwnTitle : weightOfTitle, found)
  return { found, length }
}
