import { expect, test } from 'vitest'
import { packNumber, packNumbers, unpackNumbers } from './packed-numbers.ts'
import { unpackPostings } from './postings.ts'

test.each([[[]], [[0]], [[31, 32, 33]], [[1, 1023, 1024, 1_000_000, 2 ** 40]]])('%j survives packing', (numbers) => {
  expect(unpackNumbers(packNumbers(numbers))).toEqual(numbers)
})

test('small numbers take one letter', () => {
  expect([0, 31, 32].map((value) => packNumber(value).length)).toEqual([1, 1, 2])
})

test('postings are distances and weights', () => {
  const found: (readonly [section: number, weight: number])[] = []
  unpackPostings(packNumbers([3, 31, 40, 0]), (section, weight) => found.push([section, weight]))
  expect(found).toEqual([
    [3, 1],
    [43, 0],
  ])
})
