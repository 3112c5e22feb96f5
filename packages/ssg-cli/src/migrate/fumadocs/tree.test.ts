import { expect, test } from 'vitest'
import { metaIn } from './meta.ts'
import { sidebarsOf } from './sidebar.ts'
import { titleOfName, treeOf } from './tree.ts'

function sidebars(paths: readonly string[], metas: Readonly<Record<string, object>> = {}, overview?: string) {
  const unknown: string[] = []
  const tree = treeOf({
    pages: paths.map((path) => ({
      path,
      file: `${path}.mdx`,
      route: `/${path.replace(/\([^/]+\)\//g, '').replace(/(?:^|\/)index$/, '')}`,
      id: path.replace(/\([^/]+\)\//g, ''),
      title: titleOfName(path.split('/').at(-1) ?? path),
    })),
    metas: new Map(Object.entries(metas).map(([folder, meta]) => [folder, metaIn(`${folder}/meta.json`, JSON.stringify(meta))])),
    onUnknown: (folder, item) => void unknown.push(`${folder} ${item}`),
  })
  const { byName, navbar, first } = sidebarsOf(tree, overview)
  return { byName: Object.fromEntries(byName), navbar, first, unknown }
}

const listed = (paths: readonly string[], metas?: Readonly<Record<string, object>>) => sidebars(paths, metas).byName['docs']

test('without a file, the index goes first, then pages, then folders, by name', () => {
  expect(listed(['b', 'a/c', 'z', 'index', 'a/index'])).toEqual([
    'index',
    'b',
    'z',
    { label: 'Index', items: ['a/index', 'a/c'] },
  ])
})

test.each([
  ['only what it names, in its order', ['b', 'index'], ['b', 'index']],
  ['the rest where it stands', ['c', '...', 'a'], ['c', 'index', 'b', { label: 'Folder', items: ['folder/x', 'folder/y'] }, 'a']],
  ['the rest backwards', ['z...a'], ['index', { label: 'Folder', items: ['folder/x', 'folder/y'] }, 'c', 'b', 'a']],
  ['the rest without some', ['...', '!b', '!folder'], ['index', 'a', 'c']],
  ['what a folder has', ['a', '...folder'], ['a', 'folder/x', 'folder/y']],
  ['a page of a folder by its path', ['folder/y', 'folder'], ['folder/y', { label: 'Folder', items: ['folder/x'] }]],
  ['a path with dots and an ending', ['./a.mdx'], ['a']],
  [
    'separators, which are categories up to the next one',
    ['a', '---One---', 'b', '---[Icon]Two---', 'c', '---', 'index'],
    ['a', { label: 'One', items: ['b'], collapsed: false }, { label: 'Two', items: ['c'], collapsed: false }, 'index'],
  ],
  [
    'links, with icons and marks',
    ['[A](/a)', '[Icon][B](https://b.example)', 'external:[C](/c)'],
    [
      { label: 'A', href: '/a' },
      { label: 'B', href: 'https://b.example' },
      { label: 'C', href: '/c' },
    ],
  ],
])('a file lists %s', (_, pages, expected) => {
  expect(listed(['index', 'a', 'b', 'c', 'folder/x', 'folder/y'], { '': { pages } })).toEqual(expected)
})

test('the title, the page and the state of a folder', () => {
  const paths = ['guide/index', 'guide/start', 'deep/one', '(group)/two']
  const metas = { guide: { title: 'The guide', defaultOpen: true, pagesIndex: 'start' }, deep: { collapsible: false } }
  expect(listed(paths, metas)).toEqual([
    { label: 'Group', items: ['two'] },
    { label: 'Deep', items: ['deep/one'], collapsed: false },
    { label: 'The guide', items: ['guide/start', 'guide/index'], collapsed: false },
  ])
})

test('the page of a folder is an overview where it would be called as the folder is', () => {
  const { byName } = sidebars(['guide/index', 'guide/a', 'other/index', 'other/b'], { other: { title: 'Other' } }, 'Overview')
  expect(byName['docs']).toEqual([
    { label: 'Index', items: [{ doc: 'guide/index', label: 'Overview' }, 'guide/a'] },
    { label: 'Other', items: ['other/index', 'other/b'] },
  ])
})

test('folders with `root` have sidebars, and links of the navbar', () => {
  const metas = {
    '': { pages: ['index', 'ui', '(core)'] },
    ui: { root: true, title: 'UI' },
    '(core)': { root: true, pages: ['...', 'x'] },
  }
  expect(sidebars(['index', 'ui/index', 'ui/a', '(core)/b'], metas)).toEqual({
    byName: { docs: ['index'], ui: ['ui/index', 'ui/a'], core: ['b'] },
    navbar: [
      { label: 'UI', to: '/ui' },
      { label: 'Core', to: '/b' },
    ],
    first: '/',
    unknown: ['(core) x'],
  })
})

test('what a file of another folder names is listed there alone', () => {
  expect(listed(['a/x', 'a/y', 'b/z'], { b: { pages: ['../a/x', 'z'] } })).toEqual([
    { label: 'A', items: ['a/y'] },
    { label: 'B', items: ['a/x', 'b/z'] },
  ])
})

test('a file may be YAML', () => {
  expect(metaIn('meta.yaml', 'title: T\nroot: true\npages: [a, ...]\n')).toMatchObject({
    title: 'T',
    root: true,
    pages: ['a', '...'],
  })
})
