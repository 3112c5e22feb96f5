import { endOfMatch } from './end-of-match.ts'

const names = String.raw`(?:[\w$]+|\*\s+as\s+[\w$]+|\{[^{}]*\})`
const importStatement = new RegExp(
  String.raw`import\s+(?:(?:type\s+)?${names}(?:\s*,\s*${names})?\s*from\s*)?(["'])[^"'\n]+\1[ \t]*;?[ \t]*(?=\n|$)`,
  'y',
)
const exportStart =
  /export\s+(?:(?:const|let|var)\s+(?:[\w$]+|\{[^{}]*\}|\[[^[\]]*\])\s*(?::[^=\n]+)?=[^=]|(?:async\s+)?function\s*\*?\s*[\w$]+\s*\(|class\s+[\w$]+[^\n]*\{|\*\s+(?:as\s+[\w$]+\s+)?from\s*["']|\{[^{}]*\}\s*(?:from\s*["']|;?[ \t]*(?:\n|$))|default\s+(?:(?:async\s+)?function\b|class\b|[({[]|[\w$.]+(?:\([^\n]*\))?[ \t]*;?[ \t]*(?:\n|$)))/y
const space = /\s*/y

/**
 * Where the imports and exports end that begin at `start`: at a blank line, beyond any within braces. `undefined` for prose that begins
 * with such a word.
 */
export function esmBlockEnd(text: string, start: number): number | undefined {
  const blankLine = /\n[ \t]*(?=\n|$)/g
  blankLine.lastIndex = start
  const firstEnd = blankLine.exec(text)?.index ?? text.trimEnd().length
  for (let at = start; at < firstEnd;) {
    const end = endOfMatch(importStatement, text, at)
    if (end === undefined) return endOfMatch(exportStart, text, at) === undefined ? undefined : balancedEnd(text, at, firstEnd)
    at = endOfMatch(space, text, end) ?? end
  }
  return firstEnd
}

/** An export that is longer than this is none. */
const mostLetters = 50_000

/** A function may hold blank lines. Where its braces never close, the first one ends it. */
function balancedEnd(text: string, start: number, firstEnd: number): number {
  let depth = 0
  for (let index = start; index < Math.min(text.length, start + mostLetters); index++) {
    const char = text[index] ?? ''
    if ('{(['.includes(char)) depth++
    else if ('})]'.includes(char)) depth--
    else if (char === '\n' && index >= firstEnd && depth <= 0) return index
  }
  return depth <= 0 ? text.trimEnd().length : firstEnd
}
