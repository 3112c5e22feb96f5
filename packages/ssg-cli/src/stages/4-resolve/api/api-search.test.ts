import { expect, test } from 'vitest'
import { classOf, commentOf } from './api-fixture.ts'
import { sectionsOfEntry } from './api-search.ts'

test('search finds the names that links stand for, and does not show the tags', () => {
  const comment = commentOf('See {@link @shop/pay!Price.sum} and {@linkplain Till|the **till**}.')
  const [first] = sectionsOfEntry(classOf('@shop/cart!Cart', { comment }))
  expect(first?.text).toBe('See Price.sum and the till.')
})
