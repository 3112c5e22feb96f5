import { expect, test } from 'vitest'
import { readableNames } from './parameter-name.ts'

test.each([
  [['user'], ['user']],
  [['__namedParameters'], ['options']],
  [
    ['__namedParameters', 'options'],
    ['options1', 'options'],
  ],
  [
    ['__namedParameters', '__namedParameters', 'options1'],
    ['options', 'options2', 'options1'],
  ],
  [
    ['__namedParameters', '...__namedParameters'],
    ['options', 'args'],
  ],
  [
    ['args', '...__namedParameters'],
    ['args', 'args1'],
  ],
])('%o reads %o', (names, expected) => {
  const parameters = names.map((name) => ({ name: name.replace('...', ''), isRest: name.startsWith('...') }))
  expect(readableNames(parameters)).toEqual(expected)
})
