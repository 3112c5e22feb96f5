// In: hast in which raw HTML is text. Out: the same with that parsed, as browsers do.
import type { Root } from 'hast'
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
