import { expect, test } from 'vitest'
import { formatDate } from './format-date.ts'

test.each([
  ['2024-03-01', 'en', undefined, 'March 1, 2024'],
  ['2024-03-01', 'en', 'gregory', 'March 1, 2024'],
  ['2024-03-01', 'en', 'buddhist', 'March 1, 2567 BE'],
  ['2024-03-01', 'de', 'gregory', '1. März 2024'],
  ['soon', 'en', 'gregory', 'soon'],
])('%s in %s by the calendar %s is %s', (date, lang, calendar, expected) => {
  expect(formatDate(date, lang, calendar)).toBe(expected)
})
