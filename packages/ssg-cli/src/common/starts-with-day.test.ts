import { expect, test } from 'vitest'
import { startsWithDay } from './starts-with-day.ts'

test.each([
  ['2024-03-01', true],
  ['2024-03-01T12:00:00Z', true],
  ['2024-02-29 late', true],
  ['2023-02-29', false],
  ['2024-02-30', false],
  ['2024-13-45', false],
  ['2024-00-10', false],
  ['2024-01-00', false],
  ['2024-3-1', false],
  ['yesterday', false],
  ['on 2024-03-01', false],
  ['', false],
])('%j: %s', (text, isOne) => expect(startsWithDay(text)).toBe(isOne))
