// No address with a scheme that runs script leaves the resolver, whoever wrote it and however.
import { describe, expect, test } from 'vitest'
import type { Slot } from '@docgen/model'
import { createNameLookup } from '../../../common/name-lookup.ts'
import { createNearestLookup } from '../../../common/nearest-lookup.ts'
import { fillSlots, withSlots } from './fill-slots.ts'
import { safeHeadTagsOf, unsafeAddressesOf } from '../../../syntax/html/head-tags.ts'
import type { LinkTargets } from './link-targets.ts'
import { pageFoldersOf } from './page-folders.ts'
import { configOf } from '../../../sources/page-fixture.ts'
import { resolveLink } from './resolve-link.ts'
import { writtenFilesOf } from './written-files.ts'

// The parts that links to elsewhere are resolved by.
const targets = {
  graph: { routes: [], routeByPath: new Map(), pathByFile: new Map() },
  apis: [],
  assetByFile: new Map(),
  assetFiles: [],
  refused: new Map(),
  named: new Map(),
  packageByReadme: new Map(),
  atName: createNameLookup(),
  pageFolders: () => pageFoldersOf({ pathByFile: new Map(), routeByPath: new Map() }),
  nearestIn: createNearestLookup(),
  writtenFiles: () => writtenFilesOf([]),
  titledFiles: () => new Map(),
  draftFiles: new Set(),
  mdxFiles: () => new Set(),
  assetByStaticPath: new Map(),
  apiNames: { find: () => ({}), findNearest: () => undefined },
  placeById: new Map(),
  config: configOf({ url: 'https://docs.example', sources: [] }),
} as unknown as LinkTargets
const at = { file: 'docs/a.md', line: 3, column: 5 }

const unsafe = [
  'javascript:alert(1)',
  ' javascript:alert(1)',
  '\tjavascript:alert(1)',
  '\u0001javascript:alert(1)',
  '\u000ejavascript:alert(1)',
  'java\tscript:alert(1)',
  'java\nscript:alert(1)',
  'javascript\r:alert(1)',
  'JaVaScRiPt:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  'blob:https://docs.example/1',
]

test.each(['C:\\docs\\a.md', 'c:/docs/a.md'])('the hint for %j is a path', (written) => {
  const { diagnostic } = resolveLink(written, { at }, targets)
  expect(diagnostic?.hint).toBe('Write a path from the file of the page, with "/" between its parts.')
})

test.each(unsafe)('%j has no href and is reported', (written) => {
  const { href, diagnostic } = resolveLink(written, { at, path: '/a/' }, targets)
  expect(href).toBeUndefined()
  expect(diagnostic).toMatchObject({ code: 'unsafe-link', line: 3, column: 5 })
})

test('an address that a base of elsewhere makes is checked too', () => {
  const { href, diagnostic } = resolveLink('x.md', { at, externalBase: 'javascript:alert(1)//' }, targets)
  expect([href, diagnostic?.code]).toEqual([undefined, 'unsafe-link'])
})

test.each([
  [' https://example.org/\n', 'https://example.org/'],
  ['mailto:a@example.org', 'mailto:a@example.org'],
  ['//example.org', '//example.org'],
  ['javascript%3Aalert(1)', 'javascript%3Aalert(1)'],
  ['https://docs.example/javascript:alert(1)', 'https://docs.example/javascript:alert(1)'],
])('%j leads to %s', (written, href) => expect(resolveLink(written, { at }, targets).href).toBe(href))

describe('the attribute of a refused address is left out', () => {
  const slot = (kind: Slot['kind'], href: string): Slot => ({ kind, href, line: 1, column: 1 })
  test.each([
    ['<a href="\0">x</a>', [slot('link', 'javascript:x')], '<a>x</a>'],
    ['<a class="b" href="\0" title="t">x</a>', [slot('link', '\tjavascript:x')], '<a class="b" title="t">x</a>'],
    ['<img src="\0" alt="">', [slot('image', 'data:text/html,x')], '<img alt="">'],
    ['<video src="\0" poster="\0">', [slot('link', 'https://a.b'), slot('link', 'vbscript:x')], '<video src="https://a.b">'],
    ['<a href="\0">x</a><a href="\0">y</a>', [slot('link', 'data:,'), slot('link', 'tel:1')], '<a>x</a><a href="tel:1">y</a>'],
    ['<form action="\0">', [slot('link', 'java\tscript:x')], '<form>'],
    ['<button formAction="\0">', [slot('link', 'javascript:x')], '<button>'],
    ['<object data="\0">', [slot('link', 'javascript:x')], '<object>'],
    ['<svg><a xlink:href="\0">', [slot('link', 'javascript:x')], '<svg><a>'],
    // A component may show an address as text.
    ['<p>\0</p>', [slot('link', 'javascript:x')], '<p></p>'],
  ])('%j', (html, slots, expected) => {
    const { values, diagnostics } = fillSlots(slots, { at }, targets)
    expect(withSlots(html, values)).toBe(expected)
    expect(diagnostics.map(({ code }) => code)).toEqual(['unsafe-link'])
  })
})

test.each([
  [{ tag: 'link', attributes: { rel: 'icon', href: 'data:image/svg+xml,x' } }, []],
  [{ tag: 'link', attributes: { rel: 'icon', href: ' java\tscript:x' } }, ['href']],
  [{ tag: 'link', attributes: { rel: 'stylesheet', HREF: 'data:text/css,x' } }, ['HREF']],
  [{ tag: 'script', attributes: { src: 'data:text/javascript,x', async: true } }, ['src']],
  [{ tag: 'script', attributes: { src: 'https://cdn.example/x.js' } }, []],
  [{ tag: 'meta', attributes: { 'http-equiv': 'refresh', content: '0;url=javascript:x' } }, ['content']],
  [{ tag: 'meta', attributes: { httpEquiv: 'Refresh', content: "1, URL='java\nscript:x'" } }, ['content']],
  [{ tag: 'meta', attributes: { httpEquiv: 'refresh', content: '5; https://docs.example/' } }, []],
  [{ tag: 'meta', attributes: { name: 'description', content: 'About javascript: links' } }, []],
] as const)('the addresses of the tag %j that are refused: %j', (tag, names) => {
  expect(unsafeAddressesOf(tag).map(([name]) => name)).toEqual(names)
  const [safe] = safeHeadTagsOf([tag])
  expect(Object.keys(safe?.attributes ?? {})).toEqual(
    Object.keys(tag.attributes).filter((name) => !(names as readonly string[]).includes(name)),
  )
})

test('a link that cannot be resolved is a finding at its place, and the others are resolved', () => {
  const failing = {
    ...targets,
    nearestIn: () => {
      throw new Error('The index is broken.')
    },
  }
  const slots = ['/away/', 'https://a.example'].map((href, index) => ({
    kind: 'link' as const,
    href,
    line: index + 3,
    column: 5,
  }))
  const { values, diagnostics } = fillSlots(slots, { at: { file: 'docs/a.md', line: 1, column: 1 } }, failing)
  expect(values).toEqual([null, 'https://a.example'])
  expect(diagnostics.map(({ code, line, column, message }) => `${line}:${column} ${code} ${message}`)).toEqual([
    '3:5 page-failed This text cannot be compiled: The index is broken.',
  ])
})
