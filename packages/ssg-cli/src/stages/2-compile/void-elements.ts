import { voidElements } from '@docgen/model'
import type { Parents, RootContent } from 'hast'

/** Moves behind a void element what HTML parsers put into it, since React throws for it: within `<svg>` an `<input>` is an element like any other. */
export function emptyVoidElements(parent: Parents): void {
  const children: RootContent[] = []
  for (const node of parent.children) {
    children.push(node)
    if (node.type !== 'element') continue
    emptyVoidElements(node)
    if (!voidElements.has(node.tagName)) continue
    children.push(...node.children)
    node.children = []
  }
  // What is moved stands wherever an element stood.
  parent.children = children as typeof parent.children
}
