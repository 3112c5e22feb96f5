// Counts the words of pages. Most words have been on a page before: they are found by their characters, without a string for each of them, and lead to
// their terms at once. A fresh build of 1,000 pages reads about a million words.
import { isAscii } from './fold-diacritics.ts'
import type { Rules } from './rules.ts'
import { readWord, writtenWordsOf } from './tokenise.ts'
import type { Posting, Vocabulary } from './vocabulary.ts'

interface Word {
  readonly written: string
  readonly hash: number
  readonly postings: readonly Posting[]
}

interface WordTable {
  readonly size: () => number
  /** The word in `text` from `from` to `to`, which has this hash. */
  readonly wordAt: (text: string, from: number, to: number, hash: number) => Word
}

const mostWords = 100_000

const isWordCode = codesOf(/[a-zA-Z0-9_$]/)
/** A dot after one of these belongs to the word behind it, as in `test.each`. */
const isCodeBeforeDot = codesOf(/\w/)
const dot = 46

export function createVocabulary(rules: Rules): Vocabulary {
  let table = createWordTable(rules)
  let page = 0
  let terms: Posting[] = []

  const countWord = ({ postings }: Word, weight: number, found: Posting[]): number => {
    for (const posting of postings) {
      if (posting.page !== page) {
        posting.packed = ''
        posting.last = 0
        posting.count = 0
        posting.page = page
        terms.push(posting)
      }
      if (posting.count === 0) found.push(posting)
      posting.count += weight
    }
    return postings.length
  }
  /** Finds the words that `writtenWordsOf` finds. */
  const countAscii: Vocabulary['count'] = (text, from, to, weight, found) => {
    let met = 0
    for (let index = from; index < to; index++) {
      let code = text.charCodeAt(index)
      if (!isWordCode[code]) continue
      const hasDot = index - 2 >= from && text.charCodeAt(index - 1) === dot && isCodeBeforeDot[text.charCodeAt(index - 2)] === 1
      const start = hasDot ? index - 1 : index
      let hash = hasDot ? hashWith(noHash, dot) : noHash
      do {
        hash = hashWith(hash, code)
        code = ++index < to ? text.charCodeAt(index) : 0
      } while (isWordCode[code])
      met += countWord(table.wordAt(text, start, index, hash), weight, found)
    }
    return met
  }

  return {
    openPage: () => {
      // Never within a page: its terms are counted where they were met first.
      if (table.size() > mostWords) table = createWordTable(rules)
      page++
      terms = []
      return terms
    },
    count: (text, from, to, weight, found) => {
      const part = text.slice(from, to)
      if (isAscii(part)) return countAscii(text, from, to, weight, found)
      let met = 0
      for (const written of writtenWordsOf(part))
        met += countWord(table.wordAt(written, 0, written.length, hashOfWord(written)), weight, found)
      return met
    },
  }
}

function createWordTable(rules: Rules): WordTable {
  /** Open addressing: a word is in the first free place from its hash on. The length is a power of two. */
  let words: (Word | undefined)[] = emptyPlaces(4096)
  let size = 0
  const byTerm = new Map<string, Posting>()

  const postingOf = (term: string): Posting => {
    const known = byTerm.get(term)
    if (known) return known
    const posting = { term, packed: '', last: 0, count: 0, page: 0 }
    byTerm.set(term, posting)
    return posting
  }
  const place = (word: Word): void => {
    let index = word.hash & (words.length - 1)
    while (words[index]) index = (index + 1) & (words.length - 1)
    words[index] = word
  }
  const add = (written: string, hash: number): Word => {
    const word = { written, hash, postings: readWord(written, rules).map(postingOf) }
    if (++size * 2 > words.length) {
      const before = words
      words = emptyPlaces(before.length * 2)
      for (const other of before) if (other) place(other)
    }
    place(word)
    return word
  }
  return {
    size: () => size,
    wordAt: (text, from, to, hash) => {
      for (let index = hash & (words.length - 1); ; index = (index + 1) & (words.length - 1)) {
        const word = words[index]
        if (!word) return add(copyOf(text.slice(from, to)), hash)
        if (word.hash === hash && word.written.length === to - from && text.startsWith(word.written, from)) return word
      }
    },
  }
}

function emptyPlaces(length: number): undefined[] {
  return Array.from({ length }, () => undefined)
}

/** V8 keeps the whole of a text as long as a part of it is kept, unless the part has fewer than 13 characters. */
function copyOf(part: string): string {
  return part.length < 13 ? part : part.split('').join('')
}

/** FNV-1a, of units of UTF-16. */
const noHash = 0x811c9dc5 | 0

function hashWith(hash: number, code: number): number {
  return Math.imul(hash ^ code, 0x01000193)
}

function hashOfWord(word: string): number {
  let hash = noHash
  for (let index = 0; index < word.length; index++) hash = hashWith(hash, word.charCodeAt(index))
  return hash
}

/** By code, 1 for characters that match. */
function codesOf(characters: RegExp): Uint8Array {
  return Uint8Array.from({ length: 128 }, (_, code) => Number(characters.test(String.fromCharCode(code))))
}
