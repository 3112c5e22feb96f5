import { expect, test } from 'vitest'
import { facetsOf, narrowed } from './facets.ts'
import { markedText } from './marked-text.ts'
import { placeOf } from './place.ts'
import { hitOfRecord, hrefInSite } from './record-hit.ts'
import { suggestionsOf } from './suggestions.ts'

const place = placeOf({ origin: 'https://www.example.com' }, 'http://127.0.0.1:4000')

test.each([
  ['', []],
  ['plain', [['plain', false]]],
  [
    'a \uE000b\uE001 c',
    [
      ['a ', false],
      ['b', true],
      [' c', false],
    ],
  ],
  [
    '\uE000a\uE001\uE000b\uE001',
    [
      ['a', true],
      ['b', true],
    ],
  ],
  ['&lt;b&gt; &amp;lt; &quot;', [['<b> &lt; "', false]]],
  ['open \uE000end', [['open end', false]]],
])('%j is shown as %j', (value, expected) => {
  expect(markedText(value).map(({ text, isMatch }) => [text, isMatch])).toEqual(expected)
})

test.each([
  ['https://www.example.com/docs/a/#b', '/docs/a/#b'],
  ['http://127.0.0.1:4000/docs/a/', '/docs/a/'],
  ['https://other.example.com/x/', 'https://other.example.com/x/'],
  ['/docs/a/', '/docs/a/'],
  ['https://[', 'https://['],
])('%s leads to %s', (url, href) => expect(hrefInSite(url, place)).toBe(href))

test('a record of a section has its headings as title and path', () => {
  const fields = {
    url: 'https://www.example.com/docs/server/#hooks',
    type: 'content',
    content: 'Called after a login.',
    hierarchy: { lvl0: 'Documentation', lvl1: 'Server', lvl2: 'Hooks', lvl3: null },
  }
  expect(hitOfRecord({ fields, marked: { 'hierarchy.lvl2': '\uE000Hook\uE001s' } }, place)).toEqual({
    kind: 'section',
    title: [
      { text: 'Hook', isMatch: true },
      { text: 's', isMatch: false },
    ],
    path: ['Documentation', 'Server'],
    href: '/docs/server/#hooks',
    pageHref: '/docs/server/',
    isDeprecated: false,
    snippet: [{ text: 'Called after a login.', isMatch: false }],
  })
})

test('levels may be flat, and a kind is taken over', () => {
  const fields = { url: '/api/', 'hierarchy.lvl0': 'API', 'hierarchy.lvl1': 'User', kind: 'interface', deprecated: true }
  expect(hitOfRecord({ fields, marked: {} }, place)).toMatchObject({
    kind: 'interface',
    path: ['API'],
    isDeprecated: true,
    snippet: [],
  })
})

test.each([
  ['javascript:alert(1)'],
  [' javascript:alert(1)'],
  ['\u0001https://a.b'],
  ['java\tscript:x'],
  ['data:text/html,x'],
  ['//elsewhere.example/'],
  ['/\\elsewhere.example/'],
  ['/\t/elsewhere.example/'],
  [undefined],
  [7],
])('a record that leads to %j is left out', (url) => {
  expect(hitOfRecord({ fields: { url, 'hierarchy.lvl1': 'x' }, marked: {} }, place)).toBeUndefined()
})

test('facets are those with a choice, most first', () => {
  expect(facetsOf({ kind: { enum: 1, class: 3, type: 1 }, language: { en: 5 }, unknown: { a: 1, b: 2 } })).toEqual({
    kind: [
      { value: 'class', count: 3 },
      { value: 'enum', count: 1 },
      { value: 'type', count: 1 },
    ],
  })
  expect(narrowed({ kind: [], package: ['a'] })).toEqual([['package', ['a']]])
})

test('suggestions name each title once, best first', () => {
  const hits = ['A', 'B', 'A', 'C', 'D'].flatMap(
    (title, index) => hitOfRecord({ fields: { url: `/${index}/`, 'hierarchy.lvl1': title }, marked: {} }, place) ?? [],
  )
  expect(suggestionsOf(hits)).toEqual([
    { title: 'A', href: '/0/' },
    { title: 'B', href: '/1/' },
    { title: 'C', href: '/3/' },
  ])
})
