// What is wrong with code that a parser refuses, in words for its author. A parser names the first token that it cannot use, which mostly comes after the fault.
import { lineTableOf } from '../../common/line-table.ts'
import { closingOf, codeBefore, type CodeToken } from './code-tokens.ts'

interface SyntaxFault {
  /** Where the fault is; absent where that is the place that the parser names. */
  readonly offset?: number
  /** Absent where what the parser says is clear. */
  readonly message?: string
  readonly hint: string
}

/** `offset` and `said` are the place and the words of esbuild. `undefined` where they say all that is known. */
export function syntaxFaultOf(code: string, offset: number, said: string): SyntaxFault | undefined {
  const before = isOfSyntax.test(said) ? codeBefore(code.slice(0, offset)) : undefined
  if (before === undefined) return undefined
  if (before.unfinished) return ofUnfinished(before.unfinished)
  const found = foundIn(said)
  if (found === undefined) return undefined
  if (/^[‘’“”]$/.test(found)) return { hint: `Write ' or " in place of ${found}.` }
  if (said.startsWith('Expected "from"')) return { hint: 'Write `from` between the names and the module.' }
  const innermost = before.open.at(-1)
  if (innermost === undefined) return isClosing(found) ? { hint: `Remove this "${found}", which closes nothing.` } : undefined
  const opening = `the "${innermost.text}" of line ${lineTableOf(code).placeOf(innermost.start).line}`
  const close = `Close ${opening} with "${closingOf(innermost)}"`
  if (found === '') return { hint: `${close}.` }
  if (isClosing(found))
    return closingOf(innermost) === found ? undefined : { hint: `${close} before this "${found}", or remove this "${found}".` }
  if (found === ',') return { hint: 'Remove this comma, or write what is missing before it.' }
  // The label of an entry ends neither a list nor the arguments of a call.
  const isLabel = /^\s*:/.test(code.slice(offset + found.length))
  if (found === ':' && innermost.text !== '{') return { hint: 'Put entries with names between "{" and "}".' }
  if (isLabel ? innermost.text !== '{' : beginsStatement.test(found)) return { hint: `${close} before "${found}".` }
  return said.startsWith(`Expected "${closingOf(innermost)}"`) || found === '='
    ? betweenEntries({ code, offset, found, innermost, close, last: before.last })
    : undefined
}

const isOfSyntax = /^(?:Expected|Unexpected|Unterminated|Syntax error) /

function ofUnfinished({ start, text }: CodeToken): SyntaxFault {
  if (text.startsWith('/*')) return { offset: start, message: 'This comment is never closed.', hint: 'Write "*/" where it ends.' }
  return { offset: start, message: 'This text is never closed.', hint: `Write ${text.slice(0, 1)} where it ends.` }
}

/** What esbuild could not use; empty where the file ends. */
function foundIn(said: string): string | undefined {
  if (said.endsWith('end of file')) return ''
  return /^(?:Expected .+ but found|Unexpected|Syntax error) "(.+)"$/s.exec(said)?.[1]
}

/** No value begins with one of these. */
const beginsStatement = /^(?:break|const|continue|export|for|from|if|import|let|return|switch|throw|try|type|var|while)$/

function isClosing(found: string): boolean {
  return /^[)\]}]$/.test(found)
}

interface BetweenEntries {
  readonly code: string
  readonly offset: number
  readonly found: string
  readonly innermost: CodeToken
  readonly close: string
  readonly last: readonly CodeToken[]
}

/** An entry is complete where the parser stopped, and neither a comma nor the end follows. */
function betweenEntries({ code, offset, found, innermost, close, last }: BetweenEntries): SyntaxFault | undefined {
  const [previous, comma] = last
  if (previous === undefined) return undefined
  const isName = innermost.text === '{' && previous.kind === 'word' && (comma === innermost || comma?.text === ',')
  if (found === '=') return isName ? { hint: 'Write ":" in place of "=".' } : undefined
  if (found === ';') return { hint: 'Write a comma in place of ";".' }
  if (isName && found === '-') return { hint: 'Put a name that has "-" between quotes.' }
  const shown = /^['"`]/.test(found) ? found : `"${found}"`
  const between = code.slice(previous.end, offset)
  if (isName && !between.includes('\n'))
    return {
      offset: previous.end,
      message: `A colon is missing between "${previous.text}" and ${shown}.`,
      hint: 'Put a colon here.',
    }
  if (previous.kind === 'text' && between === '') {
    const quote = previous.text.slice(-1)
    const other = quote === '"' ? `'` : '"'
    return {
      offset: previous.end - 1,
      message: `The text ends at this ${quote}, and ${shown} follows.`,
      hint: `Write \\${quote} within a text, or put the whole text between ${other} and ${other}.`,
    }
  }
  if (!/^[\p{ID_Start}$_\d'"`{[<.]/u.test(found)) return undefined
  // What follows the arguments of a call may be another statement.
  const hint =
    innermost.text === '(' ? `Put a comma here. Or ${close.charAt(0).toLowerCase()}${close.slice(1)}.` : 'Put a comma here.'
  return { offset: previous.end, message: `A comma is missing before ${shown}.`, hint }
}
