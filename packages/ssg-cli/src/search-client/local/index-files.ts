// The files of the index, each read once and only when something asks for it.
import type { SearchHitKind } from '@docgen/model'
import { unpackNumbers } from '../../search/packed-numbers.ts'
import { pageFileName, pageNameLength, type PageFacets, type PageFile, type SearchIndexFile } from '../../search/index-format.ts'
import type { Facets } from './facets.ts'

/** Text of a file of the index by its name. Rejects when it cannot be had. */
export type ReadFile = (name: string) => Promise<string>

export interface IndexFiles {
  readonly index: SearchIndexFile
  readonly pageCount: number
  /** Number of each page's first section; one more at the end, the count of all sections. */
  readonly firstSections: readonly number[]
  readonly kindOf: (page: number) => SearchHitKind
  /** What a hit of this kind on the page is; equal ones are the same object. */
  readonly facetsOf: (page: number, kind: SearchHitKind) => Facets
  readonly pageOfSection: (section: number) => number
  readonly readPage: (page: number) => Promise<PageFile>
  readonly read: ReadFile
  /** Reads although it has been read before. */
  readonly reread: ReadFile
}

const unknownFacets: PageFacets = { kind: 'page', language: '' }

/** `text` is that of `search/index.json`. */
export function openIndex(text: string, readFile: ReadFile): IndexFiles {
  const read = remembering(readFile)
  // What stands at this address was written by the same version of docgen as this script.
  const index = JSON.parse(text) as SearchIndexFile
  const firstSections = [0]
  for (const count of unpackNumbers(index.sections)) firstSections.push((firstSections.at(-1) ?? 0) + count)
  const sectionPages = pagesOfSections(firstSections)
  const pageFacets = unpackNumbers(index.pageFacets)
  const ofPage = (page: number): PageFacets => index.facets[pageFacets[page] ?? 0] ?? unknownFacets
  const facetsByKind = new Map<PageFacets, Map<SearchHitKind, Facets>>()
  const pages = new Map<number, Promise<PageFile>>()
  const load = async (page: number): Promise<PageFile> => {
    const name = index.pages.slice(page * pageNameLength, (page + 1) * pageNameLength)
    return JSON.parse(await read(pageFileName(name))) as PageFile
  }
  return {
    index,
    pageCount: pageFacets.length,
    firstSections,
    kindOf: (page) => ofPage(page).kind,
    facetsOf: (page, kind) => {
      const own = ofPage(page)
      const known = facetsByKind.get(own)?.get(kind)
      if (known) return known
      const made = own.kind === kind ? own : { ...own, kind }
      facetsByKind.set(own, new Map(facetsByKind.get(own)).set(kind, made))
      return made
    },
    pageOfSection: (section) => sectionPages[section] ?? 0,
    readPage: (page) => {
      const loading = pages.get(page) ?? load(page)
      pages.set(page, loading)
      // Another try is worth while: the connection may have come back.
      loading.catch(() => pages.delete(page))
      return loading
    },
    read,
    reread: readFile,
  }
}

function remembering(readFile: ReadFile): ReadFile {
  const known = new Map<string, Promise<string>>()
  return (name) => {
    const reading = known.get(name) ?? readFile(name)
    known.set(name, reading)
    reading.catch(() => known.delete(name))
    return reading
  }
}

/** The page of each section. A common word is in thousands of sections: looking each up took most of the time of an answer. */
function pagesOfSections(firstSections: readonly number[]): Uint32Array {
  const pages = new Uint32Array(firstSections.at(-1) ?? 0)
  for (const [page, first] of firstSections.entries()) pages.fill(page, first, firstSections[page + 1])
  return pages
}
