import type { Root } from 'mdast'
import { nodesOf } from './nodes-of.ts'
import type { MarkdownParser } from './parse-markdown.ts'

const opening = /^(\s{0,3}(?:>\s?)*)(:{3,})\s*([A-Za-z][\w-]*)[ \t]+([^[{\s].*?)[ \t]*$/
const malformed = /^(\s{0,3}(?:>\s?)*)(:{3,}\s*[A-Za-z][\w-]*(?:\[[^\]]*|(?:\[[^\]]*\])?\{[^}]*))$/

export interface NormalisedDirectives {
  /** The text that `mdast` is parsed from. */
  readonly markdown: string
  readonly mdast: Root
  /** Lines (1-based) whose title or attributes are not closed: they stay text, which parsers would drop in part. */
  readonly malformedLines: readonly number[]
}

/** Each round may show that what looked like text is code; a text that needs more than two has been made for it. */
const mostRounds = 8

/**
 * Parses a text, with `:::tip Some title` and `::: tip Some title`, as other generators have it, written as `:::tip[Some title]`, which is what
 * directive parsers read. Titles keep their column. Code and HTML, which the parser tells, are left alone.
 */
export function parseDirectives(text: string, parse: MarkdownParser): NormalisedDirectives {
  let markdown = text
  let mdast = parse(markdown)
  const malformedLines: number[] = []
  if (!markdown.includes(':::')) return { markdown, mdast, malformedLines }
  for (let round = 0; round < mostRounds; round++) {
    const literal = literalLinesOf(mdast)
    const normalised = markdown
      .split('\n')
      .map((line, index) => (literal.has(index + 1) ? line : normaliseLine(line, () => malformedLines.push(index + 1))))
      .join('\n')
    if (normalised === markdown) break
    markdown = normalised
    mdast = parse(markdown)
  }
  return { markdown, mdast, malformedLines }
}

/** Lines (1-based) of code and HTML. */
function literalLinesOf(mdast: Root): ReadonlySet<number> {
  const lines = new Set<number>()
  for (const { type, position } of nodesOf(mdast)) {
    if ((type !== 'code' && type !== 'html') || !position) continue
    for (let line = position.start.line; line <= position.end.line; line++) lines.add(line)
  }
  return lines
}

function normaliseLine(line: string, onMalformed: () => void): string {
  const [, indent, directive] = malformed.exec(line.trimEnd()) ?? []
  if (indent === undefined || directive === undefined) return writeTitle(line)
  onMalformed()
  return `${indent}\\${directive}`
}

function writeTitle(line: string): string {
  const text = line.endsWith('\r') ? line.slice(0, -1) : line
  const [, indent = '', colons = '', name = '', rest = ''] = opening.exec(text) ?? []
  if (!name) return text.replace(/^(\s{0,3}(?:>\s?)*:{3,})[ \t]+(?=[A-Za-z][\w-]*(?:[[{].*)?$)/, '$1')
  const attributes = /(?:^|\s)(\{[^{}]*\})$/.exec(rest)?.[1] ?? ''
  const title = rest.slice(0, rest.length - attributes.length).trim()
  // `[` takes the place of the space, so that what follows keeps its column.
  return title ? `${indent}${colons}${name}[${title}]${attributes}` : `${indent}${colons}${name}${attributes}`
}
