import { expect, test } from 'vitest'
import { algolia, typesense } from '../../config/hosted-search.ts'
import { fragments, pagefind } from '../../config/local-search.ts'
import type { SearchConfig } from '../../model/search-provider.ts'
import { contentPolicyOf } from './content-policy.ts'

const policyOf = (search: SearchConfig): string =>
  contentPolicyOf({ theme: { inlineScript: undefined }, head: [], analytics: undefined, search }, (text) => text)

const directive = (search: SearchConfig, name: string): string | undefined =>
  policyOf(search)
    .split('; ')
    .find((part) => part.startsWith(`${name} `))

const own = "connect-src 'self'"
const algoliaOptions = { appId: 'ABC', apiKey: 'k', indexName: 'docs' }
const typesenseOptions = { apiKey: 'k', collection: 'docs' }

test.each<readonly [string, SearchConfig, string]>([
  ['no search', false, own],
  ['an index of its own', fragments(), own],
  [
    'Algolia',
    algolia(algoliaOptions),
    `${own} https://abc-dsn.algolia.net https://abc-1.algolianet.com https://abc-2.algolianet.com https://abc-3.algolianet.com`,
  ],
  ['Algolia elsewhere', algolia({ ...algoliaOptions, hosts: ['https://s.example.com/'] }), `${own} https://s.example.com`],
  [
    'Typesense',
    typesense({ ...typesenseOptions, hosts: ['https://a.example.com', 'http://localhost:8108'] }),
    `${own} https://a.example.com http://localhost:8108`,
  ],
])('a site with %s may ask where its search is', (_, search, expected) => {
  expect(directive(search, 'connect-src')).toBe(expected)
})

test('only a site with Pagefind may run WebAssembly', () => {
  expect(directive(pagefind(), 'script-src')).toBe("script-src 'self' 'wasm-unsafe-eval'")
  expect(directive('auto', 'script-src')).toBe("script-src 'self'")
})
