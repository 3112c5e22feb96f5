// In: the text of a config file. Out: its tokens, and the place of a key or value in it. It reads object literals as people write
// them, follows names that are declared in the same file, and finds nothing where a value is computed.

export interface Token {
  readonly kind: 'word' | 'string' | 'number' | 'mark'
  /** Of a string its content, escapes resolved; of a mark the character. */
  readonly text: string
  readonly start: number
  readonly end: number
}

const lexemes =
  /\/\/[^\n]*|\/\*[^]*?(?:\*\/|$)|'(?:[^'\\\n]|\\[^])*'?|"(?:[^"\\\n]|\\[^])*"?|`(?:[^`\\]|\\[^])*`?|[A-Za-z_$][\w$]*|\d[\w.]*|\.\.\.|=>|[^\s\w]/g

/** Comments are left out. A regular expression is read as marks and words, which is near enough here. */
export function tokensOf(text: string): readonly Token[] {
  return [...text.matchAll(lexemes)].flatMap((match): Token[] => {
    const [lexeme] = match
    const place = { start: match.index, end: match.index + lexeme.length }
    if (lexeme.startsWith('//') || lexeme.startsWith('/*')) return []
    if (/^['"`]/.test(lexeme)) return [{ kind: 'string', text: contentOf(lexeme), ...place }]
    if (/^[A-Za-z_$]/.test(lexeme)) return [{ kind: 'word', text: lexeme, ...place }]
    return [{ kind: /^\d/.test(lexeme) ? 'number' : 'mark', text: lexeme, ...place }]
  })
}

function contentOf(literal: string): string {
  const isClosed = literal.length > 1 && literal.endsWith(literal.charAt(0))
  return unescaped(literal.slice(1, isClosed ? -1 : undefined))
}

function unescaped(text: string): string {
  return text.replace(/\\(.)/gs, (_, character: string) => escapes[character] ?? character)
}

/** Whether a string of the text may have this content; much less work than to read the code. An escape may stand for any part of it. */
export function mayHoldString(text: string, content: string): boolean {
  return text.includes(content) || (text.includes('\\') && unescaped(text).includes(content))
}

/** Where the character `index` of the content of a string stands in its literal, quotes and escapes counted. */
export function offsetInLiteral(literal: string, index: number): number {
  let length = 0
  for (const piece of literal.slice(1).matchAll(/\\.|[^]/gs)) {
    const content = unescaped(piece[0])
    if (length >= index && content !== '') return 1 + piece.index
    length += content.length
  }
  return 0
}

const escapes: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r', '0': '\0', '\n': '' }

/** Offsets of a value; `keyStart` is that of its key, when it is a property. */
interface ValuePlace {
  readonly start: number
  readonly keyStart: number | undefined
}

/**
 * Place of the value at `path` below what the file exports by default. Where the path ends early, `found` tells how many of its
 * steps were followed: the place is that of the innermost value known.
 */
export function findValue(
  text: string,
  path: readonly (string | number)[],
): { readonly place: ValuePlace; readonly found: number } | undefined {
  const tokens = tokensOf(text)
  const start = findExport(tokens)
  return start === undefined ? undefined : walk(tokens, { value: start, key: undefined }, path, 0, 0)
}

/** As tokens: index of the first one of the value, and of its key. */
interface TokenPlace {
  readonly value: number
  readonly key: number | undefined
}

function walk(
  tokens: readonly Token[],
  place: TokenPlace,
  path: readonly (string | number)[],
  found: number,
  jumps: number,
): ReturnType<typeof findValue> {
  const [step, ...rest] = path
  const here = { place: placeOf(tokens, place), found }
  if (step === undefined) return here
  const opening = literalAt(tokens, place.value, jumps)
  if (opening === undefined) return here
  const inner = typeof step === 'number' ? itemOf(tokens, opening, step) : propertyOf(tokens, opening, step)
  return inner === undefined ? here : walk(tokens, inner, rest, found + 1, jumps)
}

function placeOf(tokens: readonly Token[], { value, key }: TokenPlace): ValuePlace {
  return { start: tokens[value]?.start ?? 0, keyStart: key === undefined ? undefined : tokens[key]?.start }
}

/** Index of the first token of what is exported by default. */
function findExport(tokens: readonly Token[]): number | undefined {
  const index = tokens.findIndex(
    ({ text, kind }, at) => kind === 'word' && text === 'export' && tokens[at + 1]?.text === 'default',
  )
  return index === -1 ? undefined : index + 2
}

/** Index of the `{` or `[` that the value at `index` is or, for a name or a call, leads to. */
function literalAt(tokens: readonly Token[], index: number, jumps: number): number | undefined {
  const token = tokens[index]
  if (token === undefined || jumps > 8) return undefined
  if (token.kind === 'mark' && (token.text === '{' || token.text === '[')) return index
  if (token.kind === 'mark' && token.text === '(') return literalAt(tokens, index + 1, jumps + 1)
  if (token.kind !== 'word') return undefined
  // A call stands for its first argument: `defineConfig({…})`, `docs({…})`.
  if (tokens[index + 1]?.text === '(') return literalAt(tokens, index + 2, jumps + 1)
  const declared = tokens.findIndex(
    ({ kind, text }, at) => kind === 'word' && text === token.text && /^(?:const|let|var)$/.test(tokens[at - 1]?.text ?? ''),
  )
  if (declared === -1) return undefined
  const equals = tokens.findIndex(({ kind, text }, at) => at > declared && kind === 'mark' && text === '=')
  return equals === -1 ? undefined : literalAt(tokens, equals + 1, jumps + 1)
}

function propertyOf(tokens: readonly Token[], opening: number, key: string): TokenPlace | undefined {
  for (const start of partsOf(tokens, opening)) {
    const token = tokens[start]
    if (token?.text !== key || (token.kind !== 'word' && token.kind !== 'string')) continue
    // A shorthand is its own value.
    return { value: tokens[start + 1]?.text === ':' ? start + 2 : start, key: start }
  }
  return undefined
}

function itemOf(tokens: readonly Token[], opening: number, index: number): TokenPlace | undefined {
  const starts = partsOf(tokens, opening)
  // A spread may stand for any number of items.
  if (starts.slice(0, index + 1).some((start) => tokens[start]?.text === '...')) return undefined
  const value = starts[index]
  return value === undefined ? undefined : { value, key: undefined }
}

/** Index of the first token of each part between the commas of a literal. */
function partsOf(tokens: readonly Token[], opening: number): readonly number[] {
  const starts: number[] = []
  let depth = 0
  for (let index = opening; index < tokens.length; index++) {
    const { kind, text } = tokens[index] ?? { kind: 'mark', text: '' }
    const isMark = kind === 'mark'
    if (depth === 1 && !(isMark && /^[,)\]}]$/.test(text)) && isPartStart(tokens[index - 1])) starts.push(index)
    if (isMark && /^[([{]$/.test(text)) depth++
    if (isMark && /^[)\]}]$/.test(text)) depth--
    if (depth === 0) break
  }
  return starts
}

function isPartStart(before: Token | undefined): boolean {
  return before?.kind === 'mark' && /^[,([{]$/.test(before.text)
}
