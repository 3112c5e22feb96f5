import { expect, test } from 'vitest'
import { augmentationOf, classOf, commentOf, moduleOf } from './api-fixture.ts'
import { sectionsOfEntry, symbolsOfEntry } from './api-search.ts'

test('search finds the names that links stand for, and does not show the tags', () => {
  const comment = commentOf('See {@link @shop/pay!Price.sum} and {@linkplain Till|the **till**}.')
  const [first] = sectionsOfEntry(classOf('@shop/cart!Cart', { comment }))
  expect(first?.text).toBe('See Price.sum and the till.')
})

test.each([
  ['<span class="informal">Takes the <b>first</b> values</span>', 'Takes the first values'],
  ['One<br>two<!-- three -->\n\n<details><summary>Four</summary>five</details>', 'One two\nFour five'],
  ['A `Map<string, <T>>`, ``a ` <b>`` and `&lt;`', 'A Map<string, <T>>, a ` <b> and &lt;'],
  ['Set\\<T\\> &amp; 1 < 2 > 0', 'Set<T> & 1 < 2 > 0'],
])('search reads %j as its page shows it', (markdown, text) => {
  const [first] = sectionsOfEntry(classOf('@shop/cart!Cart', { comment: commentOf(markdown) }))
  expect(first?.text).toBe(text)
})

test.each([
  ['augmentation', augmentationOf('@shop/cart!"vue"', [])],
  ['module', moduleOf('@shop/cart!"*.svg"', [])],
])('a namespace that stands for a module is found as %s', (kind, entry) => {
  expect(symbolsOfEntry('vue', entry, 0).map((symbol) => symbol.kind)).toEqual([kind])
})
