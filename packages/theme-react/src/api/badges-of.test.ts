import { englishWords, type ApiComment, type ApiRelease, type ApiSignature } from '@docgen/model'
import { expect, test } from 'vitest'
import { badgesOf, badgesOfOverload } from './badges-of.ts'
import type { Badge } from './parts/badges.tsx'

const saying = (modifiers: readonly string[], isDeprecated = false): ApiComment => ({
  ...(isDeprecated && { deprecated: { markdown: 'Old.', file: 'a.ts', line: 1, column: 1 } }),
  examples: [],
  throws: [],
  see: [],
  others: [],
  modifiers,
})
const signature = (comment?: ApiComment, returns = 'void'): ApiSignature => ({
  typeParameters: [],
  parameters: [],
  returns: { kind: 'reference', name: returns, typeArguments: [] },
  comment,
})

test.each<[string, readonly ApiSignature[], readonly string[], readonly (readonly string[])[]]>([
  ['one signature', [signature(saying(['beta']), 'Promise')], ['async', 'beta'], [[]]],
  ['the first overload', [signature(saying(['beta'])), signature()], [], [['beta'], []]],
  ['a later overload', [signature(), signature(saying(['internal']))], [], [[], ['internal']]],
  [
    'all overloads, each in its order',
    [signature(saying(['beta', 'x'])), signature(saying(['y', 'beta']))],
    ['beta'],
    [['x'], ['y']],
  ],
  ['one that is waited for', [signature(), signature(undefined, 'Promise')], [], [[], ['async']]],
  ['one that is deprecated, which says so', [signature(), signature(saying([], true))], [], [[], []]],
])('badges of %s', (_, signatures, ofAll, ofEach) => {
  const labels = (badges: ReturnType<typeof badgesOf>) => badges.map(({ label }) => label)
  expect(labels(badgesOf({ flags: {}, signatures }, englishWords))).toEqual(ofAll)
  expect(signatures.map((each) => labels(badgesOfOverload(each, signatures, englishWords)))).toEqual(ofEach)
})

test('what the comment of the whole says holds for all overloads', () => {
  const declared = { flags: {}, comment: saying(['alpha']), signatures: [signature(saying(['beta'])), signature()] }
  expect(badgesOf(declared, englishWords)).toEqual([{ label: 'alpha', tone: 'warning' }])
})

test.each([
  ['1.2.0', ['Since 1.2.0'], []],
  [' v2.0.0-beta.1.\n', ['Since v2.0.0-beta.1'], []],
  ['1.2.0 of the server', [], []],
  ['The beginning.', [], []],
])('@since %j is a badge where it is a version', (since, ofWhole, ofOther) => {
  const comment = { ...saying([]), since: { markdown: since, file: 'a.ts', line: 1, column: 1 } }
  const labels = (declared: Pick<Parameters<typeof badgesOf>[0], 'comment' | 'signatures'>) =>
    badgesOf({ flags: {}, ...declared }, englishWords).map(({ label }) => label)
  expect(labels({ comment })).toEqual(ofWhole)
  expect(labels({ signatures: [signature(comment), signature(comment)] })).toEqual(ofWhole)
  expect(labels({ signatures: [signature(comment), signature()] })).toEqual(ofOther)
  expect(badgesOfOverload(signature(comment), [signature(comment), signature()], englishWords).map(({ label }) => label)).toEqual(
    ofWhole,
  )
})

test.each<[ApiRelease, Badge]>([
  [{ version: '1.2.0' }, { label: 'Since 1.2.0' }],
  [
    { version: '1.2.0', date: '2024-05-31' },
    { label: 'Since 1.2.0', title: 'May 31, 2024' },
  ],
  [{}, { label: 'Unreleased', tone: 'warning' }],
])('the release %j comes last among the badges', (addedIn, badge) => {
  expect(badgesOf({ flags: { isStatic: true }, addedIn }, englishWords)).toEqual([{ label: 'static' }, badge])
})
