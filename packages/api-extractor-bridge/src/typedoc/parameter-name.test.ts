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
])('%o reads %o', (names, expected) => expect(readableNames(names)).toEqual(expected))
