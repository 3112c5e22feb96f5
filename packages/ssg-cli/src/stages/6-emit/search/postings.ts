// In: the encoded pages, with the weighted terms of their sections. Out: for each term the sections that hold it, sorted by term and cut into files of like size.
import { packNumber, unpackNumbers } from '../../../search/packed-numbers.ts'
import { eachPageTerm, sectionCountOf } from '../../../search/page-text.ts'

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

/** `pages` are encoded, in order. There are `count` files, the last of which may be empty. */
export function postingFilesOf(pages: readonly string[], count: number): PostingFiles {
  const byTerm = collect(pages)
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

function collect(pages: readonly string[]): ReadonlyMap<string, Posting> {
  const byTerm = new Map<string, Posting>()
  let first = 0
  for (const page of pages) {
    eachPageTerm(page, (term, packed) => {
      const { start, rest, last } = readPairs(packed)
      const posting = byTerm.get(term)
      if (posting) {
        posting.packed += packNumber(first + start - posting.last) + rest
        posting.last = first + last
      } else byTerm.set(term, { packed: packNumber(first + start) + rest, last: first + last })
    })
    first += sectionCountOf(page)
  }
  return byTerm
}

/** The first section, all behind its number, and the last section. */
function readPairs(packed: string): { readonly start: number; readonly rest: string; readonly last: number } {
  const [start = 0, ...numbers] = unpackNumbers(packed)
  const last = numbers.reduce((sum, value, index) => (index % 2 === 1 ? sum + value : sum), start)
  return { start, rest: packed.slice(packNumber(start).length), last }
}
