import type { Root } from 'mdast'
import { isRecord } from '@docgen/model'
import { nodesOf } from './nodes-of.ts'
import type { MarkdownParser } from './parse-markdown.ts'

const opening = /^(\s{0,3}(?:>\s?)*)(:{3,})(\s*)([A-Za-z][\w-]*)(.*)$/
/** Others may stand in the brackets of a title, as those of a link. */
const inBrackets = String.raw`(?:[^[\]\\]|\\.|\[(?:[^[\]\\]|\\.)*\])*`
const attributes = String.raw`\{(?:[^{}"']|"[^"]*"|'[^']*')*\}`
/** All that parsers take behind a name. With room before it, they drop it without a word. */
const titled = new RegExp(`^([ \\t]*)(?:\\[(${inBrackets})\\][ \\t]*)?(${attributes})?$`)
/** What they drop behind it. */
const followed = new RegExp(`^(?:\\[${inBrackets}\\](?:[ \\t]*${attributes})?|${attributes})[ \\t]*[^\\s{]`)
const withAttributes = new RegExp(`(:[A-Za-z][\\w-]*(?:\\[${inBrackets}\\])?[ \\t]*)(${attributes})`, 'g')
/** Stands for a brace in quotes, where one of the parsers would end the attributes. It is no character. */
const hiddenBrace = '\ufdd0'
const mayHaveAttributes = /:[A-Za-z][\w-]*[ \t]*[[{]/
const braceInQuotes = /["'][^"'\n]*\}/
const unclosed = /^[ \t]*(?:\[[^\]]*(?:\][ \t]*\{[^}]*)?|\{[^}]*)$/

export interface NormalisedDirectives {
  /** The text that `mdast` is parsed from. */
  readonly markdown: string
  readonly mdast: Root
  /** Lines (1-based) whose title or attributes are not closed or not the last: they stay text, which parsers would drop in part. */
  readonly malformedLines: readonly number[]
}

/** Each round may show that what looked like text is code; a text that needs more than two has been made for it. */
const mostRounds = 8

/**
 * Parses a text, with `:::tip Some title`, `::: tip Some title` and `:::tip [Some title]`, as other generators have it, written as
 * `:::tip[Some title]`, which is what directive parsers read. Titles keep their column. Code and HTML, which the parser tells, are left alone.
 */
export function parseDirectives(text: string, parse: MarkdownParser): NormalisedDirectives {
  let markdown = text
  let mdast = parse(markdown)
  const malformedLines: number[] = []
  if (!markdown.includes(':::') && !(mayHaveAttributes.test(markdown) && braceInQuotes.test(markdown)))
    return { markdown, mdast, malformedLines }
  for (let round = 0; round < mostRounds; round++) {
    const literal = literalLinesOf(mdast)
    const normalised = markdown
      .split('\n')
      .map((line, index) =>
        literal.has(index + 1) ? line : hideBraces(normaliseLine(line, () => malformedLines.push(index + 1))),
      )
      .join('\n')
    if (normalised === markdown) break
    markdown = normalised
    mdast = parse(markdown)
  }
  if (markdown !== text) trimLabels(mdast)
  if (markdown.includes(hiddenBrace)) showBraces(mdast)
  return { markdown: markdown.replaceAll(hiddenBrace, '}'), mdast, malformedLines }
}

/** `{rows='[{"a":1}]'}`: as long as before, so that all keeps its place. */
function hideBraces(line: string): string {
  return line.replace(
    withAttributes,
    (_, head: string, written: string) =>
      head + written.replace(/"[^"]*"|'[^']*'/g, (quoted) => quoted.replaceAll('}', hiddenBrace)),
  )
}

function showBraces(mdast: Root): void {
  for (const node of nodesOf(mdast)) {
    if ('value' in node) node.value = node.value.replaceAll(hiddenBrace, '}')
    if (!('attributes' in node) || !isRecord(node.attributes)) continue
    for (const [key, value] of Object.entries(node.attributes))
      if (typeof value === 'string') Reflect.set(node.attributes, key, value.replaceAll(hiddenBrace, '}'))
  }
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
  const written = line.endsWith('\r') ? line.slice(0, -1) : line
  const text = line.trimEnd()
  const [, indent = '', colons = '', before = '', name = '', behind = ''] = opening.exec(text) ?? []
  if (name === '') return written
  if (unclosed.test(behind) || followed.test(behind)) {
    onMalformed()
    return `${indent}\\${text.slice(indent.length)}`
  }
  const read = readBehind(behind)
  if (!read) return written
  const { title, column, attributes } = read
  // As long as what stood before it, so that the title keeps its column.
  const start = `${name}[`.padEnd(before.length + name.length + column)
  return `${indent}${colons}${title === undefined ? name : `${start}${title}]`}${attributes}`
}

interface Behind {
  readonly title: string | undefined
  /** Of the title, from the end of the name. */
  readonly column: number
  readonly attributes: string
}

/** `undefined` for what no directive has behind its name. */
function readBehind(behind: string): Behind | undefined {
  const [whole, room = '', title, attributes = ''] = titled.exec(behind) ?? []
  if (whole !== undefined) return { title, column: room.length + 1, attributes }
  const text = behind.trimStart()
  if (text === behind) return undefined
  const ofText = /\s(\{[^{}]*\})$/.exec(text)?.[1] ?? ''
  return { title: text.slice(0, text.length - ofText.length).trim(), column: behind.length - text.length, attributes: ofText }
}
