import { expect, test } from 'vitest'
import type { SiteConfig } from '../../../model/config.ts'
import type { SidebarItem } from '../../../model/route.ts'
import { sidebarIndexOf, viewSidebar } from './view-sidebar.ts'

const doc = (path: string): SidebarItem => ({ kind: 'doc', label: path, path })
const items: readonly SidebarItem[] = [
  doc('/a/'),
  { kind: 'category', label: 'b', path: '/b/', items: [doc('/b/1/'), doc('/b/2/')], isCollapsed: true },
  {
    kind: 'category',
    label: 'c',
    items: [doc('/c/1/'), { kind: 'category', label: 'd', items: [doc('/c/d/1/')], isCollapsed: false }],
    isCollapsed: false,
  },
  ...Array.from({ length: 70 }, (_, index) => doc(`/more/${index}/`)),
]
// Of the config only what makes addresses.
const config = { base: '/', trailingSlash: true } as SiteConfig

test.each(['/a/', '/b/', '/b/2/', '/c/1/', '/c/d/1/', '/more/3/', '/elsewhere/'])(
  'the sidebar of %s is the same, whichever pages were shown before',
  (path) => {
    const used = sidebarIndexOf(items, new Map())
    for (const other of ['/c/d/1/', '/b/1/', '/a/', '/elsewhere/', '/more/69/']) viewSidebar(used, other, config)
    expect(viewSidebar(used, path, config)).toEqual(viewSidebar(sidebarIndexOf(items, new Map()), path, config))
  },
)
