import { readingPosition } from './reading-position.ts'

interface Section {
  readonly link: HTMLAnchorElement
  /** The heading, or the member that it is of, which has a place even where its inside is not laid out. */
  readonly start: Element
}

/** Marks the section in sight in the table of contents. Positions are read once for each frame in which the page was scrolled. */
export function startScrollSpy(signal: AbortSignal, targetOf: (hash: string) => HTMLElement | null): void {
  const toSection = (link: HTMLAnchorElement): readonly Section[] => {
    const heading = targetOf(link.hash)
    return heading ? [{ link, start: heading.closest('.docgen-member') ?? heading }] : []
  }
  const toc = document.querySelector('[data-toc]')
  if (!toc) return
  let sections = [...toc.querySelectorAll('a')].flatMap(toSection)
  let current: HTMLAnchorElement | undefined
  let isWaiting = false

  const mark = (): void => {
    isWaiting = false
    const tops = sections.map(({ start }) => start.getBoundingClientRect().top)
    const line = 8 + Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop)
    const next = sections[readingPosition(tops, line, isAtEnd())]?.link
    if (next === current) return
    current?.removeAttribute('aria-current')
    next?.setAttribute('aria-current', 'true')
    current = next
    if (next) keepInSight(next, toc)
  }
  const later = (): void => {
    if (isWaiting) return
    isWaiting = true
    requestAnimationFrame(mark)
  }
  addEventListener('scroll', later, { passive: true, signal })
  addEventListener('resize', later, { passive: true, signal })
  // The page was changed in place: its headings may be others now.
  const refresh = (): void => {
    sections = [...toc.querySelectorAll('a')].flatMap(toSection)
    later()
  }
  document.addEventListener('docgen:update', refresh, { signal })
  mark()
}

function isAtEnd(): boolean {
  const { scrollHeight } = document.documentElement
  return scrollHeight > innerHeight + 8 && scrollY + innerHeight >= scrollHeight - 4
}

/** `scrollIntoView` would scroll the page too. */
function keepInSight(link: HTMLElement, toc: Element): void {
  const box = toc.getBoundingClientRect()
  const { top, bottom } = link.getBoundingClientRect()
  if (top < box.top) toc.scrollTop += top - box.top - 16
  else if (bottom > box.bottom) toc.scrollTop += bottom - box.bottom + 16
}
