// `{@link server/AccountsServer}` within a block of HTML, which the parser of Markdown leaves alone: read where the HTML is a tree.
import type { Element, ElementContent, Parents, Root, RootContent, Text } from 'hast'
import type { Html } from 'mdast'
import { hrefOfLinkTag } from '../../syntax/api-href.ts'
import { linkTagOf, linkTagPattern } from '../../syntax/link-tag.ts'

/** Where text is shown as it is written, or is a link already. */
const literalElements = new Set(['a', 'code', 'pre', 'script', 'style', 'textarea'])

/** Puts links in the place of the tags in the text of the raw HTML; their address is the tag itself, without its text. */
export function expandRawLinkTags(tree: Root, rawHtml: readonly Html[], markdown: string): void {
  const ranges = rawHtml
    .filter(({ value }) => linkTagPattern.test(value))
    .flatMap(({ position }) => (position ? [[position.start.offset ?? 0, position.end.offset ?? 0] as const] : []))
  if (ranges.length === 0) return
  const isRaw = ({ position }: Text): boolean => {
    // Text behind an end tag that closes nothing has an end alone.
    const offset = position?.start?.offset
    return offset !== undefined && ranges.some(([start, end]) => offset >= start && offset < end)
  }
  const visit = (parent: Parents): void => {
    const children: RootContent[] = []
    for (const node of parent.children) {
      if (node.type === 'element' && !literalElements.has(node.tagName)) visit(node)
      children.push(...(node.type === 'text' && isRaw(node) ? linkedText(node, markdown) : [node]))
    }
    // Text and links may stand wherever text stood.
    parent.children = children as typeof parent.children
  }
  visit(tree)
}

function linkedText(node: Text, markdown: string): readonly (Text | Element)[] {
  const match = linkTagPattern.exec(node.value)
  if (!match) return [node]
  const [written, form = '', content = ''] = match
  const { name, label } = linkTagOf(content)
  const offset = markdown.indexOf(written.slice(0, written.indexOf(name)), node.position?.start.offset ?? 0)
  const start = pointAt(markdown, offset + written.indexOf(name))
  const end = pointAt(markdown, offset + written.length)
  const text: Text = { type: 'text', value: label }
  const shown: ElementContent = form === 'code' ? { type: 'element', tagName: 'code', properties: {}, children: [text] } : text
  const link: Element = {
    type: 'element',
    tagName: 'a',
    properties: { href: hrefOfLinkTag(form, name) },
    children: [shown],
    position: { start, end },
  }
  const after: Text = { type: 'text', value: node.value.slice(match.index + written.length), position: { start: end, end } }
  return [{ ...node, value: node.value.slice(0, match.index) }, link, ...linkedText(after, markdown)].filter(
    (part) => part.type !== 'text' || part.value !== '',
  )
}

function pointAt(markdown: string, offset: number) {
  const before = markdown.slice(0, offset)
  return { line: before.split('\n').length, column: offset - before.lastIndexOf('\n'), offset }
}
