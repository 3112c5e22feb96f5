const shownFor = 1600
/** It listens to the whole document, whatever page is in it. */
let isStarted = false

/** The link beside a heading puts its address into the clipboard too, and says so; the address bar shows it as ever. */
export function startCopyAnchors(announce: (text: string) => void): void {
  if (isStarted) return
  isStarted = true
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a.docgen-anchor') : null
    if (link) void copy(link, announce)
  })
}

async function copy(link: HTMLAnchorElement, announce: (text: string) => void): Promise<void> {
  try {
    await navigator.clipboard.writeText(link.href)
  } catch {
    // Without HTTPS there is no clipboard: the link still leads to its heading.
    return
  }
  link.dataset['copied'] = DOCGEN_WORDS.linkCopied
  announce(DOCGEN_WORDS.linkCopied)
  setTimeout(() => delete link.dataset['copied'], shownFor)
}
