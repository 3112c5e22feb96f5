// Which addresses may stand on a page, held against how Node, as browsers do, reads addresses.
import * as fc from 'fast-check'
import { expect } from 'vitest'
import { addressOfRefresh, safeHrefOf, safeImageHrefOf, schemeOf } from '@docgen/model'
import { hitOfRecord } from '../../packages/ssg-cli/src/search-client/hosted/record-hit.ts'
import { anyJson, nastyCharacter, objectOf, textOf } from './arbitraries.ts'
import { expectSafeAddress, protocolOf } from './safe-address.ts'
import { holds } from './property.ts'

const schemes =
  'javascript JavaScript vbscript data data:image/png data:text/html blob file about view-source http https mailto tel ftp ws x-y'.split(
    ' ',
  )
const schemeWithGaps = fc
  .tuple(fc.constantFrom(...schemes), fc.array(fc.tuple(fc.nat({ max: 12 }), nastyCharacter), { maxLength: 2 }))
  .map(([scheme, gaps]) => gaps.reduce((text, [at, gap]) => text.slice(0, at) + gap + text.slice(at), scheme))
const rest = textOf(
  [
    '//',
    '/',
    'a',
    '.example',
    '?q=1',
    '#a',
    'alert(1)',
    '%0a',
    '%3A',
    '@',
    ':80',
    '[',
    ']',
    '..',
    'image/png,',
    'image/svg+xml,',
    ';',
  ],
  6,
)
const address = fc
  .tuple(
    textOf([' ', '\t', '\n', '\0', '/', ''], 2),
    schemeWithGaps,
    fc.constantFrom(':', ':', '&colon;', ': ', '', '\t:', '：'),
    rest,
  )
  .map((parts) => parts.join(''))

holds('safe-url', 'an address is allowed where its scheme is, and refused where it is not', address, (written) => {
  const protocol = protocolOf(written)
  const href = safeHrefOf(written)
  if (href !== undefined) {
    expectSafeAddress(href)
    expectSafeAddress(written)
    expect(safeHrefOf(href)).toBe(href)
  } else if (protocol !== undefined) expect(['http:', 'https:', 'mailto:', 'tel:']).not.toContain(protocol)
  const image = safeImageHrefOf(written)
  if (image !== undefined && !/^data:(?:image\/|,)/i.test(image)) expectSafeAddress(image)
  if (protocol !== undefined && schemeOf(written) !== undefined) expect(`${schemeOf(written)}:`).toBe(protocol)
})

const refreshContent = fc
  .tuple(
    textOf([' ', '\t', '0', '5', '.', '\n'], 3),
    fc.constantFrom(';', ',', ' ', '', '; ', ' ;', '\f,'),
    fc.constantFrom('url=', 'URL = ', 'uRl', 'ur', '', '\turl\n=\n', 'url=url='),
    fc.constantFrom('', '"', "'"),
    address,
    fc.constantFrom('', '"x', "'", ' '),
  )
  .map((parts) => parts.join(''))

holds('refresh', 'a page that leads on by itself is read as browsers read it', refreshContent, (content) => {
  const expected = refreshAsSpecified(content)
  if (expected === undefined || protocolOf(expected) !== 'javascript:') return
  const found = addressOfRefresh(content)
  expect(found).toBeDefined()
  expect(safeHrefOf(found ?? '')).toBeUndefined()
})

/** https://html.spec.whatwg.org/#shared-declarative-refresh-steps */
function refreshAsSpecified(input: string): string | undefined {
  const blank = '[\\t\\n\\f\\r ]*'
  const [time, digits] = new RegExp(`^${blank}(\\d*)[\\d.]*`).exec(input) ?? []
  if (time === undefined || (digits === '' && input.trimStart()[0] !== '.')) return undefined
  let left = input.slice(time.length)
  if (left === '' || !/^[;,\t\n\f\r ]/.test(left)) return undefined
  left = left.replace(new RegExp(`^${blank}[;,]?${blank}`), '')
  if (left === '') return undefined
  const named = new RegExp(`^url${blank}=${blank}`, 'i').exec(left)
  const url = named ? left.slice(named[0].length) : left
  const quote = url[0]
  if (quote !== '"' && quote !== "'") return url
  const end = url.indexOf(quote, 1)
  return end < 0 ? url.slice(1) : url.slice(1, end)
}

const levels = [0, 1, 2, 6].map((level) => `hierarchy.lvl${level}`)
const fieldKeys = ['url', 'url', 'hierarchy', ...levels, 'content', 'kind', 'type', 'deprecated', '__proto__']
const marked = textOf(['\uE000', '\uE001', '<img src=x onerror=alert(1)>', '&lt;', '&amp;', 'a'], 5)
const found = fc.record({
  fields: objectOf(fc.oneof(anyJson, address, marked), fieldKeys),
  url: fc.oneof(address, anyJson),
  marked: fc.dictionary(fc.constantFrom(...levels, 'content'), marked),
})

holds('hit', 'what a search service finds leads nowhere that runs script, and is text', found, (input) => {
  const fields = { ...input.fields, url: input.url }
  const place = { origins: ['https://site.example', 'http://localhost:4000'] }
  const hit = hitOfRecord({ fields, marked: input.marked }, place)
  if (!hit) return
  expectSafeAddress(hit.href)
  expectSafeAddress(hit.pageHref)
  expect(hit.path.every((part) => typeof part === 'string')).toBe(true)
  for (const piece of [...hit.title, ...hit.snippet]) {
    expect(piece).toEqual({ text: expect.any(String), isMatch: expect.any(Boolean) })
    // A record without a title goes by its address.
    if (piece.text !== hit.href) expect(piece.text).not.toMatch(/[\uE000\uE001]/)
  }
})
