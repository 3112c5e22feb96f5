import { describe, expect, test } from 'vitest'
import type { ApiSection, Asset, DocgenConfig, SidebarItem, SiteConfig, SiteProps, Theme } from '@docgen/model'
import { configOf, headingOf, pageOf } from '../../../sources/page-fixture.ts'
import { markdownAddressesOf } from '../links/markdown-addresses.ts'
import { siteOf } from '../site-fixture.ts'
import {
  apiBreadcrumbsOf,
  basePropsOf,
  breadcrumbsOf,
  identityOf,
  sitePageOf,
  tocOf,
  type HeadInput,
  type PageContext,
} from './page-context.ts'
import { siteLocalesOf, type SiteLocales } from './site-locales.ts'
import { sidebarIndexOf } from './view-sidebar.ts'

// The layouts get the facts of the site as they are.
const siteProps = { title: 'Shop' } as unknown as SiteProps

function propsOf(
  head: HeadInput,
  parts: Partial<DocgenConfig> = {},
  path = '/docs/guide/install/',
  ofLocales: Partial<SiteLocales> = {},
) {
  const config = configOf(parts)
  const pages = [pageOf('docs/guide/install.md'), pageOf('docs/index.md')]
  const { graph, targets } = siteOf({ config, pages, assets: ['static/favicon.svg'] })
  const markdownAddresses = markdownAddressesOf(graph, config)
  const locales = { ...siteLocalesOf({ config, graph }, undefined), ...ofLocales }
  // What the head is made of.
  const context = {
    config,
    graph,
    targets,
    markdownAddresses,
    locales,
    styles: ['a.css'],
    scripts: ['a.js'],
    siteOf: () => siteProps,
  }
  return basePropsOf(path, head, context as unknown as PageContext)
}

describe('the title of a page', () => {
  const long = 'A declaration with a name of more than forty letters'
  test.each([
    [{ title: 'Install' }, 'Install | Shop'],
    [{ title: 'Cart', section: 'API' }, 'Cart | API | Shop'],
    [{ title: '' }, 'Shop'],
    [{ title: 'Shop', isHome: true }, 'Shop'],
    [{ title: 'Sell more', isHome: true }, 'Shop | Sell more'],
    [{ title: 'Shop' }, 'Shop'],
    [{ title: 'Shop', section: 'API' }, 'Shop | API | Shop'],
    [{ title: 'Cart', section: '@shop/cart' }, 'Cart | @shop/cart | Shop'],
    // 70 letters are shown, so one more goes without the scope.
    [{ title: `${long}abc`, section: '@ab/c' }, `${long}abc | @ab/c | Shop`],
    [{ title: `${long}abcd`, section: '@ab/c' }, `${long}abcd | c | Shop`],
    [{ title: `${long}abcd`, section: 'x@ab/c' }, `${long}abcd | x@ab/c | Shop`],
    [{ title: `${long}${long}` }, `${long}${long} | Shop`],
  ])('%j', (head, title) => expect(propsOf(head).head.title).toBe(title))
})

describe('the head of a page', () => {
  test('says what the page says, and else what the config says', () => {
    const said = {
      description: 'How.',
      keywords: ['a'],
      image: '/a.png',
      isHidden: true,
      tag: 'docs-default-next',
      version: 'next',
    }
    expect(propsOf({ title: 'Install', ...said }).head).toMatchObject({
      description: 'How.',
      keywords: ['a'],
      image: '/a.png',
      isHidden: true,
      docsearch: { language: 'en', version: 'next', tag: 'docs-default-next' },
    })
    expect(propsOf({ title: 'Install' }, { tagline: 'Sell.' }).head).toEqual({
      title: 'Install | Shop',
      description: 'Sell.',
      keywords: [],
      canonical: undefined,
      image: undefined,
      favicon: undefined,
      isHidden: false,
      styles: ['a.css'],
      scripts: ['a.js'],
      inlineScript: undefined,
      tags: [],
      docsearch: { language: 'en', version: undefined, tag: 'default' },
    })
    expect(propsOf({ title: 'Install' }).site).toBe(siteProps)
  })

  test('has whole addresses below the base', () => {
    const { canonical, favicon } = propsOf(
      { title: 'Install' },
      { url: 'https://shop.example', base: '/kit/', favicon: '/favicon.svg' },
    ).head
    expect(canonical).toBe('https://shop.example/kit/docs/guide/install/')
    expect(favicon).toBe('/kit/favicon.svg')
  })

  test('says that scripts are classic where links are relative', () => {
    expect(propsOf({ title: 'Install' }, { relativeLinks: true }).head.areScriptsClassic).toBe(true)
    expect(propsOf({ title: 'Install' }).head).not.toHaveProperty('areScriptsClassic')
  })

  test('names the page in other languages, and its original where it is not translated', () => {
    const alternates = [{ lang: 'de', href: 'https://shop.example/de/' }]
    const fallback = { href: '/docs/', label: 'English' }
    const none = propsOf({ title: 'Install' })
    expect([none.head, none]).toEqual([
      expect.not.objectContaining({ alternates: undefined }),
      expect.not.objectContaining({ fallback: undefined }),
    ])
    // As they are.
    const ofLocales = { alternatesOf: () => alternates, noticeOf: () => fallback } as unknown as Partial<SiteLocales>
    const props = propsOf({ title: 'Install' }, {}, undefined, ofLocales)
    expect([props.head.alternates, props.fallback]).toEqual([alternates, fallback])
  })

  test('names the part of the site that the page is in', () => {
    const colors = { light: '#000000', dark: '#ffffff' }
    const parts = [{ name: 'tool', label: 'Tool', color: colors, paths: ['/docs/guide/'] }]
    expect(propsOf({ title: 'Install' }, { parts }).part).toEqual({ name: 'tool', label: 'Tool' })
    expect(propsOf({ title: 'Home' }, { parts }, '/docs/')).not.toHaveProperty('part')
  })

  test('has the first picture that an output draws of the page, and its size', () => {
    const drawn = (name: string, isFor: (path: string) => boolean) => ({
      name,
      files: () => [],
      image: { width: 12, height: 6, pathOf: ({ path }: { path: string }) => (isFor(path) ? `${name}.png` : undefined) },
    })
    const outputs = [{ name: 'plain', files: () => [] }, drawn('a', (path) => path === '/docs/'), drawn('b', () => true)]
    const config = { url: 'https://shop.example', plugins: [{ name: 'none' }, { name: 'pictures', outputs }] }
    const headOf = (path: string, head: Partial<HeadInput> = {}) => {
      const { image, tags } = propsOf({ title: 'A', ...head }, config, path).head
      return [image, ...tags.map(({ tag, attributes }) => `${tag} ${Object.values(attributes ?? {}).join(' ')}`)]
    }
    const sizes = ['meta og:image:width 12', 'meta og:image:height 6']
    expect(headOf('/docs/')).toEqual(['https://shop.example/a.png', ...sizes])
    expect(headOf('/docs/guide/install/')).toEqual(['https://shop.example/b.png', ...sizes])
    // A page has its own, the page for missing addresses has none, and nobody shares a hidden one.
    expect(headOf('/docs/', { image: '/own.png' })).toEqual(['/own.png'])
    expect(headOf('/404/')).toEqual([undefined])
    expect(headOf('/docs/', { isHidden: true })).toEqual([undefined])
  })

  const outputs = [
    { name: 'plain', files: () => [] },
    {
      name: 'markdown',
      files: () => [],
      alternate: {
        type: 'text/markdown',
        pathOf: ({ path }: { path: string }) => (path === '/docs/' ? undefined : `${path.slice(1, -1)}.md`),
      },
    },
  ]
  const tag = { tag: 'meta' as const, attributes: { name: 'color-scheme', content: 'light' } }
  const plugins = [{ name: 'none' }, { name: 'copies', outputs }]
  const href = '/docs/guide/install.md'
  test.each([
    ['/docs/guide/install/', href, [tag, { tag: 'link', attributes: { rel: 'alternate', type: 'text/markdown', href } }]],
    // The output has no other form of it.
    ['/docs/', undefined, [tag]],
    // No page of the graph, such as the one for missing addresses.
    ['/404/', undefined, [tag]],
  ])('of %s names its other forms, behind the tags of the config', (path, markdownHref, tags) => {
    const props = propsOf({ title: 'Install' }, { plugins, head: [tag] }, path)
    expect(props.head.tags).toEqual(tags)
    expect(props.markdownHref).toBe(markdownHref)
    expect('markdownHref' in props).toBe(markdownHref !== undefined)
  })

  const metaOf = (name: string) => ({
    tag: 'meta' as const,
    attributes: { [name.includes(':') ? 'property' : 'name']: name, content: 'x' },
  })
  const ofSite = ['description', 'og:title', 'og:description', 'og:url', 'og:image', 'twitter:image', 'og:type', 'author'].map(
    metaOf,
  )
  const namesOf = ({ head }: ReturnType<typeof propsOf>) => head.tags.map(({ attributes }) => Object.values(attributes ?? {})[0])
  test.each<[string, Partial<HeadInput>, Partial<SiteConfig>, readonly string[]]>([
    [
      'nothing but a title',
      {},
      { tagline: '' },
      ['description', 'og:description', 'og:url', 'og:image', 'twitter:image', 'og:type', 'author'],
    ],
    ['a description', { description: 'D' }, {}, ['og:url', 'og:image', 'twitter:image', 'og:type', 'author']],
    ['all of them', { image: '/a.png' }, { url: 'https://shop.example', tagline: 'T' }, ['og:type', 'author']],
  ])('of a page with %s, the config adds what the page does not say', (_, head, config, names) => {
    expect(namesOf(propsOf({ title: 'A', ...head }, { head: ofSite, ...config }))).toEqual(names)
    const script = { tag: 'script' as const, attributes: { name: 'og:title', src: 'a.js' } }
    expect(propsOf({ title: 'A' }, { head: [script] }).head.tags).toEqual([script])
  })

  test('has the inline script of the theme', () => {
    // Of a theme, what the head holds.
    const theme = { name: 'test', styles: [], inlineScript: 'go()' } as unknown as Theme
    const config = { ...configOf(), theme }
    const { graph, targets } = siteOf({ config })
    const context = {
      config,
      graph,
      targets,
      markdownAddresses: markdownAddressesOf(graph, config),
      locales: siteLocalesOf({ config, graph }, undefined),
      siteOf: () => siteProps,
    }
    expect(basePropsOf('/', { title: '' }, context as unknown as PageContext).head.inlineScript).toBe('go()')
  })
})

test('a page is made once, when it is first asked for, with what was found and used', () => {
  const asset = (file: string, parts: Partial<Asset> = {}): Asset => ({ file, hash: 'h', ...parts })
  const finding = { code: 'broken-link', severity: 'error', file: 'a.md', line: 1, column: 1, message: 'm', hint: 'h' } as const
  let made = 0
  const config = configOf({ url: 'https://shop.example' })
  const [route] = siteOf({ config, pages: [pageOf('docs/guide/install.md')] }).graph.routes
  expect(route).toBeDefined()
  if (!route) return
  const identity = identityOf(route, config)
  expect(identity).toEqual({
    path: '/docs/guide/install/',
    kind: 'doc',
    file: 'docs/guide/install/index.html',
    origin: { name: 'docs/guide/install.md', at: { file: 'docs/guide/install.md', line: 1, column: 1 } },
  })
  const types = { key: 'k', texts: ['const a: 1'], places: [[0, 1, 0]] } as const
  const page = sitePageOf(identity, ({ report, useAssets, useCodeTypes }) => {
    made++
    report([finding])
    report([])
    useAssets([asset('docs/a.png'), asset('static/b.png', { staticPath: '/b.png' })])
    useAssets([asset('docs/a.png'), asset('docs/c.png')])
    useCodeTypes([types])
    useCodeTypes([types])
    // The page itself is of no matter here.
    return { contentKey: 'key' } as unknown as ReturnType<Parameters<typeof sitePageOf>[1]>
  })
  expect(made).toBe(0)
  expect(page.resolved()).toBe(page.resolved())
  expect(made).toBe(1)
  expect(page).toMatchObject(identity)
  expect(page.recall('outputKey', () => 'made anew')).toBe('made anew')
  expect(page.resolved()).toEqual({
    contentKey: 'key',
    diagnostics: [finding],
    assets: [
      { file: 'docs/a.png', path: 'assets/a-h.png', hash: 'h' },
      { file: 'docs/c.png', path: 'assets/c-h.png', hash: 'h' },
    ],
    codeTypes: [types],
  })
})

test('the contents of a page list the headings between two depths', () => {
  const headings = [headingOf(1, 'One'), headingOf(2, 'Two', 'é two'), headingOf(3, 'Three'), headingOf(4, 'Four')]
  expect(tocOf(headings, 2, 3)).toEqual([
    { depth: 2, text: 'Two', href: '#%C3%A9%20two' },
    { depth: 3, text: 'Three', href: '#three' },
  ])
})

describe('breadcrumbs', () => {
  const doc = (path: string): SidebarItem => ({ kind: 'doc', label: path, path })
  const items: readonly SidebarItem[] = [
    {
      kind: 'category',
      label: 'Guide',
      path: '/guide/',
      isCollapsed: false,
      items: [
        { kind: 'category', label: 'Setup', isCollapsed: false, items: [doc('/guide/install/')] },
        { kind: 'doc', label: 'Guide', path: '/guide/guide/' },
      ],
    },
  ]
  const index = sidebarIndexOf(items, new Map())
  const config = configOf()
  const guide = { label: 'Guide', href: '/guide/' }
  const setup = { label: 'Setup', href: undefined }
  test.each([
    ['/guide/install/', 'Install', [guide, setup, { label: 'Install' }]],
    // The page of a category is no step to itself.
    ['/guide/', 'Guide', [{ label: 'Guide', href: undefined }]],
    ['/guide/', 'Start here', [{ label: 'Guide', href: undefined }, { label: 'Start here' }]],
    ['/guide/install/', 'Setup', [guide, setup]],
    // One of its name is another page.
    ['/guide/guide/', 'Guide', [guide, { label: 'Guide' }]],
    ['/elsewhere/', 'Elsewhere', [{ label: 'Elsewhere' }]],
  ])('of %s with the label %s', (path, label, expected) => expect(breadcrumbsOf(index, path, label, config)).toEqual(expected))

  // Of a reference, where it stands.
  const api = { path: '/api/' } as unknown as ApiSection
  test.each([
    ['/api/', 'Reference', [{ label: 'API reference' }]],
    ['/guide/install/', 'Install', [{ label: 'API reference', href: '/api/' }, guide, setup, { label: 'Install' }]],
  ])('of the reference at %s with the label %s', (path, label, expected) =>
    expect(apiBreadcrumbsOf(api, index, path, label, config)).toEqual(expected),
  )
})
