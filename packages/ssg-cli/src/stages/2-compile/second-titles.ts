// In: a page's tree, after its plugins. Out: its level-1 headings that are not its title. The layout shows one title, and these would look like more of them.
import type { Root } from 'mdast'
import { toString } from 'mdast-util-to-string'
import type { Diagnostic } from '@docgen/model'
import { lateTitle, secondTitle } from '../../diagnostics/markdown.ts'
import { titleOf } from './page-title.ts'
import { rangeOf, type TransformContext } from './transform-context.ts'

export function secondTitles(page: Pick<TransformContext, 'file'>, mdast: Root, isUntitled: boolean): readonly Diagnostic[] {
  const title = titleOf(mdast, isUntitled)
  return mdast.children.flatMap((node) => {
    // What a plugin has made has no place.
    if (node.type !== 'heading' || node.depth !== 1 || node === title || !node.position) return []
    const text = toString(node, { includeHtml: false }).trim()
    return [(title ? secondTitle : lateTitle)(rangeOf(page, node), text)]
  })
}
