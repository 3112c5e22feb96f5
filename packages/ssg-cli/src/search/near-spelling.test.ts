import { expect, test } from 'vitest'
import { isOneTypoApart } from './near-spelling.ts'

test.each([
  ['logout', 'logut', true],
  ['logout', 'loogout', true],
  ['logout', 'logour', true],
  ['logout', 'lgoout', true],
  ['logout', 'logout', false],
  ['logout', 'lgouot', false],
  ['logout', 'login', false],
  ['ab', 'ba', true],
  ['', 'a', true],
])('%s and %s: %s', (a, b, expected) => {
  expect([isOneTypoApart(a, b), isOneTypoApart(b, a)]).toEqual([expected, expected])
})
