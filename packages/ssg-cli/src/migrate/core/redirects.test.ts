import { expect, test } from 'vitest'
import { redirectsOf, withoutRepeats } from './redirects.ts'
import type { Migration } from './site.ts'

function migrationOf(redirects: Readonly<Record<string, string>>, locales: Readonly<Record<string, object>>): Migration {
  const list = Object.entries(redirects).map(([from, to]) => ({ from, to }))
  const settings = [
    { key: 'locales', value: locales as Readonly<Record<string, Readonly<Record<string, string>>>> },
    { key: 'redirects', value: list },
  ]
  return { pages: [], files: [], copies: [], settings, notes: [], addresses: [], components: [] }
}

test('a redirect of the first language is not repeated for others', () => {
  const redirects = {
    '/docs': '/docs/start',
    '/de/docs/': '/de/docs/start',
    '/chinese/docs': '/chinese/docs/other',
    '/fr/old': '/fr/new',
    '/deutsch/docs': '/deutsch/docs/start',
  }
  const locales = { en: {}, de: {}, fr: {}, cn: { path: '/chinese' } }
  const migration = withoutRepeats(migrationOf(redirects, locales), 'next.config.ts')
  expect(redirectsOf(migration)).toEqual([
    { from: '/docs', to: '/docs/start' },
    { from: '/fr/old', to: '/fr/new' },
    { from: '/deutsch/docs', to: '/deutsch/docs/start' },
  ])
  expect(migration.notes.map(({ message }) => message)).toEqual([
    'The redirect from "/chinese/docs" to "/chinese/docs/other" was left out: that of the first language leads to "/docs/start" in every language.',
  ])
  const alone = migrationOf(redirects, {})
  expect(withoutRepeats(alone, 'next.config.ts')).toBe(alone)
})
