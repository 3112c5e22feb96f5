import { readStored, store } from './storage.ts'
import { tabOfKey } from './tab-keys.ts'

interface TabSet {
  readonly group: string
  readonly tabs: readonly HTMLElement[]
  readonly select: (label: string) => void
}

/** Makes WAI-ARIA tabs of the labelled panels. Sets of one group are switched together, by the label that was chosen. */
export function startTabs(): void {
  const sets = [...document.querySelectorAll<HTMLElement>('[data-tabs]:not([data-ready])')].map(toTabSet)
  for (const set of sets) {
    const kept = set.group === '' ? null : readStored(keyOf(set.group))
    if (kept !== null) set.select(kept)
    const choose = (tab: HTMLElement): void => {
      const label = labelOf(tab)
      const before = tab.getBoundingClientRect().top
      if (set.group !== '') store(keyOf(set.group), label)
      for (const other of sets) if (other === set || (set.group !== '' && other.group === set.group)) other.select(label)
      // Panels above may have changed their height: what the reader pressed stays where it was.
      scrollBy({ top: tab.getBoundingClientRect().top - before, behavior: 'instant' })
    }
    set.tabs.forEach((tab, index) => {
      tab.addEventListener('click', () => choose(tab))
      tab.addEventListener('keydown', (event) => {
        const next = set.tabs[tabOfKey(event.key, index, set.tabs.length, document.documentElement.dir) ?? -1]
        if (!next) return
        event.preventDefault()
        next.focus()
        choose(next)
      })
      // The browser found a text, or the target of a link, in a panel that is not shown.
      panelOf(tab)?.addEventListener('beforematch', () => choose(tab))
    })
  }
}

const keyOf = (group: string): string => `docgen.tabs.${group}`

function toTabSet(root: HTMLElement): TabSet {
  const tabs = [...root.querySelectorAll<HTMLElement>(':scope > .docgen-tab-list > button')]
  const select = (label: string): void => {
    const chosen = tabs.find((tab) => labelOf(tab) === label)
    if (chosen) for (const tab of tabs) show(tab, tab === chosen)
  }
  root.querySelector('.docgen-tab-list')?.setAttribute('role', 'tablist')
  tabs.forEach((tab, index) => {
    const panel = panelOf(tab)
    tab.id = `${tab.dataset['panel'] ?? ''}-tab`
    tab.setAttribute('role', 'tab')
    tab.setAttribute('aria-controls', panel?.id ?? '')
    show(tab, index === 0)
  })
  root.dataset['ready'] = ''
  return { group: root.dataset['tabs'] ?? '', tabs, select }
}

function show(tab: HTMLElement, isSelected: boolean): void {
  tab.setAttribute('aria-selected', String(isSelected))
  tab.tabIndex = isSelected ? 0 : -1
  const panel = panelOf(tab)
  if (isSelected) {
    panel?.setAttribute('role', 'tabpanel')
    panel?.setAttribute('aria-labelledby', tab.id)
    panel?.removeAttribute('hidden')
  } else {
    // The browser can still find its text; a panel that is not shown has nothing to tell.
    panel?.removeAttribute('role')
    panel?.removeAttribute('aria-labelledby')
    panel?.setAttribute('hidden', 'until-found')
  }
}

function panelOf(tab: HTMLElement): HTMLElement | null {
  return document.getElementById(tab.dataset['panel'] ?? '')
}

function labelOf(tab: HTMLElement): string {
  return tab.textContent.trim()
}
