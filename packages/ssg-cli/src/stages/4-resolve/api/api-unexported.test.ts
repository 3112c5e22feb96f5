import { expect, test } from 'vitest'
import type { ApiEntry, ApiId, ApiPackage } from '@docgen/model'
import { namedEntriesOf } from './api-entries.ts'
import { aliasOf, commentOf, externalTypeOf, packageOf, typeOf } from './api-fixture.ts'
import { unexportedByPath } from './api-unexported.ts'

const unionOf = (id: string, used: readonly string[]) => aliasOf(id, { kind: 'union', types: used.map((other) => typeOf(other)) })

const hidden = (name: string, ...used: readonly string[]) =>
  unionOf(
    `@shop/cart!~${name}`,
    used.map((other) => `@shop/cart!~${other}`),
  )

/** Too long to be repeated. */
const long = (name: string, ...used: readonly string[]) => ({
  ...hidden(name, ...used),
  comment: commentOf('Says much. '.repeat(5000)),
})

const exported = (name: string, ...used: readonly string[]) =>
  unionOf(
    `@shop/cart!${name}`,
    used.map((other) => `@shop/cart!~${other}`),
  )

function shownBy(packages: readonly ApiPackage[]) {
  const placeById = new Map<ApiId, { readonly path: string }>(
    namedEntriesOf(packages).map(({ entry }) => [entry.id, { path: `/${entry.id}/` }]),
  )
  const shownOn = unexportedByPath(packages, placeById)
  return (id: string) => {
    const { entries, elsewhere } = shownOn(`/${id}/`)
    return {
      entries: Object.values(entries).map(({ name }) => name),
      elsewhere: elsewhere.map(({ entry, path, anchor, title }) => `${entry.name} with ${title}: ${path}#${anchor}`),
    }
  }
}

const few = [hidden('A', 'B'), hidden('B', 'A', 'D'), hidden('D'), hidden('Unused')]

test.each([
  ['itself', typeOf('@shop/cart!~D'), ['D']],
  ['what it uses, though they use each other', typeOf('@shop/cart!~A'), ['A', 'B', 'D']],
  ['a type argument', externalTypeOf('typescript', 'Promise', [typeOf('@shop/cart!~D')]), ['D']],
  ['what has a member that is named', typeOf('@shop/cart!~D#north'), ['D']],
  ['one that is exported', typeOf('@shop/cart!Cart'), []],
])('%s', (_, type, expected) => {
  const shown = shownBy([packageOf('cart', [aliasOf('@shop/cart!X', type)], few), packageOf('types', [])])
  expect(shown('@shop/cart!X')).toEqual({ entries: expected, elsewhere: [] })
})

test('a page does not expand more than a few, and links to the rest where other pages have it', () => {
  const chain = Array.from({ length: 80 }, (_, index) => hidden(`C${index}`, `C${index + 1}`))
  const shown = shownBy([packageOf('cart', [exported('Far', 'C50'), exported('X', 'C0')], chain)])
  const { entries, elsewhere } = shown('@shop/cart!X')
  expect(entries.length).toBe(50)
  expect(entries.at(-1)).toBe('C49')
  expect(elsewhere).toEqual(['C50 with Far: /@shop/cart!Far/#~C50'])
})

test('short ones are repeated where they are used, long ones stand on the page that is nearest to them', () => {
  const unexported = [hidden('Through', 'Long'), hidden('Short'), long('Long', 'Only'), hidden('Only')]
  const shown = shownBy([
    packageOf('cart', [exported('A', 'Through'), exported('B', 'Long', 'Short'), exported('C', 'Long', 'Short')], unexported),
  ])
  const link = 'Long with B: /@shop/cart!B/#~Long'
  expect(shown('@shop/cart!A')).toEqual({ entries: ['Through'], elsewhere: [link] })
  expect(shown('@shop/cart!B')).toEqual({ entries: ['Long', 'Short', 'Only'], elsewhere: [] })
  expect(shown('@shop/cart!C')).toEqual({ entries: ['Short'], elsewhere: [link] })
})

test('what a page does not name itself stands elsewhere sooner', () => {
  const middle = { ...hidden('Middle'), comment: commentOf('Says more. '.repeat(500)) }
  const unexported = [hidden('One', 'Middle'), hidden('Two', 'Middle'), middle]
  const shown = shownBy([
    packageOf('cart', [exported('A', 'One'), exported('B', 'Middle'), exported('C', 'Middle'), exported('D', 'Two')], unexported),
  ])
  expect(shown('@shop/cart!A')).toEqual({ entries: ['One'], elsewhere: ['Middle with B: /@shop/cart!B/#~Middle'] })
  expect(shown('@shop/cart!C')).toEqual({ entries: ['Middle'], elsewhere: [] })
})

test('of two pages that name a long one, that of a declaration in its file has it', () => {
  const [first, second, deep] = ['a.ts', 'b.ts', 'b.ts'].map((file) => ({ source: { file, line: 1 } }))
  const entries = [
    { ...exported('Beside', 'D'), ...first },
    { ...exported('Options', 'D'), ...second },
    { ...exported('Other', 'D'), ...second },
  ]
  const shown = shownBy([packageOf('cart', entries, [{ ...long('D'), ...deep }])])
  expect(['Beside', 'Options', 'Other'].map((name) => shown(`@shop/cart!${name}`).entries)).toEqual([[], ['D'], []])
})

test('a long one that a single page uses stands there', () => {
  const shown = shownBy([packageOf('cart', [exported('A', 'Long')], [{ ...long('Long'), name: 'x'.repeat(100_000) }])])
  expect(shown('@shop/cart!A')).toMatchObject({ elsewhere: [] })
})

test('the page of a package is preferred to those of others, and its anchor is the one that it has there', () => {
  const other = { ...hidden('Long'), id: '@shop/types!~Long' }
  const bag = unionOf('@shop/bag!Bag', ['@shop/cart!~Long', '@shop/types!~Long'])
  const cart = exported('Cart', 'Through')
  const types: ApiEntry = unionOf('@shop/types!Item', ['@shop/types!~Long', '@shop/cart!~Long'])
  const shown = shownBy([
    packageOf('bag', [bag]),
    packageOf('cart', [cart], [hidden('Through', 'Long'), long('Long')]),
    packageOf('types', [types], [other]),
  ])
  expect(shown('@shop/bag!Bag')).toEqual({ entries: ['Long'], elsewhere: ['Long with Cart: /@shop/cart!Cart/#~Long'] })
  expect(shown('@shop/cart!Cart')).toEqual({ entries: ['Through', 'Long'], elsewhere: [] })
})
