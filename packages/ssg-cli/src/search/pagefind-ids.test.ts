import { expect, test } from 'vitest'
import { encodePagefindIds, sectionByPagefindId } from './pagefind-ids.ts'

test.each<[string, readonly string[]]>([
  ['none', []],
  ['of one length', ['1234567', 'abcdef0', '7654321']],
  ['some that others begin like', ['1234567', '12345678', 'abcdef0', '123456789', '7654321']],
  ['longer ones at both ends', ['12345678', '1234567', 'abcdef0', 'abcdef01']],
])('every section is found by its name: %s', (_, ids) => {
  expect([...sectionByPagefindId(encodePagefindIds(ids))]).toEqual(ids.map((id, section) => [id, section]))
})

test('names of the usual length take no room besides', () =>
  expect(encodePagefindIds(['1234567', 'abcdef0'])).toBe('1234567abcdef0'))
