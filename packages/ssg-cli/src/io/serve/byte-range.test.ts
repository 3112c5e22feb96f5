import { expect, test } from 'vitest'
import { byteRangeOf } from './byte-range.ts'

test.each([
  ['bytes=0-', 10, { start: 0, end: 9 }],
  ['bytes=0-1', 10, { start: 0, end: 1 }],
  ['bytes=9-9', 10, { start: 9, end: 9 }],
  ['bytes=5-99', 10, { start: 5, end: 9 }],
  ['Bytes= 5-6 ', 10, { start: 5, end: 6 }],
  ['bytes=-3', 10, { start: 7, end: 9 }],
  ['bytes=-99', 10, { start: 0, end: 9 }],
  ['bytes=10-', 10, 'unsatisfiable'],
  ['bytes=0-', 0, 'unsatisfiable'],
  ['bytes=-0', 10, 'unsatisfiable'],
  ['bytes=-5', 0, 'unsatisfiable'],
  [`bytes=${'9'.repeat(400)}-`, 10, 'unsatisfiable'],
  [`bytes=2-${'9'.repeat(400)}`, 10, { start: 2, end: 9 }],
  [undefined, 10, 'whole'],
  ['', 10, 'whole'],
  ['bytes=', 10, 'whole'],
  ['bytes=-', 10, 'whole'],
  ['bytes=6-5', 10, 'whole'],
  ['bytes=0-1,4-5', 10, 'whole'],
  ['bytes=-1--1', 10, 'whole'],
  ['bytes=0x1-2', 10, 'whole'],
  ['items=0-1', 10, 'whole'],
  ['kilobytes=0-1', 10, 'whole'],
])('%s of %d bytes', (header, size, expected) => expect(byteRangeOf(header, size)).toEqual(expected))
