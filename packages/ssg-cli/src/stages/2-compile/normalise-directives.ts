import type { Root } from 'mdast'
import { nodesOf } from './nodes-of.ts'
import type { MarkdownParser } from './parse-markdown.ts'

const opening = /^(\s{0,3}(?:>\s?)*)(:{3,})(\s*)([A-Za-z][\w-]*)([ \t]+)([^[{\s].*?)[ \t]*$/
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
  if (markdown !== text) trimLabels(mdast)
  return { markdown, mdast, malformedLines }
}

/** Titles begin where their first letter stands. */
function trimLabels(mdast: Root): void {
  for (const node of nodesOf(mdast)) {
    if (node.type !== 'paragraph' || !node.data || !('directiveLabel' in node.data)) continue
    const [first] = node.children
    const room = first?.type === 'text' ? first.value.length - first.value.trimStart().length : 0
    if (first?.type !== 'text' || room === 0) continue
    first.value = first.value.slice(room)
    const { start } = first.position ?? {}
    if (!start) continue
    start.column += room
    if (start.offset !== undefined) start.offset += room
  }
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
  const [, indent = '', colons = '', before = '', name = '', behind = '', rest = ''] = opening.exec(text) ?? []
  if (!name) return text.replace(/^(\s{0,3}(?:>\s?)*:{3,})[ \t]+(?=[A-Za-z][\w-]*(?:[[{].*)?$)/, '$1')
  const attributes = /(?:^|\s)(\{[^{}]*\})$/.exec(rest)?.[1] ?? ''
  const title = rest.slice(0, rest.length - attributes.length).trim()
  if (!title) return `${indent}${colons}${name}${attributes}`
  // As long as what stood before it, so that the title keeps its column.
  const start = `${name}[`.padEnd(before.length + name.length + behind.length)
  return `${indent}${colons}${start}${title}]${attributes}`
}
