import { expect, test } from 'vitest'
import { parseSearches, withFavorite, withoutSearch, withRecent } from './past-searches.ts'

const past = (recent: readonly string[], favorites: readonly string[] = []) => ({ recent, favorites })

test.each([
  [null, []],
  ['', []],
  ['{', []],
  ['{"a":1}', []],
  ['["a", 1, "", "b"]', ['a', 'b']],
  [JSON.stringify(['1', '2', '3', '4', '5', '6', '7']), ['1', '2', '3', '4', '5', '6']],
])('what is stored as %j is read', (stored, expected) => expect(parseSearches(stored, 6)).toEqual(expected))

test.each([
  [past([]), ' token ', past(['token'])],
  [past(['a', 'b']), 'b', past(['b', 'a'])],
  [past(['Login', 'a']), 'login', past(['login', 'a'])],
  [past(['a']), '  ', past(['a'])],
  [past(['1', '2', '3', '4', '5', '6']), '7', past(['7', '1', '2', '3', '4', '5'])],
  [past(['a'], ['Token']), 'token', past(['a'], ['Token'])],
])('of %j, searching %j leaves %j', (before, query, expected) => expect(withRecent(before, query)).toEqual(expected))

test.each([
  [past(['a', 'b']), 'b', past(['a'], ['b'])],
  [past(['a'], ['b', 'c']), 'a', past([], ['b', 'c', 'a'])],
  [past([], ['b', 'c']), 'B', past([], ['c', 'B'])],
  [past([], [...'123456789abc']), 'd', past([], [...'23456789abcd'])],
])('of %j, starring %j leaves %j', (before, query, expected) => expect(withFavorite(before, query)).toEqual(expected))

test.each([
  [past(['a', 'b']), 'a', past(['b'])],
  [past(['a'], ['B']), 'b', past(['a'])],
])('of %j, removing %j leaves %j', (before, query, expected) => expect(withoutSearch(before, query)).toEqual(expected))
