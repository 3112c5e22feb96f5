// Fetched where a page has an island.
import islands from 'docgen:islands'
import type { Recorder } from './interactions.ts'
import { showAsked } from './show-asked.ts'
import { startIslands } from './start-islands.ts'

let isStarted = false

/**
 * With every page that has one; they see to themselves from then on. A module that the runtime imports too would be one more request of every
 * page, so it hands over what it has.
 */
export function start(whenIdle: (run: () => void) => void, recorder: Recorder): void {
  document.documentElement.removeAttribute('data-without-islands')
  showAsked()
  if (isStarted) return
  isStarted = true
  startIslands(islands, whenIdle, recorder)
}
