// Code fences in Markdown that no parser has read yet, as a parser will see them: https://spec.commonmark.org/0.31.2/#fenced-code-blocks

/** What the first line of a fence says. */
export interface FenceOpener {
  /** Three backticks or tildes, or more. */
  readonly marker: string
  /** What stands behind the marker, with its escapes. */
  readonly info: string
}

export interface MarkdownFence extends FenceOpener {
  /** 0-based index of the line that opens it. */
  readonly first: number
  /** Index of the line that closes it, or of the last line of what it stands in. */
  readonly last: number
  readonly isClosed: boolean
}

/** A quote, a directive, or what is indented below its first line: an item of a list, a footnote. */
type Container =
  | { readonly kind: 'quote' }
  /** `colons` is how many open it. */
  | { readonly kind: 'directive'; readonly colons: number }
  /** `isEmpty` as long as nothing stands in it. */
  | { readonly kind: 'item'; readonly indent: number; isEmpty: boolean }

type Leaf =
  | { readonly kind: 'paragraph' }
  /** `interrupts` unless the line that begins it has left a container. */
  | { readonly kind: 'indented code'; readonly interrupts: boolean }
  | { readonly kind: 'fence'; readonly opener: FenceOpener; readonly first: number }
  /** Raw HTML, up to a line that `end` matches. */
  | { readonly kind: 'html'; readonly end: RegExp }

/** What is open at the end of a line. */
interface OpenBlocks {
  readonly containers: Container[]
  leaf: Leaf | undefined
}

/** The fence that a line opens; `line` is without the signs of quotes and lists in front of it. */
export function fenceOpenerOf(line: string): FenceOpener | undefined {
  const [, marker, info = ''] = /^[ \t]*(`{3,}|~{3,})([^\r\n]*)/.exec(line) ?? []
  // Else it is a code span.
  return marker === undefined || (marker.startsWith('`') && info.includes('`')) ? undefined : { marker, info: info.trim() }
}

/** Whether a line ends the fence of a marker; `line` as for `fenceOpenerOf`. */
export function closesFence(line: string, marker: string): boolean {
  const sign = /^[ \t]*(`{3,}|~{3,})[ \t]*\r?$/.exec(line)?.[1]
  return sign?.startsWith(marker) ?? false
}

/** The fences among lines of Markdown, in their order. `lines` are without frontmatter. */
export function fencesOf(lines: readonly string[]): readonly MarkdownFence[] {
  const fences: MarkdownFence[] = []
  const blocks: OpenBlocks = { containers: [], leaf: undefined }
  const end = (last: number, isClosed: boolean): void => {
    if (blocks.leaf?.kind === 'fence') fences.push({ ...blocks.leaf.opener, first: blocks.leaf.first, last, isClosed })
    blocks.leaf = undefined
  }
  lines.forEach((line, index) => readLine(withoutTabs(line), index, blocks, end))
  end(lines.length - 1, false)
  return fences
}

/** The fence that is all of a text: its info and its code; `undefined` for any other text. */
export function onlyFenceOf(text: string): { readonly info: string; readonly code: string } | undefined {
  const lines = text.split('\n')
  const [fence] = /^(?:```|~~~)/.test(text) ? fencesOf(lines) : []
  if (!fence?.isClosed || fence.last !== lines.length - 1) return undefined
  return { info: fence.info, code: lines.slice(1, -1).join('\n') }
}

/** A marker that nothing in the code closes: `marker`, or a longer one of its sign. */
export function fenceMarkerFor(code: string, marker = '```'): string {
  const runs = code.split('\n').map((line) => /^[ \t]*(`{3,}|~{3,})/.exec(line)?.[1] ?? '')
  const longest = Math.max(0, ...runs.filter((run) => run[0] === marker[0]).map(({ length }) => length))
  return longest < marker.length ? marker : marker.charAt(0).repeat(longest + 1)
}

/**
 * What stands behind every run of three backticks or tildes, wherever it stands: the info of each fence, of those within code too. May hold too
 * many, never too few, so it is for what is needed before a text is parsed.
 */
export function possibleFenceInfosOf(markdown: string): readonly string[] {
  return [...markdown.matchAll(/(?:`{3,}|~{3,})([^\r\n]*)/g)].map(([, info = '']) => info)
}

/** What nests deeper is no Markdown that anybody wrote, and costs time with the square of its depth. */
const mostContainers = 100
const rule = /^ {0,3}([-*_])(?: *\1){2,} *$/
const blank = /^\s*$/

function readLine(line: string, index: number, blocks: OpenBlocks, end: (last: number, isClosed: boolean) => void): void {
  const { containers } = blocks
  const { depth, rest, isClosed } = inContainers(line, containers, blocks.leaf)
  if (isClosed) {
    end(index - 1, false)
    containers.splice(depth)
    return
  }
  const isInside = depth === containers.length
  if (isInside && blocks.leaf?.kind === 'fence') {
    if (indentOf(rest) < 4 && closesFence(rest, blocks.leaf.opener.marker)) end(index, true)
    return
  }
  if (isInside && blocks.leaf?.kind === 'html') {
    if (blocks.leaf.end.test(rest)) blocks.leaf = undefined
    return
  }
  const isParagraph = blocks.leaf?.kind === 'paragraph'
  // Parsers treat the start of a list below indented code as they do below a paragraph, and the code goes on over blank lines.
  const isInterrupted = isInside && (isParagraph || (blocks.leaf?.kind === 'indented code' && blocks.leaf.interrupts))
  if (isInterrupted && !isParagraph && blank.test(rest)) return
  const opened = openedBy(rest, isInterrupted, mostContainers - depth)
  const leaf = leafOf(opened.rest, index, { isInside, isInParagraph: isParagraph && opened.containers.length === 0 })
  // A paragraph goes on without the signs of what it stands in, but not beyond its directive.
  const isLazy = !isInside && isParagraph && !containers.slice(depth).some(({ kind }) => kind === 'directive')
  if (isLazy && leaf?.kind === 'paragraph' && opened.containers.length === 0) return
  end(index - 1, false)
  containers.splice(depth, containers.length, ...opened.containers)
  blocks.leaf = leaf
}

interface Inside {
  /** How many of the open containers a line goes on with. */
  readonly depth: number
  /** What of the line stands in them. */
  readonly rest: string
  /** Whether the line closes the directive that comes next. */
  readonly isClosed?: boolean
}

function inContainers(line: string, containers: readonly Container[], leaf: Leaf | undefined): Inside {
  let rest = line
  for (const [depth, container] of containers.entries()) {
    if (container.kind === 'quote') {
      const [sign] = /^ {0,3}> ?/.exec(rest) ?? []
      if (sign === undefined) return { depth, rest }
      rest = rest.slice(sign.length)
    } else if (container.kind === 'directive') {
      // Colons within code close nothing.
      if (leaf?.kind !== 'fence' && closesDirective(rest, container.colons)) return { depth, rest, isClosed: true }
    } else if (blank.test(rest)) {
      // An item may begin with one empty line, and not with two.
      if (container.isEmpty) return { depth, rest }
    } else {
      if (indentOf(rest) < container.indent) return { depth, rest }
      rest = rest.slice(container.indent)
      container.isEmpty = false
    }
  }
  return { depth: containers.length, rest }
}

/** The containers that a line opens, at most so many. */
function openedBy(
  line: string,
  isInterrupted: boolean,
  most: number,
): { readonly containers: readonly Container[]; readonly rest: string } {
  const containers: Container[] = []
  let rest = line
  while (containers.length < most && !rule.test(rest)) {
    const opened = quoteOf(rest) ?? directiveOf(rest) ?? footnoteOf(rest) ?? itemOf(rest, isInterrupted)
    if (opened === undefined) break
    containers.push(opened.container)
    rest = rest.slice(opened.length)
  }
  return { containers, rest }
}

/** A container, and how much of the line that opens it is its sign. */
interface Opened {
  readonly container: Container
  readonly length: number
}

function quoteOf(line: string): Opened | undefined {
  const [sign] = /^ {0,3}> ?/.exec(line) ?? []
  return sign === undefined ? undefined : { container: { kind: 'quote' }, length: sign.length }
}

function directiveOf(line: string): Opened | undefined {
  const [, colons] = /^ {0,3}(:{3,})[A-Za-z][\w-]*(?:\[.*\])?(?:\{.*\})?\s*$/.exec(line) ?? []
  return colons === undefined ? undefined : { container: { kind: 'directive', colons: colons.length }, length: line.length }
}

function closesDirective(line: string, colons: number): boolean {
  return (/^ {0,3}(:{3,})\s*$/.exec(line)?.[1]?.length ?? 0) >= colons
}

function footnoteOf(line: string): Opened | undefined {
  const [sign] = /^ {0,3}\[\^[^\]\s]+\]:[ \t]*/.exec(line) ?? []
  return sign === undefined ? undefined : { container: { kind: 'item', indent: 4, isEmpty: false }, length: sign.length }
}

function itemOf(line: string, isInterrupted: boolean): Opened | undefined {
  const [, sign = '', spaces = '', content = ''] = /^( {0,3}(?:[-*+]|\d{1,9}[.)]))(?=\s|$)( *)(.*)$/s.exec(line) ?? []
  if (sign === '') return undefined
  const isEmpty = blank.test(content)
  // What may stand in a paragraph, so that a number at the front of a line begins no list.
  if (isInterrupted && (isEmpty || /\d/.test(sign)) && (isEmpty || !/^ *1[.)]$/.test(sign))) return undefined
  const indent = sign.length + (isEmpty || spaces.length > 4 ? 1 : spaces.length)
  return { container: { kind: 'item', indent, isEmpty }, length: indent }
}

interface LinePlace {
  /** Whether the line goes on with all that was open. */
  readonly isInside: boolean
  /** Whether the line before it was one of a paragraph. */
  readonly isInParagraph: boolean
}

function leafOf(line: string, index: number, { isInside, isInParagraph }: LinePlace): Leaf | undefined {
  if (blank.test(line)) return undefined
  if (indentOf(line) > 3) return isInParagraph ? { kind: 'paragraph' } : { kind: 'indented code', interrupts: isInside }
  const opener = fenceOpenerOf(line)
  if (opener) return { kind: 'fence', opener, first: index }
  const end = endOfHtml(line, isInParagraph)
  if (end) return end !== blank && end.test(line) ? undefined : { kind: 'html', end }
  const isHeading = /^ {0,3}#{1,6}(?:\s|$)/.test(line) || (isInParagraph && isInside && /^ {0,3}(?:=+|-+)\s*$/.test(line))
  return isHeading || rule.test(line) ? undefined : { kind: 'paragraph' }
}

const htmlBlocks: readonly (readonly [start: RegExp, end: RegExp])[] = [
  [/^ *<(?:script|pre|style|textarea)(?:\s|>|$)/i, /<\/(?:script|pre|style|textarea)>/i],
  [/^ *<!--/, /-->/],
  [/^ *<\?/, /\?>/],
  [/^ *<![A-Za-z]/, />/],
  [/^ *<!\[CDATA\[/, /\]\]>/],
  [
    /^ *<\/?(?:address|article|aside|base|basefont|blockquote|body|caption|center|col|colgroup|dd|details|dialog|dir|div|dl|dt|fieldset|figcaption|figure|footer|form|frame|frameset|h[1-6]|head|header|hr|html|iframe|legend|li|link|main|menu|menuitem|nav|noframes|ol|optgroup|option|p|param|search|section|summary|table|tbody|td|tfoot|th|thead|title|tr|track|ul)(?:\s|\/?>|$)/i,
    blank,
  ],
]
const anyTag =
  /^ *<(?:\/[A-Za-z][\w-]*\s*|[A-Za-z][\w-]*(?:\s+[A-Za-z_:][\w.:-]*(?:\s*=\s*(?:[^\s"'=<>`]+|'[^']*'|"[^"]*"))?)*\s*\/?)>\s*$/

/** What ends the raw HTML that a line opens: https://spec.commonmark.org/0.31.2/#html-blocks */
export function endOfHtml(line: string, isInParagraph: boolean): RegExp | undefined {
  if (!/^ *</.test(line)) return undefined
  return htmlBlocks.find(([start]) => start.test(line))?.[1] ?? (!isInParagraph && anyTag.test(line) ? blank : undefined)
}

function indentOf(line: string): number {
  return /^ */.exec(line)?.[0].length ?? 0
}

/** Tabs in front of the content, and between the signs of quotes and lists, as spaces up to the next fourth column. */
function withoutTabs(line: string): string {
  const [prefix = ''] = /^[\s>*+\-\d.)]*/.exec(line) ?? []
  if (!prefix.includes('\t')) return line
  let written = ''
  for (const letter of prefix) written += letter === '\t' ? ' '.repeat(4 - (written.length % 4)) : letter
  return written + line.slice(prefix.length)
}

/** What encloses code has to have more backticks than this. */
export function longestBackticksIn(code: string): number {
  return Math.max(0, ...[...code.matchAll(/`+/g)].map(([run]) => run.length))
}
