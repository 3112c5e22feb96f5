const opening = /^(\s{0,3}(?:>\s?)*)(:{3,})\s*([A-Za-z][\w-]*)[ \t]+([^[{\s].*?)[ \t]*$/
const codeFence = /^\s*(?:>\s?)*(`{3,}|~{3,})(.*)$/

/**
 * Writes `:::tip Some title` and `::: tip Some title`, as other generators have it, as `:::tip[Some title]`, which is what directive parsers read.
 * Titles keep their column. Code is left alone.
 */
export function normaliseDirectives(markdown: string): string {
  if (!markdown.includes(':::')) return markdown
  let fence: string | undefined
  return markdown
    .split('\n')
    .map((line) => {
      const code = codeFence.exec(line)
      if (code?.[1] && (fence === undefined || (code[1].startsWith(fence) && !code[2]?.trim()))) {
        fence = fence === undefined ? code[1] : undefined
        return line
      }
      if (fence !== undefined) return line
      return normaliseLine(line)
    })
    .join('\n')
}

function normaliseLine(line: string): string {
  const text = line.endsWith('\r') ? line.slice(0, -1) : line
  const [, indent = '', colons = '', name = '', rest = ''] = opening.exec(text) ?? []
  if (!name) return text.replace(/^(\s{0,3}(?:>\s?)*:{3,})[ \t]+(?=[A-Za-z][\w-]*(?:[[{].*)?$)/, '$1')
  const attributes = /(?:^|\s)(\{[^{}]*\})$/.exec(rest)?.[1] ?? ''
  const title = rest.slice(0, rest.length - attributes.length).trim()
  // `[` takes the place of the space, so that what follows keeps its column.
  return title ? `${indent}${colons}${name}[${title}]${attributes}` : `${indent}${colons}${name}${attributes}`
}
