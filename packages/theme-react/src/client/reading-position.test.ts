import { expect, test } from 'vitest'
import { readingPosition } from './reading-position.ts'

test.each([
  ['above the first heading', [300, 700, 1400], false, 0],
  ['at the first heading', [90, 700, 1400], false, 0],
  ['between two', [-400, 40, 700], false, 1],
  ['past the last', [-900, -500, -40], false, 2],
  ['at the end of the page', [-300, 200, 500], true, 2],
])('%s', (_, tops, isAtEnd, expected) => expect(readingPosition(tops, 92, isAtEnd)).toBe(expected))
