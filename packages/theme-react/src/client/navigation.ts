// Goes from page to page without loading the site anew: the HTML of the next page takes the place of this one. Whatever is unusual
// about it (another host, an error, new files, no HTML) is left to the browser.
import { nextPageOf, type NextPage } from './beginning.ts'
import { startCopyPage } from './copy-page.ts'
import { keepBranches } from './keep-branches.ts'
import { linkKindOf } from './link-kind.ts'
import { fetchPage, forgetPages } from './page-store.ts'
import { enterKnownPlace, enterNewPlace, leavePlace, rememberPlace, rememberScroll, restorePlace, storePlaces } from './places.ts'
import type { ReadingPlace } from './place-memory.ts'
import { prefetchInSight, startPrefetch } from './prefetch.ts'
import { startProgress } from './progress.ts'
import { isSwappable, swapHead, swapPage } from './swap-page.ts'

/** What the runtime has loaded already: a module that both of them import would be one more request of every page. */
interface RuntimeParts {
  readonly announce: (text: string) => void
  readonly layOutWhole: (isWhole: boolean) => void
  readonly targetOf: (hash: string) => HTMLElement | null
  readonly whenIdle: (run: () => void) => void
}

export interface NavigationParts extends RuntimeParts {
  /** Whether words of a search are to be marked on the page that is shown next. */
  readonly hasFound: () => boolean
}

/** Counts the journeys: only the last one may arrive. */
let journey = 0
/** Path of the page that is shown, which the address is ahead of while an older one is fetched. A query makes no other page of a file. */
let shown = location.pathname

export function startNavigation(base: string, parts: NavigationParts): void {
  const isDev = document.querySelector('script[data-docgen-dev]') !== null
  const pageOf = (target: Element): string | undefined => {
    const link = target.closest('a')
    // No script may read a page on a disk.
    if (location.protocol === 'file:') return undefined
    if (!link?.href || link.origin !== location.origin) return undefined
    const look = { href: link.href, target: link.target, isDownload: link.hasAttribute('download'), rel: link.rel }
    return linkKindOf(look, { current: location.href, base }) === 'page' ? link.href : undefined
  }

  // Loaded with this module, since nothing of it is needed before the page is idle.
  startCopyPage(parts.announce)
  history.scrollRestoration = 'manual'
  addEventListener('pagehide', () => {
    rememberPlace()
    storePlaces()
    // The next time it is the browser that loads this page.
    history.scrollRestoration = 'auto'
  })
  addEventListener('pageshow', () => (history.scrollRestoration = 'manual'))
  addEventListener('scroll', rememberScroll, { passive: true })
  document.addEventListener('focusin', rememberPlace)
  // A link to an anchor made an entry of its own; where the page is scrolled from now on belongs to it.
  addEventListener('hashchange', enterKnownPlace)
  // So did the search page for what was asked.
  addEventListener('docgen:entry', enterKnownPlace)
  enterKnownPlace()

  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    const href = event.target instanceof Element ? pageOf(event.target) : undefined
    if (href !== undefined) {
      event.preventDefault()
      if (isDev) forgetPages()
      // The page is on its way before this one is looked through.
      void go(href, parts)
    }
    rememberPlace()
    if (href === undefined) leaveForAnchor(event.target)
  })
  addEventListener('popstate', () => {
    if (location.pathname !== shown) {
      rememberPlace()
      if (isDev) forgetPages()
      return void goBack(enterKnownPlace(), parts)
    }
    // Whatever is on its way is another page.
    journey++
    const place = enterKnownPlace()
    parts.layOutWhole(true)
    if (place) restorePlace(place)
  })
  if (isDev) return
  startPrefetch(pageOf, parts.whenIdle)
  let page = new AbortController()
  prefetchInSight(pageOf, page.signal)
  document.addEventListener('docgen:navigate', () => {
    page.abort()
    page = new AbortController()
    prefetchInSight(pageOf, page.signal)
  })
}

function leaveForAnchor(target: EventTarget | null): void {
  const link = target instanceof Element ? target.closest('a') : null
  const isAnchor = link?.pathname === location.pathname && link.origin === location.origin && link.search === location.search
  if (link && isAnchor && link.hash !== location.hash) leavePlace()
}

async function go(href: string, parts: NavigationParts): Promise<void> {
  const arrived = await fetchNext(href)
  if (arrived === 'overtaken') return
  if (arrived === 'unusual') return location.assign(href)
  const { hash } = new URL(href)
  // Who comes to a place of the page needs what is above it, who comes from a search the words that were found.
  const next = hash === '' && !parts.hasFound() ? arrived.next : wholeOf(arrived.next)
  show(next, parts, () => {
    enterNewPlace(arrived.url + hash)
    parts.layOutWhole(hash !== '')
  })
  arriveAt(parts.targetOf(hash))
}

/** The address is the other page's already. */
async function goBack(place: ReadingPlace | undefined, parts: RuntimeParts): Promise<void> {
  const arrived = await fetchNext(location.href)
  if (arrived === 'overtaken') return
  if (arrived === 'unusual') return location.reload()
  show(wholeOf(arrived.next), parts, () => parts.layOutWhole(true))
  if (place) restorePlace(place)
  else arriveAt(parts.targetOf(location.hash))
}

type Arrival = { readonly url: string; readonly next: NextPage } | 'overtaken' | 'unusual'

async function fetchNext(href: string): Promise<Arrival> {
  const own = ++journey
  const stopProgress = startProgress()
  const fetched = await fetchPage(href)
  stopProgress()
  if (own !== journey) return 'overtaken'
  if (!fetched || new URL(fetched.url).origin !== location.origin) return 'unusual'
  const next = nextPageOf(fetched)
  return isSwappable(next.document) ? { url: fetched.url, next } : 'unusual'
}

function wholeOf({ document, readRest }: NextPage): NextPage {
  readRest?.()
  return { document, readRest: undefined }
}

/** Counts the pages that were shown: what is left to do for one ends with the next. */
let showing = 0

/**
 * At once: a view transition would first paint this page once more, which on a slow phone takes as long as to load the next one. What nobody
 * sees follows once the page is painted.
 */
function show({ document: next, readRest }: NextPage, { announce }: RuntimeParts, move: () => void): void {
  const own = ++showing
  move()
  shown = location.pathname
  keepBranches(next)
  swapPage(next)
  // A screen reader does not notice that the page is another one.
  announce(document.title)
  document.dispatchEvent(new Event('docgen:show'))
  const finish = (): void => {
    if (own !== showing) return
    swapHead(next)
    if (readRest) {
      readRest()
      document.dispatchEvent(new Event('docgen:update'))
    }
    document.dispatchEvent(new Event('docgen:navigate'))
  }
  // A task that follows a frame has it painted.
  requestAnimationFrame(() => setTimeout(finish))
}

function arriveAt(target: HTMLElement | null): void {
  const place = target ?? document.querySelector('main')
  if (target && !target.matches('a[href], button, input, [tabindex]')) target.tabIndex = -1
  place?.focus({ preventScroll: true })
  if (target) target.scrollIntoView({ behavior: 'instant' })
  else scrollTo({ left: 0, top: 0, behavior: 'instant' })
}
