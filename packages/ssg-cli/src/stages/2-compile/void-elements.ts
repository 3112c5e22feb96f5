import type { Parents, RootContent } from 'hast'

/** Those that React renders without children, and throws for otherwise. https://html.spec.whatwg.org/#void-elements */
const voidElements = new Set('area base br col embed hr img input keygen link meta param source track wbr'.split(' '))

/** Moves behind such an element what HTML parsers put into it: within `<svg>` an `<input>` is an element like any other. */
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
