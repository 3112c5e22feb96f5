// The files of the index, each read once and only when something asks for it.
import { unpackNumbers } from '../../search/packed-numbers.ts'
import {
  indexFileName,
  pageFileName,
  pageNameLength,
  type PageFacets,
  type PageFile,
  type SearchIndexFile,
} from '../../search/index-format.ts'

/** Text of a file of the index by its name. Rejects when it cannot be had. */
export type ReadFile = (name: string) => Promise<string>

export interface IndexFiles {
  readonly index: SearchIndexFile
  readonly pageCount: number
  /** Number of each page's first section; one more at the end, the count of all sections. */
  readonly firstSections: readonly number[]
  readonly facetsOf: (page: number) => PageFacets
  readonly pageOfSection: (section: number) => number
  readonly readPage: (page: number) => Promise<PageFile>
  readonly read: ReadFile
  /** Reads although it has been read before. */
  readonly reread: ReadFile
}

export async function openIndex(readFile: ReadFile): Promise<IndexFiles> {
  const read = remembering(readFile)
  // What stands at this address was written by the same version of docgen as this script.
  const index = JSON.parse(await readFile(indexFileName)) as SearchIndexFile
  const firstSections = [0]
  for (const count of unpackNumbers(index.sections)) firstSections.push((firstSections.at(-1) ?? 0) + count)
  const pageFacets = unpackNumbers(index.pageFacets)
  const pages = new Map<number, Promise<PageFile>>()
  const load = async (page: number): Promise<PageFile> => {
    const name = index.pages.slice(page * pageNameLength, (page + 1) * pageNameLength)
    return JSON.parse(await read(pageFileName(name))) as PageFile
  }
  return {
    index,
    pageCount: pageFacets.length,
    firstSections,
    facetsOf: (page) => index.facets[pageFacets[page] ?? 0] ?? { kind: 'page', language: '' },
    pageOfSection: (section) => lastAtMost(firstSections, section),
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

/** Index of the last number that is not above `value`; the list is sorted. */
export function lastAtMost(sorted: readonly number[], value: number): number {
  let low = 0
  let high = sorted.length - 1
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if ((sorted[middle] ?? 0) <= value) low = middle
    else high = middle - 1
  }
  return low
}
