// What a page gets once it has nothing else to do. What only some pages need is fetched for those.
import { startFoldMenus } from './fold-menus.ts'
import { foundKey } from './found-key.ts'
import { startHideSidebar } from './hide-sidebar.ts'
import { layOutFar } from './lay-out-far.ts'
import { startNavigation, type NavigationParts } from './navigation.ts'
import type { startPart as StartPart } from './start-part.ts'

type CodeEvent = PointerEvent | FocusEvent

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
  if (document.querySelector('html:not([data-image-zoom=off]) main .docgen-prose img'))
    startPart('image-zoom', import('./image-zoom.ts'), signal)
}

let codeTypes: Promise<typeof import('./code-types.ts')> | undefined

/** Most readers never ask for the type of a name in a sample. The events that come before the part is there are handed to it. */
function awaitTypes(signal: AbortSignal, startPart: typeof StartPart): void {
  const load = (event: CodeEvent): void => {
    if (!(event.target instanceof Element) || !event.target.closest('html:not([data-without-code-types]) main [data-types]'))
      return
    // The part follows the links that a finger taps, once it has said their types.
    if ('pointerType' in event && event.pointerType === 'touch') event.preventDefault()
    // One promise hands them over in their order.
    startPart('code-types', (codeTypes ??= import('./code-types.ts')), signal, event)
  }
  for (const name of ['pointerover', 'click', 'focusin'] as const)
    document.addEventListener(name, load, { signal, capture: true })
}

/** Hardly a page is too long to be sent at once. */
function findRest(signal: AbortSignal, parts: AfterIdleParts): void {
  if (!document.querySelector('[data-docgen-rest]')) return
  parts.startPart('rest', import('./rest.ts'), signal, parts)
}

function hasFound(): boolean {
  try {
    return !document.querySelector('html[data-search-marks=off]') && sessionStorage.getItem(foundKey) !== null
  } catch {
    // Storage is forbidden: then nothing was kept either.
    return false
  }
}
