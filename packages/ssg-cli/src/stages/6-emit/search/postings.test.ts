import { expect, test } from 'vitest'
import { encodePageText } from '../../../search/page-text.ts'
import { english } from '../../../search/rules.ts'
import { unpackPostings } from '../../../search/postings.ts'
import { cutPostings, mergePostings } from './postings.ts'

const words = ['token', 'Sitzung', 'loginWithService', 'größe', '認証', 'session', 'MAX_AGE']
/** Pages of differing numbers of sections, beyond what one character numbers. */
const pages = Array.from({ length: 40 }, (_, page) =>
  encodePageText(
    `Page ${page}`,
    Array.from({ length: (page % 5) + 1 }, (_, section) => ({
      anchor: `s${section}`,
      titles: [`Heading ${section}`],
      text: words.filter((_, word) => (page * 3 + section * 5 + word) % 4 === 0).join(' '),
    })),
    english,
  ),
)

/** Sections, numbered through the site, by term. */
function sectionsByTerm(rows: string): ReadonlyMap<string, readonly number[]> {
  return new Map(
    rows
      .trimEnd()
      .split('\n')
      .map((row): [string, readonly number[]] => {
        const [term = '', packed = ''] = row.split(' ')
        const sections: number[] = []
        unpackPostings(packed, (section) => sections.push(section))
        return [term, sections]
      }),
  )
}

test('every section of every page is found by its terms', () => {
  const found = sectionsByTerm(mergePostings(pages))
  const expected = new Map<string, number[]>()
  let first = 0
  for (const page of Array.from({ length: 40 }, (_, index) => index)) {
    for (let section = 0; section <= page % 5; section++) {
      if ((page * 3 + section * 5) % 4 === 0) expected.set('token', [...(expected.get('token') ?? []), first + section])
      if ((page * 3 + section * 5 + 4) % 4 === 0) expected.set('認証', [...(expected.get('認証') ?? []), first + section])
    }
    first += (page % 5) + 1
  }
  expect(found.get('token')).toEqual(expected.get('token'))
  expect(found.get('認証')).toEqual(expected.get('認証'))
  expect(found.get('page')).toEqual(Array.from({ length: first }, (_, index) => index))
  expect([...found.keys()]).toEqual([...found.keys()].sort())
})

test.each([1, 2, 4, 64])('%i files hold together what one does, each from its first term on', (count) => {
  const { files, firstTerms } = cutPostings([mergePostings(pages)], count)
  expect(files).toHaveLength(count)
  expect(files.join('')).toBe(mergePostings(pages))
  for (const [index, file] of files.entries()) if (file !== '') expect(file.split(' ')[0]).toBe(firstTerms[index])
})

test('a site without pages has empty files', () =>
  expect(cutPostings([mergePostings([])], 2)).toEqual({ files: ['', ''], firstTerms: ['\uffff', '\uffff'] }))
