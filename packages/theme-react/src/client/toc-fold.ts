import { widestScreen } from './wide-screen.ts'

/**
 * The style sheet shows the folded list beside the article where the browser knows `::details-content`. Here it is opened for all browsers,
 * and for software that takes what a closed fold holds for hidden. Above the article it folds again once a section is chosen.
 */
export function startTocFold(signal: AbortSignal): void {
  const details = document.querySelector<HTMLDetailsElement>('[data-toc] details')
  if (!details) return
  const screen = matchMedia(widestScreen)
  const fit = (): void => {
    details.open = screen.matches
  }
  fit()
  screen.addEventListener('change', fit, { signal })
  details.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a') && !screen.matches) details.open = false
  })
}
