import { expect, test } from 'vitest'
import type { ConfigNotes } from '../core/config-notes.ts'
import { migrateSidebar } from './sidebar.ts'

const said: string[] = []
const notes: Pick<ConfigNotes, 'say'> = { say: (...[, , , message]) => void said.push(message) }

test('of several sidebars that of the root comes first, and the others keep their order', () => {
  const items = (link: string) => [{ text: link.slice(1), link }]
  const sidebar = { '/api/': items('/api'), '/': items('/start'), '/cookbook/': items('/cook') }
  // Nothing else of the notes is asked for.
  expect(migrateSidebar(sidebar, (address) => address.slice(1), notes as ConfigNotes)).toEqual([
    { label: 'Pages', items: [{ doc: 'start', label: 'start' }] },
    { label: 'Api', items: [{ doc: 'api', label: 'api' }] },
    { label: 'Cookbook', items: [{ doc: 'cook', label: 'cook' }] },
  ])
  expect(said).toEqual(['The sidebars of "/", "/api/", "/cookbook/" are now categories of one sidebar.'])
})

test('files are links, and what leads nowhere is left out', () => {
  said.length = 0
  const links = ['/llms.txt', '/files/a.pdf', '/gone', '/gone.html']
  const items = links.map((link) => ({ text: link.slice(1), link }))
  expect(migrateSidebar(items, () => undefined, { ...notes, notes: [] })).toEqual([
    { label: 'llms.txt', href: '/llms.txt' },
    { label: 'files/a.pdf', href: '/files/a.pdf' },
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
  migrateSidebar([{ text: 'Group', base, items: [{ text: 'Page', link }] }], idOf, { ...notes, notes: [] })
  expect(asked).toEqual([address])
})
