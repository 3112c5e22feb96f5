// In: a declaration as a report has it. Out: its tokens.

export interface Token {
  readonly text: string
  /** Whether a line begins with it: members of objects stand on lines of their own, without anything between them. */
  readonly isFirst: boolean
}

/** Of a template literal, all that stands between its backticks is one token: nothing in it is looked at. */
const token =
  /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|`(?:[^`\\]|\\[^])*`|-?\d[\w.]*|[\p{ID_Start}$_#][\p{ID_Continue}$]*|=>|\.\.\.|[^\s]/gu

export function tokensOf(code: string): readonly Token[] {
  let end = 0
  return [...code.matchAll(token)].map(({ 0: text, index }) => {
    const isFirst = index === 0 || code.slice(end, index).includes('\n')
    end = index + text.length
    return { text, isFirst }
  })
}
