// In: prose and code. Out: the terms that they are found by. Pages and queries go through the same function.
import type { SearchLanguage } from '@docgen/model'
import { rulesOf } from './language.ts'
import { isUnspaced, lettersOf, pairsOf, runsOf } from './unspaced.ts'

// Marks belong to the letters before them: in Thai and Devanagari they are its vowels.
const word = /[a-zA-Z0-9_$\p{L}\p{M}\p{N}]+/gu
/** The same in a text of ASCII, without asking what is a letter. */
const asciiWord = /[a-zA-Z0-9_$]+/g
const longest = 48

/** Terms by the word as written: in a corpus most words have been seen before, and stemming them again took half of the time. */
const known: Readonly<Record<SearchLanguage, Map<string, readonly string[]>>> = { en: new Map(), de: new Map() }
const mostKnown = 100_000

/** The terms of a text, in order, repeated where the text repeats them. */
export function termsOf(text: string, language: SearchLanguage = 'en'): readonly string[] {
  const terms: string[] = []
  for (const found of writtenWordsOf(text)) for (const term of termsOfWord(found, language)) terms.push(term)
  return terms
}

/** The words of a text, diacritics folded; what is written without spaces is one. */
export function writtenWordsOf(text: string): readonly string[] {
  return (isAscii(text) ? text.match(asciiWord) : foldDiacritics(text).match(word)) ?? []
}

/** Of each word its first term: an identifier whole, without its parts. */
export function wholeTermsOf(text: string, language: SearchLanguage = 'en'): readonly string[] {
  return wordsOf(text).flatMap((written) => {
    const terms = termsOfWord(written, language)
    return isUnspaced(written) ? terms : terms.slice(0, 1)
  })
}

/** The words of a text as they stand in it, diacritics folded. */
export function wordsOf(text: string): readonly string[] {
  return writtenWordsOf(text).flatMap(runsOf)
}

/**
 * A plain word is one term, its stem; a stop word none. An identifier (`loginWithService`, `MAX_AGE`) is itself in lower case, and its
 * parts besides. A run of letters that are written without spaces is each two neighbours, and its last letter.
 */
export function termsOfWord(written: string, language: SearchLanguage = 'en'): readonly string[] {
  const own = known[language]
  const before = own.get(written)
  if (before) return before
  if (own.size >= mostKnown) own.clear()
  const terms = readWord(written, language)
  own.set(written, terms)
  return terms
}

function readWord(written: string, language: SearchLanguage): readonly string[] {
  const runs = runsOf(written)
  if (runs.length > 1) return runs.flatMap((run) => readWord(run, language))
  if (isUnspaced(written)) return unspacedTerms(written)
  if (written.length > longest) return []
  const parts = partsOf(written)
  const [only = ''] = parts
  if (parts.length <= 1) return plainTerms(only.toLowerCase(), language)
  return [written.replace(/[_$]/g, '').toLowerCase(), ...parts.flatMap((part) => plainTerms(part.toLowerCase(), language))]
}

function plainTerms(lower: string, language: SearchLanguage): readonly string[] {
  return lower === '' || rulesOf(language).stopWords.has(lower) ? [] : [stemOf(lower, language)]
}

/** The last letter by itself, so that one letter finds all words that hold it, as the beginning of a pair or as the end. */
function unspacedTerms(run: string): readonly string[] {
  return [...pairsOf(run).map(({ text }) => text), ...lettersOf(run).slice(-1)]
}

/** What endings and plurals share. Words with digits are left alone. */
export function stemOf(lower: string, language: SearchLanguage = 'en'): string {
  return /^[a-zß]{3,}$/.test(lower) ? rulesOf(language).stemOf(lower) : lower
}

/** `loginWithService` → login, With, Service; `MAX_AGE` → MAX, AGE; `getJSONValue` → get, JSON, Value. */
export function partsOf(identifier: string): readonly string[] {
  return identifier
    .replace(/(\p{Ll}|\p{N})(\p{Lu})/gu, '$1 $2')
    .replace(/(\p{Lu}+)(\p{Lu}\p{Ll})/gu, '$1 $2')
    .split(/[\s_$]+/)
    .filter((part) => part !== '')
}

/**
 * `é` → `e`. Most texts hold no such letter and are returned as they are. Marks of other scripts are kept: without its mark `が` is another
 * letter.
 */
export function foldDiacritics(text: string): string {
  if (isAscii(text)) return text
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f\u0591-\u05c7\u064b-\u065f]+/g, '')
    .normalize('NFC')
}

function isAscii(text: string): boolean {
  return !/[^\x00-\x7f]/.test(text)
}
