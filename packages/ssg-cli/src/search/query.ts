// In: what a reader typed. Out: what each part of the search looks for.
import { foldDiacritics } from './fold-diacritics.ts'
import { cutTermsOf } from './near-spelling.ts'
import type { Rules } from './rules.ts'
import { partsOf, termsOfWord, wordsOf } from './tokenise.ts'
import { isUnspaced, pairsOf } from './unspaced.ts'

export interface QueryTerm {
  readonly term: string
  /** From 1, a word as typed, down for parts of an identifier. */
  readonly weight: number
  /** The word may go on: what it begins with, in lower case. */
  readonly prefix?: string | undefined
  /** Of a word that may go on, shorter terms that it may have when it is finished. */
  readonly cut?: readonly string[]
  /** The plain word itself, in lower case. */
  readonly word?: string
}

export interface Query {
  readonly text: string
  readonly terms: readonly QueryTerm[]
  /** Words in lower case, for snippets and titles. */
  readonly words: readonly string[]
  /** npm name, or its beginning, that the query restricts itself to: `@accounts/server AccountsServer`. */
  readonly package?: string | undefined
  /** The query without the package. */
  readonly rest: string
  /** `name`: it has the look of an identifier. `question`: it begins as one, or is a sentence. */
  readonly sort: 'name' | 'words' | 'question'
  /** By whose rules its terms were made. */
  readonly rules: Rules
}

/** `rules` are those of the index; `isPackage` tells whether the name of a package of the site begins so. */
export function readQuery(typed: string, rules: Rules, isPackage: (beginning: string) => boolean = () => true): Query {
  const asked = typed.normalize('NFC').trim().slice(0, 200)
  const text = foldDiacritics(asked)
  const scoped = /(?:^|\s)(@[\w.-]+\/[\w.-]*)(?=\s|$)/.exec(text)?.[1]
  // Packages of others are words like any.
  const packageName = scoped !== undefined && isPackage(scoped) ? scoped : undefined
  const rest = packageName === undefined ? text : text.replace(packageName, ' ').trim()
  const words = wordsOf(asked)
  const isOpen = /[\p{L}\p{N}_$]$/u.test(typed)
  return {
    text,
    terms: withoutRepeats([
      ...words.flatMap((word, index) => termsOf(word, isOpen && index === words.length - 1, rules)),
      ...words.flatMap((word, index) => compoundOf(word, words[index + 1], rules)),
      ...words.flatMap((word) => dottedOf(word, rules)),
    ]),
    words: words.map((word) => foldDiacritics(lowerOf(word))),
    package: packageName,
    rest: rest === '' ? text : rest,
    sort: sortOf(text, rules),
    rules,
  }
}

/** As Arabic and Armenian have it, too. */
const questionEnd = /\s.*[?؟՞]$/

function sortOf(text: string, { question }: Rules): Query['sort'] {
  if (question?.test(text) || questionEnd.test(text)) return 'question'
  return isIdentifier(text) || /^\p{Lu}/u.test(text) ? 'name' : 'words'
}

/** Whether prose would not write it so. */
export function isIdentifier(text: string): boolean {
  return /\p{Ll}\p{Lu}|[._]\w|\(\)$/u.test(text)
}

/** Without the dot of a member. */
function lowerOf(word: string): string {
  return word.toLowerCase().replace('.', '')
}

/** An identifier is looked for whole, and less so by its parts. The last word may be unfinished. */
function termsOf(word: string, isLast: boolean, rules: Rules): readonly QueryTerm[] {
  if (isUnspaced(word)) return unspacedTerms(word)
  const lower = lowerOf(word)
  const folded = foldDiacritics(lower)
  const prefix = isLast && folded.length >= 2 ? folded : undefined
  if (partsOf(word).length > 1) {
    const [whole = '', ...parts] = termsOfWord(word, rules)
    return [{ term: whole, weight: 1, prefix }, ...parts.map((term) => ({ term, weight: 0.35 }))]
  }
  const [term] = termsOfWord(word, rules)
  // A stop word is no term of any section; what it may be the beginning of is.
  if (term === undefined) return isLast && lower.length >= 3 ? [{ term: stemOf(lower, rules), weight: 0.3, prefix }] : []
  const cut = prefix === undefined || prefix.length < leastOfCut ? [] : cutTermsOf(lower, rules)
  return [{ term, weight: 1, prefix, word: lower, cut: cut.filter((shorter) => shorter !== term) }]
}

/** Shorter beginnings are no longer than the stems of their words. */
const leastOfCut = 4

const particle = /^(?:in|out|up|on|off|back|down)$/i
/** Less than what titles are compared with: a word counts once. */
const weightOfCompound = 0.45

/** Who writes `log out` means what a heading may call `Logout`. */
function compoundOf(word: string, next: string | undefined, rules: Rules): readonly QueryTerm[] {
  if (next === undefined || !particle.test(next) || !/^[a-z]{3,}$/i.test(word)) return []
  return [{ term: stemOf((word + next).toLowerCase(), rules), weight: weightOfCompound }]
}

/** Who writes `nextjs` means what texts call `Next.js`, which is two words there. */
function dottedOf(word: string, rules: Rules): readonly QueryTerm[] {
  const name = /^([a-z]{2,})js$/i.exec(word)?.[1]
  return name === undefined
    ? []
    : [name, 'js'].map((part) => ({ term: stemOf(part.toLowerCase(), rules), weight: weightOfCompound }))
}

function stemOf(lower: string, { stemsOf }: Rules): string {
  return stemsOf(lower)[0] ?? lower
}

/** A single letter may be the first of a pair. */
function unspacedTerms(run: string): readonly QueryTerm[] {
  const pairs = pairsOf(run)
  return pairs.length > 0 ? pairs.map(({ text }) => ({ term: text, weight: 1 })) : [{ term: run, weight: 1, prefix: run }]
}

function withoutRepeats(terms: readonly QueryTerm[]): readonly QueryTerm[] {
  return terms.filter(({ term }, index) => terms.findIndex((other) => other.term === term) === index)
}
