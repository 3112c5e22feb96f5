import { expect, test } from 'vitest'
import { unexportedById } from './api-entries.ts'
import { aliasOf, externalTypeOf, packageOf, typeOf } from './api-fixture.ts'
import { unexportedUsedBy } from './api-unexported.ts'

const hidden = (name: string, ...used: readonly string[]) =>
  aliasOf(`@shop/cart!~${name}`, { kind: 'union', types: used.map((other) => typeOf(`@shop/cart!~${other}`)) })

const chain = Array.from({ length: 80 }, (_, index) => hidden(`C${index}`, `C${index + 1}`))
const known = unexportedById([
  packageOf('cart', [], [hidden('A', 'B'), hidden('B', 'A', 'D'), hidden('D'), hidden('Unused'), ...chain]),
  packageOf('types', []),
])

test.each([
  ['itself', typeOf('@shop/cart!~D'), ['D']],
  ['what it uses, though they use each other', typeOf('@shop/cart!~A'), ['A', 'B', 'D']],
  ['a type argument', externalTypeOf('typescript', 'Promise', [typeOf('@shop/cart!~D')]), ['D']],
  ['one that is exported', typeOf('@shop/cart!Cart'), []],
])('%s', (_, type, expected) => {
  const used = unexportedUsedBy(aliasOf('@shop/cart!X', type), known)
  expect(Object.keys(used)).toEqual(expected.map((name) => `@shop/cart!~${name}`))
})

test('a page does not expand more than a few', () => {
  const used = Object.keys(unexportedUsedBy(typeOf('@shop/cart!~C0'), known))
  expect(used.length).toBe(50)
  expect(used.at(-1)).toBe('@shop/cart!~C49')
})
