// A bar for pages that take their time: nothing is shown for those that come at once.
/** Milliseconds from the start of a navigation until the bar shows. */
export const showAfter = 200
/** Share of the width that it begins with. */
export const minimum = 0.08
/** Milliseconds that a change of its width takes, and its fading. */
export const speed = 200
/** Share of the width that is added every `trickleSpeed` milliseconds. */
export const trickleRate = 0.02
export const trickleSpeed = 800

/** It never looks done before it is. */
const almostDone = 0.994

/** Share of the width after so many milliseconds of waiting; `undefined` while nothing is shown. */
export function progressAfter(elapsed: number): number | undefined {
  if (elapsed < showAfter) return undefined
  return Math.min(minimum + trickleRate * Math.floor((elapsed - showAfter) / trickleSpeed), almostDone)
}

/** Shows the bar when its time has come; the returned function takes it away. */
export function startProgress(): () => void {
  let bar: HTMLElement | undefined
  let elapsed = showAfter
  let timer = setTimeout(show, showAfter)

  function show(): void {
    bar ??= createBar()
    setWidth(bar, progressAfter(elapsed) ?? minimum)
    elapsed += trickleSpeed
    timer = setTimeout(show, trickleSpeed)
  }

  return () => {
    clearTimeout(timer)
    if (!bar) return
    setWidth(bar, 1)
    bar.dataset['done'] = ''
    setTimeout(() => bar?.remove(), speed)
  }
}

function createBar(): HTMLElement {
  const bar = document.createElement('div')
  bar.className = 'docgen-progress'
  bar.dataset['docgenKeep'] = ''
  bar.setAttribute('role', 'progressbar')
  bar.setAttribute('aria-label', DOCGEN_WORDS.loadingPage)
  bar.style.setProperty('--docgen-progress-speed', `${speed}ms`)
  document.body.append(bar)
  return bar
}

function setWidth(bar: HTMLElement, share: number): void {
  bar.style.setProperty('--docgen-progress', String(share))
}
