import { expect, test } from 'vitest'
import { topAnchorsOf, withReadmeHeadings } from './readme-headings.ts'

test.each([
  ['sections', '<h2 id="a">A</h2><h3>B</h3><h2 id="c">C</h2>', '<h2 id="a">A</h2><h3>B</h3><h2 id="c">C</h2>', ['a', 'c']],
  [
    'a lower beginning',
    '<h3 id="a">A</h3><h4>B</h4><h3 id="c">C</h3>',
    '<h2 id="a">A</h2><h3>B</h3><h2 id="c">C</h2>',
    ['a', 'c'],
  ],
  [
    'a lower one first',
    '<h3 id="a">A</h3><h2 id="b">B</h2><h3>C</h3>',
    '<h2 id="a">A</h2><h2 id="b">B</h2><h3>C</h3>',
    ['a', 'b'],
  ],
  [
    'a level that is skipped',
    '<h2 id="a">A</h2><h5 id="b">B</h5><h4>C</h4>',
    '<h2 id="a">A</h2><h3 id="b">B</h3><h3>C</h3>',
    ['a'],
  ],
  [
    'titles',
    '<h1 id="a" title="1 > 0">A</h1><h2 id="b">B</h2><h3>C</h3>',
    '<h2 id="a" title="1 > 0">A</h2><h2 id="b">B</h2><h3>C</h3>',
    ['a', 'b'],
  ],
  ['nothing', '<hr><p>&lt;h3></p><header></header>', '<hr><p>&lt;h3></p><header></header>', []],
])('%s', (_, html, shown, top) => {
  expect(withReadmeHeadings(html)).toBe(shown)
  expect([...topAnchorsOf(html)]).toEqual(top)
})
