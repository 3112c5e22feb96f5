import type { Nodes } from 'hast'

/** Text of an element as readers see it: without what is hidden from them or repeats in another notation what stands beside it. */
export function visibleTextOf(node: Nodes): string {
  if (node.type === 'text') return node.value
  if (!('children' in node) || isUnseen(node)) return ''
  let text = ''
  for (const child of node.children) text += visibleTextOf(child)
  return text
}

/** What KaTeX and links beside headings have for machines, or for eyes alone. */
export function isUnseen(node: Nodes): boolean {
  if (node.type !== 'element') return false
  return node.tagName === 'annotation' || String(node.properties['ariaHidden']) === 'true'
}
