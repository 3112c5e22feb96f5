// Of each page in the output: what it was made of, and which parts of that had changed when it was last made.
import type { PageParts } from '../../pipeline/page-parts.ts'
import { readStored, writeStored } from '../stored.ts'

export interface PageRecord {
  readonly parts: PageParts
  /** Names of the parts; none for a page that was new, or of which nothing was known. */
  readonly changed: readonly string[]
}

/** By path in the output folder. */
export type PageHistory = Readonly<Record<string, PageRecord>>

/** Names the shape of what is stored. */
const historyKey = 'page history 1'

/** Empty where nothing is known, or the file is damaged. */
export function readPageHistory(file: string): PageHistory {
  const stored = readStored(file, historyKey)
  // What the hash vouches for was written by `writePageHistory`.
  return stored === undefined || stored === 'damaged' ? {} : (stored.value as PageHistory)
}

export function writePageHistory(file: string, history: PageHistory): void {
  writeStored(file, historyKey, { value: history, files: [] })
}
