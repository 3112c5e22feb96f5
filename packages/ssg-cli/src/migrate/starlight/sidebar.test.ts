import { expect, test } from 'vitest'
import { migrateSidebar, type SidebarDoc } from './sidebar.ts'

const doc = (id: string, rest: Partial<SidebarDoc> = {}): SidebarDoc => ({
  id,
  slug: id.replace(/(?:^|\/)index$/, ''),
  order: Infinity,
  isHidden: false,
  ...rest,
})

test.each<[string, readonly SidebarDoc[], unknown]>([
  ['pages alone', [doc('guides/index'), doc('guides/b'), doc('guides/a', { order: 2 }), doc('other/c')], [{ folder: 'guides' }]],
  ['a page that is hidden', [doc('guides/a'), doc('guides/b', { isHidden: true })], ['guides/a']],
  ['a folder within it', [doc('guides/a'), doc('guides/deep/b')], ['guides/a', { label: 'deep', items: ['guides/deep/b'] }]],
  ['addresses in another order than files', [doc('guides/B', { slug: 'guides/b' }), doc('guides/a')], ['guides/a', 'guides/B']],
  ['nothing', [doc('other/c')], []],
])('of a folder with %s', (_, docs, items) => {
  const sidebar = [{ label: 'Guides', autogenerate: { directory: '/guides/' } }]
  expect(migrateSidebar(sidebar, { docs, notes: { say: () => {} } })).toEqual([{ label: 'Guides', items, collapsed: false }])
})
