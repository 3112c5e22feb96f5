import { wideScreen } from './wide-screen.ts'

/**
 * The style sheet keeps the folded list open beside the article where the browser knows `::details-content`; where it does not, the
 * list is opened here. Above the article it folds again once a section is chosen.
 */
export function startTocFold(signal: AbortSignal): void {
  const details = document.querySelector<HTMLDetailsElement>('[data-toc] details')
  if (!details) return
  const screen = matchMedia(wideScreen)
  const needsOpening = !CSS.supports('selector(::details-content)')
  const fit = (): void => {
    details.open = needsOpening && screen.matches
  }
  fit()
  screen.addEventListener('change', fit, { signal })
  details.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a') && !screen.matches) details.open = false
  })
}
