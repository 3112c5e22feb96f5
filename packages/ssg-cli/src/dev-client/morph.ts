import { pairsInOrder } from './in-order.ts'

/**
 * Makes `target` equal to `source` with as few changes as may be: elements that stay keep their state (open details, scroll, focus) and
 * their listeners.
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
  const wanted = [...source.childNodes]
  const matches = matchesOf(known, wanted)
  const used = new Set(matches)
  // No page is served with a dialog: one that is there was opened by the reader, who is not to be thrown out of it.
  for (const node of known) if (!used.has(node) && node.nodeName !== 'DIALOG') node.remove()
  // What stays is never moved: an element that is moved loses the focus.
  let before = target.firstChild
  for (const [index, node] of wanted.entries()) {
    const match = matches[index]
    if (!match) {
      target.insertBefore(document.importNode(node, true), before)
      continue
    }
    before = match.nextSibling
    if (match instanceof Element && node instanceof Element) {
      if (isIsland(match)) {
        // What is in it is React's.
        if (isOtherIsland(match, node)) match.replaceWith(document.importNode(node, true))
      } else if (!match.isEqualNode(node)) morph(match, node)
    } else if (match.nodeValue !== node.nodeValue) match.nodeValue = node.nodeValue
  }
}

/**
 * For each of `wanted` the one of `known` that it is to become of, in the order of both: those that are the same, and between two of these those that
 * are alike.
 */
function matchesOf(known: readonly ChildNode[], wanted: readonly ChildNode[]): readonly (ChildNode | undefined)[] {
  const matches: (ChildNode | undefined)[] = wanted.map(() => undefined)
  let nextKnown = 0
  let nextWanted = 0
  for (const [a, b] of [...pairsInOrder(known.map(keyOf), wanted.map(keyOf)), [known.length, wanted.length] as const]) {
    for (; nextWanted < b; nextWanted++) {
      const node = wanted[nextWanted]
      const alike = known.findIndex((each, index) => index >= nextKnown && index < a && node !== undefined && isAlike(each, node))
      if (alike < 0) continue
      matches[nextWanted] = known[alike]
      nextKnown = alike + 1
    }
    if (b < wanted.length) matches[b] = known[a]
    nextKnown = a + 1
    nextWanted = b + 1
  }
  return matches
}

/** The same for nodes that are the same. What is in an island is React's. */
function keyOf(node: ChildNode): string {
  if (!(node instanceof Element)) return `${node.nodeType} ${node.nodeValue ?? ''}`
  return isIsland(node) ? `island ${islandAttributes.map((name) => node.getAttribute(name)).join(' ')}` : node.outerHTML
}

const islandAttributes = ['data-name', 'data-props', 'data-when']

const isOtherIsland = (island: Element, wanted: Element): boolean =>
  islandAttributes.some((name) => island.getAttribute(name) !== wanted.getAttribute(name))

const isIsland = (element: Element): boolean => element.tagName === 'DOCGEN-ISLAND'

function isAlike(node: ChildNode, wanted: ChildNode): boolean {
  if (node.nodeType !== wanted.nodeType) return false
  if (!(node instanceof Element) || !(wanted instanceof Element)) return true
  return node.tagName === wanted.tagName && (wanted.id === '' || node.id === wanted.id)
}
