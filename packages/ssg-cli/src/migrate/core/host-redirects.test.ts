import { expect, test } from 'vitest'
import { withHostRedirects } from './host-redirects.ts'
import type { Migration } from './site.ts'

const nothing: Migration = { pages: [], files: [], copies: [], settings: [], notes: [], addresses: [], components: [] }

function migrated(redirects: readonly object[], given: Partial<Migration> = {}): readonly [unknown, readonly string[]] {
  const text = JSON.stringify({ redirects }, undefined, 1)
  const { settings, notes } = withHostRedirects(
    { ...nothing, ...given },
    { paths: ['vercel.json'], read: (path) => (path === 'vercel.json' ? text : undefined) },
  )
  return [
    settings.find(({ key }) => key === 'redirects')?.value,
    notes.map(({ kind, line, message }) => `${kind} ${line} ${message.split(/[:,]/)[0] ?? ''}`),
  ]
}

test('redirects of one address are those of the new site, to pages and to other sites', () => {
  expect(
    migrated([
      { source: '/chat', destination: 'https://chat.example/widgets' },
      { source: '/docs/old', destination: '/docs/new', permanent: true },
      { source: '/docs/old/', destination: '/docs/other' },
    ]),
  ).toEqual([
    [
      { from: '/chat', to: 'https://chat.example/widgets' },
      { from: '/docs/old', to: '/docs/new' },
    ],
    ['changed 2 Redirects of vercel.json are now `redirects` of the config too'],
  ])
})

test('redirects by a pattern or a condition, and those of pages, are named', () => {
  expect(
    migrated(
      [
        { source: '/v2/:path*', destination: '/docs/:path*' },
        { source: '/v3/:path*', destination: '/docs' },
        { source: '/a', destination: '/b', has: [{ type: 'host', value: 'x.example' }] },
        { source: '/docs/page', destination: '/docs/other' },
      ],
      { addresses: [{ address: '/docs/page/', file: 'docs/page.md', now: '/docs/page/' }] },
    ),
  ).toEqual([
    [{ from: '/v2/*', to: '/docs/*' }],
    [
      'by-hand 8 This redirect has conditions or a pattern that docgen does not have',
      'by-hand 12 This redirect has conditions or a pattern that docgen does not have',
      'by-hand 22 There is a page at an address that vercel.json redirects',
      'changed 2 Redirects of vercel.json are now `redirects` of the config too',
    ],
  ])
})

test('redirects of the config come first, and addresses are told from the base', () => {
  const settings = [
    { key: 'base', value: '/kit/' },
    { key: 'redirects', value: [{ from: '/a/', to: '/b' }] },
  ]
  expect(
    migrated(
      [
        { source: '/kit/a', destination: '/kit/c' },
        { source: '/kit/d', destination: '/kit/e' },
        { source: '/kit/old/:path*', destination: '/kit/new/:path*' },
        { source: '/kit/blog/:path*', destination: '/blog/:path*' },
        { source: '/', destination: '/kit' },
      ],
      { settings },
    ),
  ).toEqual([
    [
      { from: '/a/', to: '/b' },
      { from: '/d', to: '/e' },
      { from: '/old/*', to: '/new/*' },
    ],
    [
      'by-hand 16 This redirect has conditions or a pattern that docgen does not have',
      'by-hand 20 This redirect has conditions or a pattern that docgen does not have',
      'changed 2 Redirects of vercel.json are now `redirects` of the config too',
    ],
  ])
})

test('nothing is said where the host redirects nothing', () => {
  expect(migrated([])).toEqual([undefined, []])
})
