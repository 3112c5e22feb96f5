// `{@link server/AccountsServer}` within a block of HTML, which the parser of Markdown leaves alone: read where the HTML is a tree.
import type { Element, ElementContent, Parents, Root, RootContent, Text } from 'hast'
import type { Html } from 'mdast'
import type { Point } from 'unist'
import { hrefOfLinkTag } from '../../syntax/api/api-href.ts'
import { lineTableOf, type LineTable } from '../../common/line-table.ts'
import { everyLinkTag, linkTagOf, linkTagPattern } from '../../syntax/markdown/link-tag.ts'

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
  const { placeOf } = lineTableOf(markdown)
  const visit = (parent: Parents): void => {
    const children: RootContent[] = []
    for (const node of parent.children) {
      if (node.type === 'element' && !literalElements.has(node.tagName)) visit(node)
      const parts = node.type === 'text' && isRaw(node) ? linkedText(node, markdown, placeOf) : [node]
      // There may be more of them than a call can have arguments.
      for (const part of parts) children.push(part)
    }
    // Text and links may stand wherever text stood.
    parent.children = children as typeof parent.children
  }
  visit(tree)
}

/** The parts of a text, each tag a link. */
function linkedText(node: Text, markdown: string, placeOf: LineTable['placeOf']): readonly (Text | Element)[] {
  const pointAt = (offset: number): Point => ({ ...placeOf(offset), offset })
  const parts: (Text | Element)[] = []
  let position = node.position
  let last = 0
  for (const match of node.value.matchAll(everyLinkTag)) {
    const [written, form = '', content = ''] = match
    const { name, label } = linkTagOf(content)
    const inTag = written.indexOf(name)
    const offset = markdown.indexOf(written.slice(0, inTag), position?.start.offset ?? 0)
    const end = pointAt(offset + written.length)
    const text: Text = { type: 'text', value: label }
    const shown: ElementContent = form === 'code' ? { type: 'element', tagName: 'code', properties: {}, children: [text] } : text
    parts.push(
      { ...node, value: node.value.slice(last, match.index), ...(position && { position }) },
      {
        type: 'element',
        tagName: 'a',
        properties: { href: hrefOfLinkTag(form, name) },
        children: [shown],
        position: { start: pointAt(offset + inTag), end },
      },
    )
    last = match.index + written.length
    position = { start: end, end }
  }
  if (last === 0) return [node]
  parts.push({ ...node, value: node.value.slice(last), ...(position && { position }) })
  return parts.filter((part) => part.type !== 'text' || part.value !== '')
}
