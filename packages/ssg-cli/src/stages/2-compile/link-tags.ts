// `{@link server/AccountsServer}`, `{@linkcode …}` and `{@linkplain …|text}` of a guide, as doc comments have them: they become links.
import type { Parent, PhrasingContent, RootContent, Text } from 'mdast'
import { toString } from 'mdast-util-to-string'
import { hrefOfLinkTag } from '../../syntax/api/api-href.ts'
import { shortNameOf } from '../../syntax/markdown/link-tag.ts'

interface LinkTagContext {
  /** The text that was parsed, for the place of each tag. */
  readonly markdown: string
  /** Within a link a tag is its text alone. */
  readonly isInLink: boolean
}

const opening = /\{@link(code|plain)?\s+(?=[^\s|}])/

/** Takes the tags out of the text among the children and puts links in their place; their address is the tag itself, without its text. */
export function expandLinkTags(parent: Parent, context: LinkTagContext): void {
  if (!parent.children.some(hasTag)) return
  const pending = [...parent.children]
  const done: RootContent[] = []
  for (let node = pending.shift(); node; node = pending.shift()) {
    const tag = hasTag(node) ? readTag(node, pending, context) : undefined
    if (!tag) {
      done.push(node)
      continue
    }
    done.push(...textNodes(tag.before), ...tag.nodes)
    pending.splice(0, tag.siblings, ...textNodes(tag.after))
  }
  // A link takes the place of text, which only parents of phrasing content have.
  parent.children = done as typeof parent.children
}

function hasTag(node: RootContent): node is Text {
  return node.type === 'text' && opening.test(node.value)
}

interface ReadTag {
  readonly before: Text
  readonly nodes: readonly PhrasingContent[]
  readonly after: Text
  /** How many of the following nodes were part of it. */
  readonly siblings: number
}

/** What is no tag after all is text before the rest of the node. */
function readTag(node: Text, following: readonly RootContent[], context: LinkTagContext): ReadTag | undefined {
  const match = opening.exec(node.value)
  if (!match) return undefined
  const [written, form = ''] = match
  const { isEscaped, position } = placeOf(node, written, context.markdown)
  const rest = node.value.slice(match.index + written.length)
  const [name = ''] = /^[^\s|}]+/.exec(rest) ?? []
  const label = isEscaped ? undefined : readLabel(rest.slice(name.length), following)
  if (!label) {
    const before = { ...node, value: node.value.slice(0, match.index + written.length) }
    return { before, nodes: [], after: { ...node, value: rest, ...(position && { position }) }, siblings: 0 }
  }
  const shown = label.nodes.length > 0 ? label.nodes : [textOf(shortNameOf(name))]
  const children: PhrasingContent[] =
    form === 'code' ? [{ type: 'inlineCode', value: shown.map((part) => toString(part)).join('') }] : shown
  const href = hrefOfLinkTag(form, name)
  return {
    before: { ...node, value: node.value.slice(0, match.index) },
    nodes: context.isInLink
      ? children
      : // Phrasing content within a link is not a link: tags do not nest.
        [{ type: 'link', url: href, children, data: { hProperties: { href } }, ...(position && { position }) }],
    after: { ...(label.last ?? { ...node, ...(position && { position }) }), value: label.after },
    siblings: label.siblings,
  }
}

interface Label {
  readonly nodes: PhrasingContent[]
  readonly after: string
  /** The text that holds the closing brace, when it is another than the one that holds the opening. */
  readonly last?: Text
  readonly siblings: number
}

/** The text up to the closing brace, which may have other nodes in it: emphasis, code. */
function readLabel(rest: string, following: readonly RootContent[]): Label | undefined {
  const start = rest.replace(/^\s*\|?\s*/, '')
  const end = start.indexOf('}')
  if (end >= 0) return { nodes: textsOf(start.slice(0, end).trimEnd()), after: start.slice(end + 1), siblings: 0 }
  const nodes: PhrasingContent[] = textsOf(start)
  for (const [index, node] of following.entries()) {
    if (node.type === 'link' || node.type === 'linkReference' || node.type === 'html') return undefined
    const close = node.type === 'text' ? node.value.indexOf('}') : -1
    if (node.type === 'text' && close >= 0) {
      const after = node.value.slice(close + 1)
      return { nodes: [...nodes, ...textsOf(node.value.slice(0, close).trimEnd())], after, last: node, siblings: index + 1 }
    }
    // What stands beside text is phrasing content.
    nodes.push(node as PhrasingContent)
  }
  return undefined
}

function textsOf(value: string): PhrasingContent[] {
  return value === '' ? [] : [textOf(value)]
}

function textOf(value: string): Text {
  return { type: 'text', value }
}

function textNodes(text: Text): Text[] {
  return text.value === '' ? [] : [text]
}

interface TagPlace {
  /** Escaped in the source, and so meant to be read. */
  readonly isEscaped: boolean
  /** From the name to the end of the text: the place of a finding, and where to look for the next tag. */
  readonly position?: Text['position']
}

function placeOf({ position }: Text, written: string, markdown: string): TagPlace {
  const { start, end } = position ?? {}
  const offset = markdown.indexOf(written.trimEnd(), start?.offset ?? 0)
  if (!start || !end || offset < 0 || offset >= (end.offset ?? 0)) return { isEscaped: false }
  const nameOffset = offset + written.length
  // Not from the beginning of the line, which may be as long as the text.
  const lines = markdown.slice(start.offset, nameOffset).split('\n')
  const line = start.line + lines.length - 1
  const column = (lines.length === 1 ? start.column : 1) + (lines.at(-1) ?? '').length
  return { isEscaped: markdown[offset - 1] === '\\', position: { start: { line, column, offset: nameOffset }, end } }
}
