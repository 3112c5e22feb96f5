import type { ApiMember } from '@docgen/model'
import { expect, test } from 'vitest'
import { baseOf, inheritedOf } from './inherited.ts'

test.each([
  ['Error.message', 'message', 'Error'],
  ['Map.[Symbol.iterator]', '[Symbol.iterator]', 'Map'],
  ['errors.Base.code', 'code', 'errors.Base'],
  ['Base.__index', '', 'Base'],
  ['Base', 'x', 'Base'],
])('%s of %s comes from %s', (origin, member, expected) => expect(baseOf(origin, member)).toBe(expected))

test('members stand under the base that declares them; own ones under none', () => {
  const member = (name: string, from?: string): ApiMember => ({
    id: name,
    kind: 'property',
    name,
    flags: {},
    type: { kind: 'intrinsic', name: 'string' },
    inheritedFrom: from === undefined ? undefined : { name: `${from}.${name}` },
  })
  const groups = inheritedOf([member('a', 'B'), member('own'), member('b', 'A'), member('c', 'B')])
  expect(groups.map(({ base, members }) => [base, members.map(({ name }) => name)])).toEqual([
    ['B', ['a', 'c']],
    ['A', ['b']],
  ])
})
