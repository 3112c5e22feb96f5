import { expect, test } from 'vitest'
import {
  closesFence,
  fenceMarkerFor,
  fenceOpenerOf,
  fencesOf,
  longestBackticksIn,
  onlyFenceOf,
  possibleFenceInfosOf,
} from './fences.ts'

test.each([
  ['```ts title="a"', { marker: '```', info: 'ts title="a"' }],
  ['  ~~~~ ~ts\r', { marker: '~~~~', info: '~ts' }],
  ['```', { marker: '```', info: '' }],
  ['``', undefined],
  ['```a```', undefined],
  ['~~~a```', { marker: '~~~', info: 'a```' }],
  ['a ```', undefined],
])('%j opens %j', (line, opener) => expect(fenceOpenerOf(line)).toEqual(opener))

test.each([
  ['```', '```', true],
  ['`````  ', '```', true],
  ['```\r', '```', true],
  ['``', '```', false],
  ['```', '````', false],
  ['~~~', '```', false],
  ['``` a', '```', false],
])('%j closes %s: %s', (line, marker, closes) => expect(closesFence(line, marker)).toBe(closes))

// That they are those of the parsers is a test of the stage that parses.
test('fences have the lines that they begin and end in, closed or not', () => {
  const lines = ['# A', '```ts {1}', 'a', '```', '> ~~~', '> b', '', '````js', 'c']
  expect(fencesOf(lines)).toEqual([
    { first: 1, last: 3, isClosed: true, marker: '```', info: 'ts {1}' },
    { first: 4, last: 5, isClosed: false, marker: '~~~', info: '' },
    { first: 7, last: 8, isClosed: false, marker: '````', info: 'js' },
  ])
})

test.each([
  ['```ts\na\n\nb\n```', { info: 'ts', code: 'a\n\nb' }],
  ['~~~\n~~~', { info: '', code: '' }],
  ['````\n```\n````', { info: '', code: '```' }],
  ['```ts\na\n```\n```ts\nb\n```', undefined],
  ['```ts\na\n```\n', undefined],
  ['```ts\na', undefined],
  ['```ts', undefined],
  ['a', undefined],
  ['- ```ts\n  ```', undefined],
])('the fence that is all of %j is %j', (text, fence) => expect(onlyFenceOf(text)).toEqual(fence))

test.each([
  ['a', undefined, '```'],
  ['a\n```\nb', undefined, '````'],
  ['a\n  `````\nb', '````', '``````'],
  ['```', '~~~', '~~~'],
  ['a ``` b', '```', '```'],
  ['```\n~~~~', '~~~', '~~~~~'],
])('%j stands between %s and %s', (code, marker, expected) => expect(fenceMarkerFor(code, marker)).toBe(expected))

test('every run of three may be a fence, wherever it stands', () => {
  expect(possibleFenceInfosOf('a ```ts b\r\n> - ~~~~ js\n```')).toEqual(['ts b', ' js', ''])
})

test.each([
  ['a', 0],
  ['`a` ``b``', 2],
  ['```', 3],
])('the longest run of backticks in %j: %i', (code, length) => expect(longestBackticksIn(code)).toBe(length))
