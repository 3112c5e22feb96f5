import { expect, test } from 'vitest'
import { firstParagraphOf } from './page-title.ts'

const cutOf = (value: string): string =>
  firstParagraphOf({ type: 'root', children: [{ type: 'paragraph', children: [{ type: 'text', value }] }] })

test.each([
  ['between words', `${'word '.repeat(39)}words here`, `${'word '.repeat(38)}word…`],
  ['in Chinese, after as many characters as fit', `使用 ${'漢字'.repeat(120)}`, `使用 ${'漢字'.repeat(98)}…`],
  ['before a character that does not fit', `${'あ'.repeat(198)}😀😀`, `${'あ'.repeat(198)}…`],
])('a description is cut %s', (_, text, expected) => {
  expect(cutOf(text)).toBe(expected)
})

test('a description that fits is not cut', () => {
  expect(cutOf('字'.repeat(200))).toBe('字'.repeat(200))
})
