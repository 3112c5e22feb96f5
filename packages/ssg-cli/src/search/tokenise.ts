// In: prose and code. Out: the terms that they are found by. Pages and queries go through the same function.
import { foldDiacritics, isAscii } from './fold-diacritics.ts'
import type { Rules } from './rules.ts'
import { isUnspaced, lettersOf, pairsOf, runsOf } from './unspaced.ts'

// Marks belong to the letters before them: in Thai and Devanagari they are its vowels.
const word = /(?:(?<=\w)\.)?[a-zA-Z0-9_$\p{L}\p{M}\p{N}]+/gu
/** The same in a text of ASCII, without asking what is a letter. */
const asciiWord = /(?:(?<=\w)\.)?[a-zA-Z0-9_$]+/g
const longest = 48

const mostKnown = 100_000

/** The terms of a text, in order, repeated where the text repeats them. */
export function termsOf(text: string, rules: Rules): readonly string[] {
  const terms: string[] = []
  for (const found of writtenWordsOf(text)) for (const term of termsOfWord(found, rules)) terms.push(term)
  return terms
}

/** The words of a text as they stand in it, composed; what is written without spaces is one. What follows a name has its dot: `test.each` is `test` and `.each`. */
export function writtenWordsOf(text: string): readonly string[] {
  return (isAscii(text) ? text.match(asciiWord) : text.normalize('NFC').match(word)) ?? []
}

/** Of each word its first term: an identifier whole, without its parts. */
export function wholeTermsOf(text: string, rules: Rules): readonly string[] {
  return wordsOf(text).flatMap((written) => {
    const terms = termsOfWord(written, rules)
    return isUnspaced(written) ? terms : terms.slice(0, 1)
  })
}

/** The words of a text as they stand in it, composed; of what is written without spaces each run is one. */
export function wordsOf(text: string): readonly string[] {
  return writtenWordsOf(text).flatMap(runsOf)
}

/**
 * A plain word is one term, its stem; a stop word none, except as a member (`.each`), which has its dot. An identifier (`loginWithService`, `MAX_AGE`) is itself in lower case, and its
 * parts besides. Diacritics are folded. A run of letters that are written without spaces is each two neighbours, and its last letter.
 */
export function termsOfWord(written: string, rules: Rules): readonly string[] {
  const { known } = rules
  const before = known.get(written)
  if (before) return before
  if (known.size >= mostKnown) known.clear()
  const terms = readWord(written, rules)
  known.set(written, terms)
  return terms
}

/** The same, for those who remember words themselves. */
export function readWord(written: string, rules: Rules): readonly string[] {
  const runs = runsOf(written)
  if (runs.length > 1) return runs.flatMap((run) => readWord(run, rules))
  if (isUnspaced(written)) return unspacedTerms(written)
  if (written.length > longest) return []
  const bare = written.replace('.', '')
  const parts = partsOf(bare)
  const [only = ''] = parts
  if (parts.length <= 1) {
    const terms = plainTerms(only.toLowerCase(), rules)
    return terms.length > 0 || bare === written ? terms : [written.toLowerCase()]
  }
  const whole = foldDiacritics(bare.replace(/[_$]/g, '').toLowerCase())
  return [whole, ...parts.flatMap((part) => plainTerms(part.toLowerCase(), rules))]
}

function plainTerms(lower: string, { stopWords, stemsOf }: Rules): readonly string[] {
  return lower === '' || stopWords.has(foldDiacritics(lower)) ? [] : stemsOf(lower)
}

/** The last letter by itself, so that one letter finds all words that hold it, as the beginning of a pair or as the end. */
function unspacedTerms(run: string): readonly string[] {
  return [...pairsOf(run).map(({ text }) => text), ...lettersOf(run).slice(-1)]
}

/** `loginWithService` → login, With, Service; `MAX_AGE` → MAX, AGE; `getJSONValue` → get, JSON, Value. */
export function partsOf(identifier: string): readonly string[] {
  return identifier
    .replace(/(\p{Ll}|\p{N})(\p{Lu})/gu, '$1 $2')
    .replace(/(\p{Lu}+)(\p{Lu}\p{Ll})/gu, '$1 $2')
    .split(/[\s_$]+/)
    .filter((part) => part !== '')
}
