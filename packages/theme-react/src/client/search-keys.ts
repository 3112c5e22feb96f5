/** `/`, ctrl+K and cmd+K press the link that opens the search. The keys of one who is writing are theirs, but for those that no text has. */
export function startSearchKeys(): void {
  document.addEventListener('keydown', (event) => {
    if (event.defaultPrevented || event.isComposing || document.querySelector('dialog[open]')) return
    if (!isSearchKey(event) || (event.key === '/' && isWriting(event.target))) return
    const link = document.querySelector<HTMLElement>('[data-search-open]')
    if (!link) return
    event.preventDefault()
    link.click()
  })
}

export function isSearchKey(event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>): boolean {
  const { key, ctrlKey, metaKey, altKey, shiftKey } = event
  if (altKey) return false
  // On some keyboards the slash is typed with shift.
  if (key === '/') return !ctrlKey && !metaKey
  return key.toLowerCase() === 'k' && ctrlKey !== metaKey && !shiftKey
}

function isWriting(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement) || !(target.isContentEditable || target.matches('input, textarea, select'))) return false
  // A dialog that was just closed has the focus until the browser draws the next frame.
  return target.closest('dialog:not([open])') === null
}
