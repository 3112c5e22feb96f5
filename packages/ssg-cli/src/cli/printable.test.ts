import { expect, test } from 'vitest'
import { printable } from './printable.ts'

test.each([
  ['docs/grün/日本語.md', 'docs/grün/日本語.md'],
  ['عربي\u200f 👩‍👩‍👧', 'عربي\u200f 👩‍👩‍👧'],
  ['a\n::error::b', 'a\\u000a::error::b'],
  ['\u001b[2J\u0007\u009b', '\\u001b[2J\\u0007\\u009b'],
  ['a\u2028b\u202ec', 'a\\u2028b\\u202ec'],
])('%j is printed as %j', (text, expected) => expect(printable(text)).toBe(expected))
