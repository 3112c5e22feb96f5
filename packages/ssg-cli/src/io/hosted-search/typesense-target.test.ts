import { expect, test } from 'vitest'
import { loopbackService, type Asked, type Reply } from './loopback-service.ts'
import type { Patience } from './patient-request.ts'
import { searchRecord } from './search-record-fixture.ts'
import { typesenseTarget } from './typesense-target.ts'

const how: Patience = { attempts: 1, timeout: 5000, pause: 0, taskTimeout: 60_000, wait: () => Promise.resolve() }

interface State {
  /** The collection that the alias leads to. */
  readonly current?: string
  readonly ids?: readonly string[]
  /** What an import says of each record. */
  readonly imported?: (record: string) => object
}

async function targetWith({ current, ids = [], imported = () => ({ success: true }) }: State) {
  let alias = current
  const collections = new Set(current === undefined ? [] : [current])
  const replyTo = ({ what, body }: Asked): Reply => {
    if (what === 'GET /aliases/my%20docs')
      return alias === undefined ? { status: 404, body: {} } : { body: { collection_name: alias } }
    if (what === 'PUT /aliases/my%20docs') {
      alias = String(JSON.parse(body).collection_name)
      return { body: {} }
    }
    if (what === 'POST /collections') {
      const name = String(JSON.parse(body).name)
      if (collections.has(name)) return { status: 409, body: {} }
      collections.add(name)
      return { status: 201, body: {} }
    }
    if (what.includes('/export?')) return { body: ids.map((id) => JSON.stringify({ id })).join('\n') }
    if (what.includes('/import?'))
      return {
        body: body
          .split('\n')
          .map((line) => JSON.stringify(imported(line)))
          .join('\n'),
      }
    if (!what.startsWith('DELETE')) return { status: 404, body: {} }
    return collections.delete(decodeURIComponent(what.split('/').at(-1) ?? '')) ? { body: {} } : { status: 404, body: {} }
  }
  const service = await loopbackService(replyTo)
  const options = { hosts: [`${service.origin}/`], apiKey: 'search only', collection: 'my docs' }
  return { ...service, target: typesenseTarget(options, 'admin key', how), collections, aliased: () => alias }
}

const noPlan = { added: [], removed: [], kept: 0 }
const kindsOf = (asked: readonly Asked[]): readonly string[] =>
  asked.map(({ what }) => what.replace(/my%20docs_[\w-]+/, 'NEW').replace(/\?.*/, ''))

test('ids are those of the collection that the alias leads to', async () => {
  const { target, asked } = await targetWith({ current: 'docs_1', ids: ['a', 'b'] })
  expect(await target.loadIds()).toEqual(new Set(['a', 'b']))
  expect(asked.map(({ what }) => what)).toEqual([
    'GET /aliases/my%20docs',
    'GET /collections/docs_1/documents/export?include_fields=id',
  ])
  expect(asked[0]?.headers).toMatchObject({ 'x-typesense-api-key': 'admin key' })
})

test('without an alias there are none', async () => {
  const { target } = await targetWith({})
  expect(await target.loadIds()).toEqual(new Set())
})

test('a new collection is filled, the alias moved, and the old one removed, in this order', async () => {
  const { target, asked } = await targetWith({ current: 'docs_1' })
  await target.push(noPlan, [searchRecord('a'), searchRecord('b')])
  expect(kindsOf(asked)).toEqual([
    'GET /aliases/my%20docs',
    'DELETE /collections/NEW',
    'POST /collections',
    'POST /collections/NEW/documents/import',
    'PUT /aliases/my%20docs',
    'DELETE /collections/docs_1',
  ])
})

test('records that the service has lost are pushed again, however often', async () => {
  const { target, collections, aliased } = await targetWith({})
  const names: unknown[] = []
  for (const _ of [1, 2, 3]) {
    await target.push(noPlan, [searchRecord('a')])
    names.push(aliased())
    expect([...collections]).toEqual([aliased()])
  }
  expect(names[1]).not.toBe(names[0])
  expect(names[2]).toBe(names[0])
})

test('records are flat, without what is absent', async () => {
  const { target, asked } = await targetWith({})
  await target.push(noPlan, [searchRecord('a')])
  const [record] = (asked.find(({ what }) => what.includes('/import?'))?.body ?? '').split('\n')
  const found = JSON.parse(record ?? '')
  expect(found).toMatchObject({ id: 'a', 'hierarchy.lvl0': 'Docs', 'hierarchy.lvl1': 'a', item_priority: 90 })
  expect(Object.values(found)).not.toContain(null)
})

test('records go in batches', async () => {
  const { target, asked } = await targetWith({})
  await target.push(
    noPlan,
    Array.from({ length: 501 }, (_, index) => searchRecord(`r${index}`)),
  )
  const sizes = asked.filter(({ what }) => what.includes('/import?')).map(({ body }) => body.split('\n').length)
  expect(sizes).toEqual([500, 1])
})

test('the alias stays where it is when a record is refused, though the answer has status 200', async () => {
  const { target, asked } = await targetWith({ current: 'docs_1', imported: (line) => ({ success: !line.includes('"b"') }) })
  const pushed = target.push(noPlan, [searchRecord('a'), searchRecord('b')])
  await expect(pushed).rejects.toThrow('a refusal of 1 of 2 records')
  expect(kindsOf(asked).filter((what) => what.startsWith('PUT') || what.endsWith('/docs_1'))).toEqual([])
})
