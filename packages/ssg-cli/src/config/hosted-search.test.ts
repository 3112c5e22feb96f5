import { expect, test } from 'vitest'
import { algolia, typesense } from './hosted-search.ts'
import { validateConfig } from './validate-config.ts'

/** `message` and `hint` of each finding, as one line each. */
function problemsOf(config: object): readonly string[] {
  const result = validateConfig({ title: 'x', ...config }, [])
  return 'problems' in result ? result.problems.map(({ message, hint }) => `${message} ${hint}`) : []
}

const forAlgolia = { appId: 'ABC', apiKey: 'public', indexName: 'docs' }
const forTypesense = { hosts: ['https://xyz.a1.typesense.net'], apiKey: 'public', collection: 'docs' }

test.each([
  [algolia(forAlgolia)],
  [algolia({ ...forAlgolia, contextual: false, hosts: ['http://127.0.0.1:8108'] })],
  [typesense(forTypesense)],
  [typesense({ ...forTypesense, contextual: true, facets: ['version', 'language'] })],
])('a provider with all it needs is valid', (search) => {
  const issue = { pattern: 'https://github.com/a/b/issues/new?title={query}' }
  expect(problemsOf({ search, searchIssue: issue })).toEqual([])
})

// What a config in JavaScript may hold whatever the types say.
const wrong: readonly (readonly [string, object, string])[] = [
  ['a key that is missing', { search: algolia({ ...forAlgolia, indexName: undefined } as never) }, 'search.indexName'],
  ['an empty text', { search: algolia({ ...forAlgolia, appId: '' }) }, 'search.appId'],
  ['an unknown key', { search: algolia({ ...forAlgolia, indexname: 'x' } as never) }, 'Write "indexName", the closest key.'],
  [
    'no origin',
    { search: typesense({ ...forTypesense, hosts: ['xyz.typesense.net'] }) },
    'an origin, such as "https://search.example.com"',
  ],
  ['no host', { search: typesense({ ...forTypesense, hosts: [] }) }, 'a list with at least one origin'],
  [
    'an unknown facet',
    { search: typesense({ ...forTypesense, facets: ['tag' as never] }) },
    '"kind", "package", "version", "language"',
  ],
  ['something else', { search: 'google' }, '`algolia()` or `typesense()`'],
  ['an issue address that is none', { searchIssue: { pattern: '/issues' } }, 'which is not a web address'],
]

test.each(wrong)('%s is reported', (_, config, expected) => expect(problemsOf(config).join('\n')).toContain(expected))
