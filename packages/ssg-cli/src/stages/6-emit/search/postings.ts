// In: the encoded pages, with the weighted terms of their sections. Out: for each term the sections that hold it, sorted by term and cut into
// files of like size. Of a large site that is much text, so none is cut out of a page or put together piece by piece: where the pieces stand
// is noted, and their characters are copied into one buffer.
import { packNumber, readNumber } from '../../../search/packed-numbers.ts'
import { eachPageTerm, sectionCountOf } from '../../../search/page-text.ts'

/** Lines `term postings`; each posting is the distance to the section before, packed, and the character of the term's weight. */
interface PostingFiles {
  readonly files: readonly string[]
  /** The first term of each file. */
  readonly firstTerms: readonly string[]
}

/** The lines of all terms. `pages` are encoded, in order. */
export function mergePostings(pages: readonly string[]): string {
  const piecesByTerm = collect(pages)
  const terms = [...piecesByTerm.keys()].sort()
  const firstSections = firstSectionsOf(pages)
  const text = createTextBuffer()
  for (const term of terms) {
    text.add(`${term} `)
    addPostings(text, piecesByTerm.get(term) ?? [], pages, firstSections)
    text.add('\n')
  }
  return text.toString()
}

/** Files of like size, each of whole lines. So are the parts that the lines come in, of which most become a file as they are. The last may be empty. */
export function cutPostings(parts: readonly string[], count: number): PostingFiles {
  const files: string[] = []
  const size = parts.reduce((sum, part) => sum + part.length, 0)
  /** The last cut is at `from` in the part `at`, which begins at `start`. */
  let [at, start, from] = [0, 0, 0]
  for (let file = 1; file <= count; file++) {
    const wanted = Math.ceil((size * file) / count)
    const pieces: string[] = []
    while (start + from < wanted) {
      const part = parts[at] ?? ''
      const end = wanted > start + part.length ? part.length : part.indexOf('\n', wanted - start - 1) + 1
      pieces.push(part.slice(from, end))
      from = end
      if (end < part.length) continue
      at++
      start += part.length
      from = 0
    }
    files.push(pieces.join(''))
  }
  return { files, firstTerms: firstTermsOf(files) }
}

/** An empty file has the first term of the one behind it. */
function firstTermsOf(files: readonly string[]): readonly string[] {
  let next = '\uffff'
  return files
    .toReversed()
    .map((file) => (next = file === '' ? next : file.slice(0, file.indexOf(' '))))
    .reverse()
}

/** By term, for each page that has it: the page, and from where to where its pairs stand in that page's text. */
function collect(pages: readonly string[]): ReadonlyMap<string, readonly number[]> {
  const piecesByTerm = new Map<string, number[]>()
  for (const [number, page] of pages.entries()) {
    eachPageTerm(page, (term, from, to) => {
      const pieces = piecesByTerm.get(term)
      if (pieces) pieces.push(number, from, to)
      else piecesByTerm.set(term, [number, from, to])
    })
  }
  return piecesByTerm
}

function firstSectionsOf(pages: readonly string[]): readonly number[] {
  let next = 0
  return pages.map((page) => {
    const first = next
    next += sectionCountOf(page)
    return first
  })
}

function addPostings(
  text: TextBuffer,
  pieces: readonly number[],
  pages: readonly string[],
  firstSections: readonly number[],
): void {
  let last = 0
  for (let at = 0; at < pieces.length; at += 3) {
    const number = pieces[at] ?? 0
    const page = pages[number] ?? ''
    const to = pieces[at + 2] ?? 0
    const first = firstSections[number] ?? 0
    const start = readNumber(page, pieces[at + 1] ?? 0)
    text.add(packNumber(first + start.value - last))
    text.addPart(page, start.end, to)
    last = first + start.value
    // Weights take one character each.
    for (let next = start.end + 1; next < to; next++) {
      const distance = readNumber(page, next)
      last += distance.value
      next = distance.end
    }
  }
}

interface TextBuffer {
  readonly add: (text: string) => void
  /** In UTF-16 units. */
  readonly addPart: (text: string, from: number, to: number) => void
  readonly toString: () => string
}

function createTextBuffer(): TextBuffer {
  let units = new Uint16Array(1 << 16)
  let length = 0
  const addPart = (text: string, from: number, to: number): void => {
    if (length + to - from > units.length) {
      const larger = new Uint16Array(Math.max(units.length * 2, length + to - from))
      larger.set(units)
      units = larger
    }
    for (let index = from; index < to; index++) units[length++] = text.charCodeAt(index)
  }
  return {
    add: (text) => addPart(text, 0, text.length),
    addPart,
    toString: () => new TextDecoder('utf-16le').decode(units.subarray(0, length)),
  }
}
