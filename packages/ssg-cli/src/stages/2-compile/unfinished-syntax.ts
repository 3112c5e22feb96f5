// In: a text and its tree. Out: what its author began or named and Markdown does not find: it shows the signs themselves, hides the text,
// or takes all that follows for code. Told only where nothing else can be meant.
import type { ListItem, Nodes, Parents, Root, Text } from 'mdast'
import { toString } from 'mdast-util-to-string'
import { closesFence, fenceOpenerOf, type Diagnostic, type SourceRange } from '@docgen/model'
import { linkAsText, linkWithoutAddress, openLink, spacedLink } from '../../diagnostics/links.ts'
import { unclosedCode, swallowedCode } from '../../diagnostics/fences.ts'
import { emptyHeading, missingDefinition, unclosedComment, unusedFootnote } from '../../diagnostics/markdown.ts'
import { emptyTaskBox, unquotedValue } from '../../diagnostics/other-syntax.ts'
import { lineTableOf } from '../../common/line-table.ts'
import { blocksAsText } from './blocks-as-text.ts'
import { emphasisAsText } from './emphasis-as-text.ts'
import { nodesOf } from './nodes-of.ts'

interface Page {
  readonly markdown: string
  readonly nodes: readonly Nodes[]
  readonly at: (offset: number) => SourceRange
}

export function readUnfinishedSyntax(file: string, markdown: string, mdast: Root): readonly Diagnostic[] {
  const { placeOf } = lineTableOf(markdown)
  const page: Page = { markdown, nodes: nodesOf(mdast), at: (offset) => ({ file, ...placeOf(offset) }) }
  return [...page.nodes.flatMap((node) => [...findingsOf(node, page)]), ...footnotesWithoutReference(page)].sort(
    (a, b) => a.line - b.line || a.column - b.column,
  )
}

function findingsOf(node: Nodes, page: Page): readonly Diagnostic[] {
  switch (node.type) {
    case 'code':
      return codeFindings(node, page)
    case 'html':
      return commentFindings(node, page)
    case 'heading':
      return isEmpty(node) ? [emptyHeading(page.at(startOf(node)))] : textsIn(node, page)
    case 'link':
      return node.url === '' && sourceOf(node, page).startsWith('[')
        ? [linkWithoutAddress(page.at(startOf(node)), sourceOf(node, page))]
        : []
    case 'linkReference':
      return []
    case 'listItem':
      return taskFindings(node, page)
    case 'paragraph':
      return [...blocksAsText(sourceOf(node, page), (index) => page.at(startOf(node) + index)), ...textsIn(node, page)]
    default:
      return 'children' in node ? textsIn(node, page) : []
  }
}

function textsIn(parent: Parents, page: Page): readonly Diagnostic[] {
  const { children } = parent
  return [
    ...emphasisAsText(parent, page.markdown, page.at),
    ...children.flatMap((child, index) => (child.type === 'text' ? textFindings(child, children[index + 1], page) : [])),
  ]
}

/** A list of tasks, whose boxes need a space. */
function taskFindings({ children: [first] }: ListItem, page: Page): readonly Diagnostic[] {
  return first?.type === 'paragraph' && /^\[\][ \t]+\S/.test(sourceOf(first, page)) ? [emptyTaskBox(page.at(startOf(first)))] : []
}

function startOf({ position }: Nodes): number {
  return position?.start.offset ?? 0
}

function sourceOf({ position }: Nodes, { markdown }: Page): string {
  return markdown.slice(position?.start.offset ?? 0, position?.end.offset ?? 0)
}

/** The fence that closes it may stand behind the sign of a quote. */
function codeFindings(node: Nodes, page: Page): readonly Diagnostic[] {
  const source = sourceOf(node, page)
  const fence = /^(?:`{3,}|~{3,})/.exec(source)?.[0]
  if (fence === undefined) return []
  const [, ...lines] = source.trimEnd().split('\n')
  const last = lines.at(-1)?.replace(/^[\s>]+/, '') ?? ''
  const at = page.at(startOf(node))
  if (!closesFence(last, fence)) return [unclosedCode(at, fence)]
  const next = lines.findIndex((line) => beginsFence(line, fence))
  return next < 0 ? [] : [swallowedCode(at, fence, at.line + next + 1)]
}

/** Within the fence of a marker, whether a line would have begun the next one: what closes a fence has no language. What is indented is an example. */
function beginsFence(line: string, marker: string): boolean {
  const opener = /^(?: {4}|\t)/.test(line) ? undefined : fenceOpenerOf(line)
  return opener !== undefined && opener.marker.startsWith(marker) && /^[a-z][\w+#-]*(?:[ \t]|$)/i.test(opener.info)
}

function commentFindings(node: Nodes, page: Page): readonly Diagnostic[] {
  const source = sourceOf(node, page)
  const last = source.lastIndexOf('<!--')
  return last < 0 || source.includes('-->', last) ? [] : [unclosedComment(page.at(startOf(node) + last))]
}

/** A picture, or what HTML stands for other than a comment, is a heading too. */
function isEmpty(node: Nodes): boolean {
  const isText = (child: Nodes): boolean =>
    child.type === 'text' ||
    (child.type === 'html' && /^<!--[\s\S]*-->$/.test(child.value)) ||
    ('children' in child && child.type !== 'textDirective' && child.children.every(isText))
  return isText(node) && toString(node, { includeHtml: false }).trim() === ''
}

const written = /\.(?:md|mdx|html?|png|jpe?g|gif|svg|webp|avif|pdf|zip)(?:[?#]|$)/i

/** Where a link would have its address: what begins or ends as one does. */
function isAddress(text: string): boolean {
  const [first = ''] = text.trim().split(/\s/)
  return /^(?:https?:\/\/|\.{0,2}\/|#)/.test(text.trim()) || written.test(first) || written.test(text.trim())
}

function textFindings(node: Text, next: Nodes | undefined, page: Page): readonly Diagnostic[] {
  const source = sourceOf(node, page)
  const at = (index: number): SourceRange => page.at(startOf(node) + index)
  const linked = next?.type === 'link' && /^https?:/.test(sourceOf(next, page)) ? sourceOf(next, page) : ''
  const unquoted = unquotedAddresses(source, linked, at)
  if (!source.includes('[')) return unquoted
  const links = Array.from(source.matchAll(malformedLink)).flatMap(({ 0: whole, 1: inside = '', index }) =>
    isAddress(inside) ? [linkAsText(at(index), whole)] : [],
  )
  const spaced = Array.from(source.matchAll(spacedAddress)).flatMap(({ 1: text = '', 2: inside = '', index }) =>
    // A word in brackets before the number of an issue is no link.
    isAddress(inside) && !/^#\d+$/.test(inside) ? [spacedLink(at(index), text, inside)] : [],
  )
  const open = Array.from(source.matchAll(openAddress)).flatMap(({ 0: whole, 1: inside = '', index }) =>
    isAddress(inside) ? [openLink(at(index), whole)] : [],
  )
  const spacedCut = linked === '' ? null : cutSpacedLink.exec(source)
  // The address became a link by itself, up to its first space.
  const cut = linked === '' ? null : cutLink.exec(source)
  const footnotes = Array.from(source.matchAll(footnote)).map(({ 1: attached, 2: label = attached ?? '', index }) =>
    missingDefinition(at(index), `[^${label}]`, `[^${label}]: …`),
  )
  const references = Array.from(source.matchAll(reference)).map(({ 0: whole, 1: label = '', index }) =>
    missingDefinition(at(index), whole, `[${label}]: …`),
  )
  return [
    ...unquoted,
    ...links,
    ...spaced,
    ...open,
    ...(spacedCut ? [spacedLink(at(spacedCut.index), spacedCut[1] ?? '', linked)] : []),
    ...(cut ? [linkAsText(at(cut.index), cut[0] + linked)] : []),
    ...footnotes,
    ...references,
  ]
}

/** CommonMark takes such a value, but neither of our parsers does. `linked` is the address that became a link by itself, behind the text. */
function unquotedAddresses(source: string, linked: string, at: (index: number) => SourceRange): readonly Diagnostic[] {
  if (!source.includes('<')) return []
  const values = Array.from(source.matchAll(unquotedAddress)).map(({ 0: tag, 1: name = '', 2: value = '', index }) =>
    unquotedValue(at(index), tag, `${name}="${value}"`),
  )
  const cut = linked === '' ? null : openTag.exec(source)
  if (!cut) return values
  // It takes in the end of the tag.
  const [address = ''] = linked.split('>')
  return [...values, unquotedValue(at(cut.index), `${cut[0]}${address}>`, `${cut[1] ?? ''}="${address}"`)]
}

const openTag = /(?<!\\)<[a-z][\w-]*\s(?:[^<>]*\s)?((?:href|src|srcset|poster|cite|action|data))=$/i
const unquotedAddress =
  /(?<!\\)<[a-z][\w-]*(?=\s)[^<>]*?\s((?:href|src|srcset|poster|cite|action|data))=([^\s"'=<>`]*\/[^\s"'=<>`]*)[^<>]*>/gi
const malformedLink = /(?<!\\)\[[^[\]\n]*\]\(([^()\n]+)\)/g
const spacedAddress = /(?<![\w\])\\])(\[[^[\]\n]+\]) +\(([^()\s]+)\)/g
const openAddress = /(?<![\w\])\\])\[[^[\]\n]+\]\(([^()\s]+)[ \t]*$/gm
const cutSpacedLink = /(?<![\w\])\\])(\[[^[\]\n]+\]) +\($/
const cutLink = /(?<!\\)\[[^[\]\n]*\]\($/
/** A footnote follows a word; what follows a space may be a regular expression, unless it is a number. */
const footnote = /(?<!\\)(?:(?<=[^\s[(])\[\^([\w.-]+)\]|\[\^(\d+)\])(?!\()/g
/** Of words. Elements of lists are in brackets too: `names[first][0]`. */
const reference = /(?<![\w\])\\])\[[\w\s.,:/'-]*[A-Za-z][\w\s.,:/'-]*\]\[([\w\s.:/-]*[A-Za-z][\w\s.:/-]*)\]/g

function footnotesWithoutReference({ nodes, at }: Page): readonly Diagnostic[] {
  const named = new Set(nodes.flatMap((node) => (node.type === 'footnoteReference' ? [node.identifier.toLowerCase()] : [])))
  return nodes.flatMap((node) =>
    node.type === 'footnoteDefinition' && !named.has(node.identifier.toLowerCase())
      ? [unusedFootnote(at(startOf(node)), node.label ?? node.identifier)]
      : [],
  )
}
