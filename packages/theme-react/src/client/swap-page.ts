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

/** Puts the page in the place of this one, but for what its head says besides the title. What has `data-docgen-keep` in the body stays. */
export function swapPage(next: Document): void {
  document.title = next.title
  const { documentElement: root } = document
  for (const name of ['lang', 'dir']) {
    const value = next.documentElement.getAttribute(name) ?? ''
    if (root.getAttribute(name) !== value) root.setAttribute(name, value)
  }
  const kept = document.body.querySelectorAll(':scope > [data-docgen-keep]')
  const body = document.adoptNode(next.body)
  document.body.replaceWith(body)
  body.append(...kept)
}

const exchanged = 'title, meta, link:not([rel=stylesheet])'

/** What programs read. */
export function swapHead(next: Document): void {
  const before = [...document.head.querySelectorAll(exchanged)]
  const after = [...next.head.querySelectorAll(exchanged)]
  // What is the same stays, so that the browser does not ask for the icon again.
  const isIn = (list: readonly Element[], node: Element): boolean => list.some((other) => other.isEqualNode(node))
  for (const node of before) if (!isIn(after, node)) node.remove()
  document.head.append(...after.filter((node) => !isIn(before, node)))
}
