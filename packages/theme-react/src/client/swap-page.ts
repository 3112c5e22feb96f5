/** Whether the page can take the place of this one: it needs the same files, and brings no script of its own. */
export function isSwappable(next: Document): boolean {
  return (
    filesOf(next) === filesOf(document) &&
    !next.body.querySelector('script') &&
    !next.querySelector('meta[http-equiv="refresh" i]')
  )
}

/** After a new version of the site was published they have other names. */
function filesOf(page: Document): string {
  return [...page.head.querySelectorAll('link[rel=stylesheet], script[type=module][src], script[defer][src]')]
    .map((node) => node.getAttribute('href') ?? node.getAttribute('src'))
    .join(' ')
}

/**
 * Puts the page in the place of this one, but for what its head says besides the title. What has `data-docgen-keep` in the body stays, and so
 * does what both pages have: the frame around the text is neither styled nor laid out again.
 */
export function swapPage(next: Document): void {
  document.title = next.title
  const { documentElement: root, body } = document
  for (const name of ['lang', 'dir']) {
    const value = next.documentElement.getAttribute(name) ?? ''
    if (root.getAttribute(name) !== value) root.setAttribute(name, value)
  }
  const kept = body.querySelectorAll(':scope > [data-docgen-keep]')
  for (const node of kept) node.remove()
  change(body, next.body)
  document.body.append(...kept)
}

/** Makes of a node what the next page has in its place. */
function change(node: Node, next: Node): void {
  if (!(node instanceof HTMLElement && next instanceof HTMLElement && isAlike(node, next))) {
    if (!node.isEqualNode(next)) node.parentNode?.replaceChild(next, node)
    return
  }
  copyAttributes(node, next)
  const after = [...next.childNodes]
  ;[...node.childNodes].forEach((child, index) => after[index] && change(child, after[index]))
}

/** The text is another one, and what an island has drawn is not what its page holds. */
const isAlike = (node: Element, next: Element): boolean =>
  node.nodeName === next.nodeName &&
  node.childNodes.length === next.childNodes.length &&
  !/^(?:MAIN|DOCGEN-ISLAND)$/.test(next.nodeName)

export function copyAttributes(to: Element, from: Element): void {
  for (const { name } of [...to.attributes]) if (!from.hasAttribute(name)) to.removeAttribute(name)
  for (const { name, value } of from.attributes) if (to.getAttribute(name) !== value) to.setAttribute(name, value)
}

const exchanged = 'meta, link:not([rel=stylesheet])'

/** What programs read, besides the title. */
export function swapHead(next: Document): void {
  const before = [...document.head.querySelectorAll(exchanged)]
  const after = [...next.head.querySelectorAll(exchanged)]
  // What is the same stays, so that the browser does not ask for the icon again.
  const isIn = (list: readonly Element[], node: Element): boolean => list.some((other) => other.isEqualNode(node))
  for (const node of before) if (!isIn(after, node)) node.remove()
  document.head.append(...after.filter((node) => !isIn(before, node)))
}
