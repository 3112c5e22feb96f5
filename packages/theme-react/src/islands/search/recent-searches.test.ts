import { expect, test } from 'vitest'
import { parseRecent, withRecent } from './recent-searches.ts'

test.each([
  [null, []],
  ['', []],
  ['{', []],
  ['{"a":1}', []],
  ['["a", 1, "", "b"]', ['a', 'b']],
  [JSON.stringify(['1', '2', '3', '4', '5', '6', '7']), ['1', '2', '3', '4', '5', '6']],
])('what is stored as %j is read', (stored, expected) => expect(parseRecent(stored)).toEqual(expected))

test.each([
  [[], ' token ', ['token']],
  [['a', 'b'], 'b', ['b', 'a']],
  [['Login', 'a'], 'login', ['login', 'a']],
  [['a'], '  ', ['a']],
  [['1', '2', '3', '4', '5', '6'], '7', ['7', '1', '2', '3', '4', '5']],
])('of %j, searching %j leaves %j', (recent, query, expected) => expect(withRecent(recent, query)).toEqual(expected))
