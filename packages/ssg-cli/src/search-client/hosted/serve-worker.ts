import type { SearchAnswer, SearchMessage } from '@docgen/model'
import { serveEngine, type SearchEngine } from './serve-engine.ts'

/** Connects an engine to the worker that this script runs in. */
export function serveWorker(start: (config: unknown) => SearchEngine): void {
  const answer = serveEngine(start, (message: SearchAnswer) => postMessage(message))
  // Only the page that made the worker can write to it.
  addEventListener('message', ({ data }: MessageEvent<SearchMessage>) => void answer(data))
}
