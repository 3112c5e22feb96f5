import { describe, expect, test } from 'vitest'
import type { OutputFile, SearchPage } from '@docgen/model'
import { encodePageText } from '../../../search/page-text.ts'
import { english } from '../../../search/rules.ts'
import type { MergeElsewhere } from './last-index.ts'
import { mergePostings } from './postings.ts'
import { searchFilesOf } from './search-files.ts'

/** Some twelve letters. */
const hashOf = (text: string): string =>
  [...text].reduce((hash, letter) => (hash * 31n + BigInt(letter.codePointAt(0) ?? 0)) % 2n ** 61n, 7n).toString(36)

const words = ['token', 'Sitzung', 'loginWithService', 'größe', '認証', 'session', 'MAX_AGE', 'cookie', 'expiry']

interface Written {
  readonly title: string
  readonly sections: number
  /** Which of the words stand in which section. */
  readonly seed: number
}

/** Beyond what one character numbers. */
const site: readonly Written[] = Array.from({ length: 60 }, (_, page) => ({
  title: `Page ${page}`,
  sections: page % 5,
  seed: page * 3,
}))

let textsRead = 0

function searchPageOf({ title, sections, seed }: Written): SearchPage {
  const encoded = encodePageText(
    title,
    Array.from({ length: sections }, (_, section) => ({
      anchor: `s${section}`,
      titles: [`Heading ${section}`],
      text: words.filter((_, word) => (seed + section * 5 + word) % 4 === 0).join(' '),
    })),
    english,
  )
  return {
    kind: 'page',
    isDeprecated: false,
    language: 'en',
    title,
    path: [],
    href: `/${title}/`,
    key: hashOf(encoded),
    size: encoded.length,
    text: () => {
      textsRead++
      return encoded
    },
    symbols: () => [],
  }
}

type Output = ReadonlyMap<string, string>

const isAny = (): boolean => true
const isOfPage = (path: string): boolean => path.includes('/page-')

function filesOf(pages: readonly Written[], last?: Output, mergeElsewhere?: MergeElsewhere): readonly OutputFile[] {
  return searchFilesOf({
    pages: pages.map(searchPageOf),
    search: { kind: 'local', engine: 'fragments' },
    hashOf,
    readLast: last && ((path) => last.get(path)),
    mergeElsewhere,
  })
}

async function build(pages: readonly Written[], last?: Output, isWanted: (path: string) => boolean = isAny): Promise<Output> {
  return outputOf(filesOf(pages, last), isWanted)
}

async function outputOf(files: readonly OutputFile[], isWanted: (path: string) => boolean = isAny): Promise<Output> {
  const textOf = ({ contents }: OutputFile) => (contents.kind === 'text' ? contents.text() : '')
  const wanted = files.filter(({ path }) => isWanted(path))
  return new Map(await Promise.all(wanted.map(async (file) => [file.path, await textOf(file)] as const)))
}

const indexOnly = (output: Output): Output => new Map([...output].filter(([path]) => !isOfPage(path)))

const at = (index: number, ...come: readonly Written[]) => [...site.slice(0, index), ...come, ...site.slice(index + 1)]
const other: Written = { title: 'Page 30', sections: 3, seed: 7 }

test.each<[string, readonly Written[]]>([
  ['another text', at(30, { ...other, sections: site[30]?.sections ?? 0 })],
  ['a section more', at(30, { ...other, sections: 9 })],
  ['no sections any more', at(33, { ...other, sections: 0 })],
  ['the first page', at(0, other)],
  ['the last page', at(59, other)],
  ['a new page', [...site.slice(0, 20), other, ...site.slice(20)]],
  ['a new page at the end', [...site, other]],
  ['a page less', site.filter((_, page) => page !== 17)],
  ['the first pages less', site.slice(4)],
  ['the last pages less', site.slice(0, 50)],
  ['two pages apart', at(30, other).map((page, index) => (index === 40 ? { ...page, seed: 1 } : page))],
  ['a word that is nowhere else', at(30, { ...other, title: 'Quokka' })],
  ['another order', [...site.slice(0, 20), ...site.slice(20, 25).reverse(), ...site.slice(25)]],
  ['most pages', site.map((page, index) => (index > 10 ? { ...page, seed: index * 7 } : page))],
  ['all pages', site.map((page) => ({ ...page, title: `The ${page.title}` }))],
  ['nothing', site],
])('after an edit (%s) the index is that of a first build', async (_, edited) => {
  const last = await build(site)
  expect(indexOnly(await build(edited, last))).toEqual(indexOnly(await build(edited)))
})

test('of the pages only those that changed are read for the terms', async () => {
  const last = await build(site)
  const edited = at(30, other)
  const isShared = (path: string): boolean => !isOfPage(path)
  textsRead = 0
  await build(edited, undefined, isShared)
  const all = textsRead
  textsRead = 0
  await build(edited, last, isShared)
  expect([all, textsRead]).toEqual([edited.length, 1])
})

test('a text is read once for its own file and for the terms of all', async () => {
  textsRead = 0
  await build(site)
  expect(textsRead).toBe(site.length)
})

test.each<[string, (last: Map<string, string>) => void]>([
  ['a file of terms', (last) => last.delete([...last.keys()].find((path) => path.includes('/terms-')) ?? '')],
  ['the list', (last) => last.delete('search/index.json')],
])('what is missing of the last index (%s) is made anew', async (_, lose) => {
  const last = new Map(await build(site))
  lose(last)
  const edited = at(30, other)
  expect(await build(edited, last)).toEqual(await build(edited))
})

describe('another thread', () => {
  test('begins before a file is asked for, and makes the same index', async () => {
    let begun = 0
    const files = filesOf(site, undefined, async (pages) => {
      begun++
      return mergePostings(pages())
    })
    expect(begun).toBe(1)
    expect(await outputOf(files)).toEqual(await build(site))
  })

  test('reads no text where it is not there', async () => {
    textsRead = 0
    const files = filesOf(site, undefined, () => undefined)
    expect(textsRead).toBe(0)
    expect(await outputOf(files)).toEqual(await build(site))
  })

  test('is not asked where the last index is taken over', async () => {
    const last = await build(site)
    const edited = at(30, other)
    const unasked: MergeElsewhere = () => expect.unreachable()
    expect(await outputOf(filesOf(edited, last, unasked))).toEqual(await build(edited))
  })

  test('that fails is noticed only where a file of terms is asked for', async () => {
    const files = filesOf(site, undefined, async () => Promise.reject(new Error('The thread has died.')))
    expect((await outputOf(files, isOfPage)).size).toBe(site.length)
    await expect(outputOf(files, (path) => path.includes('/terms-'))).rejects.toThrow('The thread has died.')
  })
})
