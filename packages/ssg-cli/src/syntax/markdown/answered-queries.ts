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

const piece = /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|`(?:[^`\\]|\\.)*`|=>|[([{<] ?|[;,] (?! ?[)\]}>])| \| | ?[)\]}>]|[^]/g

/** A type that is written on one line may break within brackets, behind commas and before the parts of a union. */
function codeOf(text: string): ApiCode {
  const open: { readonly opener: string; readonly parts: ApiCode[] }[] = [{ opener: '', parts: [] }]
  for (const [found] of text.matchAll(piece)) {
    const { opener, parts } = open.at(-1) ?? { opener: '', parts: [] }
    if (/^[([{<] ?$/.test(found)) open.push({ opener: found, parts: [] })
    else if (/^ ?[)\]}>]$/.test(found) && open.length > 1) {
      open.pop()
      const edge = opener.endsWith(' ') || found.startsWith(' ') ? spaceBreak : softBreak
      open.at(-1)?.parts.push(group(opener.trim(), indent(edge, parts), edge, found.trim()))
    } else if (/^[;,] $/.test(found)) parts.push(found.trim(), spaceBreak)
    else if (found === ' | ') parts.push(indent(spaceBreak), '| ')
    else parts.push(found)
  }
  return group(open.map(({ opener, parts }) => [opener, parts]))
}
