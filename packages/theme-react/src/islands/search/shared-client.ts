import type { SearchAnswer, SearchProps } from '@docgen/ssg-cli/model'
import { createSearchClient, type SearchClient, type WorkerPort } from './search-client.ts'

// The worker stays while the reader goes from page to page: what it has loaded need not be loaded again.
const clients = new Map<string, SearchClient>()

/** The client of a search, one for all islands that show it. */
export function clientOf(search: SearchProps): SearchClient {
  const key = JSON.stringify([search.workerHref, search.config])
  const client = clients.get(key) ?? createSearchClient(search, createWorker)
  clients.set(key, client)
  return client
}

function createWorker(href: string, onAnswer: (answer: SearchAnswer) => void, onError: () => void): WorkerPort {
  const worker = new Worker(href, { type: 'module' })
  worker.addEventListener('message', ({ data }: MessageEvent<SearchAnswer>) => onAnswer(data))
  worker.addEventListener('error', onError)
  return worker
}
