// The style sheet leaves out what is far from the window, whose height is a guess meanwhile (`styles/far-away.css`).
import { whenIdle } from './when-idle.ts'

/**
 * Has all of the page laid out at once, for whoever jumps to a place of it. The inline script does so before the first paint of a page that
 * does not begin at its top.
 */
export function layOutWhole(isWhole: boolean): void {
  document.documentElement.toggleAttribute('data-whole', isWhole)
}

/** Who follows a link to an anchor is led to where it is, not to where it was guessed to be. */
export function startJumps(): void {
  document.addEventListener(
    'click',
    ({ target }) => {
      const link = target instanceof Element ? target.closest('a') : null
      if (link?.hash && link.pathname === location.pathname) layOutWhole(true)
    },
    { capture: true },
  )
}

/** Each turn has the page painted anew, so that one for every piece would be twice the work of all at once. */
const piecesOfTurn = 5

/** Lays out what is far away piece by piece while there is nothing else to do. */
export function startFarAway(signal: AbortSignal): void {
  const pieces = [...document.querySelectorAll<HTMLElement>('.docgen-code, .docgen-table, .docgen-member')]
  const next = (): void => {
    if (signal.aborted) return
    const far = pieces.filter((piece) => getComputedStyle(piece).contentVisibility === 'auto').slice(0, piecesOfTurn)
    for (const piece of far) piece.style.contentVisibility = 'visible'
    if (far.length > 0) whenIdle(next)
  }
  whenIdle(next)
}
