import { expect, test } from 'vitest'
import { runsOf } from './runs.ts'

const isEven = (number: number): boolean => number % 2 === 0

test.each([
  [[], []],
  [[2], [[true, 2]]],
  [
    [1, 3, 2, 4, 5],
    [
      [false, 1, 3],
      [true, 2, 4],
      [false, 5],
    ],
  ],
])('runs of %j', (numbers: readonly number[], expected: readonly unknown[]) =>
  expect(runsOf(numbers, isEven).map(({ holds, items }) => [holds, ...items])).toEqual(expected),
)
