import { expect, test } from 'vitest'
import {
  aliasOf,
  augmentationOf,
  classOf,
  deprecatedComment,
  functionOf,
  interfaceOf,
  methodOf,
  namespaceOf,
  nothing,
  packageOf,
  reexportOf,
  signatureOf,
} from './api-fixture.ts'
import { deprecatedIdsOf } from './api-deprecated.ts'
import { apiSymbolsOf } from './api-symbols.ts'

const packages = [
  packageOf('cart', [
    classOf('@shop/cart!default', { displayName: 'Basket' }),
    namespaceOf('@shop/cart!Tools', [aliasOf('@shop/cart!Tools.Row', nothing)]),
    functionOf('@shop/cart!add', [signatureOf([])]),
    functionOf('@shop/cart!make10', [signatureOf([])]),
    functionOf('@shop/cart!Make2', [signatureOf([])]),
    interfaceOf('@shop/cart!Item'),
    reexportOf('@shop/cart!Again', '@shop/types!Item'),
  ]),
  packageOf('types', [interfaceOf('@shop/types!Item'), interfaceOf('@shop/types!item'), interfaceOf('@shop/types!Lost')]),
]
const hrefOf = ({ id }: { readonly id: string }) => (id.endsWith('Lost') ? undefined : `/${id}/`)

test('every declaration with a page, A to Z, whatever order the packages are in', () => {
  const names = apiSymbolsOf({ packages }, hrefOf).map((symbol) => `${symbol.kind} ${symbol.name} ${symbol.package}`)
  expect(names).toEqual([
    'function add @shop/cart',
    'class Basket @shop/cart',
    'interface Item @shop/cart',
    'interface Item @shop/types',
    'interface item @shop/types',
    'function Make2 @shop/cart',
    'function make10 @shop/cart',
    'namespace Tools @shop/cart',
    'type Tools.Row @shop/cart',
  ])
  expect(apiSymbolsOf({ packages: packages.toReversed() }, hrefOf)).toEqual(apiSymbolsOf({ packages }, hrefOf))
})

test('an augmentation is not listed as a namespace', () => {
  const entries = [augmentationOf('@shop/a!"vue"', [interfaceOf('@shop/a!"vue".Options')]), namespaceOf('@shop/a!N', [])]
  expect(apiSymbolsOf({ packages: [packageOf('a', entries)] }, hrefOf).filter((symbol) => symbol.isAugmentation)).toMatchObject([
    { kind: 'namespace', href: '/@shop/a!"vue"/' },
  ])
})

const old = (returns = nothing) => signatureOf([], returns, deprecatedComment)

test.each([
  ['a comment', classOf('@shop/a!A', { comment: deprecatedComment }), ['@shop/a!A']],
  ['no comment', classOf('@shop/a!A'), []],
  ['all signatures', functionOf('@shop/a!f', [old(), old()]), ['@shop/a!f']],
  ['one of two signatures', functionOf('@shop/a!f', [old(), signatureOf([])]), []],
  ['a member', classOf('@shop/a!A', { members: [methodOf('@shop/a!A#m', old())] }), ['@shop/a!A#m']],
  ['what stands in a namespace', namespaceOf('@shop/a!N', [functionOf('@shop/a!N.f', [old()])]), ['@shop/a!N.f']],
])('deprecated by %s', (_, entry, expected) => {
  expect([...deprecatedIdsOf([packageOf('a', [entry])])]).toEqual(expected)
})
