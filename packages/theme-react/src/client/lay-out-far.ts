// Lays out what the style sheet leaves out of long pages (`styles/far-away.css`), piece by piece while there is nothing else to do.
import type { whenIdle as WhenIdle } from './when-idle.ts'

/** Milliseconds that a turn aims at, on any device: whatever the reader does meanwhile waits for its end. */
const turnLasts = 6
/** Elements. The page is painted anew after each turn: turns of a few elements would be twice the work of all at once. */
const fewest = 50

const pieces = '.docgen-prose > .docgen-code, .docgen-prose > .docgen-table, .docgen-member'

export function layOutFar(signal: AbortSignal, whenIdle: typeof WhenIdle): void {
  let far: readonly HTMLElement[] | undefined
  let elementsOfTurn = 2 * fewest
  const takeTurn = (): void => {
    if (signal.aborted) return
    far ??= [...document.querySelectorAll<HTMLElement>(pieces)].filter(isFar)
    const began = performance.now()
    let elements = 0
    const last = far.findIndex((piece) => {
      piece.style.contentVisibility = 'visible'
      elements += piece.querySelectorAll('*').length
      return elements > elementsOfTurn
    })
    if (last < 0) return
    // Has the browser lay out now instead of just before it paints: that is timed here, and the painting becomes a task of its own.
    void document.body.offsetHeight
    elementsOfTurn = Math.max(fewest, (turnLasts * elements) / (performance.now() - began))
    far = far.slice(last + 1)
    whenIdle(takeTurn)
  }
  whenIdle(takeTurn)
}

/** To tell the style of something inside of a piece, the browser would style all of the piece. */
function isFar(piece: HTMLElement): boolean {
  return !piece.parentElement?.closest('.docgen-member') && getComputedStyle(piece).contentVisibility === 'auto'
}
