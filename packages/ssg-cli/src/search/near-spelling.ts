// Words that are nearly what was typed, or that it may become.
import { foldDiacritics } from './fold-diacritics.ts'
import type { Rules } from './rules.ts'

/** Whether one letter added, left out, changed or swapped with its neighbour makes one word of the other. */
export function isOneTypoApart(a: string, b: string): boolean {
  if (a === b || Math.abs(a.length - b.length) > 1) return false
  let start = 0
  while (start < a.length && a[start] === b[start]) start++
  let end = 0
  while (end < a.length - start && end < b.length - start && a[a.length - 1 - end] === b[b.length - 1 - end]) end++
  const restOfA = a.slice(start, a.length - end)
  const restOfB = b.slice(start, b.length - end)
  if (restOfA.length <= 1 && restOfB.length <= 1) return true
  return restOfA.length === 2 && restOfB.length === 2 && restOfA[0] === restOfB[1] && restOfA[1] === restOfB[0]
}

/** The terms of all words that are one typo apart from `lower`: a typo in a word changes its stem in more than one letter. */
export function nearTermsOf(lower: string, { stemsOf }: Rules): ReadonlySet<string> {
  const letters = lettersBeside(lower)
  const terms = new Set<string>()
  const add = (word: string): void => {
    for (const stem of stemsOf(word)) terms.add(stem)
  }
  for (let place = 0; place <= lower.length; place++) {
    const [before, letter = '', next = '', after] = [
      lower.slice(0, place),
      lower[place],
      lower[place + 1],
      lower.slice(place + 2),
    ]
    for (const other of letters) {
      add(before + other + letter + next + after)
      if (letter !== '') add(before + other + next + after)
    }
    if (letter !== '') add(before + next + after)
    if (next !== '') add(before + next + letter + after)
  }
  return terms
}

const mostCut = 3
const leastOfCut = 3

/**
 * The terms of words that `lower` is the beginning of, where these are shorter than it: `documentatio` has gone beyond `document`, which stands
 * in the index for `documentation`. Longest first. What one or two more letters would make of it shows nearly all of them.
 */
export function cutTermsOf(lower: string, { stemsOf }: Rules): readonly string[] {
  const folded = foldDiacritics(lower)
  const letters = lettersBeside(lower)
  const terms = new Set<string>()
  for (const first of letters) {
    for (const second of ['', ...letters]) {
      const [stem = ''] = stemsOf(lower + first + second)
      if (stem.length >= leastOfCut && stem.length < folded.length && folded.startsWith(stem)) terms.add(stem)
    }
  }
  return [...terms].sort((a, b) => b.length - a.length).slice(0, mostCut)
}

const alphabets = ['abcdefghijklmnopqrstuvwxyz', 'абвгдежзийклмнопрстуфхцчшщъыьэюя', 'αβγδεζηθικλμνξοπρστυφχψω']

/** What may stand beside the letters of a word; of a writing that is not among these, its own letters. */
function lettersBeside(word: string): ReadonlySet<string> {
  const own = [...word].filter((letter) => /\p{L}/u.test(letter))
  const alphabet = alphabets.find((letters) => own.some((letter) => letters.includes(foldDiacritics(letter)))) ?? ''
  return new Set([...alphabet, ...own])
}
