// Our own index: files of postings, sorted by term, of which a query reads those that its terms lie in.
import { termsFileName } from '../../search/index-format.ts'
import { isOneTypoApart, nearTermsOf } from '../../search/near-spelling.ts'
import { unpackPostings } from '../../search/postings.ts'
import type { QueryTerm } from '../../search/query.ts'
import type { Rules } from '../../search/rules.ts'
import type { IndexFiles } from './index-files.ts'
import type { SectionEngine, SectionScores } from './section-engine.ts'

interface Row {
  readonly term: string
  readonly packed: string
}

interface RowFound extends Row {
  /** How much it counts, up to 1. */
  readonly share: number
}

/** How much a term counts that the typed word is only the beginning of, or nearly. */
const weightOfPrefix = 0.6
const weightOfTypo = 0.5
/** Beginnings of words lead to many terms: these, the shortest, are looked at. */
const mostPrefixed = 24
const mostPrefixFiles = 4
const mostNearFiles = 4

export function fragmentsEngine({ index, firstSections, read }: IndexFiles): SectionEngine {
  const rowsOf = new Map<number, Promise<readonly Row[]>>()
  const readRows = (file: number): Promise<readonly Row[]> => {
    const rows = rowsOf.get(file) ?? read(termsFileName(index.key, file)).then(parseRows)
    rowsOf.set(file, rows)
    rows.catch(() => rowsOf.delete(file))
    return rows
  }
  const rowsIn = async (files: readonly number[]): Promise<readonly Row[]> => (await Promise.all(files.map(readRows))).flat()
  const nearRows = async ({ term, word = term }: QueryTerm, rules: Rules): Promise<readonly RowFound[]> => {
    const near = nearTermsOf(word, rules)
    const rows = await rowsIn(filesNear(term, near, index.firstTerms))
    return rows
      .filter((row) => near.has(row.term) || isOneTypoApart(row.term, term))
      .map((row) => ({ ...row, share: weightOfTypo }))
  }
  const total = firstSections.at(-1) ?? 0
  return {
    find: async (query) => {
      const found = await Promise.all(
        query.terms.map(async (term) => {
          const found = matching(term, await rowsIn(filesFor(term, index.firstTerms)))
          if (found.length > 0 || term.term.length < 4) return { weight: term.weight, rows: found }
          return { weight: term.weight, rows: await nearRows(term, query.rules) }
        }),
      )
      return scoresOf(
        found.map(({ weight, rows }) => weighed(weight, rows, total)),
        total,
      )
    },
  }
}

function parseRows(text: string): readonly Row[] {
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const space = line.indexOf(' ')
      return { term: line.slice(0, space), packed: line.slice(space + 1) }
    })
}

/** The files in which the term may lie, the shorter ones that it may become, and words that begin so. */
function filesFor({ term, prefix, cut = [] }: QueryTerm, firstTerms: readonly string[]): readonly number[] {
  const files = new Set([term, ...cut].map((each) => fileOf(each, firstTerms)))
  if (prefix !== undefined) {
    const first = fileOf(prefix, firstTerms)
    // So many files hold hundreds of terms that begin so: more would not help the reader.
    for (
      let file = first;
      file < first + mostPrefixFiles && (file === first || (firstTerms[file] ?? '\uffff').startsWith(prefix));
      file++
    )
      files.add(file)
  }
  return [...files]
}

/** Those that hold most of the terms: a typo in one of the first letters leads to all the others. */
function filesNear(term: string, near: ReadonlySet<string>, firstTerms: readonly string[]): readonly number[] {
  const counts = new Map([[fileOf(term, firstTerms), 1]])
  for (const other of near) {
    const file = fileOf(other, firstTerms)
    counts.set(file, (counts.get(file) ?? 0) + 1)
  }
  return [...counts]
    .sort(([, a], [, b]) => b - a)
    .slice(0, mostNearFiles)
    .map(([file]) => file)
}

function fileOf(term: string, firstTerms: readonly string[]): number {
  let file = 0
  while (file + 1 < firstTerms.length && (firstTerms[file + 1] ?? '\uffff') <= term) file++
  return file
}

/** What is spelled as the term, as one that it may become, or goes on. */
function matching({ term, prefix, cut = [] }: QueryTerm, rows: readonly Row[]): readonly RowFound[] {
  const shorter = rows.filter((row) => cut.includes(row.term)).map((row) => ({ ...row, share: weightOfPrefix }))
  const exact = rows.filter((row) => row.term === term).map((row) => ({ ...row, share: 1 }))
  const prefixed =
    prefix === undefined
      ? []
      : rows
          .filter((row) => row.term !== term && row.term.startsWith(prefix))
          .sort((a, b) => a.term.length - b.term.length)
          .slice(0, mostPrefixed)
          .map((row) => ({ ...row, share: weightOfPrefix }))
  return [...exact, ...shorter, ...prefixed]
}

interface WeighedTerm {
  /** How much the term tells: rare ones tell most. */
  readonly importance: number
  /** By number of section, up to 1. */
  readonly shares: Float32Array
  readonly isKnown: boolean
}

function weighed(weight: number, rows: readonly RowFound[], total: number): WeighedTerm {
  const shares = new Float32Array(total)
  let count = 0
  for (const { packed, share } of rows) {
    unpackPostings(packed, (section, own) => {
      const before = shares[section] ?? 0
      if (before === 0) count++
      if (own * share > before) shares[section] = own * share
    })
  }
  return { importance: weight * Math.log(1 + (total - count + 0.5) / (count + 0.5)), shares, isKnown: count > 0 }
}

/** What holds all of the terms goes before what holds one of them often. */
function scoresOf(terms: readonly WeighedTerm[], total: number): SectionScores {
  const known = terms.filter(({ isKnown }) => isKnown)
  // Words that are nowhere are held against no section in particular, yet a little against all.
  const unknown = terms.length - known.length
  const whole = known.reduce((sum, { importance }) => sum + importance, 0) + unknown * Math.log(1 + total) * 0.3
  const scores = new Float64Array(total)
  for (let section = 0; section < total; section++) {
    let score = 0
    let covered = 0
    for (const { importance, shares } of known) {
      const share = shares[section] ?? 0
      if (share === 0) continue
      score += importance * share
      covered += importance
    }
    if (score > 0) scores[section] = (score / whole) * (covered / whole)
  }
  return scores
}
