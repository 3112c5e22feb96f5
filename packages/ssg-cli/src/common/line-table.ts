export interface LineTable {
  /** Line and column of an offset, from 1 on. */
  readonly placeOf: (offset: number) => { readonly line: number; readonly column: number }
}

/** By the starts of all lines, which are looked for once, when the first place is asked for. */
export function lineTableOf(text: string): LineTable {
  let starts: number[] | undefined
  return {
    placeOf: (offset) => {
      starts ??= startsOf(text)
      let line = 0
      // The last line that begins at the offset or before it.
      for (let end = starts.length; end - line > 1;) {
        const middle = (line + end) >> 1
        if ((starts[middle] ?? 0) <= offset) line = middle
        else end = middle
      }
      return { line: line + 1, column: offset - (starts[line] ?? 0) + 1 }
    },
  }
}

function startsOf(text: string): number[] {
  const starts = [0]
  for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', end + 1)) starts.push(end + 1)
  return starts
}
