import { expect, test } from 'vitest'
import { createNearestLookup } from './nearest-lookup.ts'

test.each([
  ['a list', ['install', 'setup']],
  ['a set', new Set(['install', 'setup'])],
  ['a map', new Map(Object.entries({ install: 1, setup: 2 }))],
])('finds names of %s', (_, names) => expect(createNearestLookup()(names).find('instal')).toBe('install'))

test('reads names once, however many words are looked up among them', () => {
  let reads = 0
  class Counted extends Set<string> {
    override keys() {
      reads++
      return super.keys()
    }
  }
  const names = new Counted(['install', 'setup'])
  const nearestIn = createNearestLookup()
  for (const word of ['instal', 'setpu', 'other']) nearestIn(names).find(word)
  expect(reads).toBe(1)
})
