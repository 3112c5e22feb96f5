import { expect, test } from 'vitest'
import { isLongerThan } from './is-longer-than.ts'

test.each([
  [{ text: 'x'.repeat(1000) }, true],
  [{ text: 'x'.repeat(900) }, false],
  [Array.from({ length: 300 }, () => 1), true],
  [{ of: { nothing: undefined, list: [{ a: 'b' }], none: null } }, false],
  ['x'.repeat(1000), true],
])('%# is as long as JSON says', (data, isLonger) => {
  expect(isLongerThan(980, data)).toBe(isLonger)
})

test('looks no further than it has to', () => {
  const endless: { self?: unknown; text: string } = { text: 'x'.repeat(100) }
  endless.self = endless
  expect(isLongerThan(1000, endless)).toBe(true)
})
