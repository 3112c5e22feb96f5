import { expect, test } from 'vitest'
import { metaOf } from './meta.ts'
import { sidebarsOf, titleOfName } from './sidebar.ts'
import { treeOf, type PageFacts } from './tree.ts'

/** `guide/index*` is the page of its folder, and `play!` is code. */
function pageOf(written: string): PageFacts {
  const path = written.replace(/[*!]$/, '')
  const route = `/${path.replace(/(?:^|\/)index$/, '')}`
  return {
    file: `${path}.mdx`,
    route,
    isIndex: /(?:^|\/)index$/.test(path),
    isFolderPage: written.endsWith('*'),
    id: written.endsWith('!') ? undefined : path,
    label: undefined,
    display: undefined,
  }
}

function sidebars(pages: readonly string[], metas: Readonly<Record<string, unknown>>, router: 'pages' | 'app' = 'app') {
  const said: string[] = []
  const metaAt = (route: string) => (route in metas ? metaOf(metas[route]) : undefined)
  const tree = treeOf({ pages: pages.map(pageOf), metaOf: metaAt, router })
  const { byName, navbar, alone, themes } = sidebarsOf(tree, {
    notes: { say: (_, topic, word) => void said.push(`${topic} ${word}`) },
    openDepth: 1,
    isMade: () => false,
  })
  return { byName: Object.fromEntries(byName), navbar, alone, themes, said }
}

test('without a file, pages are listed by name, and index goes first', () => {
  const { byName, navbar } = sidebars(['b', 'a/deep/c', 'a/b', 'index'], {})
  expect(byName).toEqual({
    docs: ['index', { label: 'A', items: ['a/b', { label: 'Deep', items: ['a/deep/c'] }], collapsed: false }, 'b'],
  })
  expect(navbar).toEqual([])
})

test('files order, name, hide and part pages; what they do not list follows', () => {
  const meta = {
    second: 'The second',
    _: { type: 'separator', title: 'More' },
    folder: { title: 'Folder', theme: { collapsed: true } },
    flat: { display: 'children' },
    _2: { type: 'separator' },
    first: '',
    away: { title: 'Away', href: 'https://git.example' },
    hidden: { display: 'hidden' },
    gone: 'Gone',
    404: { display: 'hidden' },
  }
  const { byName, said } = sidebars(['first', 'second', 'third', 'hidden', 'folder/a', 'flat/b', 'index'], { '/': meta })
  expect(byName).toEqual({
    docs: [
      'index',
      { doc: 'second', label: 'The second' },
      { label: 'More', items: [{ label: 'Folder', items: ['folder/a'], collapsed: undefined }, 'flat/b'], collapsed: false },
      'first',
      { label: 'Away', href: 'https://git.example' },
      'third',
    ],
  })
  expect(said).toEqual(['sidebar gone'])
})

test('folders of the navbar have a sidebar each, and pages of it have none', () => {
  const root = {
    '*': { type: 'page' },
    index: { display: 'hidden' },
    guides: 'Guides',
    api: { title: 'API', theme: { toc: false } },
    about: '',
    play: 'Playground',
    more: { type: 'menu', title: 'More', items: { one: 'One', home: { title: 'Home', href: '/' } } },
    site: { title: 'Site', href: 'https://acme.example' },
  }
  const pages = ['index', 'guides/a', 'guides/b', 'api/index', 'api/deep/c', 'about', 'play!', 'more/one']
  const { byName, navbar, alone, themes } = sidebars(pages, { '/': root, '/guides': { b: '', a: '' } })
  expect(byName).toEqual({
    guides: ['guides/b', 'guides/a'],
    api: ['api/index', { label: 'Deep', items: ['api/deep/c'], collapsed: false }],
    more: ['more/one'],
  })
  expect(navbar).toEqual([
    { label: 'Guides', to: '/guides/b', activePath: '/guides' },
    { label: 'API', to: '/api' },
    { label: 'About', to: '/about' },
    { label: 'Playground', to: '/play' },
    {
      label: 'More',
      items: [
        { label: 'One', to: '/more/one' },
        { label: 'Home', to: '/' },
      ],
    },
    { label: 'Site', href: 'https://acme.example' },
  ])
  expect(alone).toEqual(['index.mdx', 'about.mdx', 'play.mdx'])
  expect(themes.get('api/deep/c.mdx')).toEqual({ toc: false })
})

test.each<['pages' | 'app', readonly string[], unknown]>([
  ['pages', ['guide', 'guide/a'], [{ label: 'Guide', items: ['guide', 'guide/a'], collapsed: false }]],
  ['pages', ['guide/index', 'guide/a'], [{ label: 'Guide', items: ['guide/index', 'guide/a'], collapsed: false }]],
  ['app', ['guide/index*', 'guide/a'], [{ label: 'Guide', items: ['guide/index', 'guide/a'], collapsed: false }]],
  ['app', ['guide/index'], ['guide/index']],
  ['pages', ['guide/index'], [{ label: 'Guide', items: ['guide/index'], collapsed: false }]],
])('the page of a folder, with the router "%s": %j', (router, pages, expected) => {
  expect(sidebars(pages, {}, router).byName).toEqual({ docs: expected })
})

test('one file may say what all folders have', () => {
  const meta = { docs: { type: 'page', title: 'Docs', items: { b: 'Second', a: { title: 'First' } } } }
  expect(sidebars(['docs/a', 'docs/b'], { '/': meta })).toMatchObject({
    byName: {
      docs: [
        { doc: 'docs/b', label: 'Second' },
        { doc: 'docs/a', label: 'First' },
      ],
    },
    navbar: [{ label: 'Docs', to: '/docs/b', activePath: '/docs' }],
  })
})

test.each([
  ['getting-started', 'Getting Started'],
  ['table_of_contents', 'Table of Contents'],
  ['the-end-of', 'The End Of'],
])('%s is called %s', (name, title) => expect(titleOfName(name)).toBe(title))
