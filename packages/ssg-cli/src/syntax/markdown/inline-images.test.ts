import { expect, test } from 'vitest'
import { inlineSvgHrefsOf } from './inline-images.ts'

test.each([
  ['![a](./a.svg#inline)', ['./a.svg#inline']],
  ['![a](<./my flow.svg#inline>)', ['./my flow.svg#inline']],
  ['<img src="./a.svg#inline"> and ![b](b.svg#inline "B")', ['./a.svg#inline', 'b.svg#inline']],
  ['![a]( ./a.SVG#inline )', ['./a.SVG#inline']],
  ['<b>x</b> ./a.svg#inline>', ['./a.svg#inline']],
  ['<my\nflow.svg#inline>', ['flow.svg#inline']],
  ['./a.svg#inline-block ./b.svg#inlined .svg#inline', []],
  ['./a.svg', []],
])('%j', (markdown, expected) => {
  expect(inlineSvgHrefsOf(markdown)).toEqual(expected)
})

// Read anew from each of its letters, it would outlast the time that a test has.
test('a long address of another kind is read once', () => {
  const data = 'A'.repeat(100_000)
  expect(inlineSvgHrefsOf(`![a](./a.svg#inline) ![b](data:image/png;base64,${data})`)).toEqual(['./a.svg#inline'])
})
