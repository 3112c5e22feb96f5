import { endOfMatch } from './end-of-match.ts'

const attributeName = /[\w$:.-]+/y
const space = /\s*/y

/** Where the tag at `start` ends, if it is one that JSX has and HTML has not: with a value or a spread in braces. */
export function jsxTagAt(text: string, start: number): number | undefined {
  let at = endOfMatch(/<[A-Z][\w.]*/y, text, start) ?? start
  let hasBraces = false
  for (;;) {
    at = endOfMatch(space, text, at) ?? at
    const end = endOfMatch(/\/?>/y, text, at)
    if (end !== undefined) return hasBraces ? end : undefined
    if (text[at] === '{') {
      const close = braceEnd(text, at)
      if (close === undefined) return undefined
      hasBraces = true
      at = close
      continue
    }
    const name = endOfMatch(attributeName, text, at)
    if (name === undefined) return undefined
    at = name
    const equals = endOfMatch(/\s*=\s*/y, text, at)
    if (equals === undefined) continue
    const value = text[equals] === '{' ? braceEnd(text, equals) : endOfMatch(/"[^"]*"|'[^']*'/y, text, equals)
    if (value === undefined) return undefined
    hasBraces ||= text[equals] === '{'
    at = value
  }
}

/** A tag that is longer than this is none. */
const mostLetters = 10_000

/** Behind the brace that closes the one at `start`; braces in strings count for none. */
function braceEnd(text: string, start: number): number | undefined {
  let depth = 0
  let quote: string | undefined
  for (let index = start; index < Math.min(text.length, start + mostLetters); index++) {
    const char = text[index]
    if (quote !== undefined) {
      if (char === '\\') index++
      else if (char === quote) quote = undefined
    } else if (char === '"' || char === "'" || char === '`') quote = char
    else if (char === '{') depth++
    else if (char === '}' && --depth === 0) return index + 1
  }
  return undefined
}
