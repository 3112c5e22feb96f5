// What starts in the browser. Each behaviour looks for its own elements, reads nothing but their attributes, and does without them.
import { announce } from './announce.ts'
import { startAnnouncement } from './announcement.ts'
import { startColorMode } from './color-mode.ts'
import { startCopyButtons } from './copy-buttons.ts'
import { layOutWhole, startJumps } from './far-away.ts'
import { recordInteractions } from './interactions.ts'
import { startMenu } from './menu.ts'
import { startSearchKeys } from './search-keys.ts'
import { startSearchShell } from './search-shell.ts'
import { startSidebar } from './sidebar.ts'
import { startPart } from './start-part.ts'
import { readStored, store } from './storage.ts'
import { startTabs } from './tabs.ts'
import { targetOf } from './target-of.ts'
import { startTocFold } from './toc-fold.ts'
import { whenIdle } from './when-idle.ts'

declare const DOCGEN_HAS_SEARCH: boolean | undefined

/** They listen to the whole document, whatever page is in it. */
const ofSite = [startJumps, startColorMode, startAnnouncement, startCopyButtons, startSearchKeys]
for (const start of ofSite) start()
// Of a site without search, the generator says so, and what opens it is left out of the bundle.
if (typeof DOCGEN_HAS_SEARCH === 'undefined' || DOCGEN_HAS_SEARCH) startSearchShell(() => import('docgen-theme:search-dialog'))

const interactions = recordInteractions()
/** They see to themselves once the first page with one of them is shown. */
const findIslands = (): void => {
  if (document.querySelector('docgen-island')) startPart('islands', import('./islands.ts'), whenIdle, interactions)
}
findIslands()
for (const change of ['docgen:update', 'docgen:navigate']) document.addEventListener(change, findIslands)

/** Most pages have no list to narrow. */
const findFilters = (): void => {
  if (document.querySelector('[data-filter]:not([data-ready])')) startPart('filters', import('./filters.ts'))
}

const startReading = (signal: AbortSignal): void =>
  whenIdle(() => {
    if (document.querySelector('[data-toc], main pre, .docgen-anchor'))
      startPart('reading', import('./reading.ts'), signal, { announce, targetOf })
  })

/** Without a signal the page was changed in place. */
const findFolds = (signal?: AbortSignal): void => {
  if (document.querySelector('[data-hide-inherited], main details'))
    startPart('inherited', import('./inherited.ts'), { readStored, store, targetOf }, signal)
}

/** What is about one page, and listens to more than its own elements, ends with the signal. */
let page = new AbortController()
/** These have to be there as the page is painted. The last one measures what the others may have changed. */
const startPage = (): void => {
  page.abort()
  page = new AbortController()
  for (const start of [startTocFold, startTabs, findFilters, startMenu, startSidebar]) start(page.signal)
}
const startWhole = (): void => {
  for (const start of [startReading, findFolds]) start(page.signal)
}
// In tasks of their own: with what stands above they would be a long one on a slow phone.
for (const start of [startPage, startWhole]) setTimeout(start)
// Another page has taken the place of this one: its beginning first, then all of it.
document.addEventListener('docgen:show', startPage)
document.addEventListener('docgen:navigate', startWhole)
// The page was changed in place: what looks for elements of the article looks again.
for (const start of [startTabs, findFilters, findFolds]) document.addEventListener('docgen:update', () => start())

// Until then links do what links do.
const { base, analytics } = document.documentElement.dataset
if (analytics !== undefined) whenIdle(() => startPart('analytics', import('./analytics.ts')))
const lost = document.querySelector<HTMLElement>('[data-not-found]')
if (lost) startPart('not-found', import('./not-found.ts'), lost, base ?? '/')
if (document.querySelector('[data-version]'))
  whenIdle(() => startPart('versions', import('./versions.ts'), { readStored, store }))
if (base !== undefined)
  whenIdle(() =>
    startPart('after-idle', import('./after-idle.ts'), base, { announce, layOutWhole, startPart, targetOf, whenIdle, store }),
  )
