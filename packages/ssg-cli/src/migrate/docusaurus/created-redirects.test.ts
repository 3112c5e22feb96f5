import { describe, expect, test } from 'vitest'
import type { ConfigAnswer, ForeignConfig, Migration } from '../core/site.ts'
import { notAsked, questionsOf, withCreatedRedirects } from './created-redirects.ts'

const config: ForeignConfig = {
  file: 'docusaurus.config.js',
  value: {},
  opaque: ['plugins.0', 'plugins.2.1.createRedirects', 'plugins.2.1.other'],
}

function migrationOf(redirects: readonly { readonly from: string; readonly to: string }[] = []): Migration {
  return {
    ...{ pages: [], files: [], copies: [], components: [] },
    addresses: ['/', '/docs/a', '/docs/b/', '/docs/a'].map((address) => ({ address, file: 'a.md', now: address })),
    settings: [...(redirects.length > 0 ? [{ key: 'redirects', value: redirects }] : []), { key: 'sources', value: [] }],
    notes: [{ kind: 'by-hand', topic: 'redirects', file: 'docusaurus.config.js', line: 7, message: notAsked }],
  }
}

describe('the function is asked about each page', () => {
  test.each([
    [{}, ['/', '/docs/a', '/docs/b']],
    [{ trailingSlash: true }, ['/', '/docs/a/', '/docs/b/']],
  ])('of a site with %j', (value, about) =>
    expect(questionsOf({ ...config, value }, migrationOf())).toEqual([{ path: 'plugins.2.1.createRedirects', about }]),
  )

  test('and not where there is none', () => expect(questionsOf({ ...config, opaque: [] }, migrationOf())).toEqual([]))
})

test.each<[string, readonly ConfigAnswer[], readonly object[]]>([
  ['a text', [['/docs/a', '/old']], [{ from: '/old', to: '/docs/a' }]],
  [
    'a list',
    [['/docs/a', ['/old', 'older']]],
    [
      { from: '/old', to: '/docs/a' },
      { from: '/older', to: '/docs/a' },
    ],
  ],
  [
    'nothing',
    [
      ['/docs/a', null],
      ['/docs/b', ''],
      ['/', [5]],
    ],
    [],
  ],
  ['an address that has a page', [['/docs/a', '/docs/b']], []],
  [
    'the same for two pages',
    [
      ['/docs/a', '/old'],
      ['/docs/b', '/old/'],
    ],
    [{ from: '/old', to: '/docs/a' }],
  ],
  ['an address that the config redirects', [['/docs/a', '/start/']], []],
])('it returns %s', (_, answers, expected) => {
  const given = [{ from: '/start', to: '/docs/b' }]
  const { settings } = withCreatedRedirects(migrationOf(given), answers, config)
  expect(settings.map(({ key }) => key)).toEqual(['redirects', 'sources'])
  expect(settings[0]?.value).toEqual([...given, ...expected])
})

test('the report says what became of it, in the place of what there was to do', () => {
  expect(withCreatedRedirects(migrationOf(), [['/docs/a', '/old']], config).notes).toEqual([
    {
      ...{ kind: 'changed', topic: 'redirects', file: 'docusaurus.config.js', line: 7 },
      message: '`createRedirects` was called for each page: its 1 redirect is now in `redirects`.',
    },
  ])
})
