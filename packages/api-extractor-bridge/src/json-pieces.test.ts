import { expect, test } from 'vitest'
import { jsonPieces } from './json-pieces.ts'

test.each([
  1,
  'é"\n',
  null,
  [],
  {},
  { a: undefined },
  [undefined, null, [undefined]],
  { a: { b: [{ c: undefined, d: [1] }, 'x', undefined] }, e: undefined, 'f"': false },
  { units: { one: { findings: [], links: [{ from: 1, to: 2 }] } }, errors: [] },
])('the pieces of %j are its JSON', (value) => {
  expect([...jsonPieces(value)].join('')).toBe(JSON.stringify(value))
})

test('a large value comes in several pieces', () => {
  const value = { entries: { core: Array.from({ length: 300 }, (_, index) => ({ index, text: 'é'.repeat(10_000) })) } }
  const pieces = [...jsonPieces(value)]
  expect(pieces.join('')).toBe(JSON.stringify(value))
  expect(pieces.length).toBeGreaterThan(2)
  expect(Math.max(...pieces.map(({ length }) => length))).toBeLessThan(100_000)
})
