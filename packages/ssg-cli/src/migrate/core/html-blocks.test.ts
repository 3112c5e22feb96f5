import { expect, test } from 'vitest'
import { Draft } from './draft.ts'
import { htmlLinesOf } from './html-blocks.ts'

test.each([
  ['<div>\n  a\n</div>\n\nb', [0, 1, 2]],
  ['a\n<div>\n\nb\n\n</div>', [1, 5]],
  ['- <div>\n  a\n\n> <p>\n> a', [0, 1, 3, 4]],
  ['<pre>\n\na</pre>\nb', [0, 2]],
  ['<span>\na', [0, 1]],
  ['a\n<span>\nb', []],
  ['<Box>\na\n<div>\nb\n</div>\n</Box>', [2, 3, 4, 5]],
  ['```\n<div>\n```\n<!-- <div> -->\na <b>c</b>', []],
])('the lines of raw HTML in %j', (text, lines) => expect([...htmlLinesOf(new Draft('a.md', text), /^<\/?[A-Z]/)]).toEqual(lines))
