import type { Sample, SampleQuery } from '@docgen/model'
import { expect, test } from 'vitest'
import { answeredQueriesOf, brokenType } from './answered-queries.ts'

test.each<readonly [text: string, room: number, lines: readonly string[]]>([
  ['const a: string', 40, ['const a: string']],
  ['const a: { b: string; c: { d: number; }; }', 20, ['const a: {', '  b: string;', '  c: { d: number; };', '}']],
  ['function f(first: string, second: number): void', 20, ['function f(', '  first: string,', '  second: number', '): void']],
  [`const a: 'one, two' | "three" | undefined`, 24, [`const a: 'one, two'`, '  | "three"', '  | undefined']],
  // No bracket, comma or sign of a string is one of the type.
  ["const a: { b: '} | \\', ['; c: `(${string}`; }", 20, ['const a: {', "  b: '} | \\', [';", '  c: `(${string}`;', '}']],
  [
    'const f: (a: string) => Promise<Map<string, number>>',
    30,
    ['const f: (', '  a: string', ') => Promise<', '  Map<string, number>', '>'],
  ],
])('%s, where there is room for %d letters', (text, room, lines) => {
  expect(brokenType(text, room)).toEqual(lines)
  expect(lines.join('').replace(/\s/g, '')).toBe(text.replace(/\s/g, ''))
})

const sampleOf = (more: Partial<Sample>): Sample => ({
  file: 'docs/a.md',
  line: 1,
  column: 1,
  language: 'ts',
  code: 'a\n//^?\nb\n//^? const b: 2\nc\n//^?',
  places: [],
  ...more,
})

const queries: readonly SampleQuery[] = [
  { module: 0, line: 2, text: 'const a: 1' },
  { module: 0, line: 4, text: 'const b: 2' },
  { module: 0, line: 6 },
]

test('answers what has an answer and does not stand there already', () => {
  expect(answeredQueriesOf({ sample: sampleOf({}), queries })).toEqual([{ line: 2, lines: ['const a: 1'] }])
  expect(answeredQueriesOf({ sample: sampleOf({}), queries: undefined })).toEqual([])
})

test('of a file, answers what is shown of it', () => {
  const text = 'a\n//^?\nb'
  const shown = (first: number) =>
    answeredQueriesOf({
      sample: sampleOf({ origin: { file: 'a.ts', text }, places: [1, 2, 3].slice(first).map((line) => [line, 1]) }),
      queries,
    }).map(({ line }) => line)
  expect([0, 1, 2].map(shown)).toEqual([[2], [1], []])
})
