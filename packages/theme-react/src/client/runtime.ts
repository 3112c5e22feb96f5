// What starts in the browser. Each behaviour looks for its own elements, reads nothing but their attributes, and does without them.
import { startAnnouncement } from './announcement.ts'
import { startColorMode } from './color-mode.ts'
import { startCopyButtons } from './copy-buttons.ts'
import { startFilters } from './filters.ts'
import { startInherited, startReveal } from './inherited.ts'
import { startIslands } from './start-islands.ts'
import { startMenu } from './menu.ts'
import { startScrollSpy } from './scroll-spy.ts'
import { startSearchKeys } from './search-keys.ts'
import { startSidebar } from './sidebar.ts'
import { startTabs } from './tabs.ts'
import { startTocFold } from './toc-fold.ts'

const behaviours: readonly (() => void)[] = [
  startColorMode,
  startAnnouncement,
  startMenu,
  startSidebar,
  startTocFold,
  startScrollSpy,
  startTabs,
  startCopyButtons,
  startFilters,
  startInherited,
  startReveal,
  startIslands,
  startSearchKeys,
]

for (const start of behaviours) start()

// Sent when the page was changed in place; behaviours that listen to the whole document need nothing.
for (const start of [startTabs, startFilters, startInherited]) document.addEventListener('docgen:update', start)
