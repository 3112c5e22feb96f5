import { expect, test } from 'vitest'
import { eachPageTerm, encodePageText, sectionCountOf, sectionsOf } from './page-text.ts'
import { english } from './rules.ts'
import { unpackPostings } from './postings.ts'

const sections = [
  { anchor: '', titles: [], text: 'Sessions end.' },
  { anchor: 'jwt', titles: ['Tokens', 'JWT payload'], text: 'A payload.\nSession' },
]
const encoded = encodePageText('Server', sections, english)

/** By term, its weight in each section that holds it. */
function weightsOf(text: string): Readonly<Record<string, Readonly<Record<number, number>>>> {
  const weights: Record<string, Record<number, number>> = {}
  eachPageTerm(text, (term, from, to) => {
    const packed = text.slice(from, to)
    const own: Record<number, number> = {}
    unpackPostings(packed, (section, weight) => (own[section] = weight))
    weights[term] = own
  })
  return weights
}

test('the sections come back as they were', () => expect(sectionsOf(encoded)).toEqual(sections))

test('each term has its sections', () => {
  const sectionsByTerm = Object.entries(weightsOf(encoded)).map(([term, own]) => [term, Object.keys(own).join(' ')])
  expect(Object.fromEntries(sectionsByTerm)).toEqual({
    end: '0',
    server: '0 1',
    session: '0 1',
    jwt: '1',
    payload: '1',
    token: '1',
  })
})

test('headings count more than text, own ones most', () => {
  const { jwt, token, session } = weightsOf(encoded)
  expect([(jwt?.[1] ?? 0) > (token?.[1] ?? 0), (token?.[1] ?? 0) > (session?.[1] ?? 0)]).toEqual([true, true])
})

test('a page without words has its sections all the same', () => {
  const empty = encodePageText('', [{ anchor: '', titles: [], text: '' }], english)
  expect([sectionCountOf(empty), weightsOf(empty)]).toEqual([1, {}])
  expect(sectionCountOf(encoded)).toBe(2)
})

test('a word of prose or of a row counts more than one of code', () => {
  const [prose, row, code] = ['token', '\ttoken', '\vtoken'].map(
    (text) => weightsOf(encodePageText('', [{ anchor: '', titles: [], text }], english))['token']?.[0] ?? 0,
  )
  expect(row).toBe(prose)
  expect(code).toBeGreaterThan(0)
  expect(code).toBeLessThan(prose ?? 0)
})
