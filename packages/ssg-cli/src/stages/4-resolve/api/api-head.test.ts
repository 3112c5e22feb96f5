import { englishWords, type ApiNamespace } from '@docgen/model'
import { expect, test } from 'vitest'
import { titleInCode, type PagedEntry } from './api-entries.ts'
import {
  aliasOf,
  augmentationOf,
  classOf,
  commentOf,
  constructorOf,
  functionOf,
  interfaceOf,
  methodOf,
  nothing,
  packageOf,
  reexportOf,
  propertyOf,
  signatureOf,
} from './api-fixture.ts'
import { descriptionOf, headTitleOf } from './api-head.ts'

const described = commentOf('User id.')

test.each<[string, PagedEntry, string]>([
  [
    'its own summary with the names that links stand for',
    classOf('@shop/cart!Cart', {
      comment: commentOf('See {@link Row}, {@link @shop/pay!Price.sum} and {@linkplain Till|the till}.'),
    }),
    'See Row, Price.sum and the till.',
  ],
  [
    'its own summary without HTML',
    classOf('@shop/cart!Cart', { comment: commentOf('<p align="center">Holds <i>rows</i> of `Map<K>`.</p>') }),
    'Holds rows of Map<K>.',
  ],
  ['its own summary', classOf('@shop/cart!Cart', { comment: commentOf('Holds `rows`.\n\nMore.') }), 'Holds rows.'],
  [
    'what is in it, and not what is said of that',
    classOf('@shop/cart!Cart', {
      members: [
        constructorOf('@shop/cart!Cart#constructor', signatureOf([], nothing, described)),
        methodOf('@shop/cart!Cart#add', signatureOf([], nothing, described)),
        methodOf('@shop/cart!Cart#toString', signatureOf([], nothing, described), '@shop/base!Base'),
        propertyOf('@shop/cart!Cart#rows', nothing),
      ],
    }),
    'Cart is a class of @shop/cart: add, rows.',
  ],
  [
    'the first of many',
    interfaceOf('@shop/cart!Row', {
      members: ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((name) => propertyOf(`@shop/cart!Row#${name}`, nothing)),
    }),
    'Row is an interface of @shop/cart: a, b, c, d, e and 2 more.',
  ],
  [
    'the summary of a signature',
    functionOf('@shop/cart!pay', [signatureOf([]), signatureOf([], nothing, commentOf('Pays.'))]),
    'Pays.',
  ],
  [
    'the parameters of a function',
    functionOf('@shop/cart!pay', [signatureOf([nothing])]),
    'pay is a function of @shop/cart: p0.',
  ],
  [
    'what is added to another module',
    { ...augmentationOf('kit!"vue"', [interfaceOf('kit!"vue".Options')]), displayName: 'vue' },
    'What @shop/cart adds to vue: Options.',
  ],
  ['what it is', aliasOf('@shop/cart!Price', nothing), 'Price is a type alias of @shop/cart.'],
])('the description of a declaration is %s', (_, entry, expected) => {
  expect(descriptionOf(entry, '@shop/cart', englishWords)).toBe(expected)
})

const price = interfaceOf('@shop/cart!Money:namespace.Price')
const money: ApiNamespace = {
  ...aliasOf('@shop/cart!Money', nothing),
  id: '@shop/cart!Money:namespace',
  kind: 'namespace',
  entries: [price, { ...functionOf('@shop/cart!Money:namespace.Price:function', []), displayName: 'Price' }],
}

test.each<[string, PagedEntry, string, (readonly ApiNamespace[])?]>([
  ['its name', classOf('@shop/cart!Cart'), 'Cart'],
  ['its name within its namespace', functionOf('@shop/cart!Money:namespace.add', []), 'Money.add', [money]],
  ['its name and its kind, where its namespace has the name twice', price, 'Money.Price (interface)', [money]],
  [
    'the name that the namespace was declared with',
    functionOf('kit!export=.add', []),
    'kit.add',
    [{ ...money, displayName: 'kit' }],
  ],
  [
    'the module that is added to, and that it is added to',
    { ...augmentationOf('kit!"vue"', []), displayName: 'vue' },
    'vue (augmentation)',
  ],
  ['its name and its kind, where the package has the name twice', interfaceOf('@shop/cart!Price'), 'Price (interface)'],
])('its title is %s', (_, entry, expected, namespaces = []) => {
  const entries = [
    { ...reexportOf('@shop/cart!default', '@shop/cart!Cart'), displayName: 'Cart' },
    classOf('@shop/cart!Cart'),
    interfaceOf('@shop/cart!Price'),
    aliasOf('@shop/cart!Price', nothing),
  ]
  expect(headTitleOf(entry, namespaces, packageOf('cart', entries), englishWords)).toBe(expected)
})

test.each<[string, readonly ApiNamespace[], string]>([
  ['on its own', [], 'Cart'],
  ['in a namespace', [namespaceNamed('Old'), namespaceNamed('Tools')], 'Old.Tools.Cart'],
  ['in a module that the package adds to', [namespaceNamed('"@shop/base"'), namespaceNamed('Tools')], 'Tools.Cart'],
  ['in the global scope', [namespaceNamed('global')], 'Cart'],
])('the title of a page is what readers write: %s', (_, namespaces, expected) =>
  expect(titleInCode(namespaces, classOf('@shop/cart!Cart'))).toBe(expected),
)

function namespaceNamed(name: string): ApiNamespace {
  return { id: `@shop/cart!${name}`, name, displayName: name, flags: {}, kind: 'namespace', entries: [] }
}
