import { expect, test } from 'vitest'
import { algoliaTarget } from './algolia-target.ts'
import { loopbackService, type Asked, type Reply } from './loopback-service.ts'
import type { Patience } from './patient-request.ts'
import { searchRecord } from './search-record-fixture.ts'

const how: Patience = { attempts: 1, timeout: 5000, pause: 0, taskTimeout: 60_000, wait: () => Promise.resolve() }

async function targetWith(replyTo: (asked: Asked, count: number) => Reply, patience = how) {
  const service = await loopbackService(replyTo)
  const options = { appId: 'APP', apiKey: 'search only', indexName: 'my docs', hosts: [`${service.origin}/`] }
  return { ...service, target: algoliaTarget(options, 'admin key', patience) }
}

/** Work is done the second time that somebody asks for it. */
function worker(): (asked: Asked) => Reply {
  let looks = 0
  return ({ what }) =>
    what.startsWith('GET') ? { body: { status: looks++ % 2 === 1 ? 'published' : 'notPublished' } } : { body: { taskID: 7 } }
}

const shortOf = ({ what }: Asked): string => what.replace('/1/indexes/', '')
const next = 'my%20docs_docgen_next'
const untilDone = (index: string): readonly string[] => [`GET ${index}/task/7`, `GET ${index}/task/7`]

test('ids are read page by page, with the key that may do so', async () => {
  const pages: readonly Reply[] = [
    { body: { hits: [{ objectID: 'a' }, { objectID: 'b' }], cursor: 'more' } },
    { body: { hits: [{ objectID: 'c' }] } },
  ]
  const { target, asked } = await targetWith((_, count) => pages[count - 1] ?? { status: 500, body: {} })
  expect(await target.loadIds()).toEqual(new Set(['a', 'b', 'c']))
  expect(asked.map(shortOf)).toEqual(['POST my%20docs/browse', 'POST my%20docs/browse'])
  expect(JSON.parse(asked[1]?.body ?? '')).toMatchObject({ cursor: 'more' })
  expect(asked[0]?.headers).toMatchObject({ 'x-algolia-application-id': 'APP', 'x-algolia-api-key': 'admin key' })
})

test('an index that is not there has no ids', async () => {
  const { target } = await targetWith(() => ({ status: 404, body: {} }))
  expect(await target.loadIds()).toEqual(new Set())
})

test('a key that is refused is a failure, and no empty index', async () => {
  const { target } = await targetWith(() => ({ status: 403, body: {} }))
  await expect(target.loadIds()).rejects.toMatchObject({ status: 403 })
})

test('changes are made in a copy, which takes the place of the index once each step is done', async () => {
  const { target, asked } = await targetWith(worker())
  await target.push({ added: [searchRecord('new')], removed: ['old'], kept: 1 }, [])
  expect(asked.map(shortOf)).toEqual([
    'POST my%20docs/operation',
    ...untilDone('my%20docs'),
    `POST ${next}/batch`,
    ...untilDone(next),
    `POST ${next}/operation`,
    ...untilDone(next),
  ])
  expect(JSON.parse(asked[0]?.body ?? '')).toEqual({ operation: 'copy', destination: 'my docs_docgen_next' })
  expect(JSON.parse(asked[3]?.body ?? '')).toEqual({
    requests: [
      { action: 'deleteObject', body: { objectID: 'old' } },
      { action: 'updateObject', body: searchRecord('new') },
    ],
  })
  expect(JSON.parse(asked[6]?.body ?? '')).toEqual({ operation: 'move', destination: 'my docs' })
})

test('a new index gets its settings first', async () => {
  const { target, asked } = await targetWith(worker())
  await target.push({ added: [searchRecord('new')], removed: [], kept: 0 }, [])
  expect(shortOf(asked[0] ?? { what: '', headers: {}, body: '' })).toBe(`PUT ${next}/settings`)
  expect(JSON.parse(asked[0]?.body ?? '').attributesForFaceting).toContain('docusaurus_tag')
})

test('records go in batches', async () => {
  const { target, asked } = await targetWith(worker())
  const added = Array.from({ length: 1001 }, (_, index) => searchRecord(`r${index}`))
  await target.push({ added, removed: [], kept: 5 }, added)
  const batches = asked.filter(({ what }) => what.endsWith('/batch')).map(({ body }) => JSON.parse(body).requests.length)
  expect(batches).toEqual([1000, 1])
})

test('the index stays as it is when a batch is refused', async () => {
  const work = worker()
  const { target, asked } = await targetWith((own) => (own.what.endsWith('/batch') ? { status: 400, body: {} } : work(own)))
  await expect(target.push({ added: [searchRecord('a')], removed: [], kept: 1 }, [])).rejects.toMatchObject({ status: 400 })
  expect(asked.some(({ body }) => body.includes('"move"'))).toBe(false)
})

test('a task that does not end is given up, and named', async () => {
  const never = ({ what }: Asked): Reply => ({ body: what.startsWith('GET') ? { status: 'notPublished' } : { taskID: 7 } })
  const { target } = await targetWith(never, { ...how, taskTimeout: 50 })
  const pushed = target.push({ added: [searchRecord('a')], removed: [], kept: 1 }, [])
  await expect(pushed).rejects.toThrow(/^no end of task 7 after \d+ minutes from .* \(GET \/1\/indexes\/my%20docs\/task\/7\)$/)
})
