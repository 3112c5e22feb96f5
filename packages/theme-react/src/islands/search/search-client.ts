// Talks to the search worker. A worker that cannot start is given up, and the next question starts another.
import type { SearchAnswer, SearchMessage, SearchProps, SearchRequest, SearchResults } from '@docgen/model'

export interface SearchClient {
  /** Starts the worker, or lets it see what has changed since, so that the next question finds it ready. */
  readonly warmUp: () => void
  /** `onEarly` gets some of the best hits where all of them take their time. */
  readonly search: (request: SearchRequest, onEarly?: (results: SearchResults) => void) => Promise<SearchResults>
}

/** What is used of a `Worker`. */
export interface WorkerPort {
  readonly postMessage: (message: SearchMessage) => void
  readonly terminate: () => void
  /** Whether it has had its first message already. */
  readonly isStarted?: boolean
}

/** `onError` is called when the script could not be fetched, or broke. */
export type CreateWorker = (href: string, onAnswer: (answer: SearchAnswer) => void, onError: () => void) => WorkerPort

interface Waiting {
  readonly resolve: (results: SearchResults) => void
  readonly reject: (failure: Error) => void
  readonly onEarly?: ((results: SearchResults) => void) | undefined
}

export function createSearchClient(
  { workerHref, config }: Pick<SearchProps, 'workerHref' | 'config'>,
  createWorker: CreateWorker,
): SearchClient {
  const waiting = new Map<number, Waiting>()
  let worker: WorkerPort | undefined
  let lastId = 0

  const giveUp = (reason: 'network' | 'service'): void => {
    worker?.terminate()
    worker = undefined
    const left = [...waiting.values()]
    waiting.clear()
    for (const { reject } of left) reject(new Error(reason))
  }
  const take = (answer: SearchAnswer): void => {
    if (answer.kind === 'ready') return
    if (answer.id === undefined) return giveUp(answer.kind === 'failure' ? answer.reason : 'service')
    const asked = waiting.get(answer.id)
    if (answer.kind === 'early') return asked?.onEarly?.(answer)
    waiting.delete(answer.id)
    if (answer.kind === 'results') asked?.resolve(answer)
    else asked?.reject(new Error(answer.reason))
  }
  const start = (): WorkerPort => {
    const made = worker ?? createWorker(workerHref, take, () => giveUp('network'))
    if (worker !== undefined || made.isStarted !== true) made.postMessage({ kind: 'start', config })
    return made
  }
  return {
    warmUp: () => void (worker = start()),
    search: (request, onEarly) => {
      const asked = (worker ??= start())
      lastId += 1
      const id = lastId
      return new Promise((resolve, reject) => {
        waiting.set(id, { resolve, reject, onEarly })
        asked.postMessage({ kind: 'search', id, ...request, ...(onEarly && { wantsEarly: true }) })
      })
    },
  }
}
