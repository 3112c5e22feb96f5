// In: the boxes of task lists in hast. Out: each has what its item says as its name, so that screen readers know what is done.
import type { Element, ElementContent, Parents, Root } from 'hast'

export interface TaskBox {
  readonly box: Element
  readonly parent: Parents
}

/** Where a line of an item ends that is not a paragraph of its own. */
const blockName = /^(?:blockquote|div|dl|details|figure|h[1-6]|hr|ol|p|pre|section|table|ul|docgen-.*)$/

/** A checkbox that nobody can check, in the line of an item, unless its author has named it. */
export function isTaskBox({ tagName, properties }: Element, parent: Parents): boolean {
  if (tagName !== 'input' || properties['type'] !== 'checkbox' || properties['disabled'] !== true) return false
  if ('ariaLabel' in properties || 'ariaLabelledBy' in properties) return false
  return parent.type === 'element' && /^(?:li|p)$/.test(parent.tagName)
}

/** No label around both: themes style the box as a child of its item, and the Markdown of a page leaves out what labels say. */
export function nameTaskBoxes(root: Root, boxes: readonly TaskBox[], anchorPrefix: string): void {
  if (boxes.length === 0) return
  const taken = idsIn(root)
  let count = 0
  for (const { box, parent } of boxes) {
    const words = takeWordsAfter(box, parent)
    if (words.length === 0) continue
    do count++
    while (taken.has(`${anchorPrefix}task-item-${count}`))
    const id = `${anchorPrefix}task-item-${count}`
    const name: Element = { type: 'element', tagName: 'span', properties: { id }, children: words }
    box.properties['ariaLabelledBy'] = [id]
    parent.children.splice(parent.children.indexOf(box) + 1, 0, { type: 'text', value: ' ' }, name)
  }
}

/** Takes out the rest of the line that a box begins. */
function takeWordsAfter(box: Element, parent: Parents): ElementContent[] {
  const { children } = parent
  const from = children.indexOf(box) + 1
  const end = children.findIndex((child, index) => index >= from && child.type === 'element' && blockName.test(child.tagName))
  const rest = children.slice(from, end === -1 ? undefined : end)
  const words = rest.filter((child): child is ElementContent => child.type !== 'doctype')
  if (words.every((child) => child.type === 'text' && child.value.trim() === '')) return []
  const first = words[0]
  const last = words.at(-1)
  if (first?.type === 'text') first.value = first.value.trimStart()
  if (last?.type === 'text') last.value = last.value.trimEnd()
  children.splice(from, rest.length)
  return words.filter((child) => child.type !== 'text' || child.value !== '')
}

function idsIn(root: Root): ReadonlySet<string> {
  const ids = new Set<string>()
  const visit = (parent: Parents): void => {
    for (const node of parent.children) {
      if (node.type !== 'element') continue
      const { id } = node.properties
      if (typeof id === 'string') ids.add(id)
      visit(node)
    }
  }
  visit(root)
  return ids
}
