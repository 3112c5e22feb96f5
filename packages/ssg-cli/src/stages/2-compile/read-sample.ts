// In: a code fence of a language that can be checked. Out: what the checker needs of it, with where each line stands.
import type { Code } from 'mdast'
import { findNearest, sampleLanguages, typeQueriesOf, type Sample, type SampleLanguage, type SourceRange } from '@docgen/model'
import {
  sampleExpectsUnchecked,
  sampleQueryInLanguage,
  sampleWithNoCheckComment,
  sampleWithoutReason,
  unknownSampleContext,
} from '../../diagnostics/samples.ts'
import { includeFileOf, regionLinesOf, type FenceMeta } from '../../syntax/markdown/fence-meta.ts'
import { includeAt, reachedInclude } from '../../syntax/markdown/includes.ts'
import { findContinued, isForeignSample } from '../../syntax/markdown/sample-units.ts'
import type { CodeBlock } from './code-block.ts'
import { grammarOf, isPlainLanguage } from './highlight.ts'
import type { TransformContext } from './transform-context.ts'

const languageByName: ReadonlyMap<string, SampleLanguage> = new Map([
  ...sampleLanguages.map((language): [string, SampleLanguage] => [language, language]),
  ['typescript', 'ts'],
  ['javascript', 'js'],
])

interface SampleFence {
  readonly node: Code
  readonly language: string
  readonly meta: FenceMeta
  readonly block: CodeBlock
  readonly at: SourceRange
  /** Where a word of the fence's first line stands. */
  readonly placeOf: (word: string) => SourceRange
}

/** Adds the fence to the samples of its text. Reports `sample-no-reason`, `sample-expected-error`, `sample-unknown-context` and `sample-query`. */
export function readSample({ node, language, meta, block, at, placeOf }: SampleFence, context: TransformContext): void {
  const { samples, diagnostics } = context
  const known = languageByName.get(language.toLowerCase())
  if (samples === undefined) return
  if (known === undefined) return reportQueries({ node, language, at, meta }, context)
  // It contains text, in which TypeScript would find a fault at every other word.
  if (diagnostics.some(({ code, line }) => code === 'unclosed-block' && line === at.line)) return
  const { isUnchecked, reason = '', expectError, continues, setup } = meta.sample
  if (isUnchecked && reason.trim() === '') diagnostics.push(sampleWithoutReason(placeOf('no-check')))
  if (isUnchecked && expectError !== undefined) diagnostics.push(sampleExpectsUnchecked(placeOf('expect-error')))
  const shown = meta.file === undefined ? fenceLines(node, context.lines) : includedLines(meta.file, meta, context)
  if (shown === undefined) return
  const removed = new Set(block.removed)
  const sample: Sample = {
    ...at,
    language: known,
    // A line that is struck out is not part of what the reader is to write.
    code: block.props.code
      .split('\n')
      .map((line, index) => (removed.has(index) ? ' '.repeat(line.length) : line))
      .join('\n'),
    places: block.lines.map((line) => shown.places[line] ?? [at.line, at.column]),
    origin: shown.origin,
    title: meta.title,
    continues,
    lacksContext: (continues !== undefined && findContinued(samples, samples.length, continues) === undefined) || undefined,
    setup,
    isUnchecked: isUnchecked || undefined,
    expectedErrors: expectError === undefined ? undefined : codesOf(expectError),
  }
  const comment = isUnchecked || isForeignSample(sample) ? undefined : noCheckCommentOf(sample)
  if (comment) diagnostics.push(sampleWithNoCheckComment(comment))
  if (sample.lacksContext && continues !== undefined) {
    const names = samples.flatMap(({ title, setup: name }) => [title, name]).filter((name) => name !== undefined && name !== '')
    const nearest = findNearest(
      continues,
      names.flatMap((name) => name ?? []),
    )
    diagnostics.push(unknownSampleContext(placeOf('continue'), continues, nearest))
  }
  samples.push(sample)
}

/** A query asks in vain where nothing is checked. Texts, and Markdown that shows how samples are written, have none. */
function reportQueries(
  { node, language, at, meta }: Pick<SampleFence, 'node' | 'language' | 'at' | 'meta'>,
  { diagnostics, lines }: TransformContext,
): void {
  if (meta.file !== undefined || isPlainLanguage(language) || grammarOf(language) === 'markdown' || language === 'mdx') return
  const queries = typeQueriesOf(node.value)
  const { places } = queries.length === 0 ? { places: [] } : fenceLines(node, lines)
  for (const query of queries) {
    const [line, column] = places[query.line - 1] ?? [at.line, at.column]
    diagnostics.push(sampleQueryInLanguage({ ...at, line, column: column + query.column - 1 }, language))
  }
}

interface ShownLines {
  readonly places: readonly (readonly [line: number, column: number])[]
  readonly origin?: Sample['origin']
}

/** Lists, quotes and comments put something before each line of a fence; what is left of the line is its code. */
function fenceLines(node: Code, lines: readonly string[]): ShownLines {
  const first = (node.position?.start.line ?? 0) + 1
  return {
    places: node.value.split('\n').map((code, index) => {
      const written = (lines[first + index - 1] ?? '').replace(/\r$/, '')
      const before = written.endsWith(code) ? written.length - code.length : written.length - written.trimStart().length
      return [first + index, before + 1]
    }),
  }
}

function includedLines(path: string, meta: FenceMeta, { file, includes }: TransformContext): ShownLines | undefined {
  const target = reachedInclude(includes, includeFileOf(file, path, Infinity))
  const text = target === undefined ? undefined : includeAt(includes, target)
  if (target === undefined || typeof text !== 'string') return undefined
  const whole = text.split('\n').map((_, index): readonly [number, number] => [index + 1, 1])
  const lines = meta.region === undefined ? undefined : regionLinesOf(text, meta.region)
  return { origin: { file: target, text }, places: lines?.map(({ line, column }) => [line, column]) ?? whole }
}

/** Where a comment tells TypeScript to leave a sample alone. */
function noCheckCommentOf({ file, code, origin, places }: Sample): SourceRange | undefined {
  const text = origin?.text ?? code
  const offset = noCheckIn(text)
  if (offset === undefined) return undefined
  const before = text.slice(0, offset).split('\n')
  const indent = before.at(-1)?.length ?? 0
  if (origin) return { file: origin.file, line: before.length, column: 1 + indent }
  const [line = 1, column = 1] = places[before.length - 1] ?? []
  return { file, line, column: column + indent }
}

/** TypeScript looks for it in the comments before all code. */
function noCheckIn(code: string): number | undefined {
  for (const { 0: part, index } of code.matchAll(/\s+|\/\/.*|\/\*[^]*?\*\/|[^]/g)) {
    if (/^\/\/\/?\s*@ts-nocheck(?![\w-])/.test(part)) return index
    if (!/^(?:\s|\/[/*])/.test(part)) return undefined
  }
  return undefined
}

function codesOf(words: string): readonly number[] {
  return [...words.matchAll(/\d+/g)].map(([code]) => Number(code))
}
