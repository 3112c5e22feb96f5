// By whose rules words are found. An index has one language: its texts and what is looked for in them go through the same rules.
import { stemmer } from 'stemmer'
import type { SearchLanguage } from '@docgen/model'
import { germanStemOf } from './german.ts'
import { germanStopWords, stopWords } from './stop-words.ts'

interface Rules {
  readonly stopWords: ReadonlySet<string>
  /** What endings and plurals share, of a word of ASCII letters in lower case. */
  readonly stemOf: (lower: string) => string
}

/** Set where the worker for sites without German is built, which does without its rules. */
declare const DOCGEN_WITHOUT_GERMAN: true | undefined

const english: Rules = { stopWords, stemOf: stemmer }

const rules: Readonly<Record<SearchLanguage, Rules>> = {
  en: english,
  de: typeof DOCGEN_WITHOUT_GERMAN === 'undefined' ? { stopWords: germanStopWords(), stemOf: germanStemOf } : english,
}

export function rulesOf(language: SearchLanguage): Rules {
  return rules[language]
}
