/** Parts of a type that is laid out in several lines, as they are in one line: `Row<⏎  Key,⏎  Value⏎>` is `Row<Key, Value>`. */
export function codeInOneLine(parts: readonly string[]): readonly string[] {
  const whole = parts.join('')
  const openBracketBefore = createBracketReader(whole)
  let start = 0
  return parts.map((part) => {
    const begin = start
    start += part.length
    return part
      .replace(/(,?)\s*\n\s*(?:([|&]) )?/g, (run, comma: string, operator: string | undefined, offset: number) =>
        betweenLines({
          comma,
          operator,
          last:
            whole
              .slice(0, begin + offset)
              .trimEnd()
              .at(-1) ?? '',
          next:
            whole
              .slice(begin + offset + run.length)
              .trimStart()
              .at(0) ?? '',
          openBracket: openBracketBefore(begin + offset),
        }),
      )
      .replace(/\s+/g, ' ')
      .replace(/^[|&] /, (operator) => (begin === 0 && whole.includes('\n') ? '' : operator))
  })
}

interface LineBreak {
  readonly comma: string
  /** Before the first alternative, only lines have one. */
  readonly operator: string | undefined
  /** The signs around it. */
  readonly last: string
  readonly next: string
  /** The last one that is open there. */
  readonly openBracket: string | undefined
}

function betweenLines({ comma, operator, last, next, openBracket }: LineBreak): string {
  if (/[<([]/.test(last)) return ''
  if (/[>)\]]/.test(next) && operator === undefined) return ''
  if (operator !== undefined) return comma !== '' || /[{:=]/.test(last) ? `${comma} ` : ` ${operator} `
  const isBetweenMembers = /[^{:=|&?;]/.test(last) && /[^}|&?:=]/.test(next) && comma === '' && openBracket === '{'
  return isBetweenMembers ? '; ' : `${comma} `
}

/** Asked for one place after the other, since a type may have thousands of lines. */
function createBracketReader(code: string): (end: number) => string | undefined {
  const tokens = code.matchAll(/"[^"\n]*"|=>|[<([{}\])>]/g)
  const open: string[] = []
  let token = tokens.next().value
  return (end) => {
    for (; token && token.index < end; token = tokens.next().value) {
      if (/^[<([{]$/.test(token[0])) open.push(token[0])
      else if (/^[}\])>]$/.test(token[0])) open.pop()
    }
    return open.at(-1)
  }
}
