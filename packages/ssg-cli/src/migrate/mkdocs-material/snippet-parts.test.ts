import { expect, test } from 'vitest'
import { namedPartOf, partOf } from './snippet-parts.ts'

const text = 'one\n# --8<-- [start:part]\ntwo\n// --8<-- [start:inner]\nthree\n// --8<-- [end:inner]\n# --8<-- [end:part]\nfour\n'

test.each([
  ['a.ts', 'one\ntwo\nthree\nfour\n'],
  ['a.ts:8', 'four\n'],
  ['a.ts:8:8', 'four'],
  ['a.ts::1', 'one'],
  ['a.ts:5:', 'three\nfour\n'],
  ['a.ts:1:1,8:8', 'one\nfour'],
  ['a.ts:-2', 'four\n'],
  ['a.ts:part', 'two\nthree'],
  ['a.ts:inner', 'three'],
  ['a.ts:other', undefined],
])('%s', (snippet, expected) => {
  const part = namedPartOf(snippet)
  expect(part.path).toBe('a.ts')
  expect(partOf(text, part)).toBe(expected)
})

test('an address has no part', () =>
  expect(namedPartOf('https://acme.example/a.md')).toMatchObject({ path: 'https://acme.example/a.md' }))
