import { expect, test } from 'vitest'
import type { ConfigNotes } from './config-notes.ts'
import { isWithoutSidebar, migrateSidebar } from './path-sidebars.ts'

const said: string[] = []
const notes: Pick<ConfigNotes, 'say'> = { say: (...[, , , message]) => void said.push(message) }

const items = (...links: string[]) => links.map((link) => ({ text: link.slice(1), link }))
const doc = (id: string) => ({ doc: id, label: id })
const migrated = (sidebar: unknown, pathOf?: (path: string) => string) =>
  // Nothing else of the notes is asked for.
  migrateSidebar(sidebar, { idOf: (address) => address.slice(1), pathOf, notes: notes as ConfigNotes })

test('sidebars keep their order, but that of the root comes first', () => {
  const sidebar = { '/api/': items('/api/a'), '/': items('/start'), 'cookbook/bread/': { items: items('/cookbook/bread/rye') } }
  const code = migrated(sidebar)
  expect(code).toEqual({ pages: [doc('start')], api: [doc('api/a')], 'cookbook-bread': [doc('cookbook/bread/rye')] })
  expect(Object.keys(Object(code))).toEqual(['pages', 'api', 'cookbook-bread'])
  expect(said).toEqual([])
})

test('a list that several paths share is one sidebar, and one sidebar has no name', () => {
  const shared = items('/a', '/b')
  expect(migrated({ '/a': shared, '/b': shared, '/c/': items('/c/d') })).toEqual({ a: [doc('a'), doc('b')], c: [doc('c/d')] })
  expect(migrated({ '/a': shared, '/b': shared })).toEqual([doc('a'), doc('b')])
  expect(migrated({ '/a': shared, '/c/': [] })).toEqual([doc('a'), doc('b')])
  expect(migrated({ '/c/': [] })).toEqual([])
  expect(migrated({})).toBeUndefined()
})

test('a page that shows another sidebar is a link', () => {
  const sidebar = {
    '/guide/': items('/guide/a', '/api/', '/other'),
    '/api/': items('/api/', '/api/old/b'),
    '/api/old/': items('/api/old/b'),
  }
  expect(migrated(sidebar)).toEqual({
    guide: [doc('guide/a'), { label: 'api/', href: '/api/' }, doc('other')],
    api: [doc('api/'), { label: 'api/old/b', href: '/api/old/b' }],
    'api-old': [doc('api/old/b')],
  })
})

test('names of sidebars are without the language, and differ', () => {
  const sidebar = { '/de/guide/': items('/de/guide/a'), '/de/guide-': items('/de/guide-b'), '/de/': items('/de/c') }
  expect(Object.keys(Object(migrated(sidebar, (path) => path.slice('/de'.length))))).toEqual(['guide', 'guide-2', 'pages'])
})

test('files are links, and what leads nowhere is left out', () => {
  said.length = 0
  const links = ['/llms.txt', '/files/a.pdf', '/gone', '/gone.html']
  expect(migrateSidebar(items(...links), { idOf: () => undefined, notes: { ...notes, notes: [] } })).toEqual([
    { label: 'llms.txt', href: '/llms.txt' },
    { label: 'files/a.pdf', href: '/files/a.pdf' },
  ])
  expect(said).toHaveLength(2)
})

test('a link without a text has the title of its page, and is left out where there is none', () => {
  said.length = 0
  const idOf = (path: string): string | undefined => (path === '/a' ? 'a' : undefined)
  const links = ['/a', '/a#b', 'https://c.example'].map((link) => ({ link }))
  const group = { text: 'Group', link: '/a', items: links }
  expect(migrateSidebar([group], { idOf, notes: { ...notes, notes: [] } })).toEqual([
    { label: 'Group', items: ['a'], collapsed: false },
  ])
  expect(said).toHaveLength(2)
})

test.each([
  ['/reference/default-theme-', 'config', '/reference/default-theme-config'],
  ['/reference/', 'cli', '/reference/cli'],
  ['/reference', '/cli', '/reference/cli'],
  ['', '/cli/', '/cli/'],
])('a link with the base %j and the path %j leads to %s', (base, link, address) => {
  const asked: string[] = []
  const idOf = (path: string): string => {
    asked.push(path)
    return 'id'
  }
  migrateSidebar([{ text: 'Group', base, items: [{ text: 'Page', link }] }], { idOf, notes: { ...notes, notes: [] } })
  expect(asked).toEqual([address])
})

const several = { '/guide': items('/guide/a'), '/guide/bare/': [], 'api/': { items: items('/api/a') } }
test.each([
  [several, '/team.html', true],
  [several, '/', true],
  [several, '/guide/', false],
  [several, '/guide.html', false],
  [several, '/guide/bare/b', true],
  [several, '/api/a', false],
  [{ '/': items('/start') }, '/team', false],
  [items('/start'), '/team', false],
  // Without any list, the new site has one of all pages.
  [{}, '/team', false],
  [{ '/guide/': [] }, '/guide/a', false],
  [undefined, '/team', false],
])('of the sidebars %j, none is for %s: %s', (sidebar, address, expected) =>
  expect(isWithoutSidebar(sidebar, address)).toBe(expected),
)

test('the link of a group is left out where the group has the page too', () => {
  const inner = { text: 'Inner', items: items('/a', '/b') }
  expect(
    migrated([
      { text: 'All', link: '/a', items: [inner] },
      { text: 'Rest', link: '/c', items: items('/d') },
    ]),
  ).toEqual([
    { label: 'All', items: [{ label: 'Inner', items: [doc('a'), doc('b')], collapsed: false }], collapsed: false },
    { label: 'Rest', items: [{ doc: 'c', label: 'Rest' }, doc('d')], collapsed: false },
  ])
})
