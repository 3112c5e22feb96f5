import { expect, test } from 'vitest'
import { escapeBlockStart, escapeMarkdown } from './markdown-text.ts'

test.each([
  ['a*b [c] <d> `e` \\', 'a\\*b \\[c\\] \\<d> \\`e\\` \\\\'],
  ['_a_ b_c', '\\_a\\_ b_c'],
  ['&copy; &#38; a & b', '\\&copy; \\&#38; a & b'],
])('%j within a line', (text, expected) => expect(escapeMarkdown(text)).toBe(expected))

test.each([
  ['# a', '\\# a'],
  ['#a', '#a'],
  ['> a', '\\> a'],
  ['- a', '\\- a'],
  ['+', '\\+'],
  ['-1', '-1'],
  ['---', '\\---'],
  ['~~~', '\\~~~'],
  ['~~a~~', '~~a~~'],
  ['1. a', '1\\. a'],
  ['2024) a', '2024\\) a'],
  ['1.5 a', '1.5 a'],
])('%j at the start of a paragraph', (text, expected) => expect(escapeBlockStart(text)).toBe(expected))
