// In: a title. Out: its lines, and the size they are set in: as large as there is room for.
import type { Face } from './face.ts'

interface SetTitle {
  readonly size: number
  readonly lines: readonly string[]
}

/** Fewer lines are set larger. */
const sizes = [
  { size: 104, most: 1 },
  { size: 88, most: 2 },
  { size: 68, most: 3 },
] as const

const smallest = sizes[2]

export function setTitle(title: string, width: number, face: Pick<Face, 'widthOf'>): SetTitle {
  for (const { size, most } of sizes) {
    const lines = linesOf(title, width, (text) => face.widthOf(text, size))
    if (lines.length <= most) return { size, lines }
  }
  const { size, most } = smallest
  const widthOf = (text: string): number => face.widthOf(text, size)
  const lines = linesOf(title, width, widthOf).slice(0, most)
  return { size, lines: [...lines.slice(0, -1), shortened(`${lines.at(-1) ?? ''}…`, width, widthOf)] }
}

type WidthOf = (text: string) => number

function linesOf(title: string, width: number, widthOf: WidthOf): readonly string[] {
  const lines: string[] = []
  for (const word of title.split(/\s+/).flatMap((each) => piecesOf(each, width, widthOf))) {
    const longer = [lines.at(-1), word.text].join(word.isGlued ? '' : ' ')
    if (lines.length > 0 && widthOf(longer) <= width) lines[lines.length - 1] = longer
    else lines.push(word.text)
  }
  return lines
}

/** A word that is wider than a line may break before its capitals and after signs, and if need be anywhere. */
function piecesOf(
  word: string,
  width: number,
  widthOf: WidthOf,
): readonly { readonly text: string; readonly isGlued: boolean }[] {
  if (widthOf(word) <= width) return [{ text: word, isGlued: false }]
  const parts = word.split(/(?<=[\p{Ll}\d])(?=\p{Lu})|(?<=[./_-])/u)
  const pieces = parts.length > 1 && parts.every((part) => widthOf(part) <= width) ? parts : [...word]
  return pieces.map((text, index) => ({ text, isGlued: index > 0 }))
}

/** Without the letters before its last that find no room. */
function shortened(line: string, width: number, widthOf: WidthOf): string {
  const letters = [...line]
  while (letters.length > 2 && widthOf(letters.join('')) > width) letters.splice(-2, 1)
  return letters.join('').replace(/\s+…$/, '…')
}
