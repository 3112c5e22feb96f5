// In: TypeScript up to the place where a parser gave up. Out: its last tokens, and what is still open there.

export interface CodeToken {
  readonly kind: 'word' | 'text' | 'sign'
  readonly text: string
  readonly start: number
  readonly end: number
}

interface CodeBefore {
  /** The last three, the newest first. */
  readonly last: readonly CodeToken[]
  /** Brackets that nothing closes, the outermost first. */
  readonly open: readonly CodeToken[]
  /** The text or comment that goes on where the code ends. */
  readonly unfinished: CodeToken | undefined
}

const textBetween = (quote: string, others: string): string =>
  String.raw`${quote}[^\\${others}]*(?:\\[^][^\\${others}]*)*${quote}`

const pieces = new RegExp(
  [
    String.raw`(?<space>\s+|\/\/[^\n]*|\/\*[^]*?\*\/)`,
    `(?<text>${textBetween(`'`, String.raw`'\n`)}|${textBetween('"', String.raw`"\n`)}|${textBetween('`', '`')})`,
    String.raw`(?<unfinished>['"][^\n]*|\x60[^]*|\/\*[^]*)`,
    String.raw`(?<word>[\p{ID_Start}$_#\d][\p{ID_Continue}$]*)`,
    '[^]',
  ].join('|'),
  'uy',
)
const regularExpression = /\/(?:[^\\/[\n]|\\.|\[(?:[^\\\]\n]|\\.)*\])+\/\w*/y

const closing = new Map([
  ['(', ')'],
  ['[', ']'],
  ['{', '}'],
])

export function closingOf({ text }: CodeToken): string {
  return closing.get(text) ?? ''
}

/** `undefined` where the code cannot be cut into tokens with certainty, as where JSX has an apostrophe. */
export function codeBefore(code: string): CodeBefore | undefined {
  const open: CodeToken[] = []
  let last: readonly CodeToken[] = []
  for (let start = 0; start < code.length;) {
    const { kind, end } = pieceAt(code, start, last[0])
    const piece = { text: code.slice(start, end), start, end }
    start = end
    if (kind === 'space') continue
    if (kind === 'unfinished') return end === code.length ? { last, open, unfinished: { ...piece, kind: 'text' } } : undefined
    const token: CodeToken = { ...piece, kind }
    const innermost = open.at(-1)
    if (closing.has(token.text)) open.push(token)
    else if (innermost && closingOf(innermost) === token.text) open.pop()
    last = [token, ...last.slice(0, 2)]
  }
  return { last, open, unfinished: undefined }
}

function pieceAt(
  code: string,
  start: number,
  before: CodeToken | undefined,
): { readonly kind: CodeToken['kind'] | 'space' | 'unfinished'; readonly end: number } {
  pieces.lastIndex = start
  const { groups = {}, 0: whole = '' } = pieces.exec(code) ?? {}
  const end = start + (whole.length || 1)
  for (const kind of ['space', 'text', 'unfinished', 'word'] as const) if (groups[kind] !== undefined) return { kind, end }
  // Behind a value, a slash divides.
  const isAfterValue = before !== undefined && (before.kind !== 'sign' || /^[)\]}]$/.test(before.text))
  regularExpression.lastIndex = start
  const [expression] = (!isAfterValue && whole === '/' && regularExpression.exec(code)) || []
  return expression === undefined ? { kind: 'sign', end } : { kind: 'text', end: start + expression.length }
}
