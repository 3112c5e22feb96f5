import { expect, test } from 'vitest'
import { Call } from '../../scaffold/code-text.ts'
import { withLinkWarnings } from './link-rules.ts'
import type { Migration } from './site.ts'

const nothing: Migration = { pages: [], files: [], copies: [], settings: [], notes: [], addresses: [], components: [] }

test.each([
  [[], ['broken-link', 'broken-anchor', 'broken-asset', 'broken-redirect', 'duplicate-anchor', 'unsafe-link']],
  [
    [{ key: 'sources', value: [new Call('apiReference', {})] }],
    [
      'broken-link',
      'broken-anchor',
      'broken-asset',
      'broken-redirect',
      'duplicate-anchor',
      'unsafe-link',
      'broken-api-link',
      'unresolved-api-link',
    ],
  ],
])('links do not keep a migrated site from being built, and a person is told: %j', (settings, codes) => {
  const migration = withLinkWarnings({ ...nothing, settings }, 'mkdocs.yml')
  expect(migration.settings.at(-1)).toMatchObject({
    key: 'rules',
    value: Object.fromEntries(codes.map((code) => [code, 'warning'])),
  })
  expect(migration.notes).toMatchObject([{ kind: 'by-hand', topic: 'links', file: 'mkdocs.yml' }])
})
