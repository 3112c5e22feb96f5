// Of each page in the output: what it was made of, and which parts of that had changed when it was last made. Most pages have the same parts, so
// their names are stored once.
import { partLength, type PageParts } from '../../pipeline/page-parts.ts'
import { openRecord } from '../stored-record.ts'

export interface PageRecord {
  readonly parts: PageParts
  /** Names of the parts; none for a page that was new, or of which nothing was known. */
  readonly changed: readonly string[]
}

interface PageHistory {
  readonly find: (path: string) => PageRecord | undefined
  /** The history with the record of each path, or with the one that it has. */
  readonly write: (records: ReadonlyMap<string, PageRecord | 'kept'>) => void
}

/** Hashes end to end, in the order of the names, and the names of what had changed. */
type StoredRecord = readonly [names: number, hashes: string, changed: readonly string[]]

type NameLists = readonly (readonly string[])[]

/** No page has it: it is the name of the lists. */
const listsName = ''

/** Names the shape of what is stored. */
const historyKey = 'page history 4'

/** Knows nothing where nothing is stored, or the file is damaged. */
export function openPageHistory(file: string): PageHistory {
  const stored = openRecord<StoredRecord | NameLists>(file, historyKey)
  // What the record holds was stored below, by these names.
  const before = stored.values as ReadonlyMap<string, StoredRecord>
  const lists = (stored.values.get(listsName) ?? []) as NameLists
  return {
    find: (path) => {
      const record = before.get(path)
      return record && recordOf(record, lists[record[0]] ?? [])
    },
    write: (records) => {
      const known = [...lists]
      const next = new Map<string, StoredRecord | NameLists>()
      for (const [path, record] of records) {
        const value = record === 'kept' ? before.get(path) : storedOf(record, known)
        if (value) next.set(path, value)
      }
      stored.save(next.set(listsName, known.length === lists.length ? lists : known))
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
