import { expect, test } from 'vitest'
import type { Slot } from '@docgen/model'
import { aliasOf, namespaceOf, nothing, packageOf } from '../api/api-fixture.ts'
import { siteOf } from '../site-fixture.ts'
import { commentLinkOf, neighbourLinkOf } from './comment-links.ts'
import { fillMarkdown } from './fill-markdown.ts'
import { fillSlots, withSlots } from './fill-slots.ts'

const mdn = 'https://developer.mozilla.org/en-US/docs/Web'
const unexportedHrefs = new Map([
  ['@a/b!~Clock', '#~Clock'],
  ['@a/b!~Shared', '/api/b/class/Other/#~Shared'],
])
const externalHrefs = { 'zod:ZodType': 'https://zod.example/ZodType/', 'evil:Name': 'javascript:alert(1)' }
const linkOf = (href: string) => commentLinkOf(href, unexportedHrefs, { externalHrefs })

test.each([
  ['external:typescript:Uint8Array', `${mdn}/JavaScript/Reference/Global_Objects/Uint8Array`],
  ['external:typescript:fetch', `${mdn}/API/Window/fetch`],
  ['external:typescript:Promise.all', `${mdn}/JavaScript/Reference/Global_Objects/Promise`],
  ['external:typescript:Intl.NumberFormat', `${mdn}/JavaScript/Reference/Global_Objects/Intl/NumberFormat`],
  ['external:@types/node:Buffer.from', 'https://nodejs.org/api/buffer.html#class-buffer'],
  ['external:zod:ZodType', 'https://zod.example/ZodType/'],
  ['external:typescript:IteratorYieldResult', undefined],
  ['external:zod:Absent', undefined],
  ['external:evil:Name', undefined],
  ['api:@a/b!~Clock', '#~Clock'],
  ['api:@a/b!~Clock#now', '#~Clock'],
  ['api:@a/b!~Shared#name', '/api/b/class/Other/#~Shared'],
  ['api:@a/b!~Elsewhere', undefined],
])('%s leads to %s', (href, expected) => expect(linkOf(href)).toEqual({ href: expected }))

test.each(['api:@a/b!Clock', 'api:@a/b!Clock#~x', 'https://a.example/external:b:c', '#a', ''])('%s is found elsewhere', (href) =>
  expect(linkOf(href)).toBeUndefined(),
)

const { targets } = siteOf({ packages: [packageOf('cart', [])] })
const source = { at: { file: 'src/a.ts', line: 1, column: 1 }, path: '/api/cart/', commentLink: linkOf }
const slot = (href: string): Slot => ({ kind: 'link', href, line: 1, column: 1 })

test.each([
  ['<p><a href="\0"><code>Clock</code></a></p>', 'api:@a/b!~Clock', '<p><a href="#~Clock"><code>Clock</code></a></p>'],
  ['<p>a <a href="\0" title="b"><code>x</code> y</a> c <a>d</a></p>', 'external:a:x', '<p>a <code>x</code> y c <a>d</a></p>'],
  // Nobody writes them so.
  ['<p><a href="\0" title="b</p>', 'external:a:x', '<p><a title="b</p>'],
  ['<p><b href="\0">x</b></p>', 'external:a:x', '<p><b>x</b></p>'],
])('the text of a link without an address stands alone: %j', (html, href, expected) => {
  const { values, diagnostics } = fillSlots([slot(href)], source, targets)
  expect(withSlots(html, values)).toBe(expected)
  expect(diagnostics).toEqual([])
})

test.each([
  ['a [Clock](\u{0}0\u{0}) b', 'a Clock b'],
  ['a \\[ [`x[0]` \\] y](\u{0}0\u{0}) b', 'a \\[ `x[0]` \\] y b'],
  ['[a](\u{0}0\u{0}), [`b`](\u{0}0\u{0}) and ](\u{0}0\u{0})', 'a, `b` and ]()'],
  ['[a](\u{0}1\u{0}) [b](\u{0}0\u{0})', '[a](#~Clock) b'],
])('in Markdown too: %j', (markdown, expected) => {
  const slots = [slot('external:a:x'), slot('api:@a/b!~Clock')]
  const filled = fillSlots(slots, source, targets)
  const context = { markdownAddresses: { addressOf: (href: string) => href, hrefOf: () => undefined }, targets }
  expect(fillMarkdown(markdown, slots, filled, '/api/cart/', context)).toBe(expected)
})

const list = ['map', 'flatMap', 'Some', 'some'].map((name) => aliasOf(`@shop/cart!List.${name}`, nothing))
const inNamespaces = siteOf({
  packages: [
    packageOf('cart', [
      namespaceOf('@shop/cart!List', list),
      ...['map', 'sum'].map((name) => aliasOf(`@shop/cart!${name}`, nothing)),
    ]),
  ],
}).targets

test.each([
  ['what is in the same namespace', '/api/cart/type/List.flatMap/', '#map', '/api/cart/type/List.map/'],
  ['its anchor as that of a heading', '/api/cart/type/List.map/', '#flatmap', '/api/cart/type/List.flatMap/'],
  ['a name in its own case', '/api/cart/type/List.map/', '#Some', '/api/cart/type/List.Some/'],
  ['a name that may be either', '/api/cart/type/List.map/', '#SOME', undefined],
  ['what is only in the package', '/api/cart/type/List.map/', '#sum', undefined],
  ['what is in the package beside it', '/api/cart/type/sum/', '#map', '/api/cart/type/map/'],
  ['what is in a namespace, from that', '/api/cart/namespace/List/', '#flatmap', '/api/cart/type/List.flatMap/'],
  ['what has a row on the page of the namespace', '/api/cart/namespace/List/', '#flatMap', undefined],
  ['nothing', '/api/cart/type/sum/', '#', undefined],
  ['what is no anchor', '/api/cart/type/sum/', 'map', undefined],
])('an anchor that the page lacks leads to %s', (_, path, href, expected) => {
  const route = inNamespaces.graph.routeByPath.get(path)
  if (route?.kind !== 'api-entry') throw new Error(`No page ${path}`)
  expect(neighbourLinkOf(href, route, inNamespaces)?.href).toBe(expected)
})

test('the page of a namespace has an anchor for each kind and each export', () =>
  expect([...inNamespaces.anchorsOf('/api/cart/namespace/List/')]).toEqual(['map', 'flatMap', 'Some', 'some', 'type-aliases']))
