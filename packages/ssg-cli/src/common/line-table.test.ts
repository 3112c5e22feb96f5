import { expect, test } from 'vitest'
import { lineTableOf } from './line-table.ts'

test.each([
  ['', 0, '1:1'],
  ['a\nbc\n', 0, '1:1'],
  ['a\nbc\n', 1, '1:2'],
  ['a\nbc\n', 2, '2:1'],
  ['a\nbc\n', 4, '2:3'],
  ['a\nbc\n', 5, '3:1'],
  ['\n\n\na', 3, '4:1'],
])('%j has at %i the place %s', (text, offset, expected) => {
  const { line, column } = lineTableOf(text).placeOf(offset)
  expect(`${line}:${column}`).toBe(expected)
})
