// What a check or an output of a plugin reads of a page.
import { beforeEach, describe, expect, test } from 'vitest'
import {
  slotMark,
  type CompiledPage,
  type DocgenConfig,
  type MadePage,
  type ResolvedSitePage,
  type Route,
  type SiteConfig,
} from '@docgen/model'
import { configOf, headingOf, pageOf } from '../../sources/page-fixture.ts'
import { configOfLocale } from '../../config/locales.ts'
import { docs } from '../../config/sources.ts'
import { encodeKeptTexts } from '../../common/kept-texts.ts'
import { classOf, commentOf, packageOf } from './api/api-fixture.ts'
import type { ResolveInput } from './resolve-site.ts'
import { resolvedSiteOf, siteOf, type FixtureParts } from './site-fixture.ts'

const mark = (index: number): string => `${slotMark}${index}${slotMark}`

const guide = pageOf('docs/a.md', {
  frontmatter: { tags: ['x'], unlisted: true },
  headings: [headingOf(2, 'One')],
  slots: [
    { kind: 'link', href: 'b.md', text: 'b', line: 3, column: 5 },
    { kind: 'image', href: 'https://pictures.example/p.png', line: 4, column: 1 },
    { kind: 'code', href: 'Cart', line: 5, column: 1 },
    { kind: 'link', href: 'gone.md', line: 6, column: 2 },
  ],
})
const other = pageOf('docs/b.md')
const cart = packageOf('cart', [classOf('@shop/cart!Cart')])

const texts = encodeKeptTexts({
  markdown: `See [b](${mark(0)}).`,
  prose: [{ line: 3, column: 5, text: 'See b.' }],
})

/** All texts are kept, as they are where a plugin needs them. */
const keeping = (config: SiteConfig): SiteConfig => ({ ...config, markdown: { ...config.markdown, keep: ['markdown', 'prose'] } })

const color = { light: '#aa3333', dark: '#ffaaaa' }
const options: Partial<DocgenConfig> = {
  url: 'https://shop.example',
  base: '/shop/',
  parts: [{ name: 'kit', label: 'Kit', color, paths: ['/docs'] }],
}

function pagesOf(parts: FixtureParts = {}, others: Partial<ResolveInput> = {}): ReadonlyMap<string, ResolvedSitePage> {
  const site = resolvedSiteOf(
    { config: keeping(configOf(options)), pages: [guide, other], packages: [cart], ...parts },
    {
      keptTextsOf: (key) => (key === guide.key ? texts : ''),
      lastUpdates: new Map([['docs/a.md', { date: '2026-01-02', author: 'A' }]]),
      toMarkdown: {
        ofLayout: ({ layout }, addressOf) => `layout ${layout} ${addressOf('/shop/docs/a/')}`,
        ofHtml: (html, addressOf) => `html ${html} ${addressOf('/shop/docs/a/')}\n\n`,
      },
      ...others,
    },
  )
  return new Map(site.resolved().pages.map((page) => [page.path, page]))
}

function pageAt(path: string, ...given: Parameters<typeof pagesOf>): ResolvedSitePage {
  const page = pagesOf(...given).get(path)
  if (page === undefined) throw new Error(`The site has no page at ${path}.`)
  return page
}

describe('of a guide', () => {
  let page: ResolvedSitePage
  beforeEach(() => {
    page = pageAt('/docs/a/')
  })

  test('its places', () => {
    const { path, kind, file, source, href, address, markdownHref } = page
    expect({ path, kind, file, source, href, address, markdownHref }).toEqual({
      path: '/docs/a/',
      kind: 'doc',
      file: 'docs/a/index.html',
      source: 'docs/a.md',
      href: '/shop/docs/a/',
      address: 'https://shop.example/shop/docs/a/',
      markdownHref: undefined,
    })
  })

  test('what it says of itself', () => {
    const { title, documentTitle, description, frontmatter, headings, lastUpdate, trail, part, subject } = page
    expect({ title, documentTitle, description, subject, trail }).toEqual({
      title: 'Title of a.md',
      documentTitle: 'Title of a.md',
      description: 'About a.md.',
      subject: undefined,
      trail: [],
    })
    expect(frontmatter).toEqual(guide.frontmatter)
    expect(headings).toEqual(guide.headings)
    expect(lastUpdate).toMatchObject({ date: '2026-01-02', author: 'A' })
    expect(part).toMatchObject({ name: 'kit' })
  })

  test('whether it is a draft, and whether it is listed', () => {
    expect([page.isDraft, page.isUnlisted]).toEqual([false, true])
    const draft = pageAt('/docs/c/', { pages: [pageOf('docs/c.md', { frontmatter: { draft: true } })], includeDrafts: true })
    expect([draft.isDraft, draft.isUnlisted]).toEqual([true, false])
  })

  test('its links and images with where they lead, and nothing else that stands open in it', () => {
    expect(page.links).toEqual([
      { kind: 'link', href: 'b.md', target: '/shop/docs/b/', text: 'b', line: 3, column: 5 },
      {
        kind: 'image',
        href: 'https://pictures.example/p.png',
        target: 'https://pictures.example/p.png',
        text: '',
        line: 4,
        column: 1,
      },
      { kind: 'link', href: 'gone.md', target: 'gone.md', text: '', line: 6, column: 2 },
    ])
  })

  test('its texts, wherever its functions are taken to', () => {
    const { markdown, prose, html } = page
    expect(markdown()).toBe('# Title of a.md\n\nSee [b](https://shop.example/shop/docs/b/).\n')
    expect(prose()).toEqual([{ line: 3, column: 5, text: 'See b.' }])
    expect(html()).toContain('HTML of key of docs/a.md')
  })

  test('what the theme gets', () => {
    expect(page.theme).toMatchObject({ layout: 'doc', props: { title: 'Title of a.md' } })
  })
})

describe('the frontmatter keys that the site declares', () => {
  const keys = { owner: { type: 'string' }, sizes: { type: 'enum', values: ['s', 'm'] } } as const
  const at = (column: number) => ({ file: 'docs/a.md', line: 2, column })
  const compiled = pageOf('docs/a.md', {
    own: { owner: 'Kit', hidden: 'x' },
    others: [
      { key: 'hidden', value: 'x', at: at(1), valueAt: at(9) },
      { key: 'owner', value: 'Kit', at: at(1), valueAt: at(8) },
    ],
    ranges: { title: at(3) },
  })
  let page: ResolvedSitePage
  beforeEach(() => {
    page = pageAt('/docs/a/', { config: { ...keeping(configOf(options)), frontmatter: keys }, pages: [compiled] })
  })

  test('have the values of the page, as far as they are asked for', () => {
    expect(page.ownFrontmatter(keys)).toEqual({ owner: 'Kit' })
    expect(page.ownFrontmatter({})).toEqual({})
    expect(pageAt('/api/cart/').ownFrontmatter({})).toEqual({})
  })

  test('are refused where none is declared, or another type is', () => {
    for (const key of ['other', 'constructor'])
      expect(() => page.ownFrontmatter({ [key]: { type: 'string' } })).toThrow(
        `No \`frontmatter\` of the config or of a plugin has the key "${key}".`,
      )
    expect(() => page.ownFrontmatter({ owner: { type: 'number' } })).toThrow(
      `The key "owner" is declared as \`{ type: 'string' }\`, and not as \`{ type: 'number' }\`.`,
    )
  })

  test('have places, as those of docgen have', () => {
    const { frontmatterPlace } = page
    expect(['owner', 'title', 'description', 'absent'].map(frontmatterPlace)).toEqual([at(8), at(3), undefined, undefined])
    expect(pageAt('/api/cart/').frontmatterPlace('title')).toBeUndefined()
  })
})

test('a guide that is the home page keeps its own title', () => {
  const config = configOf({ ...options, sources: [docs({ path: '/' })] })
  expect(pageAt('/', { config, pages: [pageOf('docs/index.md', { title: 'Start' })] }).title).toBe('Start')
})

test('of a page made of HTML the Markdown is made of that', () => {
  const { markdown, prose } = pageAt('/docs/a/', {}, { keptTextsOf: () => '' })
  expect(markdown()).toMatch(
    /^# Title of a\.md\n\nhtml .*HTML of key of docs\/a\.md.* https:\/\/shop\.example\/shop\/docs\/a\/\n$/s,
  )
  expect(prose()).toEqual([])
})

describe('a page that its source dates', () => {
  const made: MadePage = {
    ...{ id: 'news:/docs/a/', source: 'news', path: '/docs/a/', format: 'markdown', frontmatter: {}, sidebar: {} },
    ...{ place: { file: 'docs/a.md', line: 1, column: 1 }, isAsWritten: true, hasFile: true },
  }
  const publishedOn = (date: string): CompiledPage =>
    pageOf('docs/a.md', { made: { ...made, published: { date, authors: [{ name: 'Ada' }, { name: 'Bo' }] } } })
  const dated = (date = '2024-03-01T10:00') => pageAt('/docs/a/', { pages: [publishedOn(date)] })

  test('says so, and its Markdown below the title', () => {
    expect(dated().published).toEqual({ date: '2024-03-01T10:00', authors: [{ name: 'Ada' }, { name: 'Bo' }] })
    expect(dated().markdown()).toMatch(/^# Title of a\.md\n\n2024-03-01, Ada, Bo\n\n./)
    expect(pageAt('/docs/a/').published).toBeUndefined()
  })

  test('has another key with another date', () => {
    expect(dated('2024-03-02').key).not.toBe(dated().key)
    expect(dated().key).toBe(dated().key)
  })
})

test('without a plugin that needs them, texts are refused, with what to add', () => {
  const { markdown, prose } = pageAt('/docs/a/', { config: configOf(options) })
  expect(markdown).toThrow("page.markdown() is only there for a rule or output that says so. Add `needs: ['markdown']` to it.")
  expect(prose).toThrow("page.prose() is only there for a rule or output that says so. Add `needs: ['prose']` to it.")
})

test('without an address of the site a page has none', () => {
  expect(pageAt('/docs/a/', { config: configOf() }).address).toBeUndefined()
})

test('of a changelog, what it says of itself', () => {
  const compiled = pageOf('CHANGELOG.md', { headings: [headingOf(2, '1.0.0')], frontmatter: { tags: ['x'] } })
  const lastUpdates = new Map([['CHANGELOG.md', { date: '2026-01-03' }]])
  const page = pageAt('/changelog/', { routes: [{ kind: 'changelog', path: '/changelog/', page: compiled }] }, { lastUpdates })
  expect([page.headings, page.frontmatter]).toEqual([compiled.headings, compiled.frontmatter])
  expect(page.lastUpdate).toMatchObject({ date: '2026-01-03' })
})

describe('of a React page', () => {
  const routeOf = (path: Route['path'], title?: string): Route => {
    const page = { file: 'pages/a.tsx', contentPath: 'a.tsx', text: '', component: () => null, title }
    return { kind: 'page', path, page, html: '<p>Hello</p>' }
  }
  const given = { config: keeping(configOf({ ...options, tagline: 'All for shops' })) }

  test('the title is its own, and on the home page that of the site', () => {
    const routes = [routeOf('/'), routeOf('/about/', 'About')]
    expect(pageAt('/', { ...given, routes })).toMatchObject({ title: 'Shop', documentTitle: 'Shop | All for shops', trail: [] })
    expect(pageAt('/about/', { ...given, routes })).toMatchObject({ title: 'About', documentTitle: 'About' })
  })

  test('the Markdown is made of its HTML', () => {
    const page = pageAt('/about/', { ...given, routes: [routeOf('/about/', 'About')] })
    expect(page.markdown()).toBe('html <p>Hello</p> https://shop.example/shop/docs/a/\n\n')
  })
})

test('the Markdown of a page stands where an output says, except for unknown addresses', () => {
  const alternate = { type: 'text/markdown', pathOf: ({ path }: { readonly path: string }) => `${path.slice(1)}index.md` }
  const plugins = [{ name: 'markdown', outputs: [{ name: 'markdown', alternate, files: () => [] }] }]
  const pages = [...pagesOf({ config: configOf({ ...options, plugins }) }).values()]
  expect(Object.fromEntries(pages.map(({ path, markdownHref }) => [path, markdownHref]))).toMatchObject({
    '/docs/a/': '/shop/docs/a/index.md',
    '/404/': undefined,
  })
})

test('of a site in several languages, the language of a page and where the others are', () => {
  const site = configOf({ ...options, locales: { en: { label: 'English' }, de: { label: 'Deutsch', path: '/de' } } })
  const localeOf = (name: string, page: CompiledPage) => {
    const { graph, config } = siteOf({ config: configOfLocale(site, name), pages: [page] })
    return { config, graph, page }
  }
  const german = localeOf('de', pageOf('i18n/de/docs/a.md', { source: 'docs', contentPath: 'a.md' }))
  const locales = [localeOf('en', pageOf('docs/a.md')), german]
  const page = pageAt('/de/docs/a/', { config: german.config, pages: [german.page] }, { locales })
  expect(page.locale).toEqual({
    name: 'de',
    path: '/de/',
    isDefault: false,
    isFallback: false,
    alternates: [
      { hreflang: 'en', address: 'https://shop.example/shop/docs/a/' },
      { hreflang: 'de', address: 'https://shop.example/shop/de/docs/a/' },
      { hreflang: 'x-default', address: 'https://shop.example/shop/docs/a/' },
    ],
  })
  expect(pageAt('/docs/a/').locale).toBeUndefined()
})

describe('of the reference', () => {
  test('a package is named by its name, and an entry by its own', () => {
    const [ofPackage, ofEntry] = [pageAt('/api/cart/'), pageAt('/api/cart/class/Cart/')]
    expect([ofPackage.title, ofEntry.title]).toEqual(['@shop/cart', 'Cart'])
    expect(pageAt('/api/symbols/')).toMatchObject({ title: 'All symbols', documentTitle: 'All symbols | API' })
    expect([ofPackage.subject, ofEntry.subject]).toEqual([
      { package: '@shop/cart', version: '1.0.0' },
      { package: '@shop/cart', version: '1.0.0', kind: 'class' },
    ])
    expect(ofEntry.documentTitle).not.toContain('Shop')
    expect([ofEntry.links, ofEntry.headings, ofEntry.frontmatter, ofEntry.prose()]).toEqual([[], [], {}, []])
    expect([ofEntry.isDraft, ofEntry.source, ofEntry.lastUpdate]).toEqual([false, undefined, undefined])
  })

  test('the trail leads to the page, without it', () => {
    expect(pageAt('/api/cart/class/Cart/').trail).toContain('@shop/cart')
    expect(pageAt('/api/cart/class/Cart/').trail).not.toContain('Cart')
  })

  test('the Markdown is made of its layout', () => {
    expect(pageAt('/api/cart/class/Cart/').markdown()).toBe('layout apiEntry https://shop.example/shop/docs/a/')
  })
})

test('the page for unknown addresses is a file, and no address', () => {
  const page = [...pagesOf().values()].find(({ kind }) => kind === 'not-found')
  expect(page).toMatchObject({ href: '/shop/404.html', file: '404.html', subject: undefined, trail: [] })
  expect(page?.markdown()).toBe('')
})

describe('the key of a page', () => {
  const keyWith = (path: string, ...given: Parameters<typeof pagesOf>): string => pageAt(path, ...given).key
  const withGuide = (parts: Partial<CompiledPage>, others: readonly CompiledPage[] = [other]): FixtureParts => ({
    pages: [{ ...guide, ...parts }, ...others],
  })
  const own = (): string => keyWith('/docs/a/')

  test('changes with its content and its title', () => {
    expect(keyWith('/docs/a/', withGuide({ key: 'another key' }))).not.toBe(own())
    expect(keyWith('/docs/a/', withGuide({ title: 'Another' }))).not.toBe(own())
    expect(keyWith('/docs/a/', withGuide({ title: 'A', key: 'bc' }))).not.toBe(
      keyWith('/docs/a/', withGuide({ title: 'Ab', key: 'c' })),
    )
  })

  test('does not change with what surrounds it', () => {
    expect(keyWith('/docs/a/', withGuide({}, [other, pageOf('docs/c.md')]))).toBe(own())
    expect(keyWith('/docs/a/', {}, { lastUpdates: new Map() })).toBe(own())
  })

  test('of a page of the reference is made of what it shows', () => {
    const entry = '/api/cart/class/Cart/'
    const renamed = packageOf('cart', [classOf('@shop/cart!Cart', { displayName: 'Basket' })])
    const documented = packageOf('cart', [classOf('@shop/cart!Cart', { comment: commentOf('What is bought.') })])
    const surrounded = packageOf('cart', [classOf('@shop/cart!Cart'), classOf('@shop/cart!Other')])
    expect(keyWith(entry, { packages: [renamed] })).not.toBe(keyWith(entry))
    expect(keyWith(entry, { packages: [documented] })).not.toBe(keyWith(entry))
    expect(keyWith(entry, { packages: [surrounded] })).toBe(keyWith(entry))
  })
})
