// What the layout of a guide gets.
import { describe, expect, test } from 'vitest'
import { contentMark, type CompiledPage, type DocPageProps, type MadePage, type Release } from '@docgen/model'
import { docs } from '../../../config/sources.ts'
import { sectionsOf } from '../../../search/page-text.ts'
import { configOf, headingOf, pageOf } from '../../../sources/page-fixture.ts'
import { classOf, packageOf } from '../api/api-fixture.ts'
import type { ResolveInput } from '../resolve-site.ts'
import { resolvedSiteOf, siteOf, type FixtureParts } from '../site-fixture.ts'

function resolvedPage(path: string, parts: FixtureParts, others: Partial<ResolveInput> = {}) {
  const page = resolvedSiteOf(parts, others).pages.find((each) => each.path === path)
  if (!page) throw new Error(`There is no page ${path}.`)
  return page.resolved()
}

function propsOf(path: string, parts: FixtureParts, others: Partial<ResolveInput> = {}): DocPageProps {
  const { layout, props } = resolvedPage(path, parts, others).page
  if (layout !== 'doc' && layout !== 'changelog') throw new Error(`${path} has the layout ${layout}.`)
  return props
}

/** The page that has these parts, alone in its site. */
const alone = (page: Partial<CompiledPage>, parts: FixtureParts = {}, others: Partial<ResolveInput> = {}): DocPageProps =>
  propsOf('/docs/a/', { ...parts, pages: [pageOf('docs/a.md', page)] }, others)

describe('the head', () => {
  test('says what the page and the config say', () => {
    const { head } = alone(
      { title: 'Carts', description: 'About carts.', frontmatter: { keywords: ['cart'], unlisted: true } },
      {
        config: configOf({
          url: 'https://shop.example/',
          favicon: '/icon.svg',
          head: [{ tag: 'meta', attributes: { name: 'a' } }],
        }),
        assets: ['static/icon.svg'],
      },
      { styles: ['/a.css'], scripts: ['/a.js'] },
    )
    expect(head).toEqual({
      title: 'Carts | Shop',
      description: 'About carts.',
      keywords: ['cart'],
      canonical: 'https://shop.example/docs/a/',
      image: undefined,
      favicon: '/icon.svg',
      isHidden: true,
      styles: ['/a.css'],
      scripts: ['/a.js'],
      inlineScript: undefined,
      tags: [{ tag: 'meta', attributes: { name: 'a' } }],
      docsearch: { language: 'en', version: 'current', tag: 'docs-default-current' },
    })
  })

  test('names the picture of the page, unless the page names one itself or there is no address for it', () => {
    const image = { width: 12, height: 6, pathOf: ({ path }: { readonly path: string }) => `p${path}x.png` }
    const outputs = [{ name: 'pictures', image, files: () => [] }]
    const headWith = (config: { readonly url?: string }, frontmatter: CompiledPage['frontmatter'] = {}) =>
      alone({ frontmatter }, { config: configOf({ ...config, base: '/x/', outputs }) }).head
    const { image: found, tags } = headWith({ url: 'https://shop.example' })
    expect(found).toBe('https://shop.example/x/p/docs/a/x.png')
    expect(tags.map(({ tag }) => tag)).toEqual(['meta', 'meta'])
    expect(tags.map(({ attributes }) => Object.values(attributes ?? {}).join(' '))).toEqual([
      'og:image:width 12',
      'og:image:height 6',
    ])
    expect(headWith({}).image).toBeUndefined()
    expect(headWith({ url: 'https://shop.example' }, { image: 'https://shop.example/own.png' }).image).toBe(
      'https://shop.example/own.png',
    )
    expect(headWith({ url: 'https://shop.example' }, { unlisted: true }).image).toBeUndefined()
  })

  test('of a page that says nothing', () => {
    const { head } = alone({})
    expect(head).toMatchObject({ keywords: [], canonical: undefined, favicon: undefined, isHidden: false })
  })

  test.each([
    ['Shop', 'Shop'],
    ['', 'Shop'],
  ])('the title of a page named %j is %j', (title, expected) => expect(alone({ title }).head.title).toBe(expected))

  test.each([
    ['flow.png', undefined, '/assets/flow-hash.png'],
    ['flow.png', 'https://shop.example', 'https://shop.example/assets/flow-hash.png'],
    ['https://example.org/a.png', 'https://shop.example', 'https://example.org/a.png'],
  ])('the image %s of a site at %s is %s', (image, url, expected) => {
    const parts = { config: configOf({ url }), assets: ['docs/flow.png'] }
    expect(alone({ frontmatter: { image } }, parts).head.image).toBe(expected)
  })

  test('an image is part of the output, and one that is missing is reported where it is named', () => {
    const of = (image: string, ranges: CompiledPage['ranges']) =>
      resolvedPage('/docs/a/', { pages: [pageOf('docs/a.md', { frontmatter: { image }, ranges })], assets: ['docs/flow.png'] })
    const found = { assets: [{ file: 'docs/flow.png', path: 'assets/flow-hash.png', hash: 'hash' }], diagnostics: [] }
    expect(of('flow.png', {})).toMatchObject(found)
    const at = { file: 'docs/a.md', line: 2, column: 8 }
    expect(of('gone.png', { image: at })).toMatchObject({ assets: [], diagnostics: [{ code: 'broken-asset', ...at }] })
    expect(of('gone.png', {}).diagnostics).toMatchObject([{ file: 'docs/a.md', line: 1, column: 1 }])
  })
})

describe('the page', () => {
  test('is what its file and its frontmatter say', () => {
    const own = alone(
      { title: 'Carts', frontmatter: { hide_title: true, tags: ['one'], unlisted: true, draft: true } },
      { includeDrafts: true },
    )
    expect(own).toMatchObject({
      title: 'Carts',
      isTitleHidden: true,
      tags: [{ label: 'one' }],
      isUnlisted: true,
      isDraft: true,
      content: contentMark,
    })
    expect(alone({})).toMatchObject({
      isTitleHidden: false,
      tags: [],
      isUnlisted: false,
      version: undefined,
      versionNotice: undefined,
    })
  })

  test('has its HTML with its links in it, and a key that changes with either', () => {
    const slots = [
      { kind: 'link', href: 'b.md', line: 1, column: 1 },
      { kind: 'image', href: 'flow.png', line: 2, column: 1 },
    ] as const
    const asset = { file: 'docs/flow.png', hash: 'hash', width: 2, height: 3 }
    const html = '<a href="\0">b</a><img src="\0">'
    const parts = { pages: [pageOf('docs/a.md', { slots }), pageOf('docs/b.md')], assets: [asset] }
    const { content, contentKey, assets } = resolvedPage('/docs/a/', parts, {
      htmlOf: (key) => (key === 'key of docs/a.md' ? html : ''),
    })
    expect(content()).toBe('<a href="/docs/b/">b</a><img src="/assets/flow-hash.png" width="2" height="3">')
    expect(contentKey).toBe('key of docs/a.md\n/docs/b/\n/assets/flow-hash.png" width="2" height="3')
    expect(assets).toEqual([{ file: 'docs/flow.png', path: 'assets/flow-hash.png', hash: 'hash' }])
  })

  test('has another key where a sample leads elsewhere', () => {
    const place = { line: 1, column: 1 }
    const sample = { file: 'docs/a.md', ...place, language: 'ts', code: 'new Cart()', places: [[1, 1]] } as const
    const parts = {
      pages: [pageOf('docs/a.md', { slots: [{ kind: 'sample', href: '', ...place }] })],
      packages: [packageOf('cart', [classOf('@shop/cart!Cart'), classOf('@shop/cart!Till')])],
    }
    const keyWith = (name: string) => {
      const links = [{ module: 0, ...place, length: 4, id: `@shop/cart!${name}` }]
      return resolvedPage('/docs/a/', parts, { samples: [{ sample, findings: [], links }] }).contentKey
    }
    expect(keyWith('Cart')).not.toBe(keyWith('Till'))
  })

  test('is found under the labels of the categories above it', () => {
    const pages = [pageOf('docs/guide/index.md', { title: 'Guide' }), pageOf('docs/guide/a.md', { title: 'A' })]
    const found = (path: string) => resolvedPage(path, { pages }).search?.()
    expect(found('/docs/guide/a/')).toMatchObject({ title: 'A', path: ['Guide'], kind: 'page' })
    expect(found('/docs/guide/')).toMatchObject({ title: 'Guide', path: [] })
  })

  test('tells of its links that lead nowhere', () => {
    const slots = [{ kind: 'link', href: 'gone.md', line: 4, column: 2 }] as const
    const { diagnostics } = resolvedPage('/docs/a/', { pages: [pageOf('docs/a.md', { slots })] })
    expect(diagnostics).toMatchObject([{ code: 'broken-link', file: 'docs/a.md', line: 4, column: 2 }])
  })

  test('copies nothing of the static folder, which is copied as a whole', () => {
    const slots = [{ kind: 'image', href: '/logo.svg', line: 1, column: 1 }] as const
    expect(resolvedPage('/docs/a/', { pages: [pageOf('docs/a.md', { slots })], assets: ['static/logo.svg'] }).assets).toEqual([])
  })

  test('is resolved once', () => {
    const page = resolvedSiteOf({ pages: [pageOf('docs/a.md')] }).pages.find(({ path }) => path === '/docs/a/')
    expect(page?.resolved()).toBe(page?.resolved())
  })
})

describe('the table of contents', () => {
  const headings = [2, 3, 4, 5].map((depth) => headingOf(depth, `Level ${depth}`, `level ${depth}`))
  test.each<[CompiledPage['frontmatter'], readonly number[]]>([
    [{}, [2, 3]],
    [{ toc_max_heading_level: 4 }, [2, 3, 4]],
    [{ toc_min_heading_level: 3 }, [3]],
    [{ toc_min_heading_level: 4, toc_max_heading_level: 5 }, [4, 5]],
    [{ hide_table_of_contents: true }, []],
  ])('of a page with %j', (frontmatter, depths) => {
    expect(alone({ headings, frontmatter }).toc).toEqual(
      depths.map((depth) => ({ depth, text: `Level ${depth}`, href: `#level%20${depth}` })),
    )
  })

  test('is as deep as the config says', () => {
    const toc = alone({ headings }, { config: configOf({ toc: { min: 3, max: 4 } }) }).toc
    expect(toc.map(({ depth }) => depth)).toEqual([3, 4])
  })
})

describe('sidebar, breadcrumbs and neighbours', () => {
  const pages = [
    pageOf('docs/index.md', { title: 'Home' }),
    pageOf('docs/guide/index.md', { title: 'Guide' }),
    pageOf('docs/guide/a.md', { title: 'A', frontmatter: { sidebar_label: 'Short A' } }),
    pageOf('docs/guide/b.md', { title: 'B', frontmatter: { unlisted: true } }),
    pageOf('docs/z.md', { title: 'Z' }),
  ]
  const parts = { pages }

  test('a page can go without the sidebar, and keeps its breadcrumbs and neighbors', () => {
    const hidden = pageOf('docs/guide/a.md', { title: 'A', frontmatter: { hide_sidebar: true } })
    const shown = propsOf('/docs/guide/a/', parts)
    const props = propsOf('/docs/guide/a/', { pages: pages.map((page) => (page.file === hidden.file ? hidden : page)) })
    expect([shown.sidebar.length > 0, props.sidebar]).toEqual([true, []])
    expect([props.prev, props.next]).toEqual([shown.prev, shown.next])
    expect(props.breadcrumbs.map(({ label }) => label)).toEqual(['Guide', 'A'])
  })

  test('the sidebar shows the page in its place', () => {
    expect(propsOf('/docs/guide/a/', parts).sidebar).toMatchObject([
      { label: 'Home', isCurrent: false },
      { label: 'Guide', isCurrent: true, items: [{ label: 'Overview' }, { label: 'Short A', isCurrent: true }] },
      { label: 'Z', isCurrent: false },
    ])
  })

  test.each([
    ['/docs/', [{ label: 'Home' }]],
    ['/docs/guide/', [{ label: 'Guide', href: undefined }]],
    ['/docs/guide/a/', [{ label: 'Guide', href: '/docs/guide/' }, { label: 'Short A' }]],
    ['/docs/guide/b/', [{ label: 'B' }]],
  ])('the breadcrumbs of %s', (path, expected) => expect(propsOf(path, parts).breadcrumbs).toEqual(expected))

  test.each([
    ['/docs/', undefined, { title: 'Guide', href: '/docs/guide/' }],
    ['/docs/guide/', { title: 'Home', href: '/docs/' }, { title: 'Short A', href: '/docs/guide/a/', category: 'Guide' }],
    ['/docs/guide/a/', { title: 'Guide', href: '/docs/guide/' }, { title: 'Z', href: '/docs/z/' }],
    ['/docs/z/', { title: 'Short A', href: '/docs/guide/a/', category: 'Guide' }, undefined],
    // What the sidebar does not list has none.
    ['/docs/guide/b/', undefined, undefined],
  ])('the neighbours of %s', (path, prev, next) => {
    const props = propsOf(path, parts)
    expect([props.prev, props.next]).toEqual([prev, next])
  })

  test('the frontmatter names other neighbours, or none', () => {
    const frontmatter = { pagination_prev: 'guide/a', pagination_next: null } as const
    const props = propsOf('/docs/y/', { pages: [...pages, pageOf('docs/y.md', { frontmatter })] })
    expect([props.prev, props.next]).toEqual([{ title: 'Short A', href: '/docs/guide/a/' }, undefined])
    const named = propsOf('/docs/y/', { pages: [...pages, pageOf('docs/y.md', { frontmatter: { pagination_next: 'z' } })] })
    expect([named.prev?.title, named.next]).toEqual(['Short A', { title: 'Z', href: '/docs/z/' }])
  })

  test('a neighbour may be the page of a category', () => {
    const page = pageOf('docs/y.md', { frontmatter: { pagination_next: 'more' } })
    const config = configOf({ sources: [docs({ categoryPages: true })] })
    expect(propsOf('/docs/y/', { config, pages: [pageOf('docs/more/x.md'), page] }).next).toEqual({
      title: 'More',
      href: '/docs/more/',
    })
  })

  test('a neighbour that is not there is reported where it is named', () => {
    const at = { file: 'docs/y.md', line: 2, column: 18 }
    const page = pageOf('docs/y.md', {
      frontmatter: { pagination_next: 'guide/aa', pagination_prev: 'nowhere' },
      ranges: { pagination_next: at },
    })
    const { diagnostics, page: made } = resolvedPage('/docs/y/', { pages: [...pages, page] })
    expect(diagnostics).toMatchObject([
      { code: 'unknown-doc', file: 'docs/y.md', line: 1, column: 1 },
      { code: 'unknown-doc', ...at },
    ])
    expect(diagnostics.map(({ message }) => message)).toEqual([
      expect.stringContaining('"pagination_prev"'),
      expect.stringContaining('"pagination_next"'),
    ])
    expect(diagnostics[1]?.hint).toContain('"guide/a"')
    expect(made.props).toMatchObject({ prev: undefined, next: undefined })
  })

  test('a home page without a sidebar of its own has that of the guides, or else that of the reference', () => {
    const home = docs({ dir: 'home', path: '/', name: 'home', sidebar: [] })
    const index = pageOf('home/index.md')
    const withGuides = { config: configOf({ sources: [home, docs()] }), pages: [index, pageOf('home/more.md'), ...pages] }
    expect(propsOf('/', withGuides).sidebar.map(({ label }) => label)).toEqual(['Home', 'Guide', 'Z'])
    expect(propsOf('/more/', withGuides).sidebar).toEqual([])
    const withReference = { config: configOf({ sources: [home] }), pages: [index], packages: [packageOf('cart', [])] }
    expect(propsOf('/', withReference).sidebar.map(({ label }) => label)).toEqual(['All symbols', 'Hierarchy', '@shop/cart'])
    expect(propsOf('/', { config: configOf({ sources: [home] }), pages: [index] }).sidebar).toEqual([])
    const own = docs({ dir: 'home', path: '/', name: 'home' })
    const withOwn = { ...withGuides, config: configOf({ sources: [docs(), own] }) }
    expect(propsOf('/', withOwn).sidebar.map(({ label }) => label)).toEqual(['Title of index.md', 'Title of more.md'])
  })
})

describe('the links of the navbar', () => {
  const navbar = [
    { label: 'Home', to: '/' },
    { label: 'Guide', to: '/docs/guide/' },
    { label: 'Topic', to: '/docs/guide/a/', activePath: '/docs/' },
  ]
  const pages = ['docs/index.md', 'docs/guide/index.md', 'docs/guide/a.md'].map((file) => pageOf(file))
  const marksOn = (path: string) =>
    propsOf(path, { pages, config: configOf({ navbar, redirects: [] }) }).site.navbar.map((link) =>
      'items' in link ? [] : link.isPage === true ? 'page' : link.isCurrent,
    )
  test.each([
    ['/docs/', [false, false, true]],
    // Of two sections around a page, the deeper one is current.
    ['/docs/guide/', [false, 'page', false]],
    ['/docs/guide/a/', [false, true, 'page']],
  ])('on %s', (path, expected) => expect(marksOn(path)).toEqual(expected))

  const ofSidebars = [
    { label: 'Guides', to: '/docs/start' },
    { label: 'API', to: '/docs/core' },
    { label: 'Extra', to: '/docs/more', activePath: '/elsewhere' },
  ]
  const sidebar = { guides: ['start', 'more'], api: ['core', 'tools'] }
  const wide = { ...sidebar, api: [...sidebar.api, 'wide'] }
  const current = docs({ dir: 'docs', path: '/docs', name: 'docs', version: { name: '2.0' }, sidebar: wide })
  const old = docs({ dir: 'old', path: '/docs/1.0', name: 'old', version: { name: '1.0' }, sidebar })
  const names = ['start', 'more', 'core', 'tools']
  const versioned = ['docs', 'old'].flatMap((dir) => names.map((name) => pageOf(`${dir}/${name}.md`)))
  const withoutSidebar = ['welcome', 'wide'].map((name) => pageOf(`docs/${name}.md`, { frontmatter: { hide_sidebar: true } }))
  const apart = [...withoutSidebar, pageOf('docs/other.md')]
  test.each([
    ['/docs/start/', ['page', false, false]],
    ['/docs/more/', [true, false, 'page']],
    ['/docs/tools/', [false, true, false]],
    ['/docs/1.0/tools/', [false, true, false]],
    ['/docs/1.0/more/', [true, false, false]],
    // In no sidebar: one page shows the first, and the other none. A third one hides the sidebar that it is in.
    ['/docs/other/', [true, false, false]],
    ['/docs/welcome/', [false, false, false]],
    ['/docs/wide/', [false, true, false]],
  ])('with several sidebars, one is current on all pages of the sidebar that it leads to: %s', (path, expected) => {
    const { site } = propsOf(path, {
      pages: [...versioned, ...apart],
      config: configOf({ navbar: ofSidebars, redirects: [], sources: [current, old] }),
    })
    expect(site.navbar.map((link) => ('items' in link ? [] : link.isPage === true ? 'page' : link.isCurrent))).toEqual(expected)
  })

  test.each([
    ['/docs/start/', true, false],
    ['/docs/more/', true, true],
    ['/docs/start/', false, true],
  ])('on %s, with a link to the sidebar next to it (%s), a menu that leads there is current: %s', (path, isBeside, expected) => {
    const menu = { label: 'Further', items: [{ label: 'More', to: '/docs/more' }] }
    const { site } = propsOf(path, {
      pages: versioned,
      config: configOf({ navbar: [menu, ...(isBeside ? ofSidebars : [])], redirects: [], sources: [current, old] }),
    })
    expect(site.navbar[0]).toMatchObject({ label: 'Further', isCurrent: expected })
  })

  test('with one sidebar, a link to one of its pages is not current on the others', () => {
    const config = configOf({ navbar: [{ label: 'Guide', to: '/docs/guide/a/' }], redirects: [] })
    expect(propsOf('/docs/', { pages, config }).site.navbar).toMatchObject([{ isCurrent: false }])
  })
})

const madeAtA: Omit<MadePage, 'hasFile'> = {
  id: 'a',
  source: 'docs',
  path: '/docs/a/',
  format: 'markdown',
  frontmatter: {},
  sidebar: {},
  place: { file: 'docs/a.md', line: 3, column: 4 },
  isAsWritten: true,
}

describe('a page that says when it was published', () => {
  const publishedBy = (authors?: NonNullable<MadePage['published']>['authors']): Partial<CompiledPage> => ({
    made: { ...madeAtA, hasFile: true, published: { date: '2024-03-01T10:00', authors } },
  })
  const tagsOf = ({ head }: DocPageProps): readonly string[] =>
    head.tags.map(({ attributes = {} }) => Object.values(attributes).join(' '))

  test('shows the day and the authors, with links as they stand on the page', () => {
    const authors = [{ name: 'Ada', url: '/docs/a/' }, { name: 'Bo', url: 'https://bo.example' }, { name: 'Cy' }]
    expect(alone(publishedBy(authors), { config: configOf({ base: '/x/' }) }).published).toEqual({
      date: '2024-03-01',
      authors: [
        { name: 'Ada', href: '/x/docs/a/' },
        { name: 'Bo', href: 'https://bo.example' },
        { name: 'Cy', href: undefined },
      ],
    })
    expect(alone(publishedBy()).published).toEqual({ date: '2024-03-01', authors: [] })
    expect(alone({}).published).toBeUndefined()
  })

  test('tells it to search engines, whatever the config says of all pages', () => {
    const head = ['og:type', 'author', 'robots'].map((name) => ({
      tag: 'meta' as const,
      attributes: { [name === 'og:type' ? 'property' : 'name']: name, content: 'all' },
    }))
    const config = configOf({ head })
    expect(tagsOf(alone(publishedBy([{ name: 'Ada' }, { name: 'Bo' }]), { config }))).toEqual([
      'robots all',
      'og:type article',
      'article:published_time 2024-03-01',
      'author Ada, Bo',
    ])
    expect(tagsOf(alone(publishedBy([]), { config }))).toEqual([
      'author all',
      'robots all',
      'og:type article',
      'article:published_time 2024-03-01',
    ])
    expect(tagsOf(alone({}, { config }))).toEqual(['og:type all', 'author all', 'robots all'])
  })

  test('reports an author whose page is missing', () => {
    const { diagnostics } = resolvedPage('/docs/a/', {
      pages: [pageOf('docs/a.md', publishedBy([{ name: 'Ada', url: '/gone/' }]))],
    })
    expect(diagnostics).toMatchObject([{ code: 'broken-link', file: 'docs/a.md', line: 3, column: 4 }])
  })
})

describe('where a page can be edited', () => {
  const editLink = { pattern: 'https://git.example/edit/main/website/{file}' }
  const at = { file: 'docs/a.md', line: 3, column: 4 }
  test.each<[Partial<CompiledPage>, string | undefined]>([
    [{}, 'https://git.example/edit/main/website/docs/a.md'],
    [{ file: '../docs/a.md' }, 'https://git.example/edit/main/docs/a.md'],
    [{ file: '../../docs/$&.md' }, 'https://git.example/edit/docs/$&.md'],
    [{ file: 'docs/c#.md' }, 'https://git.example/edit/main/website/docs/c%23.md'],
    [{ file: 'docs/50% what?.md' }, 'https://git.example/edit/main/website/docs/50%25%20what%3F.md'],
    [{ frontmatter: { custom_edit_url: 'https://example.org/' } }, 'https://example.org/'],
    [{ frontmatter: { custom_edit_url: null } }, undefined],
    [{ frontmatter: { custom_edit_url: 'javascript:x' }, ranges: { custom_edit_url: at } }, undefined],
    [{ made: { ...madeAtA, hasFile: true } }, 'https://git.example/edit/main/website/docs/a.md'],
    // What a custom source made of no file is edited nowhere.
    [{ made: { ...madeAtA, hasFile: false } }, undefined],
  ])('%j', (page, expected) => expect(alone(page, { config: configOf({ editLink }) }).editHref).toBe(expected))

  test('nowhere without a pattern', () => expect(alone({}).editHref).toBeUndefined())

  test('an address that runs a script is reported where it is written', () => {
    const page = (ranges: CompiledPage['ranges']) =>
      pageOf('docs/a.md', { frontmatter: { custom_edit_url: 'javascript:x' }, ranges })
    const safe = pageOf('docs/a.md', { frontmatter: { custom_edit_url: 'https://example.org/' } })
    expect(resolvedPage('/docs/a/', { pages: [safe] }).diagnostics).toEqual([])
    const found = (ranges: CompiledPage['ranges']) => resolvedPage('/docs/a/', { pages: [page(ranges)] }).diagnostics
    expect(found({ custom_edit_url: at })).toMatchObject([{ code: 'unsafe-link', ...at }])
    expect(found({})).toMatchObject([{ code: 'unsafe-link', file: 'docs/a.md', line: 1, column: 1 }])
  })
})

describe('when a page was changed', () => {
  const lastUpdates = new Map([['docs/a.md', { date: '2024-05-01', author: 'Git' }]])
  test.each<[CompiledPage['frontmatter'], DocPageProps['lastUpdate']]>([
    [{}, { date: '2024-05-01', author: 'Git' }],
    [{ last_update: { date: '2023-01-02T03:04:05Z' } }, { date: '2023-01-02', author: 'Git' }],
    [{ last_update: { author: 'Somebody' } }, { date: '2024-05-01', author: 'Somebody' }],
  ])('%j', (frontmatter, expected) => expect(alone({ frontmatter }, {}, { lastUpdates }).lastUpdate).toEqual(expected))

  test('is what the page says where Git knows nothing', () => {
    expect(alone({ frontmatter: { last_update: { date: '2023-01-02' } } }).lastUpdate).toEqual({ date: '2023-01-02' })
  })

  test('is not said where nobody knows, and where the config does not want it', () => {
    expect(alone({ frontmatter: { last_update: { author: 'Somebody' } } }).lastUpdate).toBeUndefined()
    expect(alone({}, { config: configOf({ lastUpdate: false }) }, { lastUpdates }).lastUpdate).toBeUndefined()
  })
})

describe('versions', () => {
  const sources = [
    docs({ dir: 'docs', version: { name: '2.0', label: 'Two' } }),
    docs({ dir: 'old', path: '/docs/1.0', version: { name: '1.0', label: 'One', banner: 'unmaintained' } }),
  ]
  const pages = [pageOf('docs/a.md', { source: 'docs-2.0' }), pageOf('old/a.md', { source: 'docs-1.0' })]

  test('a page says which it is of, and which is the newest', () => {
    const parts = { config: configOf({ sources }), pages }
    const old = propsOf('/docs/1.0/a/', parts)
    expect(old.version).toEqual({ name: '1.0', label: 'One' })
    expect(old.versionNotice).toEqual({ banner: 'unmaintained', newest: { label: 'Two', href: '/docs/a/' } })
    expect(old.head.docsearch).toMatchObject({ version: '1.0', tag: 'docs-default-1.0' })
    expect(propsOf('/docs/a/', parts)).toMatchObject({ version: { name: '2.0' }, versionNotice: undefined })
  })

  test('one version alone is not spoken of, unless readers are warned of it', () => {
    const one = (source: (typeof sources)[number] | undefined, path: string) =>
      propsOf(path, { config: configOf({ sources: source ? [source] : [] }), pages }).version
    expect(one(sources[0], '/docs/a/')).toBeUndefined()
    expect(one(sources[1], '/docs/1.0/a/')).toEqual({ name: '1.0', label: 'One' })
  })
})

describe('a changelog', () => {
  const config = configOf()
  const shop = { ...packageOf('cart', []), name: '@shop/cart' }

  test('is named after its package, and stands in the reference', () => {
    const page = pageOf('changelogs/cart.md', { headings: [headingOf(2, '1.0.0'), headingOf(3, 'Fixes')], title: 'cart' })
    const fixture = { config, packages: [shop], changelogs: ['cart'] }
    const api = resolvedApiOf(fixture)
    const parts = {
      ...fixture,
      routes: [{ kind: 'changelog', path: '/api/cart/changelog/', page, api, package: shop } as const],
    }
    const props = propsOf('/api/cart/changelog/', parts)
    expect(props).toMatchObject({
      title: 'Changelog of @shop/cart',
      head: {
        title: 'Changelog of @shop/cart | API | Shop',
        description: 'Releases of @shop/cart: what changed in each version.',
      },
      toc: [{ text: '1.0.0' }],
      version: undefined,
      versionNotice: undefined,
    })
    expect(props.breadcrumbs.map(({ label, href }) => `${label} ${href}`)).toEqual([
      'API reference /api/',
      '@shop/cart /api/cart/',
      'Changelog undefined',
    ])
    expect(props).not.toHaveProperty('prev')
    expect(props.sidebar.length).toBeGreaterThan(0)
    const ofApi = { ...api, sidebar: [{ kind: 'doc', label: 'Alone', path: '/api/' }] as const }
    const routes = [{ kind: 'changelog', path: '/api/cart/changelog/', page, api: ofApi, package: shop } as const]
    expect(propsOf('/api/cart/changelog/', { ...fixture, routes }).sidebar.map(({ label }) => label)).toEqual(['Alone'])
    expect(props.changesHref).toBeUndefined()
  })

  test('leads to what releases of its package changed in the API, which search finds', () => {
    const page = pageOf('changelogs/cart.md', { title: 'cart' })
    const lines = [{ sign: '-', line: '  weight: number' }] as const
    const changed = { kind: 'changed', entryPoint: '@shop/cart', name: 'Widget', impact: 'breaks', lines } as const
    const removed = { kind: 'removed', entryPoint: '@shop/cart', name: 'Screw', impact: 'breaks' } as const
    const own = { ...shop, changes: [{ version: '2.0.0', changes: [removed, changed] }, { changes: [removed] }] }
    const fixture = { config, packages: [own], changelogs: ['cart'] }
    const route = { kind: 'changelog', path: '/api/cart/changelog/', page, api: resolvedApiOf(fixture), package: own } as const
    expect(propsOf(route.path, { ...fixture, routes: [route] }).changesHref).toBe('/api/cart/api-changes/')
    const found = resolvedSiteOf(fixture)
      .pages.find(({ path }) => path === '/api/cart/api-changes/')
      ?.resolved()
      .search?.()
    expect(found).toMatchObject({ kind: 'changelog', title: 'API changes of @shop/cart', package: '@shop/cart' })
    expect(sectionsOf(found?.text() ?? '')).toEqual([
      { anchor: '2.0.0', titles: ['2.0.0'], text: 'Screw\nWidget\nweight: number' },
      { anchor: 'unreleased', titles: ['Unreleased'], text: 'Screw' },
    ])
  })

  const release = (version: string, date?: string): Release => ({
    version,
    date,
    anchor: version,
    html: `<p>${version}</p>`,
    firstSlot: 0,
  })
  const own = (releases: readonly Release[]) => ({
    config: configOf({ url: 'https://shop.example', head: [{ tag: 'meta', attributes: { name: 'a' } }] }),
    routes: [{ kind: 'changelog', path: '/changelog/', page: pageOf('CHANGELOG.md', { releases }) } as const],
  })

  test('of the whole site stands alone, and has a feed for readers and programs', () => {
    const { page, feedEntries, whole } = resolvedPage('/changelog/', own([release('1.0.0', '2024-01-02')]))
    expect(page).toMatchObject({
      layout: 'changelog',
      props: {
        title: 'Changelog of Shop',
        sidebar: [],
        breadcrumbs: [{ label: 'Changelog' }],
        feedHref: '/changelog/feed.xml',
        head: { tags: [{ tag: 'meta' }, { tag: 'link', attributes: { rel: 'alternate', href: '/changelog/feed.xml' } }] },
      },
    })
    expect(feedEntries).toMatchObject([{ title: 'Shop 1.0.0', html: '<p>1.0.0</p>' }])
    expect(whole).toBeUndefined()
  })

  test('has no feed without dates, and may be too long to be sent at once', () => {
    const releases = Array.from({ length: 5000 }, (_, index) => release(`${index}.0.0`))
    const { page, feedEntries, whole } = resolvedPage('/changelog/', own(releases))
    expect(page.props).not.toHaveProperty('feedHref')
    expect(feedEntries).toBeUndefined()
    expect(whole).toMatchObject({ href: expect.stringContaining('/changelog/') })
    expect(resolvedPage('/docs/a/', { pages: [pageOf('docs/a.md', { releases })] })).not.toHaveProperty('whole')
  })
})

function resolvedApiOf(parts: FixtureParts) {
  const [api] = siteOf(parts).graph.apis
  if (!api) throw new Error('The site has a reference.')
  return api
}
