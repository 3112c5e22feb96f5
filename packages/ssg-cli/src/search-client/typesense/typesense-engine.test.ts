import { expect, test } from 'vitest'
import { createTypesenseEngine } from './typesense-engine.ts'

const hit = {
  document: { url: 'https://www.example.com/docs/a/', 'hierarchy.lvl1': 'A page', content: 'Words.' },
  highlights: [{ field: 'content', snippet: '\uE000Words\uE001.' }],
}
const found = {
  found: 1,
  hits: [hit],
  facet_counts: [
    {
      field_name: 'kind',
      counts: [
        { value: 'page', count: 1 },
        { value: 'class', count: 2 },
      ],
    },
  ],
}
const request = { query: 'words', offset: 20, limit: 10, filters: { kind: ['page', 'a`b'] } }

/** An engine whose nodes answer in turn, and what they were asked. */
function engineWith(...answers: readonly (() => Promise<Response> | Response)[]) {
  const asked: { address: string; search: Record<string, unknown> }[] = []
  const engine = createTypesenseEngine(
    {
      options: { hosts: ['https://one.example/', 'https://two.example'], apiKey: 'a key', collection: 'docs' },
      context: { language: 'en', tags: ['default', 'docs-default-current'] },
    },
    { origins: ['https://www.example.com'] },
    async (address, { body }) => {
      asked.push({ address, search: JSON.parse(String(body)).searches[0] })
      return (answers[asked.length - 1] ?? (() => Response.error()))()
    },
  )
  return { engine, asked }
}

const answer =
  (...results: readonly object[]) =>
  () =>
    Response.json({ results })

test('asks for what the page is about, narrowed by what was chosen', async () => {
  const { engine, asked } = engineWith(answer(found))
  const results = await engine.search(request)
  expect(asked[0]?.address).toBe('https://one.example/multi_search?x-typesense-api-key=a%20key')
  expect(asked[0]?.search).toMatchObject({
    collection: 'docs',
    q: 'words',
    offset: 20,
    limit: 10,
    facet_by: 'kind,package,version,language',
    filter_by: 'language:=`en` && docusaurus_tag:=[`default`,`docs-default-current`] && kind:=[`page`,`ab`]',
  })
  expect(results.hits[0]).toMatchObject({
    href: '/docs/a/',
    snippet: [
      { text: 'Words', isMatch: true },
      { text: '.', isMatch: false },
    ],
  })
  expect(results.facets.kind?.map(({ value }) => value)).toEqual(['class', 'page'])
})

test.each([
  ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['is busy', () => new Response('', { status: 503 })],
  ['answers with something else', () => new Response('<html>')],
])('another node is asked when the first %s', async (_, first) => {
  const { engine, asked } = engineWith(first, answer(found))
  expect((await engine.search(request)).total).toBe(1)
  expect(asked.map(({ address }) => new URL(address).host)).toEqual(['one.example', 'two.example'])
})

test.each([
  [
    'no node can be reached',
    [() => Promise.reject(new TypeError('Failed to fetch')), () => Promise.reject(new TypeError('no'))],
    'TypeError',
  ],
  ['the key is refused', [() => new Response('', { status: 401 })], 'ServiceFailure'],
  ['the answer is no JSON', [() => new Response('<html>'), () => new Response('<html>')], 'ServiceFailure'],
  ['the search itself failed', [answer({ code: 404, error: 'Not found.' })], 'ServiceFailure'],
  ['the answer is empty', [() => Response.json(null)], 'ServiceFailure'],
] as const)('it fails when %s', async (_, answers, name) => {
  const { engine } = engineWith(...answers)
  const failure: unknown = await engine.search(request).catch((error: unknown) => error)
  expect((failure as object).constructor.name).toBe(name)
})

test('without results it looks for something near', async () => {
  const { engine, asked } = engineWith(answer({ found: 0, hits: [] }), answer(found))
  expect((await engine.search({ ...request, query: 'the passwrd' })).suggestions).toEqual([{ title: 'A page', href: '/docs/a/' }])
  expect(asked[1]?.search['q']).toBe('passw')
})
