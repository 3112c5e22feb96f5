import { expect, test } from 'vitest'
import { anchorAtEnd, anchorInSource, brokenAnchorAtEnd, repairedAnchor, writtenAnchorsOf } from './heading-anchor.ts'

test.each([
  ['Title {#a b}', '{#a-b}'],
  ['Title {#v1.0 .big width=3}', '{#v1.0}'],
  ['Title { #a }', '{#a}'],
  ['Title {: #a .b}', '{#a}'],
  ['Title {#a', '{#a}'],
  ['Title {#}', undefined],
  ['Title {#.b}', '{#.b}'],
  ['Title {#a}', '{#a}'],
])('%j is meant to end with %s', (title, meant) => {
  const written = brokenAnchorAtEnd.exec(title)?.[0] ?? ''
  expect(anchorAtEnd.exec(title)?.[0].trim() ?? repairedAnchor(written)).toBe(meant)
})

test.each(['Title', 'Title {a}', 'Title {#a b} more', 'Title #a', 'Title {.b}'])('%j has none', (title) =>
  expect(brokenAnchorAtEnd.test(title)).toBe(false),
)

test('the anchors of a text', () => expect(writtenAnchorsOf('# {#a}\n\n##  B  {#b} ##\n\n# C \\{#c}')).toEqual(['a', 'b']))

test('a title of very many spaces takes no time', { timeout: 1000 }, () => {
  const spaces = ' '.repeat(50_000)
  expect(anchorAtEnd.test(`Title${spaces}b`)).toBe(false)
  expect(anchorInSource.test(`# Title${spaces}b`)).toBe(false)
  expect(brokenAnchorAtEnd.test(`Title {#${spaces}{`)).toBe(false)
  expect(writtenAnchorsOf(`# Title${spaces}b`)).toEqual([])
})
