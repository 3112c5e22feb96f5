import type { Source, VersionBanner } from '@docgen/model'
import { expect, test } from 'vitest'
import { referenceVersionsIn, referenceVersionsOf } from './reference-versions.ts'
import { newestLabelOf, versionsIn } from './version-family.ts'

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

test('the guides have no version, and the references have', () => {
  const own = (name: string, banner?: VersionBanner): Source => ({
    kind: 'api',
    name: `api-${name}`,
    path: `/api/${name}/`,
    version: name,
    ownVersion: { name, label: name, isShown: true, banner },
    load: () => Promise.reject(new Error('Not asked for.')),
  })
  const version = { name: 'current', label: 'Next', isShown: false }
  const guides: Source = { kind: 'docs', name: 'docs', dir: 'docs', path: '/docs/', sidebar: 'auto', version }
  const sources = [guides, own('3', 'unreleased'), own('2'), own('1', 'unmaintained')]
  expect(versionsIn(sources).map(({ name, isShown }) => [name, isShown])).toEqual([
    ['current', false],
    ['3', true],
    ['2', true],
    ['1', true],
  ])
  const { knownTo } = referenceVersionsIn(sources)
  expect([undefined, '3', '2', '1'].map(knownTo)).toEqual(['2', '3', '2', '1'])
  expect(newestLabelOf(sources)).toBe('2')
})

test('what belongs to all versions is known to each', () => {
  const given = references('2', undefined, '1')
  const { of } = referenceVersionsOf(given, [two, one])
  expect(of('1', given).map(({ version }) => version)).toEqual([undefined, '1'])
  expect(of(undefined, given).map(({ version }) => version)).toEqual([undefined])
})
