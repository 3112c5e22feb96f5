// What a page gets once it has nothing else to do. What only some pages need is fetched for those.
import { startFoldMenus } from './fold-menus.ts'
import { foundKey } from './found-key.ts'
import { startHideSidebar } from './hide-sidebar.ts'
import { layOutFar } from './lay-out-far.ts'
import { startNavigation, type NavigationParts } from './navigation.ts'
import type { startPart as StartPart } from './start-part.ts'

interface AfterIdleParts extends Omit<NavigationParts, 'hasFound'> {
  readonly startPart: typeof StartPart
  readonly store: (key: string, value: string) => void
}

export function start(base: string, parts: AfterIdleParts): void {
  const { startPart, store, whenIdle } = parts
  // As it is from this page, on a site with relative links.
  startNavigation(new URL(base, location.href).pathname, { ...parts, hasFound })
  startFoldMenus()
  startHideSidebar(store)
  startServiceWorker()
  let hasMarks = false
  const findMarks = (isOther: boolean): void => {
    const isFound = hasFound()
    if (!isFound && !(hasMarks && isOther)) return
    hasMarks = isFound
    startPart('marks', import('./marks.ts'), foundKey)
  }
  let page = new AbortController()
  const findAll = (): void => {
    page.abort()
    page = new AbortController()
    layOutFar(page.signal, whenIdle)
    findMarks(true)
    findImages(page.signal, startPart)
    awaitTypes(page.signal, startPart)
    findRest(page.signal, parts)
  }
  document.addEventListener('docgen:navigate', findAll)
  // A result may be another place of the page that is shown.
  addEventListener('hashchange', () => findMarks(false))
  // The page was changed in place.
  document.addEventListener('docgen:update', () => findImages(page.signal, startPart))
  document.addEventListener('submit', (event) => {
    const { target, submitter } = event
    if (!(target instanceof HTMLFormElement) || !target.matches('[data-feedback]')) return
    event.preventDefault()
    import('./feedback.ts').then(
      ({ sendFeedback }) => sendFeedback(target, submitter),
      () => target.querySelector('[role=status]')?.replaceChildren(DOCGEN_WORDS.feedbackNotSent),
    )
  })
  findAll()
}

/** A browser that refuses it has no pages without a network, and all else as ever. */
function startServiceWorker(): void {
  const { serviceWorker } = document.documentElement.dataset
  if (serviceWorker !== undefined && 'serviceWorker' in navigator)
    navigator.serviceWorker.register(serviceWorker).catch(() => undefined)
}

function findImages(signal: AbortSignal, startPart: typeof StartPart): void {
  if (document.documentElement.dataset['imageZoom'] === 'off' || !document.querySelector('main .docgen-prose img')) return
  startPart('image-zoom', import('./image-zoom.ts'), signal)
}

/** Most readers never ask for the type of a name in a sample. The events that come before the part is there are handed to it. */
function awaitTypes(signal: AbortSignal, startPart: typeof StartPart): void {
  const load = (event: Event): void => {
    if (event.target instanceof Element && event.target.closest('main [data-types]'))
      startPart('code-types', import('./code-types.ts'), signal, event)
  }
  for (const name of ['pointerover', 'click', 'focusin']) document.addEventListener(name, load, { signal })
}

/** Hardly a page is too long to be sent at once. */
function findRest(signal: AbortSignal, parts: AfterIdleParts): void {
  if (!document.querySelector('[data-docgen-rest]')) return
  parts.startPart('rest', import('./rest.ts'), signal, parts)
}

function hasFound(): boolean {
  try {
    return document.documentElement.dataset['searchMarks'] !== 'off' && sessionStorage.getItem(foundKey) !== null
  } catch {
    // Storage is forbidden: then nothing was kept either.
    return false
  }
}
