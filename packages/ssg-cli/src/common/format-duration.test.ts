import { expect, test } from 'vitest'
import { formatDuration } from './format-duration.ts'

test.each([
  [0, '0 ms'],
  [999.4, '999 ms'],
  [1000, '1.0 s'],
  [59_949, '59.9 s'],
  [59_990, '1 min 0 s'],
  [125_000, '2 min 5 s'],
])('%d ms are %s', (ms, expected) => expect(formatDuration(ms)).toBe(expected))
