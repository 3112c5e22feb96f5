import { describe, expect, test } from 'vitest'
import { nearestDate, newestOf } from './release-feeds.ts'

describe('a release without a date', () => {
  test.each([
    [['2020-02-01', undefined, '2020-01-01'], 1, '2020-01-01'],
    [[undefined, undefined, '2020-01-01'], 0, '2020-01-01'],
    [['2020-02-01', '2020-01-01', undefined], 2, '2020-01-01'],
    [[undefined], 0, undefined],
  ])('of %j at %i is as old as its neighbour', (dates, index, expected) => {
    expect(
      nearestDate(
        dates.map((date) => ({ date })),
        index,
      ),
    ).toBe(expected)
  })
})

test('lists the newest of all, and those of one day in the order they came in', () => {
  const entries = ['2020-01-01', '2021-01-01', '2020-01-01'].map((updated, index) => ({
    title: `${index}`,
    address: '',
    updated,
    html: '',
  }))
  expect(newestOf(entries).map(({ title }) => title)).toEqual(['1', '0', '2'])
  expect(newestOf(Array.from({ length: 60 }, () => entries).flat())).toHaveLength(50)
})
