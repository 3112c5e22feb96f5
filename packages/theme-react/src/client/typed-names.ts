// The names in samples that have a type. The types of a page are fetched when the first of them is asked for.
import { codeTypesFileAt } from './code-types-file.ts'

/** What is said of a name. Pieces of code that have a color come with the type of their token. */
export interface TypeText {
  readonly code: readonly (string | readonly [text: string, token: string])[]
  readonly summary?: string
}

/** Of one sample: offset and length of each name in its text, and the index of what is said of it. */
interface CodeTypes {
  readonly texts: readonly TypeText[]
  readonly places: readonly (readonly [offset: number, length: number, text: number])[]
}

type TypesByKey = Readonly<Record<string, CodeTypes>>

export interface Named {
  readonly range: Range
  readonly text: TypeText
}

export function isSame(a: Named, b: Named): boolean {
  return a.text === b.text && a.range.compareBoundaryPoints(Range.START_TO_START, b.range) === 0
}

/** Who asks while a file is being fetched waits for the same. */
const files = new Map<string, Promise<TypesByKey>>()

/** Nothing where they cannot be had: the code can be read without. Of a page that has changed since, the file has others. */
async function typesOf({ dataset: { types: key = '' } }: HTMLElement): Promise<CodeTypes | undefined> {
  const file = codeTypesFileAt(location.pathname)
  const known = files.get(file)
  return (await (known ?? load(file)))[key] ?? (known && (await load(file))[key])
}

function load(file: string): Promise<TypesByKey> {
  const loading = fetch(file)
    .then((answer): Promise<TypesByKey> | TypesByKey => (answer.ok ? answer.json() : {}))
    .catch(() => ({}))
  files.set(file, loading)
  return loading
}

/** What has a type in a sample, in the order of its text. Offsets count UTF-16 code units. */
export async function namesIn(element: HTMLElement): Promise<readonly Named[]> {
  const types = await typesOf(element)
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  // The walker shows nothing else.
  const next = (): Text | null => walker.nextNode() as Text | null
  let node = next()
  let before = 0
  /** The node with this letter. Letters are asked for in their order. */
  const nodeWith = (letter: number): Text | null => {
    while (node && letter >= before + node.length) {
      before += node.length
      node = next()
    }
    return node
  }
  return (types?.places ?? []).flatMap(([start, length, index]) => {
    const range = new Range()
    const text = types?.texts[index]
    const first = nodeWith(start)
    if (first) range.setStart(first, start - before)
    const last = nodeWith(start + length - 1)
    if (!text || !last) return []
    range.setEnd(last, start + length - before)
    return [{ range, text }]
  })
}

export function isIn({ range }: Named, link: Element): boolean {
  return link.contains(range.startContainer)
}

export function isAt({ range }: Named, x: number, y: number): boolean {
  return [...range.getClientRects()].some(({ left, right, top, bottom }) => left <= x && x <= right && top <= y && y <= bottom)
}
