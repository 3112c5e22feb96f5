// By whose rules words are found. An index has one language: its texts and what is looked for in them go through the same rules.
import { stemmer } from 'stemmer'
import { germanStemOf } from './german.ts'
import { germanStopWords, stopWords } from './stop-words.ts'

/** Texts in any other language are read by the rules of English, as code and its names are. */
export type SearchLanguage = 'en' | 'de'

interface Rules {
  readonly stopWords: ReadonlySet<string>
  /** What endings and plurals share, of a word of ASCII letters in lower case. */
  readonly stemOf: (lower: string) => string
}

const rules: Readonly<Record<SearchLanguage, Rules>> = {
  en: { stopWords, stemOf: stemmer },
  de: { stopWords: germanStopWords, stemOf: germanStemOf },
}

export function rulesOf(language: SearchLanguage): Rules {
  return rules[language]
}

/** `de-AT` → `de`. */
export function searchLanguageOf(htmlLang: string): SearchLanguage {
  return /^de(?:[-_]|$)/i.test(htmlLang) ? 'de' : 'en'
}
