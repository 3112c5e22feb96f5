import type { Nodes } from 'mdast'

/** Text of nodes as a title in Markdown; `undefined` where there is more than text and code. */
export function textOfNodes(nodes: readonly Nodes[]): string | undefined {
  const parts = nodes.map((node) => {
    if (node.type === 'text') return node.value
    if (node.type === 'inlineCode') return `\`${node.value}\``
    if (node.type === 'paragraph') return textOfNodes(node.children)
    return undefined
  })
  return parts.every((part) => part !== undefined) ? parts.join('').replace(/\s+/g, ' ').trim() : undefined
}
