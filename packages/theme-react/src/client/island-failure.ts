/**
 * Says beside an island that its code could not be fetched. `retry` resolves to whether it is alive now. Older browsers remember a failed
 * import for as long as the page is open, and a new version of the site has other files: both are helped by loading the page again,
 * which is only done when the server answers.
 */
export function showLoadFailure(element: HTMLElement, retry: () => Promise<boolean>): void {
  if (element.nextElementSibling?.matches('.docgen-island-failure')) return
  const box = document.createElement('div')
  box.className = 'docgen-island-failure'
  box.setAttribute('role', 'alert')
  const text = document.createElement('p')
  text.textContent = DOCGEN_WORDS.partNotLoaded
  const button = document.createElement('button')
  button.type = 'button'
  button.textContent = DOCGEN_WORDS.retry
  button.addEventListener('click', () => void tryAgain())
  box.append(text, button)
  element.after(box)

  const tryAgain = async (): Promise<void> => {
    button.disabled = true
    if (await retry()) return box.remove()
    if (await isServerThere()) return location.reload()
    text.textContent = DOCGEN_WORDS.partStillNotLoaded
    button.disabled = false
  }
}

async function isServerThere(): Promise<boolean> {
  const response = await fetch(location.href, { method: 'HEAD', cache: 'no-store' }).catch(() => undefined)
  return response?.ok === true
}
