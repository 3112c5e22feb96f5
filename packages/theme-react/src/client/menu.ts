import { wideScreen } from './wide-screen.ts'

/**
 * The browser opens the drawer, closes it on Escape and gives the focus back. Here it gets the focus when it opens, and closes when
 * the focus leaves it, when a link of it is followed, and when the screen becomes wide.
 */
export function startMenu(): void {
  const menu = document.querySelector<HTMLElement>('.docgen-menu[popover]')
  if (!menu || !('hidePopover' in menu)) return
  const close = (): void => {
    if (menu.matches(':popover-open')) menu.hidePopover()
  }
  menu.addEventListener('toggle', () => {
    if (!menu.matches(':popover-open')) return
    menu.querySelector<HTMLElement>('button')?.focus()
    menu.querySelector('.docgen-sidebar [aria-current]')?.scrollIntoView({ block: 'center' })
  })
  menu.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && !menu.contains(relatedTarget)) close()
  })
  menu.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a')) close()
  })
  matchMedia(wideScreen).addEventListener('change', ({ matches }) => {
    if (matches) close()
  })
}
