// The variables by which a host of the site names its services; `site/.env.example` documents them.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { servicesOf, type Environment } from '../../site/services.ts'
import { siteFolder } from './accounts-site.ts'

const algolia = { DOCS_ALGOLIA_APP_ID: 'APP', DOCS_ALGOLIA_SEARCH_KEY: 'public', DOCS_ALGOLIA_INDEX: 'docs' }

test.each<[string, Environment]>([
  ['nothing is set', {}],
  ['what is set is empty', { DOCS_FATHOM_SITE: '', DOCS_ALGOLIA_APP_ID: ' ' }],
])('the site counts nothing and answers its own searches where %s', (_, environment) => {
  expect(servicesOf(environment)).toMatchObject({ analytics: undefined, search: { kind: 'local' } })
})

test('a whole set names the service', () => {
  const { analytics, search } = servicesOf({
    ...algolia,
    DOCS_ALGOLIA_HOSTS: 'https://a.example.com, https://b.example.com',
    DOCS_FATHOM_SITE: 'ABC',
    DOCS_FATHOM_SCRIPT: 'https://count.example.com/script.js',
  })
  expect(analytics).toMatchObject({
    name: 'fathom',
    src: 'https://count.example.com/script.js',
    attributes: { 'data-site': 'ABC' },
  })
  expect(search).toMatchObject({
    kind: 'hosted',
    engine: 'algolia',
    options: { appId: 'APP', apiKey: 'public', indexName: 'docs', hosts: ['https://a.example.com', 'https://b.example.com'] },
  })
})

test.each<[Environment, string]>([
  [
    { ...algolia, DOCS_ALGOLIA_SEARCH_KEY: '' },
    'DOCS_ALGOLIA_APP_ID, DOCS_ALGOLIA_INDEX is set without DOCS_ALGOLIA_SEARCH_KEY: set all of them, or none.',
  ],
  [
    { DOCS_ALGOLIA_HOSTS: 'https://a.example.com' },
    'DOCS_ALGOLIA_HOSTS is set without DOCS_ALGOLIA_APP_ID, DOCS_ALGOLIA_SEARCH_KEY, DOCS_ALGOLIA_INDEX: set all of them, or none.',
  ],
  [
    { DOCS_FATHOM_SCRIPT: 'https://count.example.com/script.js' },
    'DOCS_FATHOM_SCRIPT is set without DOCS_FATHOM_SITE: set all of them, or none.',
  ],
])('half a set is refused: %o', (environment, message) => {
  expect(() => servicesOf(environment)).toThrow(message)
})

test('every variable is documented', () => {
  const documented = readFileSync(join(siteFolder, '.env.example'), 'utf8').match(/^\w+(?==)/gm)
  const read = readFileSync(join(siteFolder, 'services.ts'), 'utf8').match(/DOCS_\w+/g)
  expect([...new Set(documented)].sort()).toEqual([...new Set(read)].sort())
})
