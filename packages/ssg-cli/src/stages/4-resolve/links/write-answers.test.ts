import { expect, test } from 'vitest'
import { withAnswers } from './write-answers.ts'

const line = (html: string): string => `<span class="line">${html}\n</span>`
const comment = (text: string): string => `  <span class="token comment">${text}</span>`
const page = (...lines: readonly string[]): string => `${lines.map(line).join('')}</code></pre>\n<p>^?</p>\n`

test('an answer of several lines repeats the element of its line, with its letters escaped', () => {
  const html = page('a&lt;b', comment('// ^? '), 'c', comment('//^?'))
  expect(
    withAnswers(html, [
      { line: 2, lines: ['const b: {', '  c: Set<"d">', '}'] },
      { line: 4, lines: ['let c: 1'] },
    ]),
  ).toBe(
    page(
      'a&lt;b',
      comment('// ^? const b: {'),
      comment('//      c: Set&lt;"d"&gt;'),
      comment('//    }'),
      'c',
      comment('//^? let c: 1'),
    ),
  )
})

test('what has no answer stays as it is', () => {
  const html = page('a', comment('// ^?'))
  expect(withAnswers(html, [])).toBe(html)
  expect(
    withAnswers(html, [
      { line: 1, lines: ['b'] },
      { line: 6, lines: ['b'] },
    ]),
  ).toBe(html)
})
