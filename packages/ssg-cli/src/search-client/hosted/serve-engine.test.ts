import { expect, test } from 'vitest'
import type { SearchAnswer, SearchMessage, SearchResults } from '@docgen/model'
import { serveEngine, ServiceFailure } from './serve-engine.ts'

const results: SearchResults = { hits: [], total: 0, facets: {}, suggestions: [] }
const question: SearchMessage = { kind: 'search', id: 4, query: 'a', offset: 0, limit: 5, filters: {} }

async function answersTo(
  messages: readonly SearchMessage[],
  search: () => Promise<SearchResults>,
): Promise<readonly SearchAnswer[]> {
  const answers: SearchAnswer[] = []
  const take = serveEngine(
    () => ({ search }),
    (answer) => answers.push(answer),
  )
  for (const message of messages) await take(message)
  return answers
}

test('answers carry the id of their question', async () => {
  expect(await answersTo([{ kind: 'start', config: {} }, question], () => Promise.resolve(results))).toEqual([
    { kind: 'ready' },
    { ...results, kind: 'results', id: 4 },
  ])
})

test.each([
  [new ServiceFailure('500'), 'service'],
  [new TypeError('Failed to fetch'), 'network'],
  [new DOMException('timed out', 'TimeoutError'), 'network'],
])('%s is a failure of the %s', async (failure, reason) => {
  const answers = await answersTo([{ kind: 'start', config: {} }, question], async () => {
    throw failure
  })
  expect(answers.at(-1)).toEqual({ kind: 'failure', id: 4, reason })
})

test('a question before the start is answered too', async () => {
  expect(await answersTo([question], () => Promise.resolve(results))).toEqual([{ kind: 'failure', id: 4, reason: 'service' }])
})

test('a config that no engine can be made of is heard of by each question', async () => {
  const answers: SearchAnswer[] = []
  const take = serveEngine(
    () => {
      throw new TypeError('No address')
    },
    (answer) => answers.push(answer),
  )
  for (const message of [{ kind: 'start', config: {} } as const, question]) await take(message)
  expect(answers).toEqual([{ kind: 'ready' }, { kind: 'failure', id: 4, reason: 'service' }])
})
