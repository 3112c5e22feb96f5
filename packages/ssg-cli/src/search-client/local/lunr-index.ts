// In: the rows of a build. Out: what lunr would have written of the same terms, for `lunr.Index.load`. Its weights are those of lunr's
// own builder (BM25), which a test compares.
import { lunrBoosts, lunrFields, type LunrField } from '../../search/lunr-fields.ts'
import { eachNumber } from '../../search/packed-numbers.ts'

/** https://github.com/olivernn/lunr.js/blob/v2.3.9/lib/index.js */
interface SerialisedIndex {
  readonly fields: readonly LunrField[]
  /** By `field/section`, pairs of a term's number and its weight. */
  readonly fieldVectors: readonly (readonly [string, readonly number[]])[]
  readonly invertedIndex: readonly (readonly [string, Posting])[]
  readonly pipeline: readonly string[]
}

/** By section, what lunr remembers of a place, which is nothing. */
type Posting = { readonly _index: number } & Readonly<Record<LunrField, Readonly<Record<string, object>>>>

interface Pair {
  readonly section: number
  readonly count: number
}

interface Row {
  readonly term: string
  readonly pairs: Readonly<Record<LunrField, readonly Pair[]>>
}

/** lunr's: how soon repetition stops to count, and how much length does. */
const saturation = 1.2
const lengthShare = 0.75

/** `total` is the count of all sections. */
export function lunrIndexOf(text: string, total: number): SerialisedIndex {
  const rows = text === '' ? [] : text.split('\n').map(parseRow)
  const vectors = vectorsOf(rows, total)
  return {
    fields: lunrFields,
    fieldVectors: lunrFields.flatMap((field) =>
      vectors[field].map((vector, section) => [`${field}/${section}`, vector] as const),
    ),
    invertedIndex: rows.map(({ term, pairs }, index) => [term, postingOf(pairs, index)] as const),
    pipeline: [],
  }
}

function parseRow(line: string): Row {
  const [term = '', ...packed] = line.split(' ')
  return { term, pairs: byField((_, index) => pairsOf(packed[index] ?? '')) }
}

function pairsOf(packed: string): readonly Pair[] {
  const pairs: Pair[] = []
  let next = 0
  let section: number | undefined
  eachNumber(packed, (value) => {
    if (section === undefined) {
      section = next + value
      return
    }
    pairs.push({ section, count: value })
    next = section + 1
    section = undefined
  })
  return pairs
}

const nothing = {}

function postingOf(pairs: Row['pairs'], index: number): Posting {
  const sectionsOf = (field: LunrField) => Object.fromEntries(pairs[field].map(({ section }) => [section, nothing]))
  return { _index: index, ...byField(sectionsOf) }
}

function vectorsOf(rows: readonly Row[], total: number): Readonly<Record<LunrField, readonly (readonly number[])[]>> {
  const vectors = byField(() => Array.from({ length: total }, (): number[] => []))
  const lengths = byField((field) => lengthsOf(rows, field, total))
  for (const [index, { pairs }] of rows.entries()) {
    const idf = idfOf(
      lunrFields.reduce((sum, field) => sum + pairs[field].length, 0),
      total,
    )
    for (const field of lunrFields) {
      const { ofSection, average } = lengths[field]
      for (const { section, count } of pairs[field]) {
        const length = saturation * (1 - lengthShare + lengthShare * ((ofSection[section] ?? 0) / average))
        const weight = ((idf * (saturation + 1) * count) / (length + count)) * lunrBoosts[field]
        vectors[field][section]?.push(index, Math.round(weight * 1000) / 1000)
      }
    }
  }
  return vectors
}

function lengthsOf(rows: readonly Row[], field: LunrField, total: number) {
  const ofSection = new Float64Array(total)
  let sum = 0
  for (const { pairs } of rows) {
    for (const { section, count } of pairs[field]) {
      ofSection[section] = (ofSection[section] ?? 0) + count
      sum += count
    }
  }
  return { ofSection, average: sum / total }
}

/** lunr counts a section once for each field that holds the term. */
function idfOf(count: number, total: number): number {
  return Math.log(1 + Math.abs((total - count + 0.5) / (count + 0.5)))
}

function byField<Value>(make: (field: LunrField, index: number) => Value): Readonly<Record<LunrField, Value>> {
  return { own: make('own', 0), outer: make('outer', 1), prose: make('prose', 2), code: make('code', 3) }
}
