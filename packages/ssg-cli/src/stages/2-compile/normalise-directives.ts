const opening = /^(\s{0,3}(?:>\s?)*)(:{3,})\s*([A-Za-z][\w-]*)[ \t]+([^[{\s].*?)[ \t]*$/
const codeFence = /^\s*(?:>\s?)*(`{3,}|~{3,})(.*)$/

const malformed = /^(\s{0,3}(?:>\s?)*)(:{3,}\s*[A-Za-z][\w-]*(?:\[[^\]]*|(?:\[[^\]]*\])?\{[^}]*))$/

export interface NormalisedDirectives {
  readonly markdown: string
  /** Lines (1-based) whose title or attributes are not closed: they stay text, which parsers would drop in part. */
  readonly malformedLines: readonly number[]
}

/**
 * Writes `:::tip Some title` and `::: tip Some title`, as other generators have it, as `:::tip[Some title]`, which is what directive parsers read.
 * Titles keep their column. Code is left alone.
 */
export function normaliseDirectives(markdown: string): NormalisedDirectives {
  if (!markdown.includes(':::')) return { markdown, malformedLines: [] }
  const malformedLines: number[] = []
  let fence: string | undefined
  const lines = markdown.split('\n').map((line, index) => {
    const code = codeFence.exec(line)
    if (code?.[1] && (fence === undefined || (code[1].startsWith(fence) && !code[2]?.trim()))) {
      fence = fence === undefined ? code[1] : undefined
      return line
    }
    if (fence !== undefined) return line
    const [, indent, directive] = malformed.exec(line.trimEnd()) ?? []
    if (indent === undefined || directive === undefined) return normaliseLine(line)
    malformedLines.push(index + 1)
    return `${indent}\\${directive}`
  })
  return { markdown: lines.join('\n'), malformedLines }
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
