import { expect, test } from 'vitest'
import { isOneTypoApart, nearTermsOf } from './near-spelling.ts'
import { english } from './rules.ts'

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

test.each([
  ['certficate', 'certificate'],
  ['replicaton', 'replication'],
  ['pasword', 'password'],
  ['autentication', 'authentication'],
  ['sessoin', 'session'],
  ['documentatiom', 'documentation'],
  ['logout', 'logouts'],
])('%s leads to the term of %s', (typed, meant) => {
  expect([...nearTermsOf(typed, english)]).toEqual(expect.arrayContaining([...english.stemsOf(meant)]))
})

test('two typos lead nowhere', () => {
  expect(nearTermsOf('cerfficate', english).has('certif')).toBe(false)
})
