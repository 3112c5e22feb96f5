import { expect, test } from 'vitest'
import { createNameLookup, findSpelling, otherSpellings } from './name-lookup.ts'

const nfc = 'caf\u00e9'
const nfd = 'cafe\u0301'

test.each([
  ['an exact name', [nfc], nfc, nfc],
  ['a composed name for a decomposed one', [nfd], nfc, nfd],
  ['a decomposed name for a composed one', [nfc], nfd, nfc],
  ['the exact name of two that look the same', [nfc, nfd], nfd, nfd],
  ['the exact name, which comes before the other', [nfc, nfd], nfc, nfc],
  ['a path that mixes both spellings', [`${nfc}/${nfd}.md`], `${nfd}/${nfc}.md`, `${nfc}/${nfd}.md`],
  ['another name', ['cafe'], nfc, undefined],
  ['a name that every object has', [], 'constructor', undefined],
])('%s', (_, names, asked, expected) => {
  const byName = new Map(names.map((name) => [name, name]))
  expect(createNameLookup()(byName, asked)).toBe(expected)
})

test.each([
  [nfc, nfc],
  [nfd, nfc],
  ['cafe', undefined],
])('%s is spelled %s in a set', (name, expected) => expect(findSpelling(new Set([nfc, 'other']), name)).toBe(expected))

test.each([
  ['plain', []],
  [nfc, [nfd]],
  [nfd, [nfc]],
  // Without a single letter of ASCII in either.
  ['\u304c', ['\u304b\u3099']],
])('%s is also spelled %j', (name, expected) => expect(otherSpellings(name)).toEqual(expected))
