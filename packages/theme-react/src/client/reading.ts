// What helps to read a page once it stands; fetched when it has nothing else to do.
import { startCopyAnchors } from './copy-anchors.ts'
import { startScrollSpy } from './scroll-spy.ts'
import { startScrollable } from './scrollable.ts'

/** What the runtime has loaded already: a module that both of them import would be one more request of every page. */
interface ReadingParts {
  readonly announce: (text: string) => void
  readonly targetOf: (hash: string) => HTMLElement | null
}

export function start(signal: AbortSignal, { announce, targetOf }: ReadingParts): void {
  startCopyAnchors(announce)
  if (signal.aborted) return
  startScrollSpy(signal, targetOf)
  startScrollable(signal)
}
