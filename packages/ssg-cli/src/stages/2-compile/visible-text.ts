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

/** What a heading is called: a badge in it says something about its section, and may say something else with the next release. */
export function headingTextOf(heading: Element): string {
  if (!hasBadge(heading)) return visibleTextOf(heading)
  const text = visibleTextOf({ ...heading, children: heading.children.filter((child) => !isBadge(child)) })
    .replace(/\s+/g, ' ')
    .trim()
  return text === '' ? visibleTextOf(heading) : text
}

export function hasBadge({ children }: Element): boolean {
  return children.some(isBadge)
}

export function isBadge(node: Nodes): boolean {
  return node.type === 'element' && /\bdocgen-badge\b/.test(String(node.properties['className']))
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
