// The text of a type as a highlighter cuts it, in the classes that colors of code have. It knows what TypeScript prints, on one line, and no more.
import { typePiecesOf } from './type-pieces.ts'

interface Token {
  readonly text: string
  /** None for what has the color of text. */
  readonly type?: TokenType | undefined
}

type TokenType = 'boolean' | 'builtin' | 'class-name' | 'function' | 'keyword' | 'number' | 'punctuation' | 'string'

/** What stands before a name: `const`, `new`, or `(property)`, which is no code. */
const kind = /^(?:\([^)]*\)|\w+)(?= )/
const word = /^[\p{ID_Start}$_]/u

const keywords = new Set(
  'abstract as asserts const extends get import in infer is keyof new out readonly set typeof unique'.split(' '),
)
const builtins = new Set('any bigint boolean never null number object string symbol this undefined unknown void'.split(' '))
const ofTypes = new Set(['class', 'enum', 'interface', 'namespace', 'new', 'type', '(type parameter)'])

export function typeTokensOf(text: string): readonly Token[] {
  const [first = ''] = kind.exec(text) ?? []
  const pieces = typePiecesOf(text.slice(first.length))
  const name = first === '' ? -1 : pieces.findIndex((each) => word.test(each))
  const tokens = pieces.map((each, index): Token => {
    const type = index === name ? typeOfName(first, pieces[index + 1]) : typeOf(each, pieces.slice(index + 1, index + 3))
    return { text: each, ...(type && { type }) }
  })
  return first === '' ? tokens : [{ text: first, type: first.startsWith('(') ? 'punctuation' : 'keyword' }, ...tokens]
}

/** `(enum member) State.Open` begins with the name of a type. */
function typeOfName(first: string, next: string | undefined): TokenType | undefined {
  if (ofTypes.has(first) || next === '.') return 'class-name'
  return first === 'function' || first === '(method)' ? 'function' : undefined
}

function typeOf(text: string, [next = '', afterNext = '']: readonly string[]): TokenType | undefined {
  if (/^\s/.test(text)) return undefined
  if (/^["'`]/.test(text)) return 'string'
  if (/^\d/.test(text)) return 'number'
  if (!word.test(text)) return 'punctuation'
  // Members, parameters, and what a predicate is about.
  if (next === ':' || (next === '?' && /^[:(]/.test(afterNext)) || (next === ' ' && afterNext === 'is')) return undefined
  if (keywords.has(text)) return 'keyword'
  if (builtins.has(text)) return 'builtin'
  if (text === 'true' || text === 'false') return 'boolean'
  return next === '(' ? 'function' : 'class-name'
}

/** Fewer tokens that look the same: white space has no color, and neighbors of one color are one. */
export function fewTokensOf(tokens: readonly Token[]): readonly Token[] {
  const few: Token[] = []
  for (const token of tokens) {
    const last = few.at(-1)
    if (last && (last.type === token.type || token.text.trim() === ''))
      few[few.length - 1] = { ...last, text: last.text + token.text }
    else few.push(token)
  }
  return few
}
