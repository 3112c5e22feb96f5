// By whose rules words are found. An index has one language: its texts and what is looked for in them go through the same rules.
import { stemmer } from 'stemmer'
import type { SearchLanguage } from '@docgen/model'
import { foldDiacritics } from './fold-diacritics.ts'
import { stopWords } from './stop-words.ts'
import type { Vocabulary } from './vocabulary.ts'

export interface Rules {
  readonly language: SearchLanguage
  /** Diacritics folded. */
  readonly stopWords: ReadonlySet<string>
  /** What a word in lower case is found by, diacritics folded: its stem, which endings and plurals share, comes first. Words with digits are left alone. */
  readonly stemsOf: (lower: string) => readonly string[]
  /** Terms by the word as written: in a corpus most words have been seen before, and stemming them again took half of the time. */
  readonly known: Map<string, readonly string[]>
  /** Made by the first page that is read. */
  vocabulary?: Vocabulary
  /** What makes a query a question, its diacritics folded. Besides, a sentence with a question mark is one. */
  readonly question?: RegExp | undefined
  /** Headings of lists of links. */
  readonly headingOfLinks?: RegExp | undefined
}

/** For rules that know no diacritics. */
export function foldedStems(stemOf: (word: string) => string): Rules['stemsOf'] {
  return (lower) => {
    const folded = foldDiacritics(lower)
    return [/^[a-zß]{3,}$/.test(folded) ? stemOf(folded) : folded]
  }
}

export const english: Rules = {
  language: 'en',
  stopWords,
  stemsOf: foldedStems(stemmer),
  known: new Map(),
  question:
    /^(?:how|what|why|when|where|which|who|can|could|is|are|do|does|should)\s|\S\s(?:with|without|in|on|over|via|using)\s+\S/i,
  headingOfLinks: /^(?:next steps|see also|related|further reading)$/i,
}
