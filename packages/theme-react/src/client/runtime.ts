// What starts in the browser. Each behaviour looks for its own elements, reads nothing but their attributes, and does without them.
import islands from 'docgen:islands'
import { announce } from './announce.ts'
import { startAnnouncement } from './announcement.ts'
import { startColorMode } from './color-mode.ts'
import { startCopyAnchors } from './copy-anchors.ts'
import { startCopyButtons } from './copy-buttons.ts'
import { layOutWhole, startFarAway, startJumps } from './far-away.ts'
import { startFilters } from './filters.ts'
import { startInherited, startReveal } from './inherited.ts'
import { startMenu } from './menu.ts'
import { startScrollSpy } from './scroll-spy.ts'
import { startSearchKeys } from './search-keys.ts'
import { startSidebar } from './sidebar.ts'
import { startIslands } from './start-islands.ts'
import { readStored, store } from './storage.ts'
import { startTabs } from './tabs.ts'
import { targetOf } from './target-of.ts'
import { startTocFold } from './toc-fold.ts'
import { whenIdle } from './when-idle.ts'

/** They listen to the whole document, whatever page is in it. */
const ofSite = [startJumps, startColorMode, startAnnouncement, startCopyButtons, startCopyAnchors, startSearchKeys]
for (const start of ofSite) start()
startIslands(islands)

/** They are about one page: what they listen to beyond its own elements ends with the signal. */
const ofPage: readonly ((signal: AbortSignal) => void)[] = [
  startMenu,
  startSidebar,
  startTocFold,
  startScrollSpy,
  startTabs,
  startFilters,
  startInherited,
  startReveal,
  startFarAway,
]

let page = new AbortController()
const startPage = (): void => {
  page.abort()
  page = new AbortController()
  for (const start of ofPage) start(page.signal)
}
// In a task of its own: with what stands above it would be a long one on a slow phone.
setTimeout(startPage)
// Another page has taken the place of this one.
document.addEventListener('docgen:navigate', startPage)
// The page was changed in place: what looks for elements of the article looks again.
for (const start of [startTabs, startFilters, startInherited]) document.addEventListener('docgen:update', () => start())

// Until then links do what links do.
const { base, analytics } = document.documentElement.dataset
if (analytics !== undefined) whenIdle(() => void import('./analytics.ts').then(({ startAnalytics }) => startAnalytics()))
const lost = document.querySelector<HTMLElement>('[data-not-found]')
if (lost) void import('./not-found.ts').then(({ startNotFound }) => startNotFound(lost, base ?? '/'))
if (document.querySelector('[data-version]'))
  whenIdle(() => void import('./versions.ts').then(({ startVersions }) => startVersions({ readStored, store })))
if (base !== undefined)
  whenIdle(
    () =>
      void import('./navigation.ts').then(({ startNavigation }) => startNavigation(base, { announce, layOutWhole, targetOf })),
  )
