import { expect, test } from 'vitest'
import type { DocFile } from './docs-files.ts'
import { addressOfSidebar, linkOfDoc, type LinkableDocs } from './docs-links.ts'

const doc = (id: string, address: string, title = id): DocFile => ({
  file: `docs/${id}.md`,
  path: `${id}.md`,
  id,
  address,
  title,
  isCategoryIndex: false,
  data: {},
})

const docs: readonly LinkableDocs[] = [
  { id: 'default', base: '/docs/next/', docs: [doc('intro', '/begin'), doc('new', '/new')], sidebars: new Map() },
  {
    id: 'default',
    base: '/docs/',
    docs: [doc('intro', '/', 'Introduction'), doc('guide/a', '/guide/a')],
    sidebars: new Map([
      [
        'guides',
        [
          { label: 'Elsewhere', href: 'https://a.example' },
          { label: 'Guide', items: [{ doc: 'guide/a', label: 'A' }] },
        ],
      ],
      ['pages', [{ label: 'All guides', items: ['guide/a'], page: true }]],
      ['named', [{ label: 'All guides', items: ['guide/a'], page: { slug: '/guides' } }]],
    ]),
  },
  { id: 'community', base: '/community/', docs: [doc('team', '/team')], sidebars: new Map([['all', ['team']]]) },
]

test.each([
  ['default', 'intro', { label: 'Introduction', to: '/docs/' }],
  ['default', 'new', { label: 'new', to: '/docs/next/new' }],
  ['community', 'team', { label: 'team', to: '/community/team' }],
  ['community', 'intro', undefined],
])('of the plugin %s, the doc %s is at %j', (plugin, id, link) => expect(linkOfDoc(docs, plugin, id)).toEqual(link))

test.each([
  ['default', 'guides', '/docs/guide/a'],
  ['default', 'pages', '/docs/category/all-guides'],
  ['default', 'named', '/docs/guides'],
  ['community', 'all', '/community/team'],
  ['default', 'missing', undefined],
])('of the plugin %s, the sidebar %s leads to %s', (plugin, name, address) =>
  expect(addressOfSidebar(docs, plugin, name)).toBe(address),
)
