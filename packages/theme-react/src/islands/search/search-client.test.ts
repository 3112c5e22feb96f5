import type { SearchAnswer, SearchMessage, SearchResults } from '@docgen/model'
import { expect, test } from 'vitest'
import { createSearchClient, type CreateWorker } from './search-client.ts'

const request = { query: 'a', offset: 0, limit: 5, filters: {} }
const results: SearchResults = { hits: [], total: 0, facets: {}, suggestions: [] }

/** Workers as they are made, and what each was told. */
function recordWorkers() {
  const workers: { told: SearchMessage[]; isEnded: boolean; answer: (data: SearchAnswer) => void; fail: () => void }[] = []
  const createWorker: CreateWorker = (_, answer, fail) => {
    const made = { told: [] as SearchMessage[], isEnded: false, answer, fail }
    workers.push(made)
    return { postMessage: (message) => void made.told.push(message), terminate: () => void (made.isEnded = true) }
  }
  const answer = (index: number, data: SearchAnswer): void => workers[index]?.answer(data)
  return { workers, createWorker, answer }
}

test('starts one worker, with the config, and asks it', async () => {
  const { workers, createWorker, answer } = recordWorkers()
  const client = createSearchClient({ workerHref: '/w.js', config: { a: 1 } }, createWorker)
  const first = client.search(request)
  const second = client.search({ ...request, query: 'ab' })
  answer(0, { kind: 'ready' })
  answer(0, { kind: 'results', id: 2, ...results, total: 2 })
  answer(0, { kind: 'results', id: 1, ...results, total: 1 })
  expect((await first).total).toBe(1)
  expect((await second).total).toBe(2)
  expect(workers).toHaveLength(1)
  expect(workers[0]?.told.map(({ kind }) => kind)).toEqual(['start', 'search', 'search'])
})

test('a worker that is there is told when the search is opened again', () => {
  const { workers, createWorker } = recordWorkers()
  const client = createSearchClient({ workerHref: '/w.js', config: 1 }, createWorker)
  client.warmUp()
  client.warmUp()
  expect(workers.map(({ told }) => told)).toEqual([Array.from({ length: 2 }, () => ({ kind: 'start', config: 1 }))])
})

test('a request that failed leaves the worker as it is', async () => {
  const { workers, createWorker, answer } = recordWorkers()
  const client = createSearchClient({ workerHref: '/w.js', config: null }, createWorker)
  const asked = client.search(request)
  answer(0, { kind: 'failure', id: 1, reason: 'service' })
  await expect(asked).rejects.toMatchObject({ message: 'service' })
  expect(workers[0]?.isEnded).toBe(false)
})

test('an engine that could not start fails all that wait, and the next question starts another', async () => {
  const { workers, createWorker, answer } = recordWorkers()
  const client = createSearchClient({ workerHref: '/w.js', config: null }, createWorker)
  const asked = [client.search(request), client.search(request)]
  answer(0, { kind: 'failure', reason: 'network' })
  for (const each of asked) await expect(each).rejects.toMatchObject({ message: 'network' })
  expect(workers[0]?.isEnded).toBe(true)
  const again = client.search(request)
  answer(1, { kind: 'results', id: 3, ...results })
  expect(await again).toMatchObject(results)
})

test('a script that cannot be fetched is a failure of the network', async () => {
  const { workers, createWorker } = recordWorkers()
  const client = createSearchClient({ workerHref: '/w.js', config: null }, createWorker)
  const asked = client.search(request)
  workers[0]?.fail()
  await expect(asked).rejects.toMatchObject({ message: 'network' })
})

test('early results are handed on, and the others awaited', async () => {
  const { workers, createWorker, answer } = recordWorkers()
  const client = createSearchClient({ workerHref: '/w.js', config: null }, createWorker)
  const early: number[] = []
  const asked = client.search(request, ({ total }) => early.push(total))
  answer(0, { kind: 'early', id: 1, ...results, total: 3 })
  answer(0, { kind: 'results', id: 1, ...results, total: 7 })
  expect((await asked).total).toBe(7)
  expect(early).toEqual([3])
  expect(workers[0]?.told.at(-1)).toMatchObject({ kind: 'search', wantsEarly: true })
})

test('a worker that was started before is not started again', () => {
  const told: SearchMessage[] = []
  const createWorker: CreateWorker = () => ({
    postMessage: (message) => void told.push(message),
    terminate: () => undefined,
    isStarted: true,
  })
  const client = createSearchClient({ workerHref: '/w.js', config: 1 }, createWorker)
  client.warmUp()
  expect(told).toEqual([])
  client.warmUp()
  expect(told).toEqual([{ kind: 'start', config: 1 }])
})
