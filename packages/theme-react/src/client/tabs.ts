import { readStored, store } from './storage.ts'
import { tabOfKey } from './tab-keys.ts'
import { targetOf } from './target-of.ts'

/**
 * Makes WAI-ARIA tabs of the labelled panels. Sets of one group are switched together, by the label that was chosen. A panel that the address
 * leads into is shown: the browser has looked for the place while it was not there to be seen.
 */
export function startTabs(): void {
  const target = targetOf(location.hash)
  for (const set of document.querySelectorAll<HTMLElement>('[data-tabs]:not([data-ready])')) {
    const tabs = tabsOf(set)
    tabs.forEach((tab, index) => startTab(set, tabs, tab, index))
    set.dataset['ready'] = ''
    set.querySelector('.docgen-tab-list')?.setAttribute('role', 'tablist')
    const kept = groupOf(set) && readStored(keyOf(set))
    if (kept) select(set, kept)
    const asked = tabs.find((tab) => panelOf(tab)?.contains(target))
    if (!asked || asked.tabIndex === 0) continue
    choose(set, asked)
    target?.scrollIntoView()
  }
}

function startTab(set: HTMLElement, tabs: readonly HTMLElement[], tab: HTMLElement, index: number): void {
  const panel = panelOf(tab)
  tab.id = `${panel?.id}-tab`
  tab.setAttribute('role', 'tab')
  tab.setAttribute('aria-controls', panel?.id ?? '')
  show(tab, index === 0)
  const chooseThis = (): void => choose(set, tab)
  tab.addEventListener('click', chooseThis)
  // The browser found a text, or the target of a link, in a panel that is not shown.
  panel?.addEventListener('beforematch', chooseThis)
  tab.addEventListener('keydown', (event) => {
    const next = tabs[tabOfKey(event.key, index, tabs.length, document.documentElement.dir) ?? -1]
    if (!next) return
    event.preventDefault()
    next.focus()
    choose(set, next)
  })
}

/** Looks for the sets of the group each time: some may have come later than this one, with the rest of a long page. */
function choose(set: HTMLElement, tab: HTMLElement): void {
  const label = labelOf(tab)
  const before = tab.getBoundingClientRect().top
  const group = groupOf(set)
  if (group) store(keyOf(set), label)
  for (const other of document.querySelectorAll<HTMLElement>('[data-tabs]'))
    if (other === set || (group && groupOf(other) === group)) select(other, label)
  // Panels above may have changed their height: what the reader pressed stays where it was.
  scrollBy({ top: tab.getBoundingClientRect().top - before, behavior: 'instant' })
}

function select(set: HTMLElement, label: string): void {
  const tabs = tabsOf(set)
  const chosen = tabs.find((tab) => labelOf(tab) === label)
  if (chosen) for (const tab of tabs) show(tab, tab === chosen)
}

const groupOf = (set: HTMLElement): string => set.dataset['tabs'] ?? ''
const keyOf = (set: HTMLElement): string => `docgen.tabs.${groupOf(set)}`
const tabsOf = (set: HTMLElement): readonly HTMLElement[] => [
  ...set.querySelectorAll<HTMLElement>(':scope > .docgen-tab-list > button'),
]

/** The browser can still find the text of a panel that is not shown, which has nothing to tell. */
function show(tab: HTMLElement, isSelected: boolean): void {
  const panel = panelOf(tab)
  tab.setAttribute('aria-selected', String(isSelected))
  tab.tabIndex = isSelected ? 0 : -1
  put(panel, 'role', isSelected && 'tabpanel')
  put(panel, 'aria-labelledby', isSelected && tab.id)
  put(panel, 'hidden', !isSelected && 'until-found')
}

function put(panel: HTMLElement | null, name: string, value: string | false): void {
  if (value) panel?.setAttribute(name, value)
  else panel?.removeAttribute(name)
}

function panelOf(tab: HTMLElement): HTMLElement | null {
  return document.getElementById(tab.dataset['panel'] ?? '')
}

function labelOf(tab: HTMLElement): string {
  return tab.textContent.trim()
}
