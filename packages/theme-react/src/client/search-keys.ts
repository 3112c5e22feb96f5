/** What was typed while the search that keys have asked for was on its way. */
let typed: string | undefined

/**
 * `/`, ctrl+K and cmd+K press the button that opens the search. The keys of one who is writing are theirs, but for those that no text has.
 * Who types on at once finds it in the field.
 */
export function startSearchKeys(): void {
  document.addEventListener('keydown', (event) => {
    if (event.defaultPrevented || event.isComposing || document.querySelector('dialog[open]')) return
    if (isSearchKey(event) && !(event.key === '/' && (typed !== undefined || isWriting(event.target)))) {
      const button = document.querySelector<HTMLElement>('[data-search-open]')
      if (!button) return
      event.preventDefault()
      typed ??= ''
      button.click()
    } else if (typed !== undefined && isText(event) && !isWriting(event.target)) {
      event.preventDefault()
      typed = event.key === 'Backspace' ? typed.slice(0, -1) : typed + event.key
    } else if (event.key !== 'Shift') typed = undefined
  })
  document.addEventListener('pointerdown', () => (typed = undefined))
  document.addEventListener('focusin', ({ target }) => {
    if (typed !== undefined && target instanceof HTMLInputElement && target.closest('dialog'))
      // Whoever gave it the focus may select what is in it.
      setTimeout(() => handOver(target))
  })
}

function handOver(field: HTMLInputElement): void {
  if (typed) {
    field.setRangeText(typed, field.selectionStart ?? 0, field.selectionEnd ?? 0, 'end')
    field.dispatchEvent(new InputEvent('input', { bubbles: true }))
  }
  typed = undefined
}

function isText({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return !ctrlKey && !metaKey && !altKey && ([...key].length === 1 || key === 'Backspace')
}

export function isSearchKey(event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>): boolean {
  const { key, ctrlKey, metaKey, altKey, shiftKey } = event
  if (altKey) return false
  // On some keyboards the slash is typed with shift.
  if (key === '/') return !ctrlKey && !metaKey
  return key.toLowerCase() === 'k' && ctrlKey !== metaKey && !shiftKey
}

function isWriting(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))
}
