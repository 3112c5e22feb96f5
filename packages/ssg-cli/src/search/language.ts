// By whose rules words are found. An index has one language: its texts and what is looked for in them go through the same rules.
import { stemmer } from 'stemmer'
import type { SearchLanguage } from '@docgen/model'
import { germanStemOf } from './german.ts'
import { germanStopWords, stopWords } from './stop-words.ts'

interface Rules {
  readonly stopWords: ReadonlySet<string>
  /** What endings and plurals share, of a word of ASCII letters in lower case. */
  readonly stemOf: (lower: string) => string
  /** What questions begin with, without umlauts. */
  readonly questionStart: RegExp
  /** Headings of lists of links. */
  readonly headingOfLinks: RegExp
}

/** Set where the worker for sites without German is built, which does without its rules. */
declare const DOCGEN_WITHOUT_GERMAN: true | undefined

const english: Rules = {
  stopWords,
  stemOf: stemmer,
  questionStart: /^(?:how|what|why|when|where|which|who|can|could|is|are|do|does|should)\s/i,
  headingOfLinks: /^(?:next steps|see also|related|further reading)$/i,
}

const german = (): Rules => ({
  stopWords: germanStopWords(),
  stemOf: germanStemOf,
  questionStart:
    /^(?:wie|was|warum|wieso|weshalb|wann|wo|woher|wohin|wozu|wofur|welche[mnrs]?|we[mnr]|womit|kann|konnen|darf|muss|soll|ist|sind|gibt)\s/i,
  headingOfLinks: /^(?:nächste schritte|siehe auch|weiterlesen)$/i,
})

const rules: Readonly<Record<SearchLanguage, Rules>> = {
  en: english,
  de: typeof DOCGEN_WITHOUT_GERMAN === 'undefined' ? german() : english,
}

export function rulesOf(language: SearchLanguage): Rules {
  return rules[language]
}
