// Between the page's messages and an engine. Every request is answered once: with results, or with what kept them away.
import type { SearchAnswer, SearchMessage, SearchRequest, SearchResults } from '@docgen/model'

export interface SearchEngine {
  /** Rejects with `ServiceFailure` when the service answered wrongly; any other rejection is taken for one of the network. */
  readonly search: (request: SearchRequest) => Promise<SearchResults>
}

/** The service was reached, and did not answer as it should: asking again the same way does not help. */
export class ServiceFailure extends Error {}

/** Makes the function that takes the page's messages. */
export function serveEngine(
  start: (config: unknown) => SearchEngine,
  post: (answer: SearchAnswer) => void,
): (message: SearchMessage) => Promise<void> {
  let engine: SearchEngine | undefined
  return async (message) => {
    if (message.kind === 'start') {
      try {
        engine ??= start(message.config)
      } catch {
        // The page waits for this answer before it asks; each question then hears of a service that does not answer.
      }
      return post({ kind: 'ready' })
    }
    const { id } = message
    try {
      if (!engine) throw new ServiceFailure('Asked before it was started.')
      post({ ...(await engine.search(message)), kind: 'results', id })
    } catch (error) {
      post({ kind: 'failure', id, reason: error instanceof ServiceFailure ? 'service' : 'network' })
    }
  }
}
