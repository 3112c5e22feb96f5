import { englishWords, type SidebarNode } from '@docgen/model'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Sidebar } from './sidebar.tsx'

const link = (label: string, symbol?: 'class' | 'namespace'): SidebarNode => ({
  kind: 'link',
  label,
  href: `/${label}/`,
  isCurrent: false,
  isExternal: false,
  symbol,
})
const packageOf = (label: string, group?: string): SidebarNode => ({
  kind: 'category',
  label,
  href: `/api/${label}/`,
  isOpen: false,
  isCurrent: false,
  group,
  items: [],
})
const render = (...items: readonly SidebarNode[]): string =>
  renderToStaticMarkup(<Sidebar words={englishWords} items={items} label="API sidebar" />)
const textOf = (html: string): string =>
  html
    .replace(/<\/(?:li|p)>/g, ' | ')
    .replace(/<[^>]*>/g, '')
    .replace(/\s+/g, ' ')

test('packages stand under the headings of their groups, and their scope is written once', () => {
  const html = render(
    link('All symbols'),
    packageOf('@a/server', 'Server'),
    packageOf('@a/types', 'Server'),
    packageOf('@a/client', 'Client'),
  )
  expect(textOf(html)).toBe('All symbols | Server @a/ | server | types | Client | client | ')
  expect(html.match(/@a\/<\/code>/g)).toHaveLength(1)
})

test.each<[string, readonly SidebarNode[], string]>([
  ['without groups', [packageOf('@a/b'), packageOf('@a/c')], '@a/ | b | c | '],
  ['of two scopes', [packageOf('@a/b'), packageOf('@c/d')], '@a/b | @c/d | '],
  ['of one package', [packageOf('@a/b')], '@a/b | '],
  ['of guides', [link('Install'), packageOf('Guides')], 'Install | Guides | '],
])('a sidebar %s', (_, items, expected) => expect(textOf(render(...items)).trim()).toBe(expected.trim()))

test('many packages come with a field that narrows them, and that only scripts show', () => {
  const many = Array.from({ length: 8 }, (_, index) => packageOf(`@a/${index}`, 'All'))
  expect(render(...many)).toContain(
    '<div class="docgen-filter docgen-needs-js" role="search" aria-label="Filter the packages of the sidebar">',
  )
  expect(render(...many)).toContain('<ul data-filter-items="">')
  expect(render(...many.slice(1))).not.toContain('docgen-filter')
})

test('declarations carry the mark of their kind', () => {
  const mark = '<span class="docgen-hit-kind" data-kind="class" title="Class" aria-hidden="true">C</span>'
  expect(render(link('Server', 'class'))).toContain(
    `<a class="docgen-sidebar-symbol" href="/Server/">${mark}<span>Server</span></a>`,
  )
})

test('an augmentation is called that, and not a namespace', () => {
  const mark = '<span class="docgen-hit-kind" data-kind="namespace" title="Augmentation" aria-hidden="true">A</span>'
  expect(render({ ...link('vue', 'namespace'), isAugmentation: true })).toContain(`${mark}<span>vue</span>`)
})

test('so is a module that a package declares by name', () => {
  const mark = '<span class="docgen-hit-kind" data-kind="namespace" title="Module" aria-hidden="true">M</span>'
  expect(render({ ...link('*.svg', 'namespace'), isModule: true })).toContain(`${mark}<span>*.svg</span>`)
})

test('so do categories whose page is about one, with the name struck out if it is deprecated', () => {
  const about = { symbol: 'namespace', isDeprecated: true } as const
  const mark = '<span class="docgen-hit-kind" data-kind="namespace" title="Namespace" aria-hidden="true">N</span>'
  const shown = `${mark}<span><s>Tools</s></span>`
  const category = (...items: readonly SidebarNode[]): SidebarNode => ({
    kind: 'category',
    label: 'Tools',
    href: '/api/Tools/',
    isOpen: false,
    isCurrent: false,
    items,
    ...about,
  })
  expect(render(category())).toContain(`<a class="docgen-sidebar-category docgen-sidebar-symbol" href="/api/Tools/">${shown}</a>`)
  expect(render(category(link('map')))).toContain(`<summary class="docgen-sidebar-symbol">${shown}</summary>`)
})

test('drafts are marked, in the language of the page', () => {
  const mark = '<span class="docgen-badge">Draft</span>'
  expect(render({ ...link('Two'), isDraft: true }, link('Three'))).toContain(
    `<a href="/Two/">Two ${mark}</a></li><li><a href="/Three/">Three</a>`,
  )
  const alone: SidebarNode = {
    kind: 'category',
    label: 'A',
    href: '/a/',
    isOpen: false,
    isCurrent: false,
    items: [],
    isDraft: true,
  }
  expect(render(alone)).toContain(`<a class="docgen-sidebar-category" href="/a/">A ${mark}</a>`)
})

test('categories beside each other have one name where one closes as another opens, and only the current one is open', () => {
  const child: SidebarNode = { kind: 'link', label: 'Page', href: '/p/', isCurrent: false, isExternal: false }
  const inner: SidebarNode = { kind: 'category', label: 'Inner', isOpen: true, isCurrent: false, items: [child] }
  const items: readonly SidebarNode[] = [
    { kind: 'category', label: 'A', isOpen: true, isCurrent: false, items: [inner] },
    { kind: 'category', label: 'B', isOpen: true, isCurrent: true, items: [child] },
  ]
  const folds = (autoCollapse: boolean): readonly string[] =>
    renderToStaticMarkup(<Sidebar words={englishWords} items={items} label="Docs sidebar" autoCollapse={autoCollapse} />).match(
      /<details[^>]*>/g,
    ) ?? []
  expect(folds(false)).toEqual(['<details open="">', '<details open="">', '<details open="">'])
  expect(folds(true)).toEqual([
    '<details name="docgen-fold">',
    '<details name="docgen-fold-0">',
    '<details open="" name="docgen-fold">',
  ])
})

test('entries show the part that they are about, unless the category around them does', () => {
  const database = { part: 'database' }
  const category = { kind: 'category', isOpen: false, isCurrent: false } as const
  const inner: readonly SidebarNode[] = [
    { ...link('Changelog'), ...database },
    { ...link('Mongo', 'class'), ...database },
  ]
  const html = render(
    { ...link('Redis'), ...database },
    { ...category, label: 'mongo', ...database, items: inner },
    { ...category, label: 'guides', items: [{ ...link('MongoDB'), ...database }] },
  )
  const marked = [...html.matchAll(/<(\w+)[^>]* data-part="database"[^>]*>(?:<summary>)?([^<]*)/g)].map(
    ([, tag, text]) => `${tag} ${text}`,
  )
  expect(marked).toEqual(['a Redis', 'details mongo', 'a MongoDB'])
  expect(html).toContain('style="--docgen-part:var(--docgen-part-database)"')
})
