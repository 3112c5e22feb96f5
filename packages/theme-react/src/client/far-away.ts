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

/**
 * A turn lays out so many, or one piece that has more. Each turn has the page painted anew, so that one for every piece would be twice the
 * work of all at once.
 */
const elementsOfTurn = 350

const pieces = '.docgen-prose > .docgen-code, .docgen-prose > .docgen-table, .docgen-member'

/** Lays out what is far away piece by piece while there is nothing else to do. */
export function startFarAway(signal: AbortSignal): void {
  whenIdle(() => layOut([...document.querySelectorAll<HTMLElement>(pieces)].filter(isFar), signal))
}

/** To tell the style of something inside of a piece, the browser would style all of the piece. */
function isFar(piece: HTMLElement): boolean {
  return !piece.parentElement?.closest('.docgen-member') && getComputedStyle(piece).contentVisibility === 'auto'
}

function layOut(far: readonly HTMLElement[], signal: AbortSignal): void {
  if (signal.aborted || far.length === 0) return
  let elements = 0
  const rest = far.filter((piece) => {
    const own = piece.querySelectorAll('*').length
    if (elements > 0 && elements + own > elementsOfTurn) return true
    elements += own
    piece.style.contentVisibility = 'visible'
    return false
  })
  whenIdle(() => layOut(rest, signal))
}
