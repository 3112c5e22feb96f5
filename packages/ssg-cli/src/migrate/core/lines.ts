// In: the text of a page. Out: its lines, each with what it belongs to, and its code fences.

import { closesFence, fenceOpenerOf } from '@docgen/model'

export interface Line {
  /** Offsets in the text; `end` is before the line break. */
  readonly start: number
  readonly end: number
  readonly text: string
  /** Letters of white space (and signs of quotes) in front. */
  readonly indent: string
  readonly part: 'frontmatter' | 'text' | 'fence' | 'code' | 'comment'
}

export interface Fence {
  /** Index of the line that opens it. */
  readonly first: number
  /** Index of the line that closes it, or of the last one of the text. */
  readonly last: number
  readonly isClosed: boolean
  readonly marker: string
  readonly language: string
  readonly meta: string
  /** Offset of what stands behind the marker. */
  readonly infoStart: number
}

export interface PageLines {
  readonly text: string
  readonly lines: readonly Line[]
  readonly fences: readonly Fence[]
  /** Offset of the first letter behind the frontmatter. */
  readonly bodyStart: number
  /** Text between the `---` lines, with its place; `undefined` without frontmatter. */
  readonly frontmatter?: { readonly text: string; readonly start: number } | undefined
}

/** Signs of quotes and lists. MDX and Python's Markdown allow more white space in front of a fence than CommonMark does. */
const before = /^(?:[ \t]|>[ \t]?|[-*+][ \t]+|\d{1,9}[.)][ \t]+)*/

export function pageLinesOf(text: string): PageLines {
  const head = /^---[ \t]*\r?\n(?:([\s\S]*?)\r?\n)??---[ \t]*(?:\r?\n|$)/.exec(text)
  const bodyStart = head?.[0].length ?? 0
  const lines: Line[] = []
  const fences: Fence[] = []
  let open: Omit<Fence, 'last' | 'isClosed'> | undefined
  let isComment = false
  let start = 0
  for (const raw of text.split('\n')) {
    const line = raw.endsWith('\r') ? raw.slice(0, -1) : raw
    const at = { start, end: start + line.length, text: line, indent: /^[ \t>]*/.exec(line)?.[0] ?? '' }
    start += raw.length + 1
    if (at.start < bodyStart) {
      lines.push({ ...at, part: 'frontmatter' })
      continue
    }
    if (open) {
      const isEnd = closesFence(line.replace(/^[ \t>]*/, ''), open.marker)
      lines.push({ ...at, part: isEnd ? 'fence' : 'code' })
      if (isEnd) fences.push({ ...open, last: lines.length - 1, isClosed: true })
      if (isEnd) open = undefined
      continue
    }
    // What a comment encloses that begins its line is no Markdown.
    const isInside = isComment
    isComment = isComment ? !line.includes('-->') : /^ {0,3}<!--(?!.*-->)/.test(line)
    open = isInside ? undefined : openingOf(at, lines.length)
    lines.push({ ...at, part: open ? 'fence' : isInside && !/-->\s*\S/.test(line) ? 'comment' : 'text' })
  }
  if (open) fences.push({ ...open, last: lines.length - 1, isClosed: false })
  return { text, lines, fences, bodyStart, frontmatter: frontmatterOf(text, head?.[1]) }
}

function openingOf(
  { text, start }: { readonly text: string; readonly start: number },
  first: number,
): Omit<Fence, 'last' | 'isClosed'> | undefined {
  const [prefix = ''] = before.exec(text) ?? []
  const opener = fenceOpenerOf(text.slice(prefix.length))
  if (!opener) return undefined
  const { marker, info } = opener
  const [, language = '', meta = ''] = /^([^\s{[]*)(.*)$/.exec(info) ?? []
  return { first, marker, language, meta: meta.trim(), infoStart: start + prefix.length + marker.length }
}

function frontmatterOf(text: string, yaml: string | undefined): PageLines['frontmatter'] {
  return yaml === undefined ? undefined : { text: yaml, start: text.indexOf('\n') + 1 }
}

/** 1-based. */
export function lineNumberAt({ lines }: Pick<PageLines, 'lines'>, offset: number): number {
  let [low, high] = [0, lines.length - 1]
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if ((lines[middle]?.start ?? 0) <= offset) low = middle
    else high = middle - 1
  }
  return low + 1
}

/** Of the first heading of level 1. */
export function titleIn(lines: readonly Line[]): string | undefined {
  return lines.find(({ part, text }) => part === 'text' && text.startsWith('# '))?.text.slice(2)
}

/** Columns that text takes up at the beginning of a line: a tab ends at a multiple of four. */
export function widthOf(text: string): number {
  return [...text].reduce((width, sign) => (sign === '\t' ? width + 4 - (width % 4) : width + 1), 0)
}

/** Where tabs follow spaces, letters say nothing of columns. Then all white space in front of lines becomes spaces. */
export function withEvenIndents(text: string): string {
  if (!/^ +\t/m.test(text)) return text
  return text.replace(/^[ \t]*\t[ \t]*/gm, (indent) => ' '.repeat(widthOf(indent)))
}

/** Text that ends within code would go on in what follows it. */
export function withClosedCode(text: string): string {
  const { lines, fences } = pageLinesOf(text)
  const last = fences.at(-1)
  return last && !last.isClosed ? `${text}\n${lines[last.first]?.indent ?? ''}${last.marker}` : text
}
