// In: the mdast of a text, transformed, and the text itself. Out: the text as Markdown that needs no docgen to be read: what only docgen knows is
// replaced in the author's own words, and links are left open. To write the tree anew costs as much as all the rest of a page's compilation.
import type { Code, Definition, Heading, Html, Image, InlineCode, Link, Nodes, Paragraph, Root } from 'mdast'
import type { ContainerDirective } from 'mdast-util-directive'
import { toString } from 'mdast-util-to-string'
import { admonitionKinds, slotMark, type Slot, type Words } from '@docgen/model'
import type { FigureData } from '../inline-image.ts'
import { elementOf, type ElementProps } from './element-of.ts'
import { addressRangeOf, definitionRangeOf } from './address-range.ts'
import { namesOfAddresses, namesOfLists } from '../../../syntax/html/address-attributes.ts'
import { applyEdits, type Edit } from '../../../common/edits.ts'
import { apiHrefOf } from '../../../syntax/api/api-href.ts'
import { escapeMarkdown } from '../../../syntax/markdown/markdown-text.ts'
import { mapSrcset } from '../../../syntax/html/srcset.ts'
import { anchorInSource } from '../../../syntax/markdown/heading-anchor.ts'
import { fenceEdits } from './fence-edits.ts'

interface MarkdownInput {
  /** The text that was parsed. */
  readonly text: string
  readonly root: Root
  /** Every fence of the parsed text; the tree no longer has those that are not shown. */
  readonly fences: readonly Code[]
  /** The heading that the layout shows, which is left out. */
  readonly title: Heading | undefined
  readonly elementProps: ElementProps
  readonly slots: readonly Slot[]
  readonly words: Words
  /** Headings of changelogs are docgen's, not those of the tool that wrote it. */
  readonly isChangelog: boolean
}

interface Walk extends MarkdownInput {
  readonly edits: Edit[]
  /** Where blank lines stay: code that is shown, and HTML that is laid out as it is written. */
  readonly kept: Range[]
  readonly slotNumbers: ReadonlyMap<string, number>
  /** Depth of the last heading. */
  depth: number
}

type Range = Pick<Edit, 'start' | 'end'>

/** With a number between two `slotMark` for each slot, by which `slots` names it. */
export function pageMarkdownOf(input: MarkdownInput): string {
  const slotNumbers = new Map<string, number>()
  input.slots.forEach(({ kind, href }, index) => {
    const key = slotKey(kind, href)
    if (!slotNumbers.has(key)) slotNumbers.set(key, index)
  })
  const walk: Walk = { ...input, edits: [], kept: [], slotNumbers, depth: 1 }
  for (const fence of input.fences) {
    walk.edits.push(...fenceEdits(fence, input))
    if (elementOf(fence, input.elementProps)) walk.kept.push(...rangeOf(fence))
  }
  visit(input.root, walk, false)
  return withSingleGaps(walk)
    .replace(/^\s*\n/, '')
    .trimEnd()
}

/** Lines that only docgen reads leave empty ones: one between blocks is enough. Those of code are the code's. */
function withSingleGaps({ text, edits, kept }: Walk): string {
  const sorted = [...edits].sort((a, b) => a.start - b.start)
  const parts: string[] = []
  let position = 0
  let next = 0
  const editedUntil = (end: number): string => {
    const own: Edit[] = []
    for (let edit = sorted[next]; edit && edit.start < end; edit = sorted[++next])
      own.push({ ...edit, start: edit.start - position, end: edit.end - position })
    const edited = applyEdits(text.slice(position, end), own)
    position = Math.max(end, ...own.map((edit) => edit.end + position))
    return edited
  }
  for (const { start, end } of [...kept].sort((a, b) => a.start - b.start)) {
    if (start < position) continue
    parts.push(foldGaps(editedUntil(start)), editedUntil(end))
  }
  parts.push(foldGaps(editedUntil(text.length + 1)))
  return parts.join('')
}

function foldGaps(text: string): string {
  return text.replace(/\n(?:[ \t]*\n){2,}/g, '\n\n')
}

function rangeOf({ position }: Nodes): readonly Range[] {
  const [start, end] = [position?.start.offset, position?.end.offset]
  return start === undefined || end === undefined ? [] : [{ start, end }]
}

function slotKey(kind: Slot['kind'], href: string): string {
  // Which of the two an image is depends on its size alone.
  return `${kind === 'code' ? 'code' : 'address'}\n${href}`
}

function markOf(kind: Slot['kind'], href: string, { slotNumbers }: Walk): string | undefined {
  const number = slotNumbers.get(slotKey(kind, href))
  return number === undefined ? undefined : `${slotMark}${number}${slotMark}`
}

/** `isPlain` as where HTML is made: code in headings, links and titles never becomes a link. */
function visit(node: Nodes, walk: Walk, isPlain: boolean): void {
  switch (node.type) {
    case 'heading':
      return visitHeading(node, walk)
    case 'containerDirective':
      visitContainer(node, walk)
      break
    case 'link':
      visitLink(node, walk)
      break
    case 'image':
      return void visitImage(node, walk)
    case 'definition':
      return void openAddress(node, definitionRangeOf(node, walk.text), walk)
    case 'inlineCode':
      return void (isPlain || openCode(node, walk))
    case 'html':
      if (/<(?:pre|textarea)\b/i.test(node.value)) walk.kept.push(...rangeOf(node))
      return void walk.edits.push(...htmlEdits(node, walk))
    case 'paragraph':
      if (elementOf(node, walk.elementProps)?.name === 'docgen-svg') return void replaceDrawing(node, walk)
      break
  }
  if (!('children' in node)) return
  const isTitle = node.type === 'paragraph' && node.data !== undefined && 'directiveLabel' in node.data
  for (const child of node.children)
    visit(child, walk, isPlain || isTitle || node.type === 'link' || node.type === 'linkReference')
}

function visitHeading(node: Heading, walk: Walk): void {
  const { position } = node
  const start = position?.start.offset
  const end = position?.end.offset
  if (start === undefined || end === undefined) return
  walk.depth = node.depth
  if (node === walk.title) return void walk.edits.push({ start, end, text: '' })
  if (walk.isChangelog) return void walk.edits.push({ start, end, text: `${'#'.repeat(node.depth)} ${inlineOf(node, walk)}` })
  const anchor = anchorInSource.exec(walk.text.slice(start, end))
  const isExplicit = node.data?.hProperties !== undefined && 'dataAnchor' in node.data.hProperties
  if (anchor && isExplicit)
    walk.edits.push({ start: start + anchor.index, end: start + anchor.index + anchor[0].length, text: '' })
  for (const child of node.children) visit(child, walk, true)
}

function inlineOf(node: Nodes, walk: Walk): string {
  if (node.type === 'link') return `[${toString(node)}](${markOf('link', node.url, walk) ?? node.url})`
  return 'children' in node && node.type !== 'emphasis'
    ? node.children.map((child) => inlineOf(child, walk)).join('')
    : toString(node)
}

function visitContainer(node: ContainerDirective, walk: Walk): void {
  const { text } = walk
  const start = node.position?.start.offset
  const end = node.position?.end.offset
  if (start === undefined || end === undefined) return
  const newline = text.indexOf('\n', start)
  const endOfLine = newline < 0 ? text.length : newline
  const label = labelOf(node, text)
  const opening = openingOf(node, label !== undefined, walk)
  const isTight = /\S/.test(text.slice(endOfLine + 1, text.indexOf('\n', endOfLine + 1) + 1 || undefined))
  const before = opening === undefined ? '' : `${gapBefore(start, text)}${opening.before}`
  const after = opening === undefined ? '' : `${opening.after}${isTight ? '\n' : ''}`
  // Links of the title are opened as any.
  if (label) walk.edits.push({ start, end: label.start, text: before }, { start: label.end, end: endOfLine, text: after })
  else if (opening) walk.edits.push({ start, end: endOfLine, text: before + after })
  else walk.edits.push(wholeLine(start, endOfLine, text))
  const closing = /\n[^\n]*?(:{3,}[ \t]*)$/.exec(text.slice(start, end))
  if (closing?.[1] !== undefined) walk.edits.push(wholeLine(end - closing[1].length, end, text))
}

/** With the line break behind it, unless something else stands on the line. */
function wholeLine(start: number, end: number, text: string): Edit {
  const lineStart = text.lastIndexOf('\n', start - 1) + 1
  const isAlone = text.slice(lineStart, start).trim() === '' && text[end] === '\n'
  // The line is left empty where text follows it at once: two paragraphs would become one.
  const next = text.slice(end + 1, text.indexOf('\n', end + 1) + 1 || undefined)
  return isAlone && !/\S/.test(next) ? { start: lineStart, end: end + 1, text: '' } : { start, end, text: '' }
}

/** Where the title stands between its brackets, without the room that keeps its column. */
function labelOf({ children }: ContainerDirective, text: string): Pick<Edit, 'start' | 'end'> | undefined {
  const label = children.find((child) => child.type === 'paragraph' && child.data && 'directiveLabel' in child.data)
  const start = label?.position?.start.offset
  const end = label?.position?.end.offset
  if (start === undefined || end === undefined || start === end) return undefined
  if (text[start] !== '[') return { start, end }
  const inner = text.slice(start + 1, end - 1)
  return { start: end - 1 - inner.trimStart().length, end: end - 1 }
}

/** Behind text a heading or a title begins a paragraph of its own; what stands in a list or a quote goes on in it. */
function gapBefore(start: number, text: string): string {
  const lineStart = text.lastIndexOf('\n', start - 1) + 1
  const prefix = text.slice(lineStart, start)
  const lineBefore = text.slice(text.lastIndexOf('\n', lineStart - 2) + 1, lineStart)
  const isBehindText = lineStart > 0 && !/^[\s>]*$/.test(lineBefore)
  return isBehindText && /^[\s>]*$/.test(prefix) ? `\n${prefix}` : ''
}

/** What stands around the title, or for one; nothing for what has none. */
function openingOf(
  node: ContainerDirective,
  hasLabel: boolean,
  { elementProps, depth, words }: Walk,
): { readonly before: string; readonly after: string } | undefined {
  const element = elementOf(node, elementProps)
  const { admonition, label } = element?.props ?? {}
  if (element?.name === 'docgen-tab')
    return { before: `${'#'.repeat(Math.min(depth + 1, 6))} ${hasLabel ? '' : String(label)}`, after: '' }
  if (hasLabel) return { before: '**', after: '**' }
  const kind = admonitionKinds.find((each) => each === admonition)
  if (kind) return { before: `**${words(`admonition.${kind}`)}`, after: '**' }
  return element?.name === 'docgen-details' ? { before: `**${words('details')}`, after: '**' } : undefined
}

function visitLink(node: Link, walk: Walk): void {
  const start = node.position?.start.offset
  const end = node.position?.end.offset
  if (start === undefined || end === undefined) return
  if (apiHrefOf(node.url)?.isTag) return openLinkTag(node, start, walk)
  const range = addressRangeOf(node, walk.text)
  if (range) return openAddress(node, range, walk)
  const source = walk.text.slice(start, end)
  // A bare number or hash of a changelog, which docgen made a link of; the place is that of the whole text around it.
  const shown = toString(node)
  const mark = markOf('link', node.url, walk)
  if (mark === undefined || shown === node.url || source.includes(node.url) || /^<|@/.test(source)) return
  const known = walk.edits.findLast((edit) => edit.start >= start && edit.end <= end)
  const at = walk.text.indexOf(shown, known?.end ?? start)
  if (at >= 0 && at < end) walk.edits.push({ start: at, end: at + shown.length, text: `[${shown}](${mark})` })
}

/** `{@link Name|text}`; `start` is where the name stands. */
function openLinkTag(node: Link, nameStart: number, walk: Walk): void {
  const start = walk.text.lastIndexOf('{@', nameStart)
  const end = walk.text.indexOf('}', nameStart) + 1
  const mark = markOf('link', node.url, walk)
  if (start < 0 || end === 0 || mark === undefined) return
  const [first] = node.children
  const label = first?.type === 'inlineCode' ? `\`${first.value}\`` : toString(node)
  walk.edits.push({ start, end, text: `[${label}](${mark})` })
}

function openAddress({ url }: Link | Image | Definition, range: Pick<Edit, 'start' | 'end'> | undefined, walk: Walk): void {
  const mark = markOf('link', url, walk)
  if (range && mark !== undefined) walk.edits.push({ ...range, text: mark })
}

function visitImage(node: Image, walk: Walk): void {
  const { start, end } = node.position ?? {}
  if (elementOf(node, walk.elementProps)?.name !== 'docgen-svg') return openAddress(node, addressRangeOf(node, walk.text), walk)
  if (start?.offset !== undefined && end?.offset !== undefined)
    walk.edits.push({ start: start.offset, end: end.offset, text: drawingText(node.alt ?? '') })
}

/** A drawing stands in the page itself: only its description can be read. */
function replaceDrawing({ position, data = {} }: Paragraph, walk: Walk): void {
  const { start, end } = position ?? {}
  const { alt = '' }: Partial<FigureData> = data
  if (start?.offset === undefined || end?.offset === undefined) return
  walk.edits.push({ start: start.offset, end: end.offset, text: drawingText(alt) })
}

function drawingText(alt: string): string {
  return alt.trim() === '' ? '' : `*${escapeMarkdown(alt.replace(/\s+/g, ' ').trim())}*`
}

function openCode({ value, position }: InlineCode, walk: Walk): void {
  const mark = markOf('code', value, walk)
  const { start, end } = position ?? {}
  if (mark !== undefined && start?.offset !== undefined && end?.offset !== undefined)
    walk.edits.push({ start: start.offset, end: end.offset, text: mark })
}

const addressAttribute = new RegExp(`\\s(${[...namesOfAddresses, ...namesOfLists].join('|')})="([^"]*)"`, 'gi')

/** Comments are the author's own, scripts and styles are not shown. */
function htmlEdits({ position, value }: Html, walk: Walk): readonly Edit[] {
  const start = position?.start.offset
  const end = position?.end.offset
  if (start === undefined || end === undefined) return []
  if (/^<(?:script|style)\b/i.test(value)) return [{ start, end, text: '' }]
  const source = walk.text.slice(start, end)
  const edits: Edit[] = []
  for (const { 0: comment, index } of source.matchAll(/<!--[\s\S]*?-->/g))
    edits.push({ start: start + index, end: start + index + comment.length, text: '' })
  for (const { 0: attribute, 1: name = '', 2: value = '', index } of source.matchAll(addressAttribute)) {
    const at = start + index + attribute.length - 1 - value.length
    const open = (address: string): string => markOf('link', address, walk) ?? address
    const text = namesOfLists.includes(name.toLowerCase()) ? mapSrcset(value, open) : open(value)
    if (text !== value) edits.push({ start: at, end: at + value.length, text })
  }
  return edits
}
