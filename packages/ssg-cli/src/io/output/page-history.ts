// Of each page in the output: what it was made of, and which parts of that had changed when it was last made. Most pages have the same parts, so
// their names are stored once, and the record of a page that is kept is not even read.
import { partLength, type PageParts } from '../../pipeline/page-parts.ts'
import { readStored, writeStored } from '../stored.ts'

export interface PageRecord {
  readonly parts: PageParts
  /** Names of the parts; none for a page that was new, or of which nothing was known. */
  readonly changed: readonly string[]
}

export interface PageHistory {
  readonly find: (path: string) => PageRecord | undefined
  /** The history with the record of each path, or with the one that it has. */
  readonly write: (records: ReadonlyMap<string, PageRecord | 'kept'>) => void
}

/** Hashes end to end, in the order of the names, and the names of what had changed. */
type StoredRecord = readonly [names: number, hashes: string, changed: readonly string[]]

interface StoredHistory {
  readonly names: readonly (readonly string[])[]
  /** By path in the output folder. */
  readonly pages: Readonly<Record<string, StoredRecord>>
}

/** Names the shape of what is stored. */
const historyKey = 'page history 3'

/** Knows nothing where nothing is stored, or the file is damaged. */
export function openPageHistory(file: string): PageHistory {
  const stored = readStored(file, historyKey)
  // What the hash vouches for was written here.
  const before = stored === undefined || stored === 'damaged' ? { names: [], pages: {} } : (stored.value as StoredHistory)
  return {
    find: (path) => {
      const record = before.pages[path]
      return record && recordOf(record, before.names[record[0]] ?? [])
    },
    write: (records) => {
      const names = before.names.map((list) => list)
      const pages = [...records].flatMap(([path, record]): [string, StoredRecord][] => {
        const kept = before.pages[path]
        if (record !== 'kept') return [[path, storedOf(record, names)]]
        return kept ? [[path, kept]] : []
      })
      writeStored(file, historyKey, { value: { names, pages: Object.fromEntries(pages) } satisfies StoredHistory, files: [] })
    },
  }
}

function recordOf([, hashes, changed]: StoredRecord, names: readonly string[]): PageRecord {
  const parts = names.map((name, index) => [name, hashes.slice(index * partLength, (index + 1) * partLength)])
  return { parts: Object.fromEntries(parts), changed }
}

/** Adds the names of the parts to the lists that there are, unless it has them. */
function storedOf({ parts, changed }: PageRecord, lists: (readonly string[])[]): StoredRecord {
  const names = Object.keys(parts)
  const known = lists.findIndex((list) => list.length === names.length && list.every((name, index) => name === names[index]))
  const index = known < 0 ? lists.push(names) - 1 : known
  return [index, Object.values(parts).join(''), changed]
}
