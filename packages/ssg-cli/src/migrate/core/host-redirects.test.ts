import { describe, expect, test } from 'vitest'
import { withHostRedirects } from './host-redirects.ts'
import type { Migration } from './site.ts'

const nothing: Migration = { pages: [], files: [], copies: [], settings: [], notes: [], addresses: [], components: [] }

type Result = readonly [redirects: unknown, notes: readonly string[]]

function migratedFiles(files: Readonly<Record<string, string>>, given: Partial<Migration> = {}, place = ''): Result {
  const paths = Object.keys(files).filter((path) => !path.startsWith('../'))
  const { settings, notes } = withHostRedirects({ ...nothing, ...given }, { paths, read: (path) => files[path] }, place)
  return [
    settings.find(({ key }) => key === 'redirects')?.value,
    notes.map(({ kind, line, message }) => `${kind} ${line} ${message.split(/[:,]/)[0] ?? ''}`),
  ]
}

const migrated = (redirects: readonly object[], given: Partial<Migration> = {}): Result =>
  migratedFiles({ 'vercel.json': JSON.stringify({ redirects }, undefined, 1) }, given)

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
    ['changed 4 Redirects of vercel.json are now `redirects` of the config too'],
  ])
})

test('redirects of files are named: a feed that the new site writes there would have no place', () => {
  expect(migratedFiles({ _redirects: '/blog/feed.xml /blog/rss.xml\n/guide/node.js /guide/node\n/old.html /new\n' })).toEqual([
    [
      { from: '/guide/node.js', to: '/guide/node' },
      { from: '/old.html', to: '/new' },
    ],
    ['by-hand 1 This redirect is of a file', 'changed 1 Redirects of _redirects are now `redirects` of the config too'],
  ])
})

test('redirects by a pattern or a condition, and those of pages, are named', () => {
  expect(
    migrated(
      [
        { source: '/v2/:path*', destination: '/docs/:path*' },
        { source: '/v3/:path*', destination: '/docs' },
        { source: '/v4/:path(a|b)', destination: '/docs' },
        { source: '/a', destination: '/b', has: [{ type: 'host', value: 'x.example' }] },
        { source: '/docs/page', destination: '/docs/other' },
      ],
      { addresses: [{ address: '/docs/page/', file: 'docs/page.md', now: '/docs/page/' }] },
    ),
  ).toEqual([
    [
      { from: '/v2/*', to: '/docs/*' },
      // The address itself is one of those that it stands for.
      { from: '/v3', to: '/docs' },
    ],
    [
      'by-hand 8 This redirect has a pattern that docgen does not have',
      'by-hand 12 This redirect has a pattern that docgen does not have',
      'by-hand 16 This redirect has conditions that docgen does not have',
      'by-hand 26 There is a page at an address that vercel.json redirects',
      'changed 4 Redirects of vercel.json are now `redirects` of the config too',
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
      'by-hand 16 This redirect has a pattern that docgen does not have',
      'by-hand 20 This redirect is of an address outside of the site',
      'changed 4 Redirects of vercel.json are now `redirects` of the config too',
    ],
  ])
})

test('nothing is said where the host redirects nothing', () => {
  expect(migrated([])).toEqual([undefined, []])
  expect(migratedFiles({ _redirects: '# none\n\n', 'netlify.toml': '[build]\npublish = "dist"\n' })).toEqual([undefined, []])
})

describe('the lines of a _redirects', () => {
  test.each<[string, unknown, string | undefined]>([
    ['/a /b', { from: '/a', to: '/b' }, undefined],
    ['/a\t/b  301! # moved', { from: '/a', to: '/b' }, undefined],
    ['/a https://b.example/c#d 302', { from: '/a', to: 'https://b.example/c#d' }, undefined],
    ['/a/* /b/:splat 301', { from: '/a/*', to: '/b/*' }, undefined],
    ['/a/* /:splat', { from: '/a/*', to: '/*' }, undefined],
    ['/a/:name /b/:name', { from: '/a/*', to: '/b/*' }, undefined],
    ['/a/* /b 301', { from: '/a', to: '/b' }, 'This redirect has a pattern that docgen does not have'],
    ['/a/* https://b.example/:splat', undefined, 'This redirect has a pattern that docgen does not have'],
    ['/:lang/a/* /b/:splat', undefined, 'This redirect has a pattern that docgen does not have'],
    ['/a id=:id /b/:id', undefined, 'This redirect has conditions that docgen does not have'],
    ['/a /b 302 Country=de,at', undefined, 'This redirect has conditions that docgen does not have'],
    ['/a/* https://b.example/:splat 200', undefined, 'This address shows what is at another one'],
    ['https://a.example/* https://b.example/:splat', undefined, 'This redirect is for one host'],
    // docgen has a page for what there is not, and answers an address with and without its slash.
    ['/* /404.html 404', undefined, undefined],
    ['/a 410', undefined, undefined],
    ['/a /a/ 301', undefined, undefined],
  ])('%s', (line, redirect, problem) => {
    const [redirects, notes] = migratedFiles({ _redirects: `# first\n${line}\n` })
    expect(redirects).toEqual(redirect && [redirect])
    expect(notes.filter((note) => note.startsWith('by-hand'))).toEqual(problem === undefined ? [] : [`by-hand 2 ${problem}`])
  })

  test('are read where the static folder has the file, and the first line for an address counts', () => {
    const files = { 'public/_redirects': '# first\r\n/a /b\r\n/a /c\r\n', 'samples/_redirects': '/x /y\n' }
    const copies = [{ from: 'public/_redirects', to: 'public/_redirects' }]
    expect(migratedFiles(files, { copies })).toEqual([
      [{ from: '/a', to: '/b' }],
      ['changed 2 Redirects of public/_redirects are now `redirects` of the config too'],
    ])
  })
})

describe('netlify.toml', () => {
  test('has redirects among its tables', () => {
    const toml = `[build]
command = "npm run build" # from = "/no"

[[redirects]] # the first
  from = "/a"
  to = '/b'
  status = 302
  force = true

[[redirects]]
from = "/old/*"
to = "/new/:splat"

[[redirects]]
from = "/c"
to = "/d"
[redirects.conditions]
Language = ["de"]

[[redirects]]
from = "/e"
to = "/f"
query = {id = ":id"}

[[redirects]]
from = "/proxy/*"
to = "https://x.example/:splat"
status = 200

[[headers]]
from = "/h"
`
    expect(migratedFiles({ 'netlify.toml': toml })).toEqual([
      [
        { from: '/a', to: '/b' },
        { from: '/old/*', to: '/new/*' },
      ],
      [
        'by-hand 14 This redirect has conditions that docgen does not have',
        'by-hand 20 This redirect has conditions that docgen does not have',
        'by-hand 25 This address shows what is at another one',
        'changed 4 Redirects of netlify.toml are now `redirects` of the config too',
      ],
    ])
  })

  test.each<[string, string, unknown]>([
    ['base = "docs"', 'docs', [{ from: '/a', to: '/b' }]],
    ['publish = "docs/.vitepress/dist"', 'docs', [{ from: '/a', to: '/b' }]],
    ['base = "./apps"\npublish = "docs/dist"', 'apps/docs', [{ from: '/a', to: '/b' }]],
    ['publish = "playground/dist"', 'docs', undefined],
    ['command = "make"', 'docs', undefined],
  ])('above the site is read where it publishes the site: %j', (build, place, expected) => {
    const file = `${'../'.repeat(place.split('/').length)}netlify.toml`
    const toml = `[build]\n${build}\n\n[[redirects]]\nfrom = "/a"\nto = "/b"\n`
    expect(migratedFiles({ [file]: toml }, {}, place)[0]).toEqual(expected)
  })
})
