/** Pages with a large sidebar have a link in the place of each category but their own: those that are open here stay on the next page. */
export function keepBranches(next: Document): void {
  const open = new Map(
    [...document.querySelectorAll('[data-sidebar] details[open]:not([name])')].map((branch) => [pathOf(branch), branch]),
  )
  for (const link of next.querySelectorAll('[data-sidebar] .docgen-sidebar-category')) {
    const branch = open.get(pathOf(link))?.cloneNode(true)
    if (!(branch instanceof Element)) continue
    for (const entry of branch.querySelectorAll('.is-current, [aria-current]')) {
      entry.classList.remove('is-current')
      entry.removeAttribute('aria-current')
    }
    link.replaceWith(branch)
  }
}

/** Of a category, or of the link that stands for one: its label after those around it, and the name of the sidebar. */
function pathOf(node: Element): string {
  const outer = node.parentElement?.closest('details')
  const around = outer ? pathOf(outer) : node.closest('nav')?.getAttribute('aria-label')
  return `${around} › ${(node.querySelector('summary') ?? node).textContent}`
}
