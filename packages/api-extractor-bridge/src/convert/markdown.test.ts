import { expect, test } from 'vitest'
import { codeOf, escapeMarkdown, toCodeSpan } from './markdown.ts'

test.each([
  ['a_b', 'a\\_b'],
  ['Map<string, [x]>', 'Map\\<string, \\[x\\]\\>'],
  ['plain', 'plain'],
])('escapes %s', (text, expected) => expect(escapeMarkdown(text)).toBe(expected))

test.each([
  ['code', '`code`'],
  ['a`b', '``a`b``'],
  ['`a', '`` `a ``'],
])('puts %s into a code span', (code, expected) => expect(toCodeSpan(code)).toBe(expected))

test.each([
  ['`3`', '3'],
  ['```ts\n{ a: 1 }\n```', '{ a: 1 }'],
  ['`a` or `b`', '`a` or `b`'],
  ['none', 'none'],
])('reads the code of %s', (markdown, expected) => expect(codeOf(markdown)).toBe(expected))
