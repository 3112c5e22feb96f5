import { expect, test } from 'vitest'
import { loopbackService, type Reply } from '../../io/hosted-search/loopback-service.ts'
import { createAlgoliaEngine } from './algolia-engine.ts'

const hit = {
  objectID: '1',
  url: 'https://www.example.com/docs/a/',
  hierarchy: { lvl0: 'Docs', lvl1: 'A page' },
  content: 'Words.',
  _highlightResult: { hierarchy: { lvl1: { value: 'A \uE000page\uE001' } } },
  _snippetResult: { content: { value: '\uE000Words\uE001.' } },
}
const found = { hits: [hit], nbHits: 31, facets: { kind: { page: 1, class: 2 } } }
const request = { query: 'words', offset: 20, limit: 10, filters: { kind: ['page', 'class'] } }

async function engineWith(...replies: readonly Reply[]) {
  const service = await loopbackService((_, count) => replies[count - 1] ?? { status: 500, body: {} })
  const engine = createAlgoliaEngine(
    {
      options: { appId: 'APP', apiKey: 'a key', indexName: 'docs', hosts: [service.origin] },
      context: { language: 'en', tags: ['default', 'docs-default-current'] },
    },
    { origins: ['https://www.example.com'] },
  )
  return { ...service, engine, searchOf: (index: number) => JSON.parse(service.asked[index]?.body ?? '').requests[0] }
}

test('asks for what the page is about, narrowed by what was chosen', async () => {
  const { engine, searchOf } = await engineWith({ body: { results: [found] } })
  const results = await engine.search(request)
  expect(searchOf(0)).toMatchObject({
    indexName: 'docs',
    query: 'words',
    offset: 20,
    length: 10,
    facetFilters: ['language:en', ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current'], ['kind:page', 'kind:class']],
  })
  expect(results).toMatchObject({ total: 31, suggestions: [] })
  expect(results.hits[0]).toMatchObject({
    href: '/docs/a/',
    title: [
      { text: 'A ', isMatch: false },
      { text: 'page', isMatch: true },
    ],
    snippet: [
      { text: 'Words', isMatch: true },
      { text: '.', isMatch: false },
    ],
  })
  expect(results.facets.kind?.map(({ value }) => value)).toEqual(['class', 'page'])
})

test('without results it looks for something near, whose words need not all be there', async () => {
  const empty = { body: { results: [{ hits: [], nbHits: 0 }] } }
  const { engine, searchOf } = await engineWith(empty, { body: { results: [found] } })
  expect((await engine.search(request)).suggestions).toEqual([{ title: 'A page', href: '/docs/a/' }])
  expect(searchOf(1)).toMatchObject({ optionalWords: ['words'] })
})

test.each([
  ['the key is refused', { status: 403, body: { message: 'Invalid API key' } }],
  ['there is no such index', { status: 404, body: { message: 'No index' } }],
  ['the answer is no JSON', { body: '<html>' }],
  ['the answer has no hits', { body: { results: [{}] } }],
  ['the answer is empty', { body: { results: [] } }],
] satisfies readonly (readonly [string, Reply])[])('it is a failure of the service when %s', async (_, reply) => {
  const { engine } = await engineWith(reply)
  const failure: unknown = await engine.search(request).catch((error: unknown) => error)
  expect((failure as object).constructor.name).toBe('ServiceFailure')
})

test('it is one of the network when no host can be reached', async () => {
  const { engine, close } = await engineWith()
  close()
  await expect(engine.search(request)).rejects.toMatchObject({ name: 'RetryError' })
})
