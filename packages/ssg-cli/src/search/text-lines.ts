// The text of a section is lines: a paragraph, an item of a list, a row of a table, a line of code. What is found in them counts alike;
// a result shows the line that says most of what was asked.

/** Begin the lines that say little by themselves. */
export const rowMark = '\t'
export const codeMark = '\v'

/** Begins a line that is found and never shown, such as the names of parameters. */
export const hiddenMark = '\f'

export interface TextLine {
  readonly text: string
  readonly isAside: boolean
}

/** Those that may be shown. */
export function linesOf(text: string): readonly TextLine[] {
  return text
    .split('\n')
    .filter((line) => !line.startsWith(hiddenMark))
    .map((line) => {
      const isAside = line.startsWith(rowMark) || line.startsWith(codeMark)
      return { text: isAside ? line.slice(1) : line, isAside }
    })
}

/** Lines of code, without those that are empty. */
export function codeLinesOf(code: string): readonly string[] {
  return code.split('\n').flatMap((line) => {
    const folded = line.replace(/\s+/g, ' ').trim()
    return folded === '' ? [] : [codeMark + folded]
  })
}

/** What stands in prose and rows, and what in code. */
export function proseAndCodeOf(text: string): { readonly prose: string; readonly code: string } {
  const lines = text.split('\n')
  return {
    prose: lines.filter((line) => !line.startsWith(codeMark)).join(' '),
    code: lines.filter((line) => line.startsWith(codeMark)).join(' '),
  }
}

/** All of it as one line, for those who cut it themselves. */
export function flatTextOf(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}
