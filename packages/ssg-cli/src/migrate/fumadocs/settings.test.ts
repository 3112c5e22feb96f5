import { expect, test } from 'vitest'
import type { Code } from '../../scaffold/code-text.ts'
import type { ForeignConfig } from '../core/site.ts'
import { layoutsOf } from './layouts.ts'
import { brandOf, navbarLinks, siteSettings } from './settings.ts'

const element = ($element: string, props: object = {}, ...children: readonly unknown[]) => ({ $element, props, children })

const files = (paths: readonly string[]) => ({ paths, read: () => undefined })

function layouts(value: unknown, metadata?: object, file = 'app/layout.tsx') {
  const module: ForeignConfig = { file, value, named: { metadata }, opaque: [] }
  return layoutsOf(new Map([[file, module]]), files([]))
}

function settings(
  value: unknown,
  metadata?: object,
  paths: readonly string[] = [],
  config: object = {},
): Readonly<Record<string, Code>> {
  const notes = { say: () => undefined, notes: [] }
  const list = siteSettings({
    config,
    layouts: layouts(value, metadata),
    files: files(paths),
    copies: [],
    drawn: undefined,
    editPattern: undefined,
    hasLlmsTxt: false,
    notes,
    nextNotes: notes,
    routes: new Set(),
    redirects: [],
  })
  return Object.fromEntries(list.flatMap((each) => (each.value === undefined ? [] : [[each.key, each.value]])))
}

test.each([
  [{ title: { template: '%s | Widgets', default: 'Small parts' } }, undefined, 'Widgets'],
  [{ applicationName: 'Widgets', title: 'x' }, undefined, 'Widgets'],
  [undefined, [element('img', { alt: 'Widgets logo' }), element('img', { alt: 'Widgets logo' })], 'Widgets'],
  [undefined, [element('next/image', { alt: 'Widgets logo' }), element('next/image', { alt: 'Widgets logo' })], 'Widgets'],
  [undefined, [element('img', { alt: 'Mark' }), element('span', {}, 'Widgets')], 'Widgets'],
  [{ title: 'Widgets' }, element('svg', {}, element('title', {}, 'mark')), 'Widgets'],
  [undefined, undefined, 'Documentation'],
])('the title of %j and %j is %s', (metadata, title, expected) => {
  expect(settings(element('DocsLayout', { nav: { title } }), metadata)['title']).toBe(expected)
})

test('the address, the base and the icon', () => {
  const metadata = {
    metadataBase: 'http://localhost:3000',
    openGraph: { url: 'https://widgets.example/docs' },
    icons: { icon: [{ url: '/icon.png' }] },
  }
  expect(settings(undefined, metadata)).toMatchObject({ url: 'https://widgets.example', base: '/docs/', favicon: '/icon.png' })
  expect(settings(undefined, { icons: '/i.svg' }, [], { basePath: '/b', trailingSlash: true })).toEqual({
    title: 'Documentation',
    base: '/b/',
    favicon: '/i.svg',
  })
})

test.each([
  ['both modes', {}, '', undefined],
  ['one mode at first', { defaultTheme: 'dark' }, '', { default: 'dark', respectSystem: false }],
  ['one mode alone', { forcedTheme: 'light' }, '', { default: 'light', switch: false, respectSystem: false }],
  ['no switch, in the mode of the page', { enabled: false }, 'x dark', { default: 'dark', switch: false, respectSystem: false }],
])('a site in %s', (_, theme, className, expected) => {
  expect(settings(element('html', { className }, element('RootProvider', { theme })))['colorMode']).toEqual(expected)
})

test('a banner without an id cannot be closed, and its styles are no text', () => {
  const banner = element('Banner', {}, element('style', {}, 'a { color: red }'), 'New: ', element('a', { href: '/a' }, 'read'))
  expect(settings(banner)['announcementBar']).toEqual({ id: 'banner', content: 'New: [read](/a)', isCloseable: false })
})

test('items of the navbar, each once', () => {
  const said: string[] = []
  const links = [
    { text: 'Docs', url: '/docs' },
    { type: 'menu', text: 'More', url: '/more', items: [{ text: 'A', url: '/a' }, { type: 'custom' }] },
    { type: 'icon', url: 'https://x.com/w', label: 'x' },
    { type: 'icon', url: 'https://twitch.tv/w', text: 'Twitch' },
    { type: 'button', text: element('b', {}, 'Go'), url: 'https://go.example' },
    { text: 'Docs', url: '/docs' },
  ]
  const found = layouts([element('DocsLayout', { links, githubUrl: 'https://github.com/w/w' }), element('HomeLayout', { links })])
  expect(navbarLinks(found, { say: (kind, topic) => void said.push(`${kind} ${topic}`), notes: [] })).toEqual([
    { label: 'Docs', to: '/docs', activePath: undefined },
    {
      label: 'More',
      items: [
        { label: 'More', to: '/more', activePath: undefined },
        { label: 'A', to: '/a', activePath: undefined },
      ],
    },
    { label: 'x', href: 'https://x.com/w', icon: 'x' },
    { label: 'Twitch', href: 'https://twitch.tv/w', icon: undefined },
    { label: 'Go', href: 'https://go.example' },
    { label: 'GitHub', href: 'https://github.com/w/w', icon: 'github' },
  ])
  expect(said).toEqual(['by-hand navbar'])
})

test('the sidebar of a layout that has its own, and metadata of the outermost layout', () => {
  const module = (file: string, value: unknown, description: string): [string, ForeignConfig] => [
    file,
    { file, value, named: { metadata: { description } }, opaque: [] },
  ]
  const found = layoutsOf(
    new Map([
      module('app/blog/layout.tsx', undefined, 'inner'),
      module('app/docs/layout.tsx', element('DocsLayout', { sidebar: { enabled: false } }), 'docs'),
      module('app/layout.tsx', undefined, 'outer'),
    ]),
    files([]),
  )
  expect([found.ownSidebarFile, found.metadata]).toEqual(['app/docs/layout.tsx', { description: 'outer' }])
})

test('the color of the site, and none of a preset', () => {
  const read = (css: string) => brandOf(['a.css'], { paths: [], read: () => css })
  expect(read(':root { --color-fd-primary: #abc } .dark { --color-fd-primary: #def }')).toEqual({
    light: '#abc',
    dark: '#def',
    file: 'a.css',
  })
  expect(read("@import 'fumadocs-ui/css/ocean.css'; :root { --primary: #abc }")).toBeUndefined()
})
