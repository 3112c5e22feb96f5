import { expect, test } from 'vitest'
import { askedRelease, isLess, releaseBetween, versionAfter } from './asked-release.ts'

test.each([
  ['1.2.0', ['none'], 'patch', 'patch'],
  ['1.2.0', ['none', 'adds'], 'minor', 'minor'],
  ['1.2.0', ['adds', 'mayBreak'], 'minor', 'major'],
  ['1.2.0', ['mayBreak'], 'patch', 'major'],
  ['1.2.0', ['adds', 'mayBreak', 'breaks'], 'major', 'major'],
  ['0.4.1', ['breaks'], 'minor', 'minor'],
  ['0.4.1', ['mayBreak'], 'patch', 'minor'],
  ['0.4.1', ['adds'], 'patch', 'patch'],
  ['0.0.3', ['breaks'], 'patch', 'patch'],
  ['0.0.0-development', ['breaks'], 'major', 'major'],
  ['', ['adds'], 'minor', 'minor'],
] as const)('after %s, %j asks for a release that is at least %s and at most %s', (version, impacts, least, most) => {
  expect(askedRelease(version, impacts)).toEqual({ least, most })
})

test.each([
  ['1.2.3', '2.0.0', 'major'],
  ['1.2.3', '2.0.0-beta.1', 'major'],
  ['1.2.3', '1.3.0', 'minor'],
  ['1.2.3', '1.2.4', 'patch'],
  ['1.2.3', '1.2.3', undefined],
  ['1.2.3', '1.1.9', undefined],
  ['1.2.3', 'next', undefined],
])('from %s to %s is a release: %s', (before, after, kind) => {
  expect(releaseBetween(before, after)).toBe(kind)
})

test('nothing is less than anything', () => {
  expect([isLess(undefined, 'patch'), isLess('minor', 'minor'), isLess('minor', 'major'), isLess('major', 'patch')]).toEqual([
    true,
    false,
    true,
    false,
  ])
  expect((['major', 'minor', 'patch'] as const).map((kind) => versionAfter('1.2.3', kind))).toEqual(['2.0.0', '1.3.0', '1.2.4'])
})
