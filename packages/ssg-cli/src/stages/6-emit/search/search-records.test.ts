import { expect, test } from 'vitest'
import { partsOf } from './search-records.ts'

test.each([
  ['', []],
  ['  a b  ', ['a b']],
])('%j is in the parts %j', (text, expected) => expect(partsOf(text)).toEqual(expected))

test('a long text is cut between words, and loses none', () => {
  const text = Array.from({ length: 900 }, (_, index) => `word${index}`).join(' ')
  const parts = partsOf(text)
  expect(parts.length).toBeGreaterThan(3)
  expect(Math.max(...parts.map((part) => part.length))).toBeLessThanOrEqual(1500)
  expect(parts.join(' ')).toBe(text)
})

test('a text without spaces is cut all the same', () => {
  expect(partsOf('x'.repeat(3200)).map((part) => part.length)).toEqual([1500, 1500, 200])
  const parts = partsOf(`x${'😀'.repeat(1000)}`)
  expect(parts.every((part) => !/^[\uDC00-\uDFFF]/.test(part))).toBe(true)
  expect(parts.join('')).toHaveLength(2001)
})
