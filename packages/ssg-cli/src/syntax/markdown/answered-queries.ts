// In: a checked sample. Out: what is to stand behind those of its comments `// ^?` that have nothing behind them.
import {
  group,
  indent,
  softBreak,
  spaceBreak,
  textOfCode,
  typeQueriesOf,
  type ApiCode,
  type CheckedSample,
  type Sample,
} from '@docgen/model'
import { typePiecesOf } from '../code/type-pieces.ts'

/** Of the code that is shown. */
export interface AnsweredQuery {
  /** Of the comment, 1-based. */
  readonly line: number
  /** What goes on in further lines stands in them as far to the right as in the first. */
  readonly lines: readonly string[]
}

const width = 80
const narrowest = 40

export function answeredQueriesOf({ sample, queries }: Pick<CheckedSample, 'sample' | 'queries'>): readonly AnsweredQuery[] {
  if (!queries || queries.length === 0) return []
  const textByLine = new Map(queries.map(({ line, text }) => [line, text]))
  return typeQueriesOf(checkedCodeOf(sample)).flatMap(({ line, column, written }) => {
    const text = textByLine.get(line)
    const shown = sample.origin ? sample.places.findIndex(([at]) => at === line) + 1 : line
    if (text === undefined || written !== '' || shown === 0) return []
    return [{ line: shown, lines: brokenType(text, Math.max(width - column - '^?'.length, narrowest)) }]
  })
}

/** What the places of a checker mean: that of the whole file, where a part of one is shown. */
export function checkedCodeOf({ code, origin }: Pick<Sample, 'code' | 'origin'>): string {
  return origin?.text ?? code
}

/** Its line breaks change no more than white space. */
export function brokenType(text: string, room: number): readonly string[] {
  return textOfCode(codeOf(text), room).split('\n')
}

/** A type that is written on one line may break within brackets, behind commas and before the parts of a union. */
function codeOf(text: string): ApiCode {
  // A space behind an opener stands with it.
  const open: { readonly opener: string; readonly parts: ApiCode[] }[] = [{ opener: '', parts: [] }]
  const pieces = typePiecesOf(text)
  for (const [index, piece] of pieces.entries()) {
    const [before = '', after = ''] = [pieces[index - 1], pieces[index + 1]]
    const { opener, parts } = open.at(-1) ?? { opener: '', parts: [] }
    if (isOpener(piece)) open.push({ opener: after === ' ' ? `${piece} ` : piece, parts: [] })
    else if (isCloser(piece) && open.length > 1) {
      open.pop()
      const edge = opener.endsWith(' ') || before === ' ' ? spaceBreak : softBreak
      open.at(-1)?.parts.push(group(opener.trim(), indent(edge, parts), edge, piece))
    } else if (piece !== ' ') parts.push(piece)
    else if (isOpener(before) || (isCloser(after) && open.length > 1)) continue
    else if (before === ';' || before === ',') parts.push(spaceBreak)
    else parts.push(after === '|' && pieces[index + 2] === ' ' ? indent(spaceBreak) : ' ')
  }
  return group(open.map(({ opener, parts }) => [opener, parts]))
}

function isOpener(piece: string): boolean {
  return /^[([{<]$/.test(piece)
}

function isCloser(piece: string): boolean {
  return /^[)\]}>]$/.test(piece)
}
