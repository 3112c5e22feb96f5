// In: the weighted terms of every section. Out: for each term the sections that hold it, sorted by term and cut into files of like size.
import { packNumber } from '../../../search/packed-numbers.ts'

interface Posting {
  packed: string
  last: number
}

/** Lines `term postings`; each posting is the distance to the section before, packed, and the character of the term's weight. */
export interface PostingFiles {
  readonly files: readonly string[]
  /** The first term of each file. */
  readonly firstTerms: readonly string[]
}

/** `lines` of the sections in order. There are `count` files, the last of which may be empty. */
export function postingFilesOf(lines: Iterable<string>, count: number): PostingFiles {
  const byTerm = collect(lines)
  const terms = [...byTerm.keys()].sort()
  const rows = terms.map((term) => `${term} ${byTerm.get(term)?.packed ?? ''}\n`)
  const total = rows.reduce((sum, row) => sum + row.length, 0)
  const files: string[] = []
  const firstTerms: string[] = []
  let next = 0
  let done = 0
  for (let file = 0; file < count; file++) {
    const start = next
    const end = (total * (file + 1)) / count
    while (next < rows.length && (done < end || file === count - 1)) done += rows[next++]?.length ?? 0
    files.push(rows.slice(start, next).join(''))
    firstTerms.push(terms[start] ?? '\uffff')
  }
  return { files, firstTerms }
}

function collect(lines: Iterable<string>): ReadonlyMap<string, Posting> {
  const byTerm = new Map<string, Posting>()
  let section = 0
  for (const line of lines) {
    if (line !== '') {
      for (const entry of line.split(' ')) {
        const term = entry.slice(1)
        const posting = byTerm.get(term)
        if (posting) {
          posting.packed += packNumber(section - posting.last) + entry.charAt(0)
          posting.last = section
        } else byTerm.set(term, { packed: packNumber(section) + entry.charAt(0), last: section })
      }
    }
    section++
  }
  return byTerm
}
