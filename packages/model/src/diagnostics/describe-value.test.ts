import { expect, test } from 'vitest'
import { describeValue } from './describe-value.ts'

test.each([
  ['text', '"text"'],
  ['x'.repeat(61), `"${'x'.repeat(57)}…"`],
  [[], 'an empty list'],
  [[1], 'a list'],
  [() => undefined, 'a function'],
  [Promise.resolve(), 'a promise'],
  [{}, 'an object'],
  [null, 'null'],
  [undefined, 'undefined'],
  [3, '3'],
  [Symbol('a'), 'Symbol(a)'],
])('%o', (value, words) => {
  expect(describeValue(value)).toBe(words)
})
