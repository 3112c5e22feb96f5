// The index that the last build wrote, of which the next one takes over what it can.
import { indexFileName, pageNameLength, searchFormat, termsFileName, type SearchIndexFile } from '../../../search/index-format.ts'
import { unpackNumbers } from '../../../search/packed-numbers.ts'
import { sectionCountOf, termsPartOf } from '../../../search/page-text.ts'
import { mergePostings } from './postings.ts'
import { replacePostings } from './replace-postings.ts'

/** The text of a file that the last build wrote, by its path in the output, where it is still what was written. */
export type ReadLastOutput = (path: string) => string | undefined

export interface MergedPages {
  /** How many sections each page has. */
  readonly sections: readonly number[]
  /** The lines of all terms, in parts of whole lines. */
  readonly postings: readonly string[]
}

interface MergeInput {
  /** Pages of equal names have equal texts. */
  readonly names: readonly string[]
  readonly textOf: (page: number) => string
  readonly readLast: ReadLastOutput | undefined
}

/** Of encoded pages, in another thread; `undefined`, and no page is read, where none has started. */
export type MergeElsewhere = (pages: () => readonly string[]) => Promise<string> | undefined

/** Begins at once, where nothing of a last index can be taken over: the other thread has nothing else to do until pages are rendered. */
export function mergeAhead(
  { names, textOf, readLast }: MergeInput,
  mergeElsewhere: MergeElsewhere,
): Promise<MergedPages> | undefined {
  if (readLast?.(indexFileName) !== undefined) return undefined
  let sections: readonly number[] = []
  const merging = mergeElsewhere(() => {
    const pages = names.map((_, page) => textOf(page))
    sections = pages.map(sectionCountOf)
    return pages.map(termsPartOf)
  })
  const merged = merging?.then((postings) => ({ sections, postings: [postings] }))
  // Nobody waits for it if the site has errors, because nothing is written then.
  merged?.catch(() => undefined)
  return merged
}

export function mergePages({ names, textOf, readLast }: MergeInput): MergedPages {
  const last = readLast && readLastIndex(readLast)
  const kept = last && keptAround(last.names, names)
  const postings = last && kept && kept.changed * 2 <= names.length ? last.postings() : undefined
  if (!last || !kept || postings === undefined) {
    const pages = names.map((_, page) => textOf(page))
    return { sections: pages.map(sectionCountOf), postings: [mergePostings(pages)] }
  }
  const pages = names.slice(kept.front, names.length - kept.back).map((_, index) => textOf(kept.front + index))
  const front = last.sections.slice(0, kept.front)
  const gone = last.sections.slice(kept.front, last.sections.length - kept.back)
  const come = pages.map(sectionCountOf)
  return {
    sections: [...front, ...come, ...last.sections.slice(last.sections.length - kept.back)],
    postings: replacePostings(postings, { first: sum(front), removed: sum(gone), added: sum(come), pages }),
  }
}

interface LastIndex extends Pick<MergedPages, 'sections'> {
  readonly names: readonly string[]
  readonly postings: () => readonly string[] | undefined
}

function readLastIndex(readLast: ReadLastOutput): LastIndex | undefined {
  const text = readLast(indexFileName)
  // Written by `searchFilesOf`, of this docgen or another: what follows is read of the same format alone.
  const index = text === undefined ? undefined : (JSON.parse(text) as SearchIndexFile)
  if (index?.format !== searchFormat || index.engine !== 'fragments') return undefined
  const sections = unpackNumbers(index.sections)
  return {
    sections,
    names: sections.map((_, page) => index.pages.slice(page * pageNameLength, (page + 1) * pageNameLength)),
    postings: () => {
      const files = index.firstTerms.map((_, file) => readLast(termsFileName(index.key, file)))
      return files.every((file) => file !== undefined) ? files : undefined
    },
  }
}

/** How many names are the same in front and at the back, and how many between them are not. */
function keptAround(
  last: readonly string[],
  names: readonly string[],
): { readonly front: number; readonly back: number; readonly changed: number } {
  const shorter = Math.min(last.length, names.length)
  let front = 0
  while (front < shorter && last[front] === names[front]) front++
  let back = 0
  while (back < shorter - front && last[last.length - 1 - back] === names[names.length - 1 - back]) back++
  return { front, back, changed: names.length - front - back }
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
