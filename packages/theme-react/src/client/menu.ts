/* oxlint-disable unicorn/prefer-add-event-listener -- An element that the next page keeps must not get a second listener: a property is set anew. */
import { wideScreen } from './wide-screen.ts'

/**
 * The browser opens the drawer, closes it on Escape and gives the focus back. Here it gets the focus when it opens, keeps it while it is
 * open, and closes when a link of it is followed and when the screen becomes wide.
 */
export function startMenu(signal: AbortSignal): void {
  const menu = document.querySelector<HTMLElement>('.docgen-menu[popover]')
  if (!menu || !('hidePopover' in menu)) return
  const close = (): void => {
    if (menu.matches(':popover-open')) menu.hidePopover()
  }
  // The page before may have had it open.
  close()
  menu.ontoggle = () => {
    if (!menu.matches(':popover-open')) return
    menu.querySelector<HTMLElement>('button')?.focus()
    const current = menu.querySelector('.docgen-sidebar [aria-current]')
    if (current && current.getBoundingClientRect().bottom > menu.getBoundingClientRect().bottom)
      current.scrollIntoView({ block: 'center' })
  }
  menu.onkeydown = (event) => {
    if (event.key === 'Tab' && menu.matches(':popover-open')) keepFocus(menu, event)
  }
  menu.onclick = ({ target }) => {
    if (target instanceof Element && target.closest('a')) close()
  }
  matchMedia(wideScreen).addEventListener('change', ({ matches }) => matches && close(), { signal })
}

/** From the last element that can have the focus to the first, and back. */
function keepFocus(menu: HTMLElement, event: KeyboardEvent): void {
  const all = [...menu.querySelectorAll<HTMLElement>('a[href], button, summary')].filter((element) => element.checkVisibility())
  const [end, start] = event.shiftKey ? [all[0], all.at(-1)] : [all.at(-1), all[0]]
  if (document.activeElement !== end) return
  event.preventDefault()
  start?.focus()
}
