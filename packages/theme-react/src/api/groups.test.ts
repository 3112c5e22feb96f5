import { englishWords } from '@docgen/model'
import { expect, test } from 'vitest'
import { letterGroupsOf } from './letter-groups.ts'
import { packageGroupsOf } from './package-groups.ts'

test.each([
  ['no name', [], []],
  [
    'letters in order, in either case',
    ['beta', 'Alpha', 'apple'],
    [
      ['A', 'letter-A', 'Alpha apple'],
      ['B', 'letter-B', 'beta'],
    ],
  ],
  [
    'other characters last',
    ['_x', '$y', 'zed'],
    [
      ['Z', 'letter-Z', 'zed'],
      ['#', 'letter-other', '_x $y'],
    ],
  ],
  ['letters of any alphabet', ['éclair'], [['É', 'letter-É', 'éclair']]],
])('letters of %s', (_, names, expected) => {
  const groups = letterGroupsOf(names.map((name) => ({ name })))
  expect(groups.map(({ letter, anchor, items }) => [letter, anchor, items.map(({ name }) => name).join(' ')])).toEqual(expected)
})

test.each([
  ['no group', [['a'], ['b']], [[undefined, 'a b']]],
  [
    'groups as packages name them',
    [
      ['a', 'Two'],
      ['b', 'One'],
      ['c', 'Two'],
    ],
    [
      ['Two', 'a c'],
      ['One', 'b'],
    ],
  ],
  [
    'the rest last',
    [['a'], ['b', 'One']],
    [
      ['One', 'b'],
      ['Other packages', 'a'],
    ],
  ],
] as const)('packages of %s', (_, packages, expected) => {
  const groups = packageGroupsOf(
    packages.map(([name, group]) => ({ name, group, version: '1.0.0', description: '', href: '', entryCount: 0 })),
    englishWords,
  )
  expect(groups.map(({ title, packages: held }) => [title, held.map(({ name }) => name).join(' ')])).toEqual(expected)
})
