import { announce } from './announce.ts'

const shownFor = 1600

/** One listener for all code blocks of the page. A block that shows other text than it copies says so in `data-code`. */
export function startCopyButtons(): void {
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-copy]') : null
    const block = button?.closest<HTMLElement>('.docgen-code')
    if (button && block) void copy(button, block.dataset['code'] ?? textOf(block))
  })
}

async function copy(button: HTMLElement, text: string): Promise<void> {
  const label = button.getAttribute('aria-label') ?? ''
  const isShown = button.dataset['copy'] !== ''
  const isCopied = await write(text)
  button.dataset['copy'] = isCopied ? 'done' : 'failed'
  const result = isCopied ? DOCGEN_WORDS.copied : DOCGEN_WORDS.copyingFailed
  button.setAttribute('aria-label', result)
  announce(result)
  // A second press while the answer is shown would take it for the label.
  if (isShown) return
  setTimeout(() => {
    button.dataset['copy'] = ''
    button.setAttribute('aria-label', label)
  }, shownFor)
}

/** A page that is not served over HTTPS has no clipboard at all. */
async function write(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}

/** Within `data-choice` only what is shown: there readers choose which lines of it the style sheet hides. Of an empty one browsers make two. */
function textOf(block: HTMLElement): string {
  const pre = block.querySelector('pre')
  const text = block.closest('[data-choice]') ? pre?.innerText.replaceAll('\n\n\n', '\n\n') : pre?.textContent
  return text?.replace(/\n$/, '') ?? ''
}
