/**
 * Makes `target` equal to `source` with as few changes as may be: elements that stay keep their state (open details, scroll, focus) and
 * their listeners. Children are matched by id, else by tag in order.
 */
export function morph(target: Element, source: Element): void {
  morphAttributes(target, source)
  morphChildren(target, source)
}

/** Attributes that only the server sets: what scripts add to an element (roles, states, ids) is not the server's to undo. */
const servedAttributes = new Set(['alt', 'class', 'height', 'href', 'src', 'style', 'title', 'width'])
/** What the reader has done. */
const keptAttributes = new Set(['open', 'data-theme', 'data-js'])

function morphAttributes(target: Element, source: Element): void {
  for (const { name, value } of source.attributes) {
    if (target.getAttribute(name) !== value && !keptAttributes.has(name)) target.setAttribute(name, value)
  }
  for (const name of servedAttributes) if (!source.hasAttribute(name)) target.removeAttribute(name)
  // `page` is the server's word; `true` marks what the reader is at.
  if (target.getAttribute('aria-current') === 'page' && !source.hasAttribute('aria-current'))
    target.removeAttribute('aria-current')
}

function morphChildren(target: Element, source: Element): void {
  const known = [...target.childNodes]
  const used = new Set<ChildNode>()
  let before: ChildNode | null = target.firstChild
  for (const wanted of source.childNodes) {
    const match = known.find((node) => !used.has(node) && isAlike(node, wanted))
    if (!match) {
      target.insertBefore(document.importNode(wanted, true), before)
      continue
    }
    used.add(match)
    if (match === before) before = match.nextSibling
    else target.insertBefore(match, before)
    if (match instanceof Element && wanted instanceof Element) {
      if (isIsland(match)) {
        // What is in it is React's.
        if (isOtherIsland(match, wanted)) match.replaceWith(document.importNode(wanted, true))
      } else if (!match.isEqualNode(wanted)) morph(match, wanted)
    } else if (match.nodeValue !== wanted.nodeValue) match.nodeValue = wanted.nodeValue
  }
  // No page is served with a dialog: one that is there was opened by the reader, who is not to be thrown out of it.
  for (const node of known) if (!used.has(node) && node.nodeName !== 'DIALOG') node.remove()
}

const isOtherIsland = (island: Element, wanted: Element): boolean =>
  ['data-name', 'data-props', 'data-when'].some((name) => island.getAttribute(name) !== wanted.getAttribute(name))

const isIsland = (element: Element): boolean => element.tagName === 'DOCGEN-ISLAND'

function isAlike(node: ChildNode, wanted: ChildNode): boolean {
  if (node.nodeType !== wanted.nodeType) return false
  if (!(node instanceof Element) || !(wanted instanceof Element)) return true
  return node.tagName === wanted.tagName && (wanted.id === '' || node.id === wanted.id)
}
