import { expect, test } from 'vitest'
import type { DocFile } from './docs-files.ts'
import { linkOfDoc, linkOfSidebar, type LinkableDocs } from './docs-links.ts'

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
    docs: [doc('intro', '/', 'Introduction'), doc('guide/a', '/guide/a'), doc('guide/b', '/guide/b')],
    sidebars: new Map([
      [
        'guides',
        [
          { label: 'Elsewhere', href: 'https://a.example' },
          { label: 'Guide', items: [{ doc: 'guide/a', label: 'A' }] },
        ],
      ],
      ['both', ['guide/b', { label: 'More', items: ['guide/a'] }]],
      ['all', ['guide/a', 'intro']],
      ['pages', [{ label: 'All guides', items: ['guide/a'], page: true }]],
      ['named', [{ label: 'All guides', items: ['guide/a'], page: { slug: '/guides' } }]],
    ]),
  },
  { id: 'community', base: '/community/', docs: [doc('team', '/team')], sidebars: new Map([['all', ['team']]]) },
]

test.each([
  ['default', 'intro', { label: 'Introduction', to: '/docs/', activePath: undefined }],
  ['default', 'guide/b', { label: 'guide/b', to: '/docs/guide/b', activePath: '/docs/guide' }],
  ['default', 'new', { label: 'new', to: '/docs/next/new', activePath: undefined }],
  ['community', 'team', { label: 'team', to: '/community/team', activePath: undefined }],
  ['community', 'intro', undefined],
])('of the plugin %s, the doc %s is at %j', (plugin, id, link) => expect(linkOfDoc(docs, plugin, id)).toEqual(link))

test.each([
  ['default', 'guides', '/docs/guide/a', undefined],
  ['default', 'both', '/docs/guide/b', '/docs/guide'],
  ['default', 'all', '/docs/guide/a', undefined],
  ['default', 'pages', '/docs/category/all-guides', undefined],
  ['default', 'named', '/docs/guides', undefined],
  ['community', 'all', '/community/team', undefined],
])('of the plugin %s, the sidebar %s leads to %s and stands for %s', (plugin, name, to, activePath) =>
  expect(linkOfSidebar(docs, plugin, name)).toEqual({ to, activePath }),
)

test('a sidebar that the docs do not have, or that has no pages, leads nowhere', () => {
  expect(linkOfSidebar(docs, 'default', 'missing')).toBeUndefined()
})

test('a folder stands for a sidebar only if no other sidebar has pages there', () => {
  const pages = [doc('start', '/start'), doc('more', '/more'), doc('core', '/core'), doc('tools', '/tools')]
  const sidebars = new Map([
    ['guides', ['start', 'more']],
    ['api', ['core', 'tools']],
  ])
  const flat: LinkableDocs = { id: 'default', base: '/docs/', docs: pages, sidebars }
  expect(linkOfDoc([flat], 'default', 'core')).toMatchObject({ to: '/docs/core', activePath: undefined })
  expect(linkOfSidebar([flat], 'default', 'guides')).toEqual({ to: '/docs/start', activePath: undefined })
  const alone: LinkableDocs = { ...flat, sidebars: new Map([['guides', ['start', 'more']]]) }
  expect(linkOfDoc([alone], 'default', 'more')).toMatchObject({ activePath: '/docs' })
})
