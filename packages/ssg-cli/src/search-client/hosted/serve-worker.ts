import type { SearchAnswer, SearchMessage } from '@docgen/model'
import { serveEngine, type SearchEngine } from './serve-engine.ts'

/** Connects an engine to the worker that this script runs in, or to a page that may start none, since it was opened from a disk. */
export function serveWorker(start: (config: unknown) => SearchEngine): void {
  if (!('WorkerGlobalScope' in globalThis)) {
    const docgenSearch = (_script: string, _readText: unknown, post: (answer: SearchAnswer) => void) => {
      const answer = serveEngine(start, post)
      return (message: SearchMessage): void => void answer(message)
    }
    Object.assign(globalThis, { docgenSearch })
    return
  }
  const answer = serveEngine(start, (message: SearchAnswer) => postMessage(message))
  // Only the page that made the worker can write to it.
  addEventListener('message', ({ data }: MessageEvent<SearchMessage>) => void answer(data))
}
