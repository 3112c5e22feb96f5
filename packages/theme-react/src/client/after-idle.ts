// What a page gets once it has nothing else to do. What only some pages need is fetched for those.
import { startFoldMenus } from './fold-menus.ts'
import { foundKey } from './found-key.ts'
import { startHideSidebar } from './hide-sidebar.ts'
import { layOutFar } from './lay-out-far.ts'
import { startNavigation, type NavigationParts } from './navigation.ts'

export interface AfterIdleParts extends Omit<NavigationParts, 'hasFound'> {
  readonly store: (key: string, value: string) => void
}

export function startAfterIdle(base: string, parts: AfterIdleParts): void {
  // As it is from this page, on a site with relative links.
  startNavigation(new URL(base, location.href).pathname, { ...parts, hasFound })
  startFoldMenus()
  startHideSidebar(parts.store)
  startServiceWorker()
  let hasMarks = false
  const findMarks = (isOther: boolean): void => {
    const isFound = hasFound()
    if (!isFound && !(hasMarks && isOther)) return
    hasMarks = isFound
    void import('./marks.ts').then(({ showMarks }) => showMarks(foundKey))
  }
  let page = new AbortController()
  const findAll = (): void => {
    page.abort()
    page = new AbortController()
    layOutFar(page.signal, parts.whenIdle)
    findMarks(true)
    findImages(page.signal)
    findRest(page.signal, parts)
  }
  document.addEventListener('docgen:navigate', findAll)
  // A result may be another place of the page that is shown.
  addEventListener('hashchange', () => findMarks(false))
  // The page was changed in place.
  document.addEventListener('docgen:update', () => findImages(page.signal))
  document.addEventListener('submit', (event) => {
    const { target, submitter } = event
    if (!(target instanceof HTMLFormElement) || !target.matches('[data-feedback]')) return
    event.preventDefault()
    void import('./feedback.ts').then(({ sendFeedback }) => sendFeedback(target, submitter))
  })
  findAll()
}

/** A browser that refuses it has no pages without a network, and all else as ever. */
function startServiceWorker(): void {
  const { serviceWorker } = document.documentElement.dataset
  if (serviceWorker !== undefined && 'serviceWorker' in navigator)
    navigator.serviceWorker.register(serviceWorker).catch(() => undefined)
}

function findImages(signal: AbortSignal): void {
  if (document.documentElement.dataset['imageZoom'] === 'off' || !document.querySelector('main .docgen-prose img')) return
  void import('./image-zoom.ts').then(({ startImageZoom }) => signal.aborted || startImageZoom(signal))
}

/** Hardly a page is too long to be sent at once. */
function findRest(signal: AbortSignal, parts: AfterIdleParts): void {
  if (!document.querySelector('[data-docgen-rest]')) return
  void import('./rest.ts').then(({ startRest }) => signal.aborted || startRest(signal, parts))
}

function hasFound(): boolean {
  try {
    return document.documentElement.dataset['searchMarks'] !== 'off' && sessionStorage.getItem(foundKey) !== null
  } catch {
    // Storage is forbidden: then nothing was kept either.
    return false
  }
}
