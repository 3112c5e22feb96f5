/* oxlint-disable unicorn/prefer-add-event-listener -- An element that the next page keeps must not get a second listener: a property is set anew. */
import { isOpenIn, parseSidebarState, withCategory, withWay } from './sidebar-state.ts'
import { readStored, store } from './storage.ts'

const stateKey = 'docgen.sidebar'
/** How far the sidebar was scrolled, by the name of it. */
const offsets = new Map<string, number>()

/** Keeps the sidebar as the reader left it on the page before (but for categories that close by themselves, which have a name), and scrolls it, and nothing but it, until the current entry is in sight. */
export function startSidebar(): void {
  const box = document.querySelector<HTMLElement>('.docgen-menu')
  const sidebar = box?.querySelector<HTMLElement>('[data-sidebar]')
  if (!box || !sidebar) return
  const name = sidebar.getAttribute('aria-label') ?? ''
  keepCategories(sidebar, name)
  box.scrollTop = offsets.get(name) ?? readOffset(name)
  box.onscroll = () => storeOffset(name, box.scrollTop)
  bringIntoSight(box, sidebar)
}

function keepCategories(sidebar: HTMLElement, name: string): void {
  const state = parseSidebarState(readStored(stateKey))
  let next = state
  for (const category of sidebar.querySelectorAll<HTMLDetailsElement>('details:not([name])')) {
    const path = pathOf(category, name)
    const isCurrent = category.querySelector('[aria-current]') !== null
    // Nothing closes but by the reader: the way to this page stays open on the next one.
    if (isCurrent) next = withWay(next, path)
    category.open = isOpenIn(state, path, category.open, isCurrent)
  }
  if (next !== state) store(stateKey, JSON.stringify(next))
  // Only what the reader does: the browser sends `toggle` for the lines above as well.
  sidebar.onclick = ({ target }) => {
    const category = target instanceof Element ? target.closest('summary')?.parentElement : null
    if (!(category instanceof HTMLDetailsElement) || category.name) return
    const next = withCategory(parseSidebarState(readStored(stateKey)), pathOf(category, name), !category.open)
    store(stateKey, JSON.stringify(next))
  }
}

function pathOf(category: HTMLDetailsElement, name: string): readonly string[] {
  const labels: string[] = []
  for (let at: Element | null | undefined = category; at; at = at.parentElement?.closest('details'))
    labels.unshift(at.querySelector('summary')?.textContent.trim() ?? '')
  return [name, ...labels]
}

function bringIntoSight(box: Element, sidebar: Element): void {
  const current = sidebar.querySelector('[aria-current]')
  if (!current) return
  const { top, bottom } = current.getBoundingClientRect()
  const frame = box.getBoundingClientRect()
  if (top >= frame.top && bottom <= Math.min(frame.bottom, innerHeight)) return
  box.scrollTop += top - frame.top - frame.height / 2
}

function storeOffset(name: string, offset: number): void {
  offsets.set(name, offset)
  try {
    sessionStorage.setItem(`${stateKey}.${name}`, String(offset))
  } catch {
    // Forbidden or full: the offset is known until the site is loaded again.
  }
}

function readOffset(name: string): number {
  try {
    return Number(sessionStorage.getItem(`${stateKey}.${name}`)) || 0
  } catch {
    return 0
  }
}
