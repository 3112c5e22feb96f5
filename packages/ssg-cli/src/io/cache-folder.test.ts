import { dirname, join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { cachePlace, removeCache } from './cache-folder.ts'

const root = resolve('/site')

test.each([
  ['api-reference', 'api-reference'],
  ['assets.json', 'assets.json'],
  ['api-x/../../..', 'api-x-..-..--'],
  ['samples-..\\..\\x', 'samples-..-..-x'],
] as const)('what is kept as %s lies in the cache', (entry, name) => {
  const place = cachePlace(root, entry)
  expect(place).toBe(join(root, '.docgen', name))
  expect(dirname(place)).toBe(join(root, '.docgen'))
})

test('of a cache that is not there, nothing is removed', () => {
  expect(removeCache(resolve('/site-that-is-not-there'))).toEqual([])
})
