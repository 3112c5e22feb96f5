// In: hast in which raw HTML is text. Out: the same with that parsed, as browsers do.
import type { Parents, Root } from 'hast'
import { raw } from 'hast-util-raw'
import { VFile } from 'vfile'
import { nameAnchors } from './html-anchors.ts'
import { showImpossibleElements } from './impossible-elements.ts'
import { refuseDeepTree } from './nesting.ts'
import { expandRawLinkTags } from './raw-link-tags.ts'
import type { TransformContext } from './transform-context.ts'
import { emptyVoidElements } from './void-elements.ts'

export function parsedHtml(
  made: Root,
  { markdown, rawHtml }: Pick<TransformContext, 'markdown' | 'rawHtml'>,
  isTrusted: boolean,
): Root {
  endOpenParagraphs(made)
  // The text is what positions of the parsed HTML are told by.
  const parsed = raw(made, { file: new VFile(markdown) }) as Root
  refuseDeepTree(parsed)
  expandRawLinkTags(parsed, rawHtml, markdown)
  // Elsewhere they are removed, and reported.
  if (isTrusted) showImpossibleElements(parsed, markdown)
  nameAnchors(parsed)
  emptyVoidElements(parsed)
  return parsed
}

const openParagraph =
  /<p(?=[\s/>])[^<>]*>(?![\s\S]*<\/?(?:p|div|section|details|figure|blockquote|center|table|ul|ol|dl|pre|hr|h[1-6])(?=[\s/>]))/i

/**
 * A browser ends a `<p>` that is open where a block begins. The parser does not know that ours are blocks: their paragraphs would end that `<p>`, and
 * leave the block empty.
 */
function endOpenParagraphs({ children }: Parents): void {
  for (let index = 0; index < children.length; index++) {
    const node = children[index]
    if (node?.type === 'element') endOpenParagraphs(node)
    if (node?.type !== 'raw' || !openParagraph.test(node.value)) continue
    const next = children.slice(index + 1, index + 3).find(({ type }) => type !== 'text')
    if (next?.type === 'element' && next.tagName.startsWith('docgen-'))
      children.splice(++index, 0, { type: 'raw', value: '</p>' })
  }
}
