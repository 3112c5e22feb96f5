import type { Html } from 'mdast'
import { expect, test } from 'vitest'
import { unbalancedHtml } from './unbalanced-html.ts'

/** `line:column what` of each finding in Markdown of which each block of HTML is a node. */
function found(blocks: readonly string[], isTrusted = false): readonly string[] {
  const text = blocks.join('\n\n')
  let line = 1
  const nodes = blocks.map((value): Html => {
    const start = { line, column: 1 }
    line += value.split('\n').length + 1
    return { type: 'html', value, position: { start, end: start } }
  })
  const context = { file: 'docs/a.md', lines: text.split('\n') }
  return unbalancedHtml(context, nodes, isTrusted).map(
    ({ line: at, column, message, hint }) => `${at}:${column} ${message} ${hint}`,
  )
}

test.each([
  ['elements that end', '<div>\n<b>bold</b> <a href="x">x</a>\n</div>'],
  ['elements without an end', '<br> <hr /> <img src="a.png" /> <wbr>'],
  ['elements that end by themselves', '<p>One<p>Two<ul><li>One<li>Two</ul><table><tr><td>1<td />2</table>'],
  ['a drawing', '<svg viewBox="0 0 1 1"><a href="x" /><g><path d="M0 0" /></g></svg>'],
  ['comments', '<!-- <div> </b> -->'],
  ['text in code of a script', '<script>const open = "<div>"</script>'],
  ['names that are not allowed, which are removed', '<Tabs><blink><void></x-y>'],
  ['a value that ends with a slash', '<a href=https://example.com/>x</a>'],
  ['values with signs of tags', '<a title="1 > 0 </b>" href="x">x</a>'],
  ['comparisons', 'a <b and c'],
])('%s: nothing is wrong', (_, html) => expect(found([html])).toEqual([]))

test('an element may begin and end in other blocks, around Markdown', () => {
  expect(found(['<details>\n<summary>More</summary>', '</details>', '<p align="center">', '</p>'])).toEqual([])
})

test.each([
  [
    '<a id="top" />',
    '1:1 HTML ignores the "/" at the end of this <a>, so the element contains what follows. Replace "/>" with "></a>".',
  ],
  [
    '<div/>',
    '1:1 HTML ignores the "/" at the end of this <div>, so the element contains what follows. Replace "/>" with "></div>".',
  ],
  [
    '<br>\n  <b>bold',
    '2:3 The HTML element <b> is never closed, so it contains what follows. Write "</b>" where it ends. If it is text, put it between backticks.',
  ],
  [
    '<div><b>bold</div>',
    '1:6 The HTML element <b> is never closed, so it contains what follows. Write "</b>" where it ends. If it is text, put it between backticks.',
  ],
  ['bold</B>', '1:5 This </b> closes no element. Remove it, or write "<b>" where the element begins.'],
])('%s', (html, finding) => expect(found([html])).toEqual([finding]))

test('of an element that is never closed, what is inside is no finding, and what is behind is', () => {
  expect(found(['<div>', '<b>bold</b>', '</i>']).map((line) => line.slice(0, 12))).toEqual(['5:1 This </i', '1:1 The HTML'])
})

test('names that are removed are judged where HTML is trusted', () => {
  expect(found(['<x-y />', '<iframe src="x">'], true).map((line) => line.slice(0, 8))).toEqual(['1:1 HTML', '3:1 The '])
  expect(found(['<x-y />', '<iframe src="x">'])).toEqual([])
})

test('a drawing without an end is one finding where it is kept', () => {
  expect(found(['<svg><g><path>'], true).map((line) => line.slice(0, 26))).toEqual(['1:1 The HTML element <svg>'])
  expect(found(['<svg><g><path>'])).toEqual([])
})
