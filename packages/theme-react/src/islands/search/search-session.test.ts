import type { SearchHit, SearchRequest, SearchResults } from '@docgen/model'
import { expect, test } from 'vitest'
import { moreOf } from './more-results.ts'
import type { SearchClient } from './search-client.ts'
import { createSearchSession, shownResults } from './search-session.ts'

const hit = (href: string): SearchHit => ({
  kind: 'page',
  title: [],
  path: [],
  href,
  pageHref: href,
  isDeprecated: false,
  snippet: [],
})

/** A client whose answers are given by hand, in any order. */
function openClient() {
  const asked: {
    request: SearchRequest
    early: ((hits: readonly SearchHit[]) => void) | undefined
    answer: (results: Partial<SearchResults> | 'failure') => Promise<void>
  }[] = []
  const search: SearchClient['search'] = (request, onEarly) =>
    new Promise((resolve, reject) => {
      asked.push({
        request,
        early: onEarly && ((hits) => onEarly({ hits, total: 9, facets: {}, suggestions: [] })),
        answer: async (results) => {
          if (results === 'failure') reject(new Error('The search failed.'))
          else resolve({ hits: [], total: results.hits?.length ?? 0, facets: {}, suggestions: [], ...results })
          await new Promise((done) => setImmediate(done))
        },
      })
    })
  return { asked, client: { search, warmUp: () => undefined } }
}

const ask = (query: string) => ({ query, filters: {} })
const hrefs = (session: ReturnType<typeof createSearchSession>) => shownResults(session.state())?.hits.map(({ href }) => href)

test('only the last of what is typed while an answer is awaited is asked', async () => {
  const { asked, client } = openClient()
  const session = createSearchSession(() => client, 10)
  for (const query of ['t', 'to', 'tok', ' toke ']) session.ask(ask(query))
  await asked[0]?.answer({ hits: [hit('/t/')] })
  expect(session.state().kind).toBe('loading')
  expect(hrefs(session)).toEqual(['/t/'])
  await asked[1]?.answer({ hits: [hit('/toke/')] })
  expect(asked.map(({ request }) => request.query)).toEqual(['t', 'toke'])
  expect(session.state().kind).toBe('found')
  expect(hrefs(session)).toEqual(['/toke/'])
})

test('some of the best stand before all are there, where nothing else does', async () => {
  const { asked, client } = openClient()
  const session = createSearchSession(() => client, 10)
  session.ask(ask('token'))
  asked[0]?.early?.([hit('/early/')])
  expect([session.state().kind, hrefs(session)]).toEqual(['loading', ['/early/']])
  await asked[0]?.answer({ hits: [hit('/best/'), hit('/early/')] })
  expect([session.state().kind, hrefs(session)]).toEqual(['found', ['/best/', '/early/']])
  session.ask(ask('tokens'))
  expect(asked[1]?.early).toBeUndefined()
})

test('early results of a question that was overtaken are forgotten', () => {
  const { asked, client } = openClient()
  const session = createSearchSession(() => client, 10)
  session.ask(ask('t'))
  session.ask(ask('to'))
  asked[0]?.early?.([hit('/early/')])
  expect(hrefs(session)).toBeUndefined()
})

test('an answer that comes after the field was emptied is forgotten', async () => {
  const { asked, client } = openClient()
  const session = createSearchSession(() => client, 10)
  session.ask(ask('token'))
  session.ask(ask('  '))
  await asked[0]?.answer({ hits: [hit('/a/')] })
  expect(session.state()).toEqual({ kind: 'idle' })
})

test('a failure is shown, and the same question can be asked again', async () => {
  const { asked, client } = openClient()
  const session = createSearchSession(() => client, 10)
  session.ask(ask('token'))
  await asked[0]?.answer('failure')
  expect(session.state()).toEqual({ kind: 'failed' })
  session.retry()
  expect(session.state().kind).toBe('loading')
  await asked[1]?.answer({ hits: [hit('/a/')] })
  expect(hrefs(session)).toEqual(['/a/'])
  session.retry()
  expect(asked).toHaveLength(2)
})

test('more results are put behind those that are there, each once', async () => {
  const { asked, client } = openClient()
  const session = createSearchSession(() => client, 2, moreOf)
  session.ask(ask('token'))
  await asked[0]?.answer({ hits: [hit('/a/'), hit('/b/')], total: 9 })
  session.loadMore()
  session.loadMore()
  expect(asked.map(({ request }) => request.offset)).toEqual([0, 2])
  await asked[1]?.answer({ hits: [hit('/b/'), hit('/c/')], total: 9 })
  expect(hrefs(session)).toEqual(['/a/', '/b/', '/c/'])
  session.loadMore()
  await asked[2]?.answer({ hits: [], total: 9 })
  expect(shownResults(session.state())?.total).toBe(3)
})

test('results stay when more could not be loaded, and trying again goes on where they end', async () => {
  const { asked, client } = openClient()
  const session = createSearchSession(() => client, 2, moreOf)
  session.ask(ask('token'))
  await asked[0]?.answer({ hits: [hit('/a/'), hit('/b/')], total: 9 })
  session.loadMore()
  await asked[1]?.answer('failure')
  expect(session.state()).toMatchObject({ kind: 'found', more: 'failed' })
  expect(hrefs(session)).toEqual(['/a/', '/b/'])
  session.loadMore()
  expect(session.state()).toMatchObject({ kind: 'found', more: 'loading' })
  await asked[2]?.answer('failure')
  // As when the network is back.
  session.retry()
  await asked[3]?.answer({ hits: [hit('/c/')], total: 9 })
  expect(asked.map(({ request }) => request.offset)).toEqual([0, 2, 2, 2])
  expect(session.state()).toMatchObject({ kind: 'found', more: 'ready' })
  expect(hrefs(session)).toEqual(['/a/', '/b/', '/c/'])
})

test('whoever subscribed hears of each change until they leave', async () => {
  const { asked, client } = openClient()
  const session = createSearchSession(() => client, 2, moreOf)
  const heard: string[] = []
  const leave = session.subscribe(() => heard.push(session.state().kind))
  session.ask(ask('a'))
  await asked[0]?.answer({})
  leave()
  session.ask(ask(''))
  expect(heard).toEqual(['loading', 'found'])
})
