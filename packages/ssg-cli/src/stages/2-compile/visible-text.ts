import type { Element, Nodes } from 'hast'

/** Text of an element as readers see it: without what is hidden from them or repeats in another notation what stands beside it. */
export function visibleTextOf(node: Nodes, textOfImage = nothing): string {
  if (node.type === 'text') return node.value
  if (!('children' in node) || isUnseen(node)) return ''
  if (node.type === 'element' && node.tagName === 'img') return textOfImage(node)
  let text = ''
  for (const child of node.children) text += visibleTextOf(child, textOfImage)
  return text
}

/** What stands for an image. */
export function altOf({ properties }: Element): string {
  return typeof properties['alt'] === 'string' ? properties['alt'] : ''
}

const nothing: typeof altOf = () => ''

/** What KaTeX and links beside headings have for machines, or for eyes alone. */
export function isUnseen(node: Nodes): boolean {
  if (node.type !== 'element') return false
  return node.tagName === 'annotation' || String(node.properties['ariaHidden']) === 'true'
}
