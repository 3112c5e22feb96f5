import type { SearchAnswer, SearchProps } from '@docgen/model'
import type { EarlyWorker } from '../../client/search-shell.ts'
import { startPageWorker } from '../../client/page-worker.ts'
import { createSearchClient, type CreateWorker, type SearchClient, type WorkerPort } from './search-client.ts'

// The worker stays while the reader goes from page to page: what it has loaded need not be loaded again.
const clients = new Map<string, SearchClient>()
let early: EarlyWorker | undefined

/** The client of a search, one for all that show it. */
export function clientOf(search: SearchProps): SearchClient {
  if (clients.size === 0) watchPointers()
  const key = keyOf(search)
  const client = clients.get(key) ?? createSearchClient(search, (...args) => takeEarly(key, ...args) ?? createWorker(...args))
  clients.set(key, client)
  return client
}

/** A worker that was started before this script was there. */
export function adoptWorker(worker: EarlyWorker): void {
  early = worker
}

function keyOf({ workerHref, config }: Pick<SearchProps, 'workerHref' | 'config'>): string {
  return JSON.stringify([workerHref, config])
}

function takeEarly(key: string, ...[, onAnswer, onError]: Parameters<CreateWorker>): WorkerPort | undefined {
  if (early === undefined || early.isTaken || early.isBroken || keyOf(early.search) !== key) return undefined
  early.isTaken = true
  listen(early.worker, onAnswer, onError)
  const { worker, started } = early
  return {
    postMessage: (message) => void started.then(() => worker.postMessage(message)),
    terminate: () => worker.terminate(),
    isStarted: true,
  }
}

const createWorker: CreateWorker = (href, onAnswer, onError) => {
  const worker =
    typeof DOCGEN_RELATIVE_LINKS !== 'undefined' && DOCGEN_RELATIVE_LINKS && location.protocol === 'file:'
      ? startPageWorker(href)
      : new Worker(href, { type: 'module' })
  listen(worker, onAnswer, onError)
  return worker
}

/** Until when nothing may move: a press is lost, or opens another result, if others take the place of what is under the pointer before its click. */
let stillUntil = 0

function watchPointers(): void {
  for (const type of ['down', 'move', 'up', 'cancel'] as const)
    addEventListener(`pointer${type}`, ({ buttons }) => {
      if (buttons) stillUntil = Infinity
      // On a touch screen the click comes a while after the finger is gone. Menus and drags keep the end of a press to themselves: the next move shows it.
      else if (stillUntil === Infinity) stillUntil = performance.now() + 200
    })
  addEventListener('click', () => (stillUntil = 0))
}

function listen(worker: Worker, ...[onAnswer, onError]: readonly [(answer: SearchAnswer) => void, () => void]): void {
  const take = (event: MessageEvent<SearchAnswer>): unknown =>
    performance.now() < stillUntil ? setTimeout(take, 20, event) : onAnswer(event.data)
  worker.addEventListener('message', take)
  worker.addEventListener('error', onError)
}
