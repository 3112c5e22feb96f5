import { describe, expect, test } from 'vitest'
import {
  englishWords,
  type ApiComment,
  type ApiEntry,
  type ApiPackage,
  type CompiledPage,
  type DocsVersion,
  type MadePage,
  type Route,
  type SidebarItem,
} from '@docgen/model'
import { pageOf } from '../../sources/page-fixture.ts'
import { apiSectionOf } from '../../sources/api/api-section.ts'
import { uniqueRoutes } from './unique-routes.ts'

const packageIn = (dir: string): ApiPackage => ({
  dir,
  name: `@shop/${dir}`,
  version: '1.0.0',
  description: '',
  isPublished: true,
  entries: [],
})

const inputOf = (packages: readonly ApiPackage[]) => ({
  model: { version: 1 as const, packages },
  changelogs: new Set<string>(),
  hasChanges: true,
  words: englishWords,
})

const routesOf = (dirs: readonly string[], base = '/api/') =>
  uniqueRoutes(apiSectionOf({ name: 'api' }, base, inputOf(dirs.map(packageIn))).routes, {
    configFiles: [],
  })

test.each([
  ['/api/', ['/api/', '/api/cart/', '/api/hierarchy/', '/api/symbols/']],
  ['/', ['/', '/cart/', '/hierarchy/', '/symbols/']],
])('below %s', (base, paths) => expect(routesOf(['cart'], base).routes.map(({ path }) => path)).toEqual(paths))

test.each([
  ['symbols', 'the list of all symbols of the API reference'],
  ['hierarchy', 'the hierarchy page of the API reference'],
])('a package in a folder named %s', (dir, taken) => {
  expect(routesOf([dir]).diagnostics).toMatchObject([
    { code: 'duplicate-route', message: `The route /api/${dir}/ is already taken by ${taken}.` },
  ])
})

test('the sidebar knows what is deprecated', () => {
  const comment = (isOld: boolean): ApiComment => ({
    deprecated: isOld ? { markdown: '', file: 'a.ts', line: 1, column: 1 } : undefined,
    examples: [],
    throws: [],
    see: [],
    others: [],
    modifiers: [],
  })
  const entries = ['New', 'Old'].map((name): ApiEntry => ({
    kind: 'namespace',
    id: `@shop/cart!${name}`,
    name,
    displayName: name,
    flags: {},
    comment: comment(name === 'Old'),
    entries: [],
  }))
  const { api } = apiSectionOf({ name: 'api' }, '/api/', inputOf([{ ...packageIn('cart'), entries }]))
  expect(api.sidebar.at(-1)).toMatchObject({
    items: [
      {
        label: 'Namespaces',
        items: [
          { kind: 'doc', label: 'New', path: '/api/cart/namespace/New/' },
          { kind: 'doc', label: 'Old', path: '/api/cart/namespace/Old/', isDeprecated: true },
        ],
      },
    ],
  })
})

test('the changes of releases have a page behind the changelog, if the theme can show them', () => {
  const changes = [
    { version: '1.1.0', changes: [{ kind: 'added', entryPoint: '@shop/cart', name: 'till', impact: 'adds' }] },
  ] as const
  const input = { ...inputOf([{ ...packageIn('cart'), changes }, packageIn('door')]), changelogs: new Set(['cart']) }
  const shownOf = (hasChanges: boolean) => {
    const { api, routes } = apiSectionOf({ name: 'api' }, '/api/', { ...input, hasChanges })
    const items = api.sidebar.flatMap((item) => (item.kind === 'category' ? item.items : [])).map(({ label }) => label)
    return { paths: routes.filter(({ kind }) => kind === 'api-changes').map(({ path }) => path), items }
  }
  expect(shownOf(true)).toEqual({ paths: ['/api/cart/api-changes/'], items: ['Changelog', 'API changes'] })
  expect(shownOf(false)).toEqual({ paths: [], items: ['Changelog'] })
})

test('the sidebar has the headings of authors before the kinds, as the page of the package does', () => {
  const entryIn = (name: string, heading?: string): ApiEntry => ({
    kind: 'variable',
    id: `@shop/cart!${name}`,
    name,
    displayName: name,
    flags: {},
    type: { kind: 'intrinsic', name: 'string' },
    comment: { examples: [], throws: [], see: [], others: [], modifiers: [], heading },
  })
  const entries = [entryIn('basket'), entryIn('door', 'Ways in'), entryIn('till')]
  const { api } = apiSectionOf({ name: 'api' }, '/api/', inputOf([{ ...packageIn('cart'), entries }]))
  expect(api.sidebar.at(-1)).toMatchObject({
    items: [
      { label: 'Ways in', items: [{ label: 'door' }] },
      { label: 'Variables', items: [{ label: 'basket' }, { label: 'till' }] },
    ],
  })
})

test('in the sidebar, what stands in a namespace stands below it, by kind where there are several', () => {
  const base = (id: string) => ({
    id,
    name: id.split(/[!.]/).at(-1) ?? '',
    displayName: id.split(/[!.]/).at(-1) ?? '',
    flags: {},
  })
  const variable = (id: string): ApiEntry => ({ ...base(id), kind: 'variable', type: { kind: 'intrinsic', name: 'string' } })
  const entries: readonly ApiEntry[] = [
    variable('@shop/cart!map'),
    { ...base('@shop/cart!List'), kind: 'namespace', entries: [variable('@shop/cart!List.map')] },
    {
      ...base('@shop/cart!Tree'),
      kind: 'namespace',
      entries: [
        variable('@shop/cart!Tree.map'),
        { ...base('@shop/cart!Tree.Walk'), kind: 'namespace', entries: [] },
        { ...base('@shop/cart!Tree.List'), kind: 'reference', target: '@shop/cart!List', targetName: 'List' },
      ],
    },
  ]
  const { api } = apiSectionOf({ name: 'api' }, '/api/', inputOf([{ ...packageIn('cart'), entries }]))
  const linesOf = (items: readonly SidebarItem[], indent = ''): readonly string[] =>
    items.flatMap((item) => [
      `${indent}${item.label}${'path' in item && item.path !== undefined ? ` ${item.path}` : ''}`,
      ...(item.kind === 'category' ? linesOf(item.items, `${indent}  `) : []),
    ])
  expect(linesOf(api.sidebar).slice(2)).toEqual([
    '@shop/cart /api/cart/',
    '  Namespaces',
    '    List /api/cart/namespace/List/',
    '      map /api/cart/variable/List.map/',
    '    Tree /api/cart/namespace/Tree/',
    '      Namespaces',
    '        Walk /api/cart/namespace/Tree.Walk/',
    '      Variables',
    '        map /api/cart/variable/Tree.map/',
    '  Variables',
    '    map /api/cart/variable/map/',
  ])
})

describe('pages that claim one route', () => {
  const doc = (file: string, path: string, parts: Partial<CompiledPage> = {}): Route => ({
    kind: 'doc',
    path,
    page: pageOf(file, parts),
    id: file,
    version: {} as DocsVersion,
  })
  const found = (...routes: readonly Route[]) => {
    const { routes: kept, diagnostics } = uniqueRoutes(routes, { configFiles: [] })
    const lines = diagnostics.map(({ code, file, message, hint }) => `${file} ${code} ${message} ${hint}`)
    return [kept.map(({ path }) => path), lines] as const
  }
  const redirect: Route = {
    kind: 'redirect',
    path: '/a/',
    from: '/a',
    to: '/b',
    at: { file: 'docgen.config.ts', line: 4, column: 2 },
    written: '/a',
  }

  test('the later is reported, with the source of the earlier where that is another', () => {
    const [kept, [same]] = found(doc('docs/a.md', '/a/'), doc('docs/b.md', '/a/'))
    expect(kept).toEqual(['/a/'])
    expect(same).toMatch(/^docs\/b\.md duplicate-route The route \/a\/ is already taken by docs\/a\.md/)
    expect(same).not.toContain('"docs"')
    const [, [other]] = found(doc('docs/a.md', '/a/'), doc('more/a.md', '/a/'))
    expect(other).toContain('"docs"')
  })

  test('a redirect is reported where it stands', () => {
    expect(found(doc('docs/a.md', '/a/'), redirect)[1]).toEqual([
      expect.stringMatching(/^docgen\.config\.ts duplicate-route .*docs\/a\.md.* Remove the redirect, or change its `from`\.$/),
    ])
    expect(found(redirect, doc('docs/a.md', '/a/'))[1]).toEqual([
      expect.stringMatching(
        /^docs\/a\.md duplicate-route .*the redirect to "\/b".* Remove the redirect, or change its `from`\.$/,
      ),
    ])
  })

  test('a redirect that a source makes is no entry of the config to remove', () => {
    const ofTypeDoc = { ...redirect, to: '/api/a/', written: undefined }
    const fromElsewhere = { ...redirect, from: '/a/x.html', written: undefined }
    for (const other of [ofTypeDoc, fromElsewhere])
      expect(found(doc('docs/a.md', '/a/'), other)[1]).toEqual([expect.not.stringContaining('Remove the redirect')])
  })

  test('an old address gives way to what has it now, whichever comes first', () => {
    const old = { ...redirect, givesWay: true }
    const page = doc('docs/a.md', '/a/')
    for (const routes of [
      [page, old],
      [old, page],
    ])
      expect(uniqueRoutes(routes, { configFiles: [] })).toEqual({ routes: [page], diagnostics: [] })
  })

  test('a redirect that a pattern of the config makes is one of the config', () => {
    const { diagnostics } = uniqueRoutes([doc('docs/a.md', '/a/'), { ...redirect, written: '/*' }], { configFiles: [] })
    expect(diagnostics[0]?.hint).toBe('Remove the redirect, or change its `from`.')
  })

  test('a redirect from an address of docgen itself has no slug either', () => {
    const search: Route = { kind: 'search', path: '/a/' }
    expect(found(redirect, search)[1]).toEqual([
      expect.stringMatching(/^docgen\.config\.ts duplicate-route .*the search page.* Remove the redirect/),
    ])
  })

  test('the source that made one of them can give it another', () => {
    const made = { source: 'blog', isAsWritten: false, place: { file: 'blog.ts', line: 2, column: 3 } } as CompiledPage['made']
    const hint = 'Let the source give one of the two another "route".'
    expect(found(doc('docs/a.md', '/a/'), doc('blog/a.md', '/a/', { made }))[1]).toEqual([expect.stringContaining(hint)])
    expect(found(doc('blog/a.md', '/a/', { made }), doc('docs/a.md', '/a/'))[1]).toEqual([expect.stringContaining(hint)])
    expect(found(doc('docs/a.md', '/a/'), doc('docs/b.md', '/a/'))[1]).toEqual([expect.not.stringContaining(hint)])
    expect(found(doc('docs/a.md', '/a/'), doc('blog/a.md', '/A/', { made }))[1]).toEqual([expect.stringContaining(hint)])
  })

  test('paths that differ by letter case alone stay, and are reported', () => {
    const [kept, diagnostics] = found(doc('docs/B.md', '/B/'), doc('docs/b.md', '/b/'), doc('docs/a.md', '/a/'))
    expect(kept).toEqual(['/B/', '/a/', '/b/'])
    expect(diagnostics).toEqual([expect.stringMatching(/^docs\/b\.md case-collision .*\/b\/.*\/B\/.*docs\/B\.md/)])
  })
})

describe('of two that claim one path', () => {
  const path = '/a/'
  const version = {} as DocsVersion
  const at = { file: 'docgen.config.ts', line: 3, column: 4 }
  const doc = (file: string, isMade = false): Route => ({
    kind: 'doc',
    path,
    id: file,
    version,
    page: pageOf(file, isMade ? { made } : {}),
  })
  const made: MadePage = {
    id: 'feed:1',
    source: 'feed',
    path: '/a/',
    format: 'markdown',
    frontmatter: {},
    sidebar: false,
    place: { file: 'feed.json', line: 7, column: 8 },
    isAsWritten: false,
    hasFile: true,
  }
  const tag = { label: 'Auth', path, pages: [], at }
  const usual = 'Give one of the two another "slug", or move its file.'
  const ofSources = 'Give one of the two sources another "path", or one of the files another "slug".'
  const ofMade = 'Let the source give one of the two another "route".'

  test.each<[string, Route, Route, { readonly message: string; readonly hint: string; readonly file: string }]>([
    ['two pages of a source', doc('docs/b.md'), doc('docs/a.md'), { message: 'docs/a.md', hint: usual, file: 'docs/b.md' }],
    [
      'pages of two sources',
      doc('next/a.md'),
      doc('docs/a.md'),
      { message: 'docs/a.md of the source "docs"', hint: ofSources, file: 'next/a.md' },
    ],
    [
      'a changelog of another source',
      { kind: 'changelog', path, page: pageOf('changes/CHANGELOG.md') },
      doc('docs/a.md'),
      { message: 'docs/a.md of the source "docs"', hint: ofSources, file: 'changes/CHANGELOG.md' },
    ],
    [
      'a changelog of the same source',
      { kind: 'changelog', path, page: pageOf('docs/CHANGELOG.md') },
      doc('docs/a.md'),
      { message: 'docs/a.md', hint: usual, file: 'docs/CHANGELOG.md' },
    ],
    [
      'the page of a category',
      { kind: 'category', path, version, category: { title: 'A', label: 'A', items: [], at } },
      doc('docs/a.md'),
      {
        message: 'docs/a.md',
        hint: 'Give the `page` of the category another "slug", or write `page: false`.',
        file: 'docgen.config.ts',
      },
    ],
    [
      'the page of a tag',
      { kind: 'tag', path, tag },
      doc('docs/a.md'),
      {
        message: 'docs/a.md',
        hint: 'Give the tag another "slug" in `tags.known` of the config, or the other page another address.',
        file: 'docgen.config.ts',
      },
    ],
    [
      'the list of tags',
      { kind: 'tags', path, tags: [tag], at },
      doc('docs/a.md'),
      { message: 'docs/a.md', hint: 'Give `tags` another "path" in the config.', file: 'docgen.config.ts' },
    ],
    [
      'a page that a source made',
      doc('feed/a.md', true),
      doc('docs/a.md'),
      { message: 'docs/a.md of the source "docs"', hint: ofMade, file: 'feed.json' },
    ],
    [
      'a page beside one that a source made',
      doc('docs/a.md'),
      doc('feed/a.md', true),
      { message: 'a page of the source "feed" at feed.json:7', hint: ofMade, file: 'docs/a.md' },
    ],
  ])('%s comes second, and hears what helps', (_, second, first, { message, hint, file }) => {
    const { routes, diagnostics } = uniqueRoutes([first, second], { configFiles: [] })
    expect(routes).toEqual([first])
    expect(diagnostics).toEqual([
      expect.objectContaining({
        code: 'duplicate-route',
        message: `The route /a/ is already taken by ${message}.`,
        hint,
        file,
      }),
    ])
  })

  test('beside a page that docgen adds, the place is that of the page which the author can move', () => {
    const page = doc('docs/a.md')
    const { routes, diagnostics } = uniqueRoutes([page, { kind: 'search', path }], { configFiles: [] })
    expect(routes).toEqual([page])
    expect(diagnostics).toMatchObject([
      {
        file: 'docs/a.md',
        message: 'The route /a/ is already taken by the search page.',
        hint: 'Give the page another "slug", or move its file.',
      },
    ])
  })

  test('paths that differ in case alone are both kept, and named', () => {
    const upper: Route = { kind: 'search', path: '/A/' }
    const { routes, diagnostics } = uniqueRoutes([doc('docs/a.md'), upper], { configFiles: [] })
    expect(routes.map((route) => route.path)).toEqual(['/A/', '/a/'])
    expect(diagnostics).toMatchObject([
      {
        code: 'case-collision',
        file: 'docs/a.md',
        message: 'The route /a/ differs from /A/ of the search page by letter case only.',
      },
    ])
  })
})
