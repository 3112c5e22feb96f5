// Declarations and their members by name, and functions by shape.
import type { SearchHitKind } from '@docgen/model'
import { shapesFileName, type ShapesFile, type SymbolsFile } from '../../search/index-format.ts'
import { unpackNumbers } from '../../search/packed-numbers.ts'
import { looksLikeShape, parseShape, shapeScore, type Shape } from '../../search/shapes.ts'
import {
  comparedName,
  isPackageName,
  nameScore,
  nearNameScore,
  typedName,
  type ComparedName,
  type TypedName,
} from '../../search/symbol-names.ts'
import { isIdentifier, type Query } from '../../search/query.ts'
import type { IndexFiles } from './index-files.ts'

export interface SymbolEntry {
  readonly compared: ComparedName
  readonly name: string
  /** `AccountsServer`; absent for what stands by itself. */
  readonly parent?: string | undefined
  readonly kind: SearchHitKind
  readonly page: number
  readonly anchor: string
  readonly isDeprecated: boolean
  /** How many other packages build on it and on its package, and how many guides name it; of a member, those of its declaration. */
  readonly usedBy: number
}

export interface FoundSymbol {
  readonly symbol: SymbolEntry
  /** Up to 1. */
  readonly score: number
}

export interface SymbolEngine {
  readonly find: (query: Query) => Promise<readonly FoundSymbol[]>
  readonly all: () => readonly SymbolEntry[]
  /** What a section of a declaration's page is about: the symbols of a page stand in the order of its sections. */
  readonly at: (page: number, section: number) => SymbolEntry | undefined
}

export function symbolEngine({ index, read }: IndexFiles): SymbolEngine {
  let firsts: ReadonlyMap<number, number> | undefined
  // Hits are told apart by them, so that all have to get the same ones.
  let symbols: readonly SymbolEntry[] | undefined
  const all = (): readonly SymbolEntry[] => (symbols ??= index.symbols ? symbolsOf(index.symbols) : [])
  const loadShapes = keepOnceLoaded(async (): Promise<readonly (readonly [number, Shape])[]> => {
    if (!index.symbols) return []
    return shapesOf(JSON.parse(await read(shapesFileName(index.key))) as ShapesFile)
  })
  return {
    all,
    at: (page, section) => {
      firsts ??= firstByPage(all())
      const first = firsts.get(page)
      const symbol = first === undefined ? undefined : all()[first + section]
      return symbol?.page === page ? symbol : undefined
    },
    find: async (query) => {
      const shape = looksLikeShape(query.text) ? parseShape(query.text) : undefined
      if (shape) return findByShape(shape, all(), await loadShapes())
      return findByName(query, all())
    },
  }
}

/** Loads at the first call. After a failure the next call tries again. */
function keepOnceLoaded<Value>(load: () => Promise<Value>): () => Promise<Value> {
  let loading: Promise<Value> | undefined
  return () =>
    (loading ??= load().catch((error: unknown) => {
      loading = undefined
      throw error
    }))
}

function firstByPage(all: readonly SymbolEntry[]): ReadonlyMap<number, number> {
  const firsts = new Map<number, number>()
  for (const [number, { page }] of all.entries()) if (!firsts.has(page)) firsts.set(page, number)
  return firsts
}

function findByShape(
  shape: Shape,
  all: readonly SymbolEntry[],
  shapes: readonly (readonly [number, Shape])[],
): readonly FoundSymbol[] {
  const best = new Map<number, number>()
  for (const [number, found] of shapes) {
    const score = shapeScore(shape, found)
    if (score > (best.get(number) ?? 0)) best.set(number, score)
  }
  return [...best].flatMap(([number, score]) => {
    const symbol = all[number]
    return symbol ? [{ symbol, score: score - penaltyOf(symbol) }] : []
  })
}

/** A plain word that a name only begins with, or holds, may as well be a word: the guide about it goes first. */
const leastOfWholeNames = 0.85
const shareOfPlainWords = 0.8

/** After guides and main headings of guides that say just what was asked, before other headings that do (see `titleBonus`). */
const scoreOfPackageName = 0.96

function findByName(query: Query, all: readonly SymbolEntry[]): readonly FoundSymbol[] {
  const names = readingsOf(query)
  const whole = typedName(query.rest)
  const found = scoresOf(all, (compared) => {
    if (query.sort === 'words' && isPackageName(whole, compared)) return scoreOfPackageName
    const score = Math.max(0, ...names.map((reading) => readingScore(reading, compared, nameScore, leastOfSameNames)))
    return query.sort !== 'name' && score < leastOfWholeNames ? score * shareOfPlainWords : score
  })
  if (found.some(({ score }) => score > 0.5)) return query.sort === 'words' ? withRoom(found, query.words.length > 1) : found
  const near = scoresOf(all, (compared) =>
    Math.max(0, ...names.map((reading) => readingScore(reading, compared, nearNameScore, leastOfNearNames))),
  )
  const known = new Set(found.map(({ symbol }) => symbol))
  return [...found, ...near.filter(({ symbol }) => !known.has(symbol))]
}

/** How much less each further member of the same name counts, down to where it may be a word of any other. */
const stepOfSameName = 0.12
const leastOfSameName = 0.5
/** Of a member whose name was typed as several words: they ask for what a guide tells, unless an error says them. */
const shareOfMember = 0.8
const shareOfEnumMember = 0.93
/** Of a property whose name is one plain word, such as `token`: the guide about it says more than one more place that has it. */
const shareOfProperty = 0.7

/** Words may as well ask for a guide: one member for each class that has it would push that out of sight. */
function withRoom(found: readonly FoundSymbol[], hasWords: boolean): readonly FoundSymbol[] {
  const seen = new Map<string, number>()
  return found
    .toSorted((a, b) => b.score - a.score)
    .map(({ symbol, score }) => {
      if (symbol.parent === undefined) return { symbol, score }
      const before = seen.get(symbol.compared.lower) ?? 0
      seen.set(symbol.compared.lower, before + 1)
      const share = hasWords
        ? symbol.kind === 'enum-member'
          ? shareOfEnumMember
          : shareOfMember
        : symbol.kind === 'property'
          ? shareOfProperty
          : 1
      return { symbol, score: score * share * Math.max(leastOfSameName, 1 - stepOfSameName * before) }
    })
}

interface Reading {
  readonly typed: TypedName
  readonly share: number
  /** A name that only begins so, or holds it, is not meant. */
  readonly isWhole?: boolean
}

/** From here on the name itself was typed, or but for one typo. */
const leastOfSameNames = 0.97
const leastOfNearNames = 0.6

function readingScore(
  { typed, share, isWhole = false }: Reading,
  compared: ComparedName,
  scoreOf: (typed: TypedName, compared: ComparedName) => number,
  leastOfWhole: number,
): number {
  const score = scoreOf(typed, compared)
  return isWhole && score < leastOfWhole ? 0 : share * score
}

/**
 * A query may be one name (`refresh tokens`), a class and a member (`AccountsServer logout`), or hold names among its words. In a question,
 * words such as `GraphQL` are more often what a guide is about than the beginning of a name.
 */
function readingsOf({ rest, sort }: Query): readonly Reading[] {
  const words = rest.split(/\s+/).filter((word) => word !== '')
  const whole = { typed: typedName(rest), share: words.length > 1 ? 0.9 : 1 }
  if (words.length < 2) return [whole]
  const path = words.length === 2 ? [{ typed: typedName(words.join('.')), share: 0.9 }] : []
  const single = words.filter(isIdentifier).map((word) => ({ typed: typedName(word), share: 0.85, isWhole: sort === 'question' }))
  return [whole, ...path, ...single]
}

function scoresOf(all: readonly SymbolEntry[], scoreOf: (compared: ComparedName) => number): readonly FoundSymbol[] {
  const found: FoundSymbol[] = []
  for (const symbol of all) {
    const score = scoreOf(symbol.compared)
    if (score > 0) found.push({ symbol, score: Math.max(0.01, score - penaltyOf(symbol)) })
  }
  return found
}

/** Tells equal names apart, and no more. */
const leastUsed = 0.009

/** Of equal names declarations go before members, what many packages use before what few do, and what is deprecated last. */
function penaltyOf({ kind, isDeprecated, usedBy }: SymbolEntry): number {
  const ofKind = kind === 'property' || kind === 'enum-member' ? 0.02 : kind === 'method' ? 0.01 : 0
  return ofKind + (isDeprecated ? 0.05 : 0) + leastUsed / (usedBy + 1)
}

function symbolsOf(file: SymbolsFile): readonly SymbolEntry[] {
  const kinds = unpackNumbers(file.kindOf)
  const parents = unpackNumbers(file.parentOf)
  const steps = unpackNumbers(file.pageOf)
  const usedBy = unpackNumbers(file.usedBy)
  const deprecated = new Set(sumsOf(unpackNumbers(file.deprecated)))
  const pages = sumsOf(steps)
  const names = file.names === '' ? [] : file.names.split('\n')
  return names.map((name, index) => {
    const distance = parents[index] ?? 0
    const parent = distance > 0 ? names[index - distance] : undefined
    // What is in a namespace has a page of its own, and users of its own with it.
    const counted = parent !== undefined && pages[index] === pages[index - distance] ? index - distance : index
    return {
      compared: comparedName(name, parent),
      name,
      parent,
      kind: file.kinds[kinds[index] ?? 0] ?? 'variable',
      page: pages[index] ?? 0,
      anchor: file.anchors[index] ?? (distance > 0 ? name : ''),
      isDeprecated: deprecated.has(index),
      usedBy: usedBy[counted] ?? 0,
    }
  })
}

function shapesOf({ shapes }: ShapesFile): readonly (readonly [number, Shape])[] {
  return shapes.flatMap(([number, text]) => {
    const shape = parseShape(text)
    return shape ? [[number, shape] as const] : []
  })
}

function sumsOf(steps: readonly number[]): readonly number[] {
  let sum = 0
  return steps.map((step) => (sum += step))
}
