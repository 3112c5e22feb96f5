import { englishWords, type ApiEntry, type ApiId } from '@docgen/model'
import { expect, test } from 'vitest'
import {
  aliasOf,
  classOf,
  constructorOf,
  deprecatedComment,
  externalTypeOf,
  functionOf,
  interfaceOf,
  methodOf,
  namespaceOf,
  nothing,
  packageOf,
  propertyOf,
  reexportOf,
  signatureOf,
  typeOf,
} from './api-fixture.ts'
import { namedEntriesOf } from './api-entries.ts'
import { apiUsesOf } from './api-uses.ts'

const item = interfaceOf('@shop/types!Item')
const promiseOf = (id: string) => externalTypeOf('typescript', 'Promise', [typeOf(id)])

function usesOf(entries: readonly ApiEntry[], unexported: readonly ApiEntry[] = []) {
  const packages = [packageOf('cart', entries, unexported), packageOf('types', [item])]
  const placeById = new Map<ApiId, { path: string; anchor?: string }>([
    ['@shop/types!Item#price', { path: '/@shop/types!Item', anchor: 'price' }],
    ['@shop/cart!Thing', { path: '/@shop/types!Item' }],
  ])
  for (const { entry } of namedEntriesOf(packages)) {
    placeById.set(entry.id, { path: `/${entry.id}` })
    const members = entry.kind === 'class' || entry.kind === 'interface' ? entry.members : []
    for (const { id, name } of members) placeById.set(id, { path: `/${entry.id}`, anchor: name })
  }
  const uses = apiUsesOf(packages, placeById, englishWords).get('/@shop/types!Item') ?? []
  return uses.map(({ title, anchor, context }) => `${title}${anchor === undefined ? '' : `#${anchor}`}: ${context}`)
}

const cart = '@shop/cart!Cart'
const used = typeOf('@shop/types!Item')

test.each<[string, readonly ApiEntry[], readonly string[]]>([
  ['a parameter', [functionOf('@shop/cart!add', [signatureOf([used])])], ['add: parameter']],
  ['what a function returns', [functionOf('@shop/cart!find', [signatureOf([], used)])], ['find: return type']],
  ['both at once', [functionOf('@shop/cart!swap', [signatureOf([used], used)])], ['swap: parameter and return type']],
  ['two overloads', [functionOf('@shop/cart!add', [signatureOf([used]), signatureOf([used, used])])], ['add: parameter']],
  ['a type argument', [functionOf('@shop/cart!load', [signatureOf([], promiseOf('@shop/types!Item'))])], ['load: return type']],
  [
    'methods and fields',
    [classOf(cart, { members: [methodOf(`${cart}#add`, signatureOf([used])), propertyOf(`${cart}#last`, used)] })],
    ['Cart: parameter of add · type of last'],
  ],
  [
    'several methods in one way',
    [classOf(cart, { members: ['find', 'last'].map((name) => methodOf(`${cart}#${name}`, signatureOf([], used))) })],
    ['Cart: return type of find and last'],
  ],
  [
    'a constructor, but not the class that it makes',
    [classOf(cart, { members: [constructorOf(`${cart}#constructor`, signatureOf([used], typeOf(cart)))] })],
    ['Cart#constructor: parameter of the constructor'],
  ],
  ['a subclass', [classOf(cart, { extends: [used] })], ['Cart: extends']],
  ['an implementer', [classOf(cart, { implements: [used] })], ['Cart: implements']],
  [
    'what a base is given',
    [classOf(cart, { extends: [externalTypeOf('typescript', 'Map', [used])] })],
    ['Cart: type argument of Map'],
  ],
  ['a type alias', [aliasOf('@shop/cart!Items', { kind: 'array', element: used })], ['Items: definition']],
  [
    'the fields of an object type',
    [aliasOf('@shop/cart!Row', { kind: 'object', members: [propertyOf('@shop/cart!Row#item', used)] })],
    ['Row: type of item'],
  ],
  ['a member', [aliasOf('@shop/cart!Price', { kind: 'query', query: typeOf('@shop/types!Item#price') })], ['Price: definition']],
  [
    'its name in another package',
    [reexportOf('@shop/cart!Thing', '@shop/types!Item'), aliasOf('@shop/cart!Items', typeOf('@shop/cart!Thing'))],
    ['Items: definition'],
  ],
  [
    'something in a namespace',
    [namespaceOf('@shop/cart!Tools', [aliasOf('@shop/cart!Tools.Items', used)])],
    ['Tools.Items: definition'],
  ],
  [
    'what is inherited, told where it is declared',
    [
      classOf('@shop/cart!Big', { members: [methodOf('@shop/cart!Big#add', signatureOf([used]), `${cart}#add`)] }),
      classOf(cart, { members: [methodOf(`${cart}#add`, signatureOf([used]))] }),
    ],
    ['Cart#add: parameter of add'],
  ],
  [
    'what is inherited from elsewhere',
    [classOf(cart, { members: [methodOf(`${cart}#add`, signatureOf([used]), 'elsewhere!Base#add')] })],
    ['Cart#add: parameter of add'],
  ],
  [
    'A to Z whatever the case',
    [aliasOf('@shop/cart!Zoo', used), aliasOf('@shop/cart!bag', used), aliasOf('@shop/cart!Bag', used)],
    ['Bag: definition', 'bag: definition', 'Zoo: definition'],
  ],
  ['nothing', [functionOf('@shop/cart!clear', [signatureOf([])])], []],
])('%s', (_, entries, expected) => expect(usesOf(entries)).toEqual(expected))

test('uses through what is not exported, however that refers to itself', () => {
  const hidden = aliasOf('@shop/cart!~Row', { kind: 'union', types: [typeOf('@shop/cart!~Row'), used] })
  expect(usesOf([functionOf('@shop/cart!rows', [signatureOf([], typeOf('@shop/cart!~Row'))])], [hidden])).toEqual([
    'rows: return type',
  ])
})

test('a declaration that uses itself is not one of its users', () => {
  const own = { ...item, members: [propertyOf('@shop/types!Item#next', used)] }
  const uses = apiUsesOf([packageOf('types', [own])], new Map([['@shop/types!Item', { path: '/item/' }]]), englishWords)
  expect([...uses]).toEqual([])
})

test('says the package of a use, and whether its declaration or member is deprecated', () => {
  const members = [methodOf(`${cart}#add`, signatureOf([used], nothing, deprecatedComment)), propertyOf(`${cart}#last`, used)]
  const old = interfaceOf('@shop/cart!Old', { extends: [used], comment: deprecatedComment })
  const packages = [packageOf('cart', [classOf(cart, { members }), old]), packageOf('types', [item])]
  const placeById = new Map(
    [cart, `${cart}#add`, `${cart}#last`, '@shop/cart!Old', '@shop/types!Item'].map((id) => [
      id,
      { path: `/${id.split('#')[0]}`, anchor: id.split('#')[1] },
    ]),
  )
  const uses = apiUsesOf(packages, placeById, englishWords).get('/@shop/types!Item') ?? []
  expect(uses.map((use) => [use.title, use.anchor, use.package, use.isDeprecated])).toEqual([
    ['Cart', 'add', '@shop/cart', true],
    ['Cart', 'last', '@shop/cart', false],
    ['Old', undefined, '@shop/cart', true],
  ])
})
