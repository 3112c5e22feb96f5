// In: highlighted code and the links that belong on it. Out: the same HTML with them; the text of the code stays what it is.

/** A link on a piece of code. Line and column are 1-based and count the characters that a reader sees. */
export interface CodeLink {
  readonly line: number
  readonly column: number
  readonly length: number
  readonly href: string
}

/** `links` are sorted by place. One whose text is not one piece in the HTML (the highlighter cut it in two) is left out. */
export function linkCode(html: string, links: readonly CodeLink[]): string {
  let [line, column, index] = [1, 1, 0]
  let out = ''
  const pending = [...links]
  while (index < html.length && pending.length > 0) {
    const isTag = html[index] === '<'
    const next = html.indexOf(isTag ? '>' : '<', index)
    const end = next < 0 ? html.length : isTag ? next + 1 : next
    const run = html.slice(index, end)
    index = end
    if (isTag) {
      out += run
      continue
    }
    const characters = charactersOf(run)
    for (let at = 0; at < characters.length; at++) {
      dropPassed(pending, line, column)
      const [link] = pending
      const isHere = link?.line === line && link.column === column
      const text = isHere ? characters.slice(at, at + link.length) : []
      if (isHere && text.length === link.length && !text.includes('\n')) {
        out += `<a href="${link.href}">${text.join('')}</a>`
        column += link.length
        at += link.length - 1
        continue
      }
      const character = characters[at] ?? ''
      out += character
      if (character === '\n') [line, column] = [line + 1, 1]
      else column += 1
    }
  }
  return out + html.slice(index)
}

function dropPassed(links: CodeLink[], line: number, column: number): void {
  for (let [first] = links; first && (first.line < line || (first.line === line && first.column < column)); [first] = links) {
    links.shift()
  }
}

/** UTF-16 code units; a character reference is one. */
function charactersOf(text: string): readonly string[] {
  return text.includes('&') ? (text.match(/&(?:#\w+|\w+);|[^]/g) ?? []) : text.split('')
}
