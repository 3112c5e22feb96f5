import { expect, test } from 'vitest'
import { Call } from '../../scaffold/code-text.ts'
import { migrateTypedocApi } from './typedoc-api-plugin.ts'

function migrated(options: object, versions: readonly string[] = []) {
  const said: string[] = []
  const kept = versions.map((version) => `versioned_docs/version-${version}/api-typedoc.json`)
  const { source, redirects } = migrateTypedocApi(
    {
      projectRoot: '..',
      packages: ['packages/core', { path: 'packages/view', slug: 'ui' }, 'packages/old'],
      exclude: ['packages/old'],
      ...options,
    },
    {
      fromOut: (path) => `../${path}`,
      files: {
        paths: kept,
        read: (path) => (path === 'versions.json' ? '["2.0", "1.0", "0.9"]' : kept.includes(path) ? '{}' : undefined),
      },
      config: { file: 'docusaurus.config.js', value: {}, opaque: [] },
      modules: new Map(),
    },
    { notes: [], say: (kind, topic, _, text) => said.push(`${kind} ${topic}: ${text}`) },
  )
  return { argument: source instanceof Call ? source.argument : undefined, redirects, said }
}

test('packages keep their addresses', () => {
  const { argument, redirects, said } = migrated({ routeBasePath: 'js/api/' })
  expect(argument).toMatchObject({
    packages: [{ folder: '../../packages/core' }, { folder: '../../packages/view', dir: 'ui' }],
    path: '/js/api',
  })
  expect(redirects).toEqual([])
  expect(said).toEqual(['changed reference: apiReference() now makes the API reference of 2 packages.'])
  expect(migrated({}).argument).toMatchObject({ path: undefined })
})

test.each<[object, readonly string[], readonly string[]]>([
  [{}, ['2.0', '1.0'], ['/api/next/* → /api/*', '/api/1.0/* → /api/*']],
  [{ lastVersion: 'current' }, ['2.0'], ['/api/2.0/* → /api/*']],
  [{ onlyIncludeVersions: ['1.0'], includeCurrentVersion: false }, ['2.0', '1.0'], []],
  [{ disableVersioning: true }, ['2.0', '1.0'], []],
])('with %j, pages of the versions %j lead to those of now', (options, versions, expected) => {
  expect(migrated(options, versions).redirects.map(({ from, to }) => `${from} → ${to}`)).toEqual(expected)
})

test('the report says what is lost of the versions, and what to do', () => {
  expect(migrated({}, ['2.0', '1.0']).said[1]).toMatch(
    /^by-hand versions: The reference of the versions "2\.0", "1\.0" was left out, because it is JSON of TypeDoc\./,
  )
})
