import { expect, test } from 'vitest'
import type { SidebarCategory, SidebarNode, SitePage } from '@docgen/model'
import { createPageKeys } from './page-keys.ts'

const link = (label: string, more: Partial<SidebarNode> = {}): SidebarNode =>
  ({ kind: 'link', label, href: `/${label}/`, isCurrent: false, isExternal: false, ...more }) as SidebarNode

const category = (items: readonly SidebarNode[], more: Partial<SidebarCategory> = {}): SidebarNode => ({
  kind: 'category',
  label: 'c',
  href: undefined,
  isOpen: true,
  isCurrent: false,
  items,
  ...more,
})

// Of a page, only what its key is made of.
const pageOf = (sidebar: readonly SidebarNode[], title = 't', contentKey = 'k', inlineScript = 's', description = 'd') =>
  ({
    recall: (_: string, make: () => string) => make(),
    resolved: () => ({ page: { layout: 'doc', props: { title, sidebar, head: { inlineScript, description } } }, contentKey }),
  }) as unknown as SitePage

const shared = link('a')
const keyOf = createPageKeys({ themeKey: 'theme', hashOf: (text) => text })
const key = keyOf(pageOf([shared, category([shared, link('b')])]))

test('equal sidebars have equal keys, whether they share entries or not', () => {
  expect(keyOf(pageOf([link('a'), category([link('a'), link('b')])]))).toBe(key)
  expect(createPageKeys({ themeKey: 'theme', hashOf: (text) => text })(pageOf([shared, category([shared, link('b')])]))).toBe(key)
})

test.each<readonly [string, SitePage]>([
  ['the title', pageOf([shared, category([shared, link('b')])], 'u')],
  ['the content', pageOf([shared, category([shared, link('b')])], 't', 'l')],
  ['the script', pageOf([shared, category([shared, link('b')])], 't', 'k', 'r')],
  ['the head', pageOf([shared, category([shared, link('b')])], 't', 'k', 's', 'e')],
  ['the entry of the page', pageOf([link('a', { isCurrent: true }), category([shared, link('b')])])],
  ['an entry in a category', pageOf([shared, category([shared, link('b', { label: 'B' })])])],
  ['the order', pageOf([category([shared, link('b')]), shared])],
  ['where an entry stands', pageOf([shared, category([shared]), link('b')])],
  ['whether a category is open', pageOf([shared, category([shared, link('b')], { isOpen: false })])],
])('another key for another %s', (_, page) => expect(keyOf(page)).not.toBe(key))

test('another key for another theme', () => {
  expect(createPageKeys({ themeKey: 'other', hashOf: (text) => text })(pageOf([shared, category([shared, link('b')])]))).not.toBe(
    key,
  )
})
