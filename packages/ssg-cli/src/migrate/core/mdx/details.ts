import type { Span } from '../draft.ts'
import type { Element } from './element.ts'
import { textOfNodes } from './node-text.ts'

/** Of `<details>` that becomes a directive. */
export function summaryOf(node: Element['node']): { readonly title: string; readonly span: Span } | undefined {
  if (node.type !== 'mdxJsxFlowElement' || node.name !== 'details') return undefined
  const [summary] = node.children.flatMap((child) => summaryIn(child))
  const start = summary?.position?.start.offset
  const end = summary?.position?.end.offset
  const title = summary && textOfNodes(summary.children)
  if (start === undefined || end === undefined || title === undefined || title.includes(']')) return undefined
  return { title, span: { start, end } }
}

type Child = Element['node']['children'][number]

/** Beside its own block, or within a paragraph of one. */
function summaryIn(child: Child): readonly Element['node'][] {
  if (child.type === 'paragraph') return child.children.flatMap((each) => (isSummary(each) ? [each] : []))
  return isSummary(child) ? [child] : []
}

function isSummary(node: { readonly type: string }): node is Element['node'] {
  return (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') && Reflect.get(node, 'name') === 'summary'
}
