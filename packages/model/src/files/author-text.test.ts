import { expect, test } from 'vitest'
import { authorTextOf } from './author-text.ts'

test.each([
  ['a\r\nb\r\n', 'a\nb\n'],
  ['\ufeffa\nb', 'a\nb'],
  ['\ufeff\r\na', '\na'],
  ['a\rb', 'a\rb'],
  ['a\n', 'a\n'],
])('%j is read as %j', (text, expected) => expect(authorTextOf(text)).toBe(expected))
