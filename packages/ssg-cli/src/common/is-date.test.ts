import { expect, test } from 'vitest'
import { isDate } from './is-date.ts'

test.each([
  ['2024-03-01', true],
  ['2024-03-01T12:00:00Z', true],
  ['2024-03-01T12:00:00.123+02:00', true],
  ['2024-03-01t09:30', true],
  ['2024-03-01 9:30', true],
  ['2024-03-01 09:30:00 -0500', true],
  ['2024-03-01 23:59:60 UTC', true],
  ['2024-02-30', false],
  ['2024-02-30T12:00', false],
  ['2024-01-01T99:00', false],
  ['2024-01-01T24:00', false],
  ['2024-01-01T12:60', false],
  ['2024-01-01T12:00:61', false],
  ['2024-01-01T', false],
  ['2024-01-01T12', false],
  ['2024-01-01x', false],
  ['2024-01-01 late', false],
  ['2024-01-01 12:00 or so', false],
])('%j: %s', (text, isOne) => expect(isDate(text)).toBe(isOne))
