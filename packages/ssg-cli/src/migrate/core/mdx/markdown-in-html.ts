// MDX reads Markdown between tags, in any column. CommonMark reads it where empty lines divide it from tags, with at most three columns in front.
import type { Nodes, Parents } from 'mdast'
import { endOfHtml } from '@docgen/model'
import type { Draft } from '../draft.ts'
import { lineNumberAt, type Line } from '../lines.ts'
import { summaryOf } from './details.ts'
import { tagEndOf, type Element } from './element.ts'

/** A tag that is plain HTML in the new page too. */
function isHtml(node: Nodes): node is Element['node'] {
  return isElement(node) && /^[a-z]/.test(node.name ?? '') && summaryOf(node) === undefined
}

function isElement(node: Nodes): node is Element['node'] {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement'
}

/** Whether HTML that encloses this node would show its signs as they are written. */
export function holdsMarkdown(node: Parents): boolean {
  return node.children.some((child: Nodes) => {
    if (['text', 'break', 'mdxTextExpression', 'mdxFlowExpression', 'mdxjsEsm'].includes(child.type)) return false
    if (child.type === 'link' && isBareAddress(child)) return false
    return child.type === 'paragraph' || isHtml(child) ? holdsMarkdown(child) : true
  })
}

/** `https://a.example` without signs: readers see the same where it is no link. */
function isBareAddress({ position, children: [text] }: Parents): boolean {
  return text?.position !== undefined && text.position.start.offset === position?.start.offset
}

/** Lines are moved, and empty ones inserted, where Markdown would else be text of HTML, or code. */
export function separateMarkdown(root: Parents, draft: Draft): void {
  const place = placeIn(draft)
  const separateFrom = (parent: Parents, column: number): void => {
    for (const child of parent.children) {
      const lines = place.linesOf(child)
      if (isHtml(child)) {
        separateHtml(child, column)
        if (place.endsItsLine(child) && !/^(?:<\/?[a-z]|$)/.test(place.textOf(lines.last + 1))) place.divide(lines.last + 1)
        continue
      }
      if (!isElement(child)) place.dedent(lines.first, lines.last, column)
      if (child.type === 'paragraph') separateInline(child, column)
      else if ('children' in child && child.type !== 'blockquote') separateFrom(child, columnIn(child, column))
    }
  }
  const separateHtml = (element: Element['node'], column: number): void => {
    if (!holdsMarkdown(element)) return
    const { first, last } = place.linesOf(element)
    place.dedent(first, first, column)
    for (const child of element.children) {
      const lines = place.linesOf(child)
      if (isHtml(child)) {
        place.dedent(lines.first, lines.last, column)
        separateHtml(child, column)
      } else if (child.type !== 'mdxFlowExpression') {
        if (lines.first > first) place.divide(lines.first)
        if (lines.last < last) place.divide(lines.last + 1)
        if (!isElement(child)) place.dedent(lines.first, lines.last, column)
        if ('children' in child && child.type !== 'paragraph') separateFrom(child, columnIn(child, column))
      }
    }
    place.dedent(last, last, column)
  }
  /** `<td>**a**</td>` on a line of its own. */
  const separateInline = (paragraph: Parents, column: number): void => {
    if (!paragraph.children.every((child) => isElement(child) || (child.type === 'text' && child.value.trim() === ''))) return
    for (const child of paragraph.children) {
      if (!isHtml(child) || !isBlockTag(child.name ?? '') || !holdsMarkdown(child)) continue
      const { start, end } = place.spanOf(child)
      const gap = `\n\n${' '.repeat(column)}`
      draft.insert(tagEndOf(draft.text, start), gap)
      draft.insert(draft.text.lastIndexOf('</', end), gap)
      separateInline(child, column)
    }
  }
  separateFrom(root, 0)
}

/** What begins HTML wherever it stands, and may hold paragraphs. */
function isBlockTag(name: string): boolean {
  return endOfHtml(`<${name}>`, true) !== undefined && !/^(?:h[1-6]|summary)$/.test(name)
}

function columnIn(node: Parents, column: number): number {
  const start = node.type === 'listItem' ? node.children[0]?.position?.start.column : undefined
  return start === undefined ? column : start - 1
}

interface Place {
  readonly spanOf: (node: Nodes) => { readonly start: number; readonly end: number }
  /** Indexes, both included. */
  readonly linesOf: (node: Nodes) => { readonly first: number; readonly last: number }
  readonly textOf: (index: number) => string
  readonly endsItsLine: (node: Nodes) => boolean
  /** Puts an empty line in front of a line, unless there is one. */
  readonly divide: (index: number) => void
  /** Moves lines so that the first one stands in the column, if it stood where Markdown has code. */
  readonly dedent: (first: number, last: number, column: number) => void
}

function placeIn(draft: Draft): Place {
  const { lines } = draft.page
  const divided = new Set<number>()
  const textOf = (index: number): string => lines[index]?.text.trim() ?? ''
  const spanOf = ({ position }: Nodes): { start: number; end: number } => ({
    start: position?.start.offset ?? 0,
    end: position?.end.offset ?? 0,
  })
  return {
    spanOf,
    linesOf: (node) => {
      const { start, end } = spanOf(node)
      return { first: lineNumberAt(draft.page, start) - 1, last: lineNumberAt(draft.page, Math.max(start, end - 1)) - 1 }
    },
    textOf,
    endsItsLine: (node) => /^[ \t]*(?:\r?\n|$)/.test(draft.text.slice(spanOf(node).end)),
    divide: (index) => {
      const line = lines[index]
      if (!line || textOf(index) === '' || textOf(index - 1) === '' || divided.has(index)) return
      divided.add(index)
      draft.insert(line.start, '\n')
    },
    dedent: (first, last, column) => {
      const line = lines[first]
      const width = line ? leadingOf(line).length : 0
      const rest = line ? leadingOf(line).slice(draft.shiftOf(first)) : ''
      if (columnsOf(rest) - column < 4) return
      // What stands in its column already has moved further.
      for (let index = first; index <= last; index++) draft.shift(index, index, Math.max(draft.shiftOf(index), width - column))
    },
  }
}

function leadingOf({ text }: Line): string {
  return /^[ \t]*/.exec(text)?.[0] ?? ''
}

function columnsOf(space: string): number {
  return [...space].reduce((columns, sign) => (sign === '\t' ? columns + 4 - (columns % 4) : columns + 1), 0)
}
