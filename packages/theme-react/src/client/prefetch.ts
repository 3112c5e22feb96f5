import { parseAhead } from './beginning.ts'
import { fetchPage } from './page-store.ts'

/** Part of the Network Information API, which not every browser has. */
interface Connection {
  readonly saveData?: boolean
  readonly effectiveType?: string
}

/** Not on the reader's account: neither on slow connections nor where they ask to save data. */
export function mayPrefetch(connection: Connection | undefined): boolean {
  return connection?.saveData !== true && !/2g/.test(connection?.effectiveType ?? '')
}

/** Pages that are fetched only because a link to them came into sight, for each page that is shown. */
const pagesInSight = 4

const isPrefetching = (): boolean => mayPrefetch('connection' in navigator ? (navigator.connection as Connection) : undefined)

/**
 * Fetches a page when a pointer, the focus or a finger comes to a link to it, and parses it when there is nothing else to do. `pageOf` gives the
 * address of links to other pages.
 */
export function startPrefetch(pageOf: (target: Element) => string | undefined, whenIdle: (run: () => void) => void): void {
  let latest: string | undefined
  for (const type of ['pointerover', 'focusin', 'touchstart'] as const) {
    document.addEventListener(
      type,
      ({ target }) => {
        const href = target instanceof Element ? pageOf(target) : undefined
        if (href === undefined || !isPrefetching()) return
        latest = href
        void fetchPage(href).then((page) => page && whenIdle(() => latest === href && parseAhead(page)))
      },
      { passive: true },
    )
  }
}

/** Fetches pages whose links the reader sees in the article, a few of them. */
export function prefetchInSight(pageOf: (target: Element) => string | undefined, signal: AbortSignal): void {
  if (!isPrefetching()) return
  const fetched = new Set<string>()
  const observer = new IntersectionObserver((seen) => {
    for (const { isIntersecting, target } of seen) {
      const href = isIntersecting ? pageOf(target)?.replace(/#.*$/, '') : undefined
      if (href === undefined || fetched.size >= pagesInSight) continue
      fetched.add(href)
      void fetchPage(href)
    }
  })
  for (const link of document.querySelectorAll('main a[href]:not([data-docgen-rest] a)')) observer.observe(link)
  signal.addEventListener('abort', () => observer.disconnect())
}
