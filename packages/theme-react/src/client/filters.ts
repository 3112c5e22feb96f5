import { countText, matches, type CountTexts } from './matches.ts'

/**
 * Lists that narrow while the reader types or chooses. `data-filter` selects the part of an item that typing is compared with, the
 * whole of it when empty; a choice is compared with the item's data attribute of its name.
 */
export function start(): void {
  // It could not be had before, and can now.
  document.documentElement.removeAttribute('data-without-filters')
  for (const root of document.querySelectorAll<HTMLElement>('[data-filter]:not([data-ready])')) {
    root.dataset['ready'] = ''
    root.addEventListener('input', apply)
    // The browser may have brought back what was typed before.
    filter(root)
  }
}

/** One for all: a list that the next page keeps gets it once. */
function apply({ currentTarget }: Event): void {
  if (currentTarget instanceof HTMLElement) filter(currentTarget)
}

function filter(root: HTMLElement): void {
  const typed = root.querySelector<HTMLInputElement>('input[type=search]')?.value ?? ''
  const choices = [...root.querySelectorAll('select')]
  const items = [...root.querySelectorAll<HTMLElement>('[data-filter-items] > li')]
  for (const item of items) {
    const isChosen = choices.every(({ name, value }) => value === '' || item.dataset[name] === value)
    item.hidden = !isChosen || !matches(searchedText(item, root.dataset['filter'] ?? ''), typed)
  }
  for (const group of root.querySelectorAll<HTMLElement>('[data-filter-group]')) {
    group.hidden = !group.querySelector('[data-filter-items] > li:not([hidden])')
    const link = root.querySelector(`nav a[href="#${CSS.escape(group.dataset['filterGroup'] ?? '')}"]`)
    link?.toggleAttribute('data-empty', group.hidden)
  }
  const status = root.querySelector<HTMLElement>('[role=status]')
  if (!status) return
  const shown = items.filter((item) => !item.hidden).length
  status.dataset['all'] ??= status.textContent
  const text = countText(shown, items.length, textsOf(status))
  if (status.textContent !== text) status.textContent = text
  status.toggleAttribute('data-none', shown === 0)
}

/** The page says how many there are in all. */
function textsOf({ dataset: { noun, all = '' } }: HTMLElement): CountTexts {
  return noun === 'symbols'
    ? { all, some: DOCGEN_WORDS.symbolsShown, none: DOCGEN_WORDS.noSymbols }
    : { all, some: DOCGEN_WORDS.packagesShown, none: DOCGEN_WORDS.noPackages }
}

function searchedText(item: HTMLElement, selector: string): string {
  return (selector === '' ? item : item.querySelector(selector))?.textContent ?? ''
}
