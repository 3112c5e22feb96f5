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

test('an address that is long and none takes no longer than others', () => {
  const data = 'A'.repeat(400_000)
  const before = performance.now()
  expect(inlineSvgHrefsOf(`![a](./a.svg#inline) ![b](data:image/png;base64,${data})`)).toEqual(['./a.svg#inline'])
  // It took a minute for a tenth of this.
  expect(performance.now() - before).toBeLessThan(2000)
})
