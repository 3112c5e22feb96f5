import { expect, test } from 'vitest'
import type { SidebarItem, SourcePagePlace } from '@docgen/model'
import { customSidebarOf } from './custom-sidebar.ts'

type Page = readonly [name: string, sidebar?: SourcePagePlace | false]

const sidebarOf = (pages: readonly Page[]) =>
  customSidebarOf(
    pages.map(([name, sidebar = {}]) => ({
      id: name,
      source: 'blog',
      path: `/${name}/`,
      format: 'markdown',
      frontmatter: {
        ...(name.startsWith('draft') && { draft: true }),
        title: name,
        ...(sidebar && sidebar.label !== undefined && { sidebar_label: sidebar.label }),
      },
      sidebar,
      place: { file: 'a.md', line: 1, column: 1 },
      isAsWritten: false,
      hasFile: false,
    })),
  ).map(shown)

/** `!` before drafts; `a`, `label → path`, `Category /path/ (items)`. */
const shown = (item: SidebarItem): string => {
  if (item.kind === 'href') return item.href
  const mark = item.isDraft ? '!' : ''
  if (item.kind === 'category') return `${mark}${item.label} ${item.path ?? '-'} (${item.items.map(shown).join(', ')})`
  return `${mark}${item.path === `/${item.label}/` ? item.label : `${item.label} → ${item.path}`}`
}

const cases: readonly (readonly [string, readonly Page[], readonly string[]])[] = [
  ['no page', [], []],
  ['pages in their own order', [['b'], ['a']], ['b', 'a']],
  ['a label', [['a', { label: 'First' }]], ['First → /a/']],
  ['drafts, marked', [['draft'], ['draft-2', { category: ['One'], isCategoryPage: true }]], ['!draft', '!One /draft-2/ ()']],
  ['a page that stands in none', [['a', false], ['b']], ['b']],
  ['positions first', [['a'], ['b', { position: 2 }], ['c', { position: 1 }]], ['c', 'b', 'a']],
  [
    'categories where their first page is',
    [['a', { category: ['One'] }], ['b'], ['c', { category: ['One'] }]],
    ['One - (a, c)', 'b'],
  ],
  [
    'categories in categories',
    [
      ['a', { category: ['One', 'Two'] }],
      ['b', { category: ['One'] }],
    ],
    ['One - (Two - (a), b)'],
  ],
  [
    'categories of one name in different places',
    [
      ['a', { category: ['One', 'More'] }],
      ['b', { category: ['Two', 'More'] }],
    ],
    ['One - (More - (a))', 'Two - (More - (b))'],
  ],
  [
    'the page of a category, which gives it its position',
    [['x'], ['b', { category: ['One'] }], ['a', { category: ['One'], isCategoryPage: true, position: 1 }]],
    ['One /a/ (b)', 'x'],
  ],
  [
    'a second page of a category stands in it',
    [
      ['a', { category: ['One'], isCategoryPage: true }],
      ['b', { category: ['One'], isCategoryPage: true }],
    ],
    ['One /a/ (b)'],
  ],
  ['the page of no category', [['a', { isCategoryPage: true }]], ['a']],
]

test.each(cases)('%s', (_, pages, expected) => expect(sidebarOf(pages)).toEqual(expected))
