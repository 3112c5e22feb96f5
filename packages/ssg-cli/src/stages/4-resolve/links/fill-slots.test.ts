// What stands in the open places of a page.
import { describe, expect, test } from 'vitest'
import type { Slot } from '@docgen/model'
import { configOf, pageOf } from '../../../sources/page-fixture.ts'
import { classOf, functionOf, methodOf, packageOf, signatureOf } from '../api/api-fixture.ts'
import { siteOf, type FixtureParts } from '../site-fixture.ts'
import { fillSlots, withSlots } from './fill-slots.ts'
import type { LinkSource } from './link-source.ts'

const slot = (kind: Slot['kind'], href: string, line = 1): Slot => ({ kind, href, line, column: 3 })
const cart = packageOf('cart', [
  classOf('@shop/cart!Cart', { members: [methodOf('@shop/cart!Cart#add', signatureOf([]))] }),
  functionOf('@shop/cart!openCart', []),
])
const mentioning = pageOf('docs/b.md', { mentions: [{ package: '@shop/cart', imported: [] }] })
const parts: FixtureParts = {
  config: configOf({ base: '/shop/' }),
  pages: [pageOf('docs/a.md'), mentioning, pageOf('docs/c & d.md')],
  packages: [cart],
  assets: [
    { file: 'docs/flow.png', hash: 'hash', width: 2, height: 3 },
    { file: 'docs/wide.svg', hash: 'hash', width: 2 },
    'docs/plain.txt',
  ],
}
const site = siteOf(parts)
const a: LinkSource = { at: { file: 'docs/a.md', line: 1, column: 1 }, path: '/docs/a/' }
const b: LinkSource = { at: { file: 'docs/b.md', line: 1, column: 1 }, path: '/docs/b/' }
const fill = (slots: readonly Slot[], source = a) => fillSlots(slots, source, site.targets)

describe('links and images', () => {
  test.each<[Slot, string | null]>([
    [slot('link', 'b.md'), '/shop/docs/b/'],
    [slot('link', 'c%20&%20d.md?a=1&b="2"<'), '/shop/docs/c%20&amp;%20d/?a=1&amp;b=&quot;2&quot;&lt;'],
    [slot('link', 'flow.png'), '/shop/assets/flow-hash.png'],
    [slot('image', 'flow.png'), '/shop/assets/flow-hash.png" width="2" height="3'],
    [slot('image', 'wide.svg'), '/shop/assets/wide-hash.svg'],
    [slot('image', 'https://example.org/a.png?a&b'), 'https://example.org/a.png?a&amp;b'],
    [slot('image', 'https://github.com/a/b/blob/main/c.png'), 'https://github.com/a/b/raw/main/c.png'],
    [slot('link', 'https://github.com/a/b/blob/main/c.png'), 'https://github.com/a/b/blob/main/c.png'],
    [slot('image', 'https://github.com/a/b/c/blob/d.png'), 'https://github.com/a/b/c/blob/d.png'],
    [slot('link', 'javascript:x'), null],
  ])('%j', (given, value) => expect(fill([given]).values).toEqual([value]))

  test('tell which files they use, and what is wrong with them, where they stand', () => {
    const { assets, diagnostics, hrefs } = fill([
      slot('link', 'gone.md', 4),
      slot('image', 'flow.png'),
      slot('link', 'plain.txt'),
      slot('link', 'b.md'),
    ])
    expect(assets.map(({ file }) => file)).toEqual(['docs/flow.png', 'docs/plain.txt'])
    expect(diagnostics).toMatchObject([{ code: 'broken-link', file: 'docs/a.md', line: 4, column: 3 }])
    expect(hrefs).toEqual(['gone.md', '/shop/assets/flow-hash.png', '/shop/assets/plain-hash.txt', '/shop/docs/b/'])
  })

  test('of a text from elsewhere an image is the file, and a link the page of the file', () => {
    const elsewhere = { at: a.at, externalBase: 'https://git.example/blob/main' }
    expect(fill([slot('link', 'x.png'), slot('image', 'x.png')], elsewhere).values).toEqual([
      'https://git.example/blob/main/x.png',
      'https://git.example/raw/main/x.png',
    ])
    const tree = { at: a.at, externalBase: 'https://git.example/tree/main/docs' }
    expect(fill([slot('image', 'x.png')], tree).values).toEqual(['https://git.example/raw/main/docs/x.png'])
  })
})

describe('inline code', () => {
  const link = (text: string, href: string): string => `<a href="${href}">${text}</a>`
  test('names a declaration of a package that the page is about', () => {
    const { values, apiIds, hrefs } = fill([slot('code', 'Cart'), slot('code', 'Nothing<T>'), slot('code', 'openCart()')], b)
    expect(values).toEqual([
      link('Cart', '/shop/api/cart/class/Cart/'),
      'Nothing&lt;T>',
      link('openCart()', '/shop/api/cart/function/openCart/'),
    ])
    expect(apiIds).toEqual(['@shop/cart!Cart', undefined, '@shop/cart!openCart'])
    expect(hrefs).toEqual([undefined, undefined, undefined])
  })

  test('stays plain on a page that is about no package', () => {
    expect(fill([slot('code', 'Cart')]).values).toEqual(['Cart'])
  })

  test('a link to the reference makes the page one about its package', () => {
    const { values, apiIds, subject } = fill([slot('code', 'openCart'), slot('link', 'api:Cart'), slot('code', 'Cart')])
    expect(values).toEqual([
      link('openCart', '/shop/api/cart/function/openCart/'),
      '/shop/api/cart/class/Cart/',
      link('Cart', '/shop/api/cart/class/Cart/'),
    ])
    expect(apiIds).toEqual(['@shop/cart!openCart', '@shop/cart!Cart', '@shop/cart!Cart'])
    expect([...(subject?.packages ?? [])]).toEqual(['@shop/cart'])
  })

  test.each(['/api/cart/class/Cart/?a#b', '/shop/api/cart/class/Cart', '/api/cart/'])('so does %s', (href) => {
    expect(fill([slot('link', href), slot('code', 'openCart')]).values[1]).toBe(
      link('openCart', '/shop/api/cart/function/openCart/'),
    )
  })

  test('never leads from the page of a declaration to itself', () => {
    const own = { at: { file: 'src/cart.ts', line: 1, column: 1 }, path: '/api/cart/class/Cart/' }
    expect(fill([slot('code', 'Cart'), slot('code', 'openCart')], own).values).toEqual([
      'Cart',
      link('openCart', '/shop/api/cart/function/openCart/'),
    ])
  })

  test('leads to a member on its own page by its anchor alone', () => {
    const own = { at: { file: 'src/cart.ts', line: 1, column: 1 }, path: '/api/cart/class/Cart/' }
    expect(fill([slot('code', 'Cart.add')], own).values).toEqual([link('Cart.add', '#add')])
    expect(fill([slot('code', 'Cart.add')], b).values).toEqual([link('Cart.add', '/shop/api/cart/class/Cart/#add')])
    expect(fill([slot('link', '/api/cart/class/Cart/#add')]).apiIds).toEqual(['@shop/cart!Cart#add'])
  })

  test('without a reference nothing is looked for', () => {
    const plain = siteOf({ pages: [mentioning] })
    expect(fillSlots([slot('code', '<Cart>')], b, plain.targets)).toMatchObject({
      values: ['&lt;Cart>'],
      apiIds: [],
      subject: undefined,
    })
  })

  test('a link with a query leads to it too, and one that nobody can decode to nothing', () => {
    const { apiIds, diagnostics } = fill([slot('link', '/api/cart/class/Cart/?a=bc'), slot('link', '/shop/api/%E0%A4%A')])
    expect(apiIds).toEqual(['@shop/cart!Cart', undefined])
    expect(diagnostics).toMatchObject([{ code: 'undecodable-link' }])
  })

  test('one reference of several is enough', () => {
    const { apis } = site.targets
    const targets = { ...site.targets, apis: [...apis, ...apis.map((api) => ({ ...api, path: '/more/' }))] }
    expect(fillSlots([slot('link', 'api:Cart')], a, targets).apiIds).toEqual(['@shop/cart!Cart'])
  })

  test('a page without inline code has no subject', () => {
    expect(fill([slot('link', 'api:Cart')])).toMatchObject({ apiIds: ['@shop/cart!Cart'], subject: undefined })
  })
})

test('of checked code the names of declarations are links, where the code was checked', () => {
  const sample = { file: 'docs/a.md', line: 2, column: 3, language: 'ts', code: 'new Cart()', places: [[3, 1]] } as const
  const links = [{ module: 0, line: 1, column: 5, length: 4, id: '@shop/cart!Cart' }]
  const types = { key: 'k1', texts: ['class Cart'], places: [[4, 4, 0]] } as const
  const samples = [{ sample, findings: [], links, types }]
  const checked = siteOf({ ...parts, samples })
  const filled = fillSlots([slot('sample', '', 2), slot('sample', '', 9), slot('link', 'b.md')], a, checked.targets)
  const value = { links: [{ line: 1, column: 5, length: 4, href: '/shop/api/cart/class/Cart/' }], types: 'k1' }
  expect(filled.values).toEqual([value, { links: [] }, '/shop/docs/b/'])
  expect(filled.codeTypes).toEqual([types])
  // A page that was opened from a disk could not load them.
  const onDisk = { ...checked.targets, config: { ...checked.targets.config, relativeLinks: true } }
  const { values, codeTypes } = fillSlots([slot('sample', '', 2)], a, onDisk)
  expect([values, codeTypes]).toEqual([[{ links: value.links }], []])
  expect(filled.hrefs).toEqual([undefined, undefined, '/shop/docs/b/'])
  expect(filled.diagnostics).toEqual([])
})

test('where a page as a whole cannot be filled, its code is still shown', () => {
  const broken = {
    ...site.targets,
    get apis(): never {
      throw new Error('It is broken.')
    },
  }
  const filled = fillSlots([slot('code', 'a<b'), slot('sample', ''), slot('link', 'b.md')], a, broken)
  expect(filled).toMatchObject({ values: ['a&lt;b', { links: [] }, null], hrefs: [], assets: [], apiIds: [] })
  expect(filled.diagnostics).toMatchObject([
    { code: 'page-failed', file: 'docs/a.md', message: expect.stringContaining('It is broken.') },
  ])
})

describe('the values in their places', () => {
  test.each<[string, Parameters<typeof withSlots>[1], string]>([
    ['<p>a</p>', [], '<p>a</p>'],
    ['\0', [], '\0'],
    ['<a href="\0">b</a>', ['/b/'], '<a href="/b/">b</a>'],
    ['<a href="\0">\0</a>', ['/b/', 'code'], '<a href="/b/">code</a>'],
    ['<a href="\0">\0</a>', ['/b/'], '<a href="/b/"></a>'],
    ['<a xlink:href="\0" id="c">', [null], '<a id="c">'],
    ['<p>\0</p>', [null], '<p></p>'],
    ['<a href="\0" title="c">b</a>', [false], 'b'],
    // What is no link, and one that holds others, stays without its address.
    ['<img src="\0"/> b</a>', [false], '<img/> b</a>'],
    ['<a href="\0">b', [false], '<a>b'],
    ['<a href="/b/">b</a><img src="\0"/></a>', [false], '<a href="/b/">b</a><img/></a>'],
    // Only an attribute that ends here is one.
    ['<p title="a" >"\0"</p>', [null], '<p title="a" >""</p>'],
    [
      '<pre><\0><code>a b</code></pre>',
      [{ links: [{ line: 1, column: 3, length: 1, href: '/b/' }] }],
      '<pre><code>a <a href="/b/">b</a></code></pre>',
    ],
    ['<pre><\0><code>a</code></pre>', [{ links: [] }], '<pre><code>a</code></pre>'],
    ['<code class="c"><\0><b>a</b></code>', [{ links: [], types: 'k1' }], '<code class="c" data-types="k1"><b>a</b></code>'],
    ['text <\0>a', [{ links: [], types: 'k1' }], 'text a'],
  ])('%j with %j', (html, values, expected) => expect(withSlots(html, values)).toBe(expected))
})

test('a link to the page of a package names the package', () => {
  expect(fill([slot('link', '/api/cart/')]).apiIds).toEqual(['@shop/cart!'])
})
