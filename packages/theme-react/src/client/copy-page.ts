const shownFor = 1600

/** One listener for all pages. The button says what came of it, and then what it does again. */
export function startCopyPage(announce: (text: string) => void): void {
  // From a disk no script may read it; the link beside the button opens it.
  if (location.protocol === 'file:') return document.querySelectorAll('[data-copy-page]').forEach((button) => button.remove())
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-copy-page]') : null
    if (button) void copyPage(button, announce)
  })
}

async function copyPage(button: HTMLElement, announce: (text: string) => void): Promise<void> {
  const label = button.textContent
  const result = (await isCopied(button.dataset['copyPage'] ?? '')) ? DOCGEN_WORDS.copied : DOCGEN_WORDS.copyingFailed
  announce(result)
  // A second press while the result is shown would take it for the label.
  if (label === DOCGEN_WORDS.copied || label === DOCGEN_WORDS.copyingFailed) return
  button.textContent = result
  setTimeout(() => (button.textContent = label), shownFor)
}

/** Safari wants to be asked at once, with the text to follow. A page that is not served over HTTPS has no clipboard at all. */
async function isCopied(href: string): Promise<boolean> {
  try {
    await navigator.clipboard.write([new ClipboardItem({ 'text/plain': textOf(href) })])
    return true
  } catch {
    return false
  }
}

async function textOf(href: string): Promise<Blob> {
  const answer = await fetch(href)
  if (!answer.ok) throw new Error(answer.statusText)
  return new Blob([await answer.text()], { type: 'text/plain' })
}
