import { expect, test } from 'vitest'
import { redirectsOf } from './redirects.ts'

const routes = new Set(['/', '/docs', '/docs/a', '/docs/b', '/docs/deep/c', '/plugins/one-preset'])

function redirects(list: readonly object[]): { readonly written: unknown; readonly said: readonly string[] } {
  const said: string[] = []
  const written = redirectsOf(
    { redirects: list },
    { routes, notes: { say: (kind, _, word) => void said.push(`${kind} ${word}`) } },
  )
  return { written, said }
}

test.each<[string, string, string, unknown, readonly string[]]>([
  ['an address', '/old', '/docs', [{ from: '/old', to: '/docs' }], []],
  ['a slash at the end, and signs behind a backslash', '/old\\(1\\)/', '/docs', [{ from: '/old(1)', to: '/docs' }], []],
  ['a page', '/docs/a', '/docs', undefined, ['left /docs/a']],
  ['an address of Markdown', '/old.mdx', '/docs/a.mdx', undefined, ['left /old.mdx']],
  ['an address that only ends like one of Markdown', '/old', '/files/a.md', [{ from: '/old', to: '/files/a.md' }], []],
  [
    'a parameter',
    '/guide/:page',
    '/docs/:page',
    [
      { from: '/guide/a', to: '/docs/a' },
      { from: '/guide/b', to: '/docs/b' },
    ],
    ['changed /guide/:page'],
  ],
  [
    'a parameter with its values',
    '/guide/:page(b|x)',
    '/docs/:page',
    [{ from: '/guide/b', to: '/docs/b' }],
    ['changed /guide/:page(b|x)'],
  ],
  ['the rest of a path', '/guide/:rest*', '/docs/:rest*', [{ from: '/guide/*', to: '/docs/*' }], ['changed /guide/:rest*']],
  [
    'a part of a name',
    '/presets/:name',
    '/plugins/:name-preset',
    [{ from: '/presets/one', to: '/plugins/one-preset' }],
    ['changed /presets/:name'],
  ],
  ['a parameter that leads nowhere', '/guide/:page', '/gone/:page', undefined, ['by-hand /guide/:page']],
  ['a parameter that is lost', '/guide/:page', '/docs', undefined, ['by-hand /guide/:page']],
  [
    'all below an address, which leads to one place',
    '/chat/:rest*',
    'https://chat.example',
    [{ from: '/chat', to: 'https://chat.example' }],
    ['by-hand /chat/:rest*'],
  ],
  ['values that are no pattern', '/guide/:page(b|[)', '/docs/:page', undefined, ['by-hand /guide/:page(b|[)']],
])('from %s', (_, source, destination, written, said) => {
  expect(redirects([{ source, destination, permanent: true }])).toEqual({ written, said })
})

test('of two with one source, and of a pattern and an address, the first and the address count', () => {
  const list = [
    { source: '/guide/:page', destination: '/docs/:page' },
    { source: '/old/:page', destination: '/guide/:page' },
    { source: '/guide/a', destination: '/docs' },
    { source: '/guide/a', destination: '/plugins/one-preset' },
    { source: '/for/some', destination: '/docs', has: [{ type: 'host', value: 'x' }] },
  ]
  expect(redirects(list)).toEqual({
    written: [
      { from: '/guide/b', to: '/docs/b' },
      { from: '/old/a', to: '/guide/a' },
      { from: '/guide/a', to: '/docs' },
    ],
    said: ['changed /guide/:page', 'changed /old/:page', 'by-hand /for/some'],
  })
})

test('those with conditions are told once for each source', () => {
  const has = (value: string) => [{ type: 'query', key: 'id', value }]
  const said: string[] = []
  const list = ['a', 'b'].map((value) => ({ source: '/', destination: `/docs/${value}`, has: has(value) }))
  redirectsOf({ redirects: list }, { routes, notes: { say: (_, __, word, message) => void said.push(`${word} ${message}`) } })
  expect(said).toEqual([
    `'/' 2 redirects from "/" have conditions, such as a query, so they were left out: tell your host of them.`,
  ])
})

test('pages that send their readers on are redirects too', () => {
  const written = redirectsOf({}, { routes, notes: { say: () => undefined } }, [{ from: '/out', to: 'https://out.example' }])
  expect(written).toEqual([{ from: '/out', to: 'https://out.example' }])
})
