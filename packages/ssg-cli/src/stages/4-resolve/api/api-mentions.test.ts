import { expect, test } from 'vitest'
import { guideOf } from './api-fixture.ts'
import { aboutFirst, mentionsOf } from './api-mentions.ts'

const pathByHref = new Map([
  ['/base/api/cart/class/Cart/', '/api/cart/class/Cart/'],
  ['/base/api/cart/type/%C3%9Cber/', '/api/cart/type/Über/'],
])

test.each([
  ['a link', ['/base/api/cart/class/Cart/'], ['/api/cart/class/Cart/']],
  ['a link to a member', ['/base/api/cart/class/Cart/#add'], ['/api/cart/class/Cart/']],
  ['a link with a query', ['/base/api/cart/class/Cart/?x=1#add'], ['/api/cart/class/Cart/']],
  ['two links, counted once', ['/base/api/cart/class/Cart/', '/base/api/cart/class/Cart/#add'], ['/api/cart/class/Cart/']],
  ['inline code', ['<a href="/base/api/cart/class/Cart/#add">Cart.add</a>'], ['/api/cart/class/Cart/']],
  ['an encoded name', ['/base/api/cart/type/%C3%9Cber/'], ['/api/cart/type/Über/']],
  ['other links', ['/base/docs/', '#top', '/base/api/cart/', 'https://example.org/base/api/cart/class/Cart/'], []],
])('%s', (_, values, expected) => {
  const mentions = mentionsOf([guideOf('a')], pathByHref, () => ({ values }))
  expect([...mentions.keys()]).toEqual(expected)
})

test('guides stand in the order in which they are given', () => {
  const docs = [guideOf('b'), guideOf('a'), guideOf('none')]
  const values = (doc: { readonly id: string }) => ({ values: doc.id === 'none' ? [] : ['/base/api/cart/class/Cart/'] })
  expect(
    mentionsOf(docs, pathByHref, values)
      .get('/api/cart/class/Cart/')
      ?.map(({ doc }) => doc.id),
  ).toEqual(['b', 'a'])
})

test('guides that lead to a package before any other are about it, and come first', () => {
  const packages = new Map([
    ['/base/api/cart/', '/api/cart/'],
    ['/base/api/shop/', '/api/shop/'],
  ])
  const links: Readonly<Record<string, readonly string[]>> = {
    all: ['/base/api/shop/', '/base/api/cart/'],
    cart: ['/base/docs/', '/base/api/cart/#use', '/base/api/shop/'],
    shop: ['/base/api/shop/', '/base/api/cart/'],
    more: ['/base/api/cart/'],
  }
  const mentions = mentionsOf(Object.keys(links).map(guideOf), packages, ({ id }) => ({ values: links[id] ?? [] }))
  const guidesOf = (path: string) => aboutFirst(mentions.get(path) ?? []).map(({ doc }) => doc.id)
  expect(guidesOf('/api/cart/')).toEqual(['more', 'cart', 'all', 'shop'])
  expect(guidesOf('/api/shop/')).toEqual(['all', 'shop', 'cart'])
})

test('counts the samples that use a declaration, each once', () => {
  const link = (href: string) => ({ line: 1, column: 1, length: 1, href })
  const values = [
    '/base/api/cart/class/Cart/',
    { links: [link('/base/api/cart/class/Cart/'), link('/base/api/cart/class/Cart/#add')] },
    { links: [link('/base/api/cart/class/Cart/#add')] },
    { links: [] },
  ]
  const mentions = mentionsOf([guideOf('a')], pathByHref, () => ({ values }))
  expect([...mentions.values()].flat().map(({ samples }) => samples)).toEqual([2])
})

test('a site without a reference looks at no guide', () => {
  const mentions = mentionsOf([guideOf('a')], new Map(), () => {
    throw new Error('asked')
  })
  expect(mentions.size).toBe(0)
})
