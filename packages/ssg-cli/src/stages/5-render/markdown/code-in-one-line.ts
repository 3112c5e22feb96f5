/** Parts of a type that is laid out in several lines, as they are in one line: `Row<⏎  Key,⏎  Value⏎>` is `Row<Key, Value>`. */
export function codeInOneLine(parts: readonly string[]): readonly string[] {
  const whole = parts.join('')
  let start = 0
  return parts.map((part) => {
    const begin = start
    start += part.length
    return part
      .replace(/(,?)\s*\n\s*(?:([|&]) )?/g, (run, comma: string, operator: string | undefined, offset: number) =>
        betweenLines({
          comma,
          operator,
          before: whole.slice(0, begin + offset),
          after: whole.slice(begin + offset + run.length),
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
  readonly before: string
  readonly after: string
}

function betweenLines({ comma, operator, before, after }: LineBreak): string {
  const last = before.trimEnd().at(-1) ?? ''
  const next = after.trimStart().at(0) ?? ''
  if (/[<([]/.test(last)) return ''
  if (/[>)\]]/.test(next) && operator === undefined) return ''
  if (operator !== undefined) return comma !== '' || /[{:=]/.test(last) ? `${comma} ` : ` ${operator} `
  const isBetweenMembers = /[^{:=|&?;]/.test(last) && /[^}|&?:=]/.test(next) && comma === '' && openBracketOf(before) === '{'
  return isBetweenMembers ? '; ' : `${comma} `
}

/** The last bracket that is open at the end of a code. */
function openBracketOf(code: string): string | undefined {
  const open: string[] = []
  for (const [token] of code.matchAll(/"[^"\n]*"|=>|[<([{}\])>]/g)) {
    if (/^[<([{]$/.test(token)) open.push(token)
    else if (/^[}\])>]$/.test(token)) open.pop()
  }
  return open.at(-1)
}
