import { expect, test } from 'vitest'
import { referenceVersionsOf } from './reference-versions.ts'

const next = { name: 'next', isShown: true, banner: 'unreleased' } as const
const two = { name: '2', isShown: true }
const one = { name: '1', isShown: true, banner: 'unmaintained' } as const
const blog = { name: 'current', isShown: false }
const references = (...versions: readonly (string | undefined)[]) => versions.map((version) => ({ version }))
const all = [undefined, 'next', '2', '1', 'current']

test.each([
  ['each version has its own', references('2', '1', 'next'), ['2', 'next', '2', '1', '2']],
  ['a version without one knows the newest', references('2', '1'), ['2', '2', '2', '1', '2']],
  ['the newest that has one, where the newest has none', references('1'), ['1', '1', '1', '1', '1']],
  ['one for all', references(undefined), [undefined, undefined, undefined, undefined, undefined]],
])('%s', (_, given, expected) => {
  const { knownTo } = referenceVersionsOf(given, [next, two, one, blog])
  expect(all.map(knownTo)).toEqual(expected)
})

test('what belongs to all versions is known to each', () => {
  const given = references('2', undefined, '1')
  const { of } = referenceVersionsOf(given, [two, one])
  expect(of('1', given).map(({ version }) => version)).toEqual([undefined, '1'])
  expect(of(undefined, given).map(({ version }) => version)).toEqual([undefined])
})
