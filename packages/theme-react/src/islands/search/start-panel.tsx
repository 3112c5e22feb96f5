// The rest of the search, once its dialog is open. A script of its own, in which Preact takes the place of React (see `build.mjs`): nobody
// is to wait for ten times as much code before the first result.
import { createWords, intlTagOf } from '@docgen/model'
import { createRoot } from 'react-dom/client'
import { IslandBoundary } from '../../client/island-boundary.tsx'
import type { OpenSearch } from '../../client/search-shell.ts'
import { dialogMessages } from './dialog-messages.ts'
import { SearchPanel } from './search-panel.tsx'
import { adoptWorker, clientOf } from './shared-client.ts'

const words = createWords(dialogMessages, intlTagOf(document.documentElement.lang))
let endLast: (() => void) | undefined

/** Fills an open dialog until it is closed. The worker that was started with the dialog serves the search from now on, if none does yet. */
export function startSearchPanel({ dialog, field, search, searchHref, worker }: OpenSearch): void {
  const box = dialog.querySelector('.docgen-search-panel')
  // The code may arrive for a dialog that is closed by now, even after it arrived for the one that followed.
  if (!dialog.open || !box) return
  endLast?.()
  adoptWorker(worker)
  // What was built since the search was open last is to be found.
  clientOf(search).warmUp()
  box.replaceChildren()
  const root = createRoot(box)
  let isOver = false
  endLast = () => {
    if (!isOver) root.unmount()
    isOver = true
  }
  dialog.addEventListener('close', endLast, { once: true })
  root.render(
    <IslandBoundary>
      <SearchPanel words={words} dialog={dialog} field={field} search={search} searchHref={searchHref} />
    </IslandBoundary>,
  )
}
