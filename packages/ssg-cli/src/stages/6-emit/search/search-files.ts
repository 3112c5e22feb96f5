// In: what search is told of the pages. Out: the files of the index. All of their names are known without reading a text; texts are read
// when a file is asked for that the last build has not left.
import {
  once,
  outputPathOf,
  searchLanguageOf,
  type LocalEngine,
  type LocalSearch,
  type OutputFile,
  type PagefindIndex,
  type SearchConfig,
  type SearchLanguage,
  type SearchPage,
} from '@docgen/model'
import {
  indexFileName,
  lunrFileName,
  pageFileName,
  pagefindFolder,
  pagefindIdsFileName,
  pageNameLength,
  searchFormat,
  shapesFileName,
  termsFileName,
  titlesFileName,
  type PageFacets,
  type PageFile,
  type SearchIndexFile,
  type SymbolsFile,
  type TitlesFile,
} from '../../../search/index-format.ts'
import { encodePagefindIds } from '../../../search/pagefind-ids.ts'
import { packNumbers } from '../../../search/packed-numbers.ts'
import { sectionCountOf, sectionsJsonOf, sectionsOf } from '../../../search/page-text.ts'
import { loadRules } from '../../../search/languages/load-rules.ts'
import type { Rules } from '../../../search/rules.ts'
import { lunrRowsOf } from './lunr-rows.ts'
import { mergeAhead, mergePages, type MergedPages, type MergeElsewhere, type ReadLastOutput } from './last-index.ts'
import { cutPostings } from './postings.ts'
import { symbolFilesOf } from './symbols-file.ts'

interface SearchFilesInput {
  /** In the order of the site. */
  readonly pages: readonly SearchPage[]
  readonly search: SearchConfig
  readonly hashOf: (text: string) => string
  /** Label of the newest version, where pages have versions. */
  readonly newest?: string | undefined
  /** Where `search` names Pagefind; without it, as for the dev server, `fragments` answers in its place. */
  readonly pagefind?: PagefindIndex | undefined
  readonly readLast?: ReadLastOutput | undefined
  readonly mergeElsewhere?: MergeElsewhere | undefined
}

/**
 * Characters of encoded pages up to which lunr is taken. Its index has about 0.063 bytes gzip for each; with 100 kB of it the first result
 * costs 200 kB in all, which no site is to exceed.
 */
const mostForLunr = 1_600_000

/**
 * Characters of encoded pages for each file of postings. A search loads one for each of its words, so that of a site of a usual size they are
 * small, about 2 kB gzip. Larger sites have larger ones, lest each build writes thousands of them.
 */
const sizeOfTermsFile = 50_000
const sizeOfLargeTermsFile = 200_000
const mostSmallFiles = 64

function termsFileCountOf(size: number): number {
  const countOf = (each: number): number => 2 ** Math.max(0, Math.ceil(Math.log2(size / each)))
  return Math.max(Math.min(countOf(sizeOfTermsFile), mostSmallFiles), countOf(sizeOfLargeTermsFile))
}

function engineOf(search: 'auto' | LocalSearch, size: number, hasPagefind: boolean): LocalEngine {
  if (search !== 'auto') return search.engine === 'pagefind' && !hasPagefind ? 'fragments' : search.engine
  return size <= mostForLunr ? 'lunr' : 'fragments'
}

/** Bytes of lunr's index, gzip, for each character of encoded pages. */
const lunrShare = 0.063

/** What made `auto` leave lunr: about how many bytes its index would have, gzip. Absent where lunr is taken, or the config has chosen. */
export function lunrLeftAt(pages: readonly SearchPage[], search: SearchConfig): number | undefined {
  const size = sizeOf(pages)
  return search === 'auto' && engineOf(search, size, false) !== 'lunr' ? Math.round(size * lunrShare) : undefined
}

function sizeOf(pages: readonly SearchPage[]): number {
  return pages.reduce((sum, page) => sum + page.size, 0)
}

export function searchFilesOf({
  pages,
  search,
  hashOf,
  newest,
  pagefind,
  readLast,
  mergeElsewhere,
}: SearchFilesInput): readonly OutputFile[] {
  if (search === false || (search !== 'auto' && search.kind === 'hosted')) return []
  const size = sizeOf(pages)
  const engine = engineOf(search, size, pagefind !== undefined)
  const names = pages.map((page) => nameOf(hashOf(headOf(page) + page.key)))
  const key = nameOf(
    hashOf(
      JSON.stringify([
        searchFormat,
        engine,
        names,
        pages.map(facetsOf),
        ...(engine === 'pagefind' ? [pagefind?.version] : []),
        ...(newest === undefined ? [] : [newest]),
      ]),
    ),
  )
  const textOf = handedOn((index) => pages[index]?.text() ?? '')
  const texts = once(() => pages.map((_, index) => textOf(index)))
  const count = engine === 'fragments' ? termsFileCountOf(size) : 0
  const input = { names, textOf, readLast }
  const ahead = engine === 'fragments' && mergeElsewhere ? mergeAhead(input, mergeElsewhere) : undefined
  const merged = once(async (): Promise<MergedPages> => ahead ?? mergePages(input))
  const postings = once(async () => cutPostings((await merged()).postings, count))
  const sections = async (): Promise<readonly number[]> =>
    engine === 'fragments' ? (await merged()).sections : texts().map(sectionCountOf)
  const symbols = once(() => symbolFilesOf(pages.map((page) => page.symbols())))
  const hasSymbols = pages.some(({ kind }) => kind !== 'page' && kind !== 'changelog')

  const file = (name: string, text: () => string | Promise<string>): OutputFile => ({
    path: outputPathOf(name),
    // The other names hold the hash of all that their contents are made of.
    key: name === indexFileName ? key : name,
    contents: { kind: 'text', text },
  })
  return [
    file(indexFileName, async () => {
      const firstTerms = engine === 'fragments' ? (await postings()).firstTerms : []
      const own = hasSymbols ? { symbols: symbols().symbols } : {}
      return JSON.stringify(indexOf({ engine, key, newest, names, pages, sections: await sections(), firstTerms, ...own }))
    }),
    ...pages.map((page, index) => file(pageFileName(names[index] ?? ''), () => pageFileOf(page, textOf(index)))),
    ...(engine === 'lunr'
      ? [file(lunrFileName(key), async () => lunrRowsOf(lunrPagesOf(pages, texts()), await rulesFor(pages)))]
      : []),
    ...(engine === 'pagefind' && pagefind
      ? [
          file(pagefindIdsFileName(key), () => encodePagefindIds(pagefind.ids())),
          ...pagefind.files.map((made) => ({ ...made, path: outputPathOf(pagefindFolder + made.path) })),
        ]
      : []),
    ...Array.from({ length: count }, (_, index) =>
      file(termsFileName(key, index), async () => (await postings()).files[index] ?? ''),
    ),
    ...(hasSymbols ? [file(shapesFileName(key), () => JSON.stringify(symbols().shapes))] : []),
    file(titlesFileName(key), () => JSON.stringify(titlesOf(pages))),
  ]
}

/** A text is wanted twice, for the page's own file and together with all others: who reads it first keeps it for the second. */
function handedOn(read: (page: number) => string): (page: number) => string {
  const kept = new Map<number, string>()
  return (page) => {
    const text = kept.get(page) ?? read(page)
    if (!kept.delete(page)) kept.set(page, text)
    return text
  }
}

/** Letters and digits that no disk takes for others. */
function nameOf(hash: string): string {
  return hash.toLowerCase().replace(/[-_]/g, '0').slice(0, pageNameLength)
}

/** Titles of guides, with the number of their page. */
function titlesOf(pages: readonly SearchPage[]): TitlesFile {
  return pages.flatMap(({ kind, title }, index) => (kind === 'page' ? [[index, title] as const] : []))
}

interface IndexInput {
  readonly engine: LocalEngine
  readonly key: string
  readonly newest: string | undefined
  readonly names: readonly string[]
  readonly pages: readonly SearchPage[]
  /** How many each page has. */
  readonly sections: readonly number[]
  /** Of each file of postings. */
  readonly firstTerms: readonly string[]
  readonly symbols?: SymbolsFile | undefined
}

function indexOf({ engine, key, newest, names, pages, sections, firstTerms, symbols }: IndexInput): SearchIndexFile {
  const facets = new Map<string, { readonly number: number; readonly facets: PageFacets }>()
  const pageFacets = pages.map((page) => {
    const own = facetsOf(page)
    const known = facets.get(JSON.stringify(own)) ?? { number: facets.size, facets: own }
    facets.set(JSON.stringify(own), known)
    return known.number
  })
  return {
    format: searchFormat,
    engine,
    key,
    newest,
    pages: names.join(''),
    sections: packNumbers(sections),
    facets: [...facets.values()].map((known) => known.facets),
    pageFacets: packNumbers(pageFacets),
    firstTerms,
    symbols,
  }
}

function rulesFor(pages: readonly SearchPage[]): Promise<Rules> {
  return loadRules(languageOf(pages))
}

/** All pages of an index are of one locale. */
function languageOf([first]: readonly SearchPage[]): SearchLanguage {
  return searchLanguageOf(first?.language ?? 'en')
}

function facetsOf({ kind, package: name, version, language, isDeprecated }: SearchPage): PageFacets {
  return { kind, package: name, version, language, ...(isDeprecated && { isDeprecated }) }
}

/** All of a page's file but its sections. */
function headOf({ title, path, href }: SearchPage): string {
  return JSON.stringify({ title, path, href } satisfies Omit<PageFile, 'sections'>)
}

function pageFileOf(page: SearchPage, text: string): string {
  return `${headOf(page).slice(0, -1)},"sections":${sectionsJsonOf(text)}}`
}

function lunrPagesOf(pages: readonly SearchPage[], texts: readonly string[]) {
  return pages.map(({ title }, index) => ({ title, sections: sectionsOf(texts[index] ?? '') }))
}
