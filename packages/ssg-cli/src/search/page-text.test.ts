import { expect, test } from 'vitest'
import { unpackNumbers } from './packed-numbers.ts'
import { encodePageText, sectionsOf, termLinesOf } from './page-text.ts'

const sections = [
  { anchor: '', titles: [], text: 'Sessions end.' },
  { anchor: 'jwt', titles: ['Tokens', 'JWT payload'], text: 'A payload.\nSession' },
]
const encoded = encodePageText('Server', sections)

const weights = (line = ''): Readonly<Record<string, number>> =>
  Object.fromEntries(line.split(' ').map((entry) => [entry.slice(1), unpackNumbers(entry.charAt(0))[0] ?? 0]))

test('the sections come back as they were', () => expect(sectionsOf(encoded)).toEqual(sections))

test('each section has its terms', () => {
  expect(termLinesOf(encoded).map((line) => Object.keys(weights(line)).sort())).toEqual([
    ['end', 'server', 'session'],
    ['jwt', 'payload', 'server', 'session', 'token'],
  ])
})

test('headings count more than text, own ones most', () => {
  const { jwt = 0, token = 0, session = 0 } = weights(termLinesOf(encoded)[1])
  expect([jwt > token, token > session]).toEqual([true, true])
})

test('a page without words has a line for each section all the same', () => {
  expect(termLinesOf(encodePageText('', [{ anchor: '', titles: [], text: '' }]))).toEqual([''])
})
