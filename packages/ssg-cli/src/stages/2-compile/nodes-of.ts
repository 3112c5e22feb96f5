import type { Nodes, Root } from 'mdast'

/** All nodes of a tree, in no order that matters. Trees may be nested deeper than calls may be. */
export function nodesOf(root: Root): readonly Nodes[] {
  const nodes: Nodes[] = [root]
  for (let index = 0; index < nodes.length; index++) {
    const node = nodes[index]
    if (node && 'children' in node) for (const child of node.children) nodes.push(child)
  }
  return nodes
}
