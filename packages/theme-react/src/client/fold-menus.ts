const foldMenu = '.docgen-versions[open], .docgen-copy-page[open], .docgen-navbar .docgen-nav-menu[open]'

/** Menus that are a native `details` close as menus do: when the reader goes elsewhere or presses Escape. It listens to the whole document. */
export function startFoldMenus(): void {
  const closeAround = ({ target }: Event): void => {
    if (target instanceof Element) closeMenus(target)
  }
  document.addEventListener('click', closeAround)
  document.addEventListener('focusin', closeAround)
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return
    const menu = openMenus().find((open) => open.contains(document.activeElement))
    closeMenus(null)
    menu?.querySelector('summary')?.focus()
  })
}

function openMenus(): readonly HTMLDetailsElement[] {
  return [...document.querySelectorAll<HTMLDetailsElement>(foldMenu)]
}

/** All but the one that the element is in. */
function closeMenus(inside: Element | null): void {
  for (const menu of openMenus()) if (!menu.contains(inside)) menu.open = false
}
