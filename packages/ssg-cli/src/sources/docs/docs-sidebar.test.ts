import { describe, expect, test } from 'vitest'
import type { CompiledPage, SidebarItem, SidebarItemConfig } from '@docgen/model'
import type { DocsOptions } from '../../config/sources.ts'
import { guidesOf, pageOf } from '../page-fixture.ts'
import { docIdentityOf } from './doc-identity.ts'
import type { Doc } from './doc.ts'
import { docsSidebarsOf } from './docs-sidebar.ts'
import { shownSidebarsOf } from './shown-sidebar.ts'

function sidebarOf(pages: readonly CompiledPage[], sidebar: 'auto' | readonly SidebarItemConfig[] = 'auto', text = '') {
  const { source, config } = guidesOf({ sidebar }, text)
  return firstOf(docsSidebarsOf(source, docsOf(pages), config))
}

const docsOf = (pages: readonly CompiledPage[]): readonly Doc[] =>
  pages.map((page) => ({ page, ...docIdentityOf(page.contentPath, page.frontmatter, '/docs/') }))

const firstOf = (built: ReturnType<typeof docsSidebarsOf>) => ({ ...built, items: Object.values(built.byName)[0] ?? [] })

/** A line for each item, indented by its depth: `Label /path/`, categories in brackets. */
function linesOf(items: readonly SidebarItem[], indent = ''): readonly string[] {
  return items.flatMap((item) => {
    if (item.kind === 'href') return [`${indent}${item.label} ${item.href}`]
    const draft = item.isDraft ? ' (draft)' : ''
    if (item.kind === 'doc') return [`${indent}${item.label} ${item.path}${draft}`]
    const own = `${indent}[${item.label}]${draft}${item.path === undefined ? '' : ` ${item.path}`}${item.isCollapsed ? '' : ' open'}`
    return [own, ...linesOf(item.items, `${indent}  `)]
  })
}

const titled = (file: string, title: string, frontmatter: CompiledPage['frontmatter'] = {}): CompiledPage =>
  pageOf(file, { title, frontmatter })

describe('a sidebar made of folders', () => {
  test.each<[string, readonly CompiledPage[], readonly string[]]>([
    ['none', [], []],
    [
      'files by their names, the index first',
      [titled('docs/b.md', 'B'), titled('docs/index.md', 'Home'), titled('docs/a.md', 'Z')],
      ['Home /docs/', 'Z /docs/a/', 'B /docs/b/'],
    ],
    [
      'the index before a place of 0',
      [titled('docs/a.md', 'A', { sidebar_position: 0 }), titled('docs/index.md', 'Home')],
      ['Home /docs/', 'A /docs/a/'],
    ],
    [
      'positions before numbers before names',
      [
        titled('docs/a.md', 'A'),
        titled('docs/02-b.md', 'B'),
        titled('docs/1-c.md', 'C'),
        titled('docs/d.md', 'D', { sidebar_position: 1.5 }),
        titled('docs/03-e.md', 'E', { sidebar_position: 0 }),
      ],
      ['E /docs/e/', 'C /docs/c/', 'D /docs/d/', 'B /docs/b/', 'A /docs/a/'],
    ],
    [
      'equal positions by name',
      [
        titled('docs/c.md', 'C', { sidebar_position: 1 }),
        titled('docs/b.md', 'B', { sidebar_position: 1 }),
        titled('docs/1-a.md', 'A'),
      ],
      ['A /docs/a/', 'B /docs/b/', 'C /docs/c/'],
    ],
    ['labels of the frontmatter', [titled('docs/a.md', 'A long title', { sidebar_label: 'A' })], ['A /docs/a/']],
    ['without what is unlisted', [titled('docs/a.md', 'A', { unlisted: true }), titled('docs/b.md', 'B')], ['B /docs/b/']],
    [
      'folders without an index, named in words',
      [titled('docs/getting-started__here/a.md', 'A'), titled('docs/02-more/b.md', 'B')],
      ['[More]', '  B /docs/more/b/', '[Getting started here]', '  A /docs/getting-started__here/a/'],
    ],
    [
      'folders within folders',
      [titled('docs/x/y/a.md', 'A'), titled('docs/x/b.md', 'B'), titled('docs/x/y/c.md', 'C')],
      ['[X]', '  B /docs/x/b/', '  [Y]', '    A /docs/x/y/a/', '    C /docs/x/y/c/'],
    ],
    [
      'drafts, which say that they are',
      [
        titled('docs/a.md', 'A', { draft: true }),
        titled('docs/guide/index.md', 'Guide', { draft: true }),
        titled('docs/guide/b.md', 'B'),
      ],
      ['A /docs/a/ (draft)', '[Guide] (draft) /docs/guide/', '  B /docs/guide/b/'],
    ],
    [
      'an index that gives its folder label, place and page',
      [
        titled('docs/a.md', 'A', { sidebar_position: 2 }),
        titled('docs/guide/z.md', 'Z'),
        titled('docs/guide/README.md', 'The guide', { sidebar_position: 1, sidebar_label: 'Guide' }),
      ],
      ['[Guide] /docs/guide/', '  Z /docs/guide/z/', 'A /docs/a/'],
    ],
    [
      'an index without a place leaves its folder where its number says',
      [
        titled('docs/b.md', 'B', { sidebar_position: 2 }),
        titled('docs/01-guide/index.md', 'Guide'),
        titled('docs/c.md', 'C', { sidebar_position: 0 }),
      ],
      ['C /docs/c/', '[Guide] /docs/guide/', 'B /docs/b/'],
    ],
    [
      'an index at the root that has a place stands there',
      [titled('docs/index.md', 'Home', { sidebar_position: 9 }), titled('docs/1-a.md', 'A')],
      ['A /docs/a/', 'Home /docs/'],
    ],
  ])('%s', (_, pages, lines) => expect(linesOf(sidebarOf(pages).items)).toEqual(lines))
})

describe('a sidebar that the config lists', () => {
  const pages = [titled('docs/a.md', 'Page A', { sidebar_label: 'A' }), titled('docs/guide/install.md', 'Install')]

  test('has what it lists, in its order', () => {
    const items: SidebarItemConfig[] = [
      'guide/install',
      { doc: 'a', label: 'First' },
      { doc: 'a' },
      { label: 'More', items: ['a', { label: 'Away', href: 'https://example.org/' }] },
      { label: 'Open', collapsed: false, items: [] },
    ]
    const { items: made, diagnostics } = sidebarOf(
      pages,
      items,
      `logo: 'https://example.org/', sidebar: [{ href: 'https://example.org/' }]`,
    )
    expect(diagnostics).toEqual([])
    expect(linesOf(made)).toEqual([
      'Install /docs/guide/install/',
      'First /docs/a/',
      'A /docs/a/',
      '[More]',
      '  A /docs/a/',
      '  Away https://example.org/',
      '[Open] open',
    ])
    expect(made[3]).toMatchObject({ items: [{}, { at: { file: 'docgen.config.ts', line: 1, column: 49 } }] })
  })

  test.each([
    ['guide/instal', 'guide/install'],
    ['guide/install.md', 'guide/install'],
    ['guide/install.mdx', 'guide/install'],
    ['/guide/install', 'guide/install'],
    ['./guide/install', 'guide/install'],
    ['/a', 'a'],
    ['docs/guide/install.md', 'guide/install'],
    ['docs/a', 'a'],
    ['docsa', undefined],
    ['page/a', undefined],
    ['nothing/of/the/kind', undefined],
  ])('reports %s', (id, meant) => {
    // The same text stands before, as something else.
    const start = `title: '${id}', `
    const { items, diagnostics } = sidebarOf(pages, [id, 'a'], `${start}sidebar: ['${id}', 'a']`)
    expect(linesOf(items)).toEqual(['A /docs/a/'])
    expect(diagnostics).toMatchObject([{ code: 'unknown-doc', file: 'docgen.config.ts', line: 1, column: start.length + 11 }])
    expect(diagnostics[0]?.message).toContain(`The sidebar of "docs"`)
    expect(diagnostics[0]?.message).toContain(`"${id}"`)
    if (meant === undefined) expect(diagnostics[0]?.hint).not.toContain('Write "')
    else expect(diagnostics[0]?.hint).toContain(`"${meant}"`)
  })
})

test('a source without pages, which is reported, has no other fault', () => {
  expect(sidebarOf([], ['a', { folder: 'b' }]).diagnostics).toEqual([])
})

describe('pages of categories', () => {
  const pages = [
    titled('docs/guide/install.md', 'Install'),
    titled('docs/guide/2-deploy/a.md', 'A'),
    titled('docs/own/index.md', 'Own'),
    titled('docs/own/b.md', 'B'),
  ]
  const built = (options: DocsOptions, text = '') => {
    const { source, config } = guidesOf(options, text)
    return firstOf(docsSidebarsOf(source, docsOf(pages), config))
  }

  test('are made of all folders that have no index page', () => {
    const { items, categoryPages, diagnostics } = built({ categoryPages: true }, 'docs({ categoryPages: true })')
    expect(diagnostics).toEqual([])
    expect(categoryPages.map(({ path }) => path)).toEqual(['/docs/guide/deploy/', '/docs/guide/'])
    expect(linesOf(items)).toContain('[Own] /docs/own/')
    expect(categoryPages[0]?.category.at).toEqual({ file: 'docgen.config.ts', line: 1, column: 8 })
  })

  test('are made of those that the config names, and say what it says', () => {
    const text = `other: { 'guide/deploy': {} }, categories: { 'guide/deploy': {} }`
    const { items, categoryPages } = built(
      { categories: { 'guide/deploy': { label: 'Deployment', collapsed: false, page: { description: 'How.' } } } },
      text,
    )
    expect(linesOf(items)).toContain('  [Deployment] /docs/guide/deploy/ open')
    expect(categoryPages).toMatchObject([
      {
        path: '/docs/guide/deploy/',
        category: { title: 'Deployment', description: 'How.', at: { file: 'docgen.config.ts', line: 1, column: 46 } },
      },
    ])
  })

  test('a category of the config has its place, and a folder that it does not know is reported', () => {
    const { items, diagnostics } = built({ categories: { own: { position: 1 }, guide: { position: 2 } } })
    expect(linesOf(items)[0]).toBe('[Own] /docs/own/')
    expect(diagnostics).toEqual([])
    const text = `docs({ other: { giude: {} }, categories: { giude: {} } })`
    expect(built({ categories: { giude: {} } }, text).diagnostics).toMatchObject([
      { code: 'unknown-category', line: 1, column: 44, hint: 'Write "guide", the closest folder.' },
    ])
    expect(built({ sidebar: ['guide/install'], categories: { guide: {} } }).diagnostics).toMatchObject([
      { code: 'unknown-category', hint: 'Set these values on the category in the list.' },
    ])
    // The guides themselves are no folder of theirs.
    expect(built({ categories: { '.': {} } }).diagnostics).toMatchObject([{ code: 'unknown-category' }])
  })

  test('of a written sidebar stand at their label, unless it says otherwise', () => {
    const text = `title: 'Read on', sidebar: [{ label: 'Read on', page: true }]`
    const { items, categoryPages } = built(
      {
        sidebar: [
          { label: 'Read on', page: true, items: ['guide/install'] },
          { label: 'More', page: { slug: 'else' }, items: ['own/b'] },
          { label: 'None', items: ['own/b'] },
        ],
      },
      text,
    )
    expect(linesOf(items)).toEqual([
      '[Read on] /docs/category/read-on/',
      '  Install /docs/guide/install/',
      '[More] /docs/else/',
      '  B /docs/own/b/',
      '[None]',
      '  B /docs/own/b/',
    ])
    expect(categoryPages[0]?.category).toMatchObject({ title: 'Read on', at: { file: 'docgen.config.ts', line: 1, column: 38 } })
  })
})

test('guides without folders have none that the config names', () => {
  const { source, config } = guidesOf({ categories: { guide: {} } })
  expect(docsSidebarsOf(source, docsOf([titled('docs/a.md', 'A')]), config).diagnostics).toMatchObject([
    { code: 'unknown-category', message: 'The source "docs" has no folder "guide" with pages in it.' },
  ])
})

describe('folders in a written sidebar', () => {
  const pages = [
    titled('docs/intro.md', 'Intro'),
    titled('docs/2-guide/index.md', 'The guide'),
    titled('docs/2-guide/install.md', 'Install'),
    titled('docs/2-guide/hidden.md', 'Hidden', { unlisted: true }),
    titled('docs/2-guide/1-deploy/a.md', 'A'),
    titled('docs/2-guide/1-deploy/b.md', 'B'),
    titled('docs/alone/index.md', 'Alone'),
  ]

  test.each<[string, readonly SidebarItemConfig[], readonly string[]]>([
    [
      'have what an automatic sidebar has',
      [{ folder: 'guide' }],
      [
        'The guide /docs/guide/',
        '[Deploy]',
        '  A /docs/guide/deploy/a/',
        '  B /docs/guide/deploy/b/',
        'Install /docs/guide/install/',
      ],
    ],
    [
      'stand in categories, without what the sidebar names itself',
      ['intro', { doc: 'guide/install' }, { label: 'More', items: ['guide/deploy/b', { folder: './guide/' }] }],
      [
        'Intro /docs/intro/',
        'Install /docs/guide/install/',
        '[More]',
        '  B /docs/guide/deploy/b/',
        '  The guide /docs/guide/',
        '  [Deploy]',
        '    A /docs/guide/deploy/a/',
      ],
    ],
    [
      'are left out where the sidebar names all that they have',
      ['guide/deploy/a', 'guide/deploy/b', 'alone/index', 'guide/index', { folder: '.' }],
      [
        'A /docs/guide/deploy/a/',
        'B /docs/guide/deploy/b/',
        'Alone /docs/alone/',
        'The guide /docs/guide/',
        '[The guide]',
        '  Install /docs/guide/install/',
        'Intro /docs/intro/',
      ],
    ],
  ])('%s', (_, sidebar, lines) => {
    const { items, diagnostics } = sidebarOf(pages, sidebar)
    expect(linesOf(items)).toEqual(lines)
    expect(diagnostics).toEqual([])
  })

  test.each([
    ['giude', 'Write "guide", the closest folder.'],
    ['docs/guide', 'Write "guide", the closest folder.'],
    ['more/guide', 'Write the path of a folder below the docs folder, without numbers in front of names.'],
    ['nothing/alike', 'Write the path of a folder below the docs folder, without numbers in front of names.'],
  ])('reports %s', (folder, hint) => {
    // The same text stands before, as something else.
    const start = `title: '${folder}', `
    const text = `${start}sidebar: [{ folder: '${folder}' }, 'intro']`
    const { items, diagnostics } = sidebarOf(pages, [{ folder }, 'intro'], text)
    expect(linesOf(items)).toEqual(['Intro /docs/intro/'])
    expect(diagnostics).toMatchObject([
      { code: 'unknown-category', file: 'docgen.config.ts', line: 1, column: start.length + 21, hint },
    ])
  })

  test('take what the config says of categories', () => {
    const categories = { 'guide/deploy': { label: 'Deployment', page: true }, alone: {} }
    const { source, config } = guidesOf({ sidebar: [{ folder: 'guide' }], categories }, 'categories: { alone: {} }')
    const { items, categoryPages, diagnostics } = firstOf(docsSidebarsOf(source, docsOf(pages), config))
    expect(linesOf(items)).toContain('[Deployment] /docs/guide/deploy/')
    expect(categoryPages).toMatchObject([{ path: '/docs/guide/deploy/', sidebar: 'docs' }])
    // No sidebar has this folder.
    expect(diagnostics).toMatchObject([{ code: 'unknown-category', line: 1, column: 15 }])
  })

  test.each<[string, SidebarItemConfig]>([
    ['in a category', { label: 'More', items: [{ folder: 'guide' }] }],
    ['below the folder of the guides', { folder: '.' }],
    ['below that folder, written with a slash', { folder: './' }],
    ['with a slash at its start', { folder: '/guide/' }],
  ])('what the config says of a folder holds %s', (_, item) => {
    const { source, config } = guidesOf({ sidebar: [item], categories: { 'guide/deploy': { label: 'Deployment' } } })
    const { items, diagnostics } = firstOf(docsSidebarsOf(source, docsOf(pages), config))
    expect(linesOf(items).map((line) => line.trim())).toContain('[Deployment]')
    expect(diagnostics).toEqual([])
  })
})

describe('several sidebars', () => {
  const pages = [
    titled('docs/guides/a.md', 'A'),
    titled('docs/guides/unlisted.md', 'Unlisted', { unlisted: true }),
    titled('docs/guides/deep/er/b.md', 'B'),
    titled('docs/guides/named.md', 'Named', { displayed_sidebar: 'cookbook' }),
    titled('docs/recipes/c.md', 'C'),
    titled('docs/recipes/both.md', 'Both'),
    titled('docs/other/d.md', 'D'),
    titled('docs/home.md', 'Home'),
  ]
  const sidebar = {
    guides: ['guides/a', { label: 'Read on', page: true, items: ['recipes/both'] }],
    cookbook: ['recipes/c', 'recipes/both', { label: 'Read on', page: true, items: ['recipes/both'] }],
  }
  const built = (given: DocsOptions['sidebar'] = sidebar, of = pages) => {
    const { source, config } = guidesOf({ sidebar: given })
    const docs = docsOf(of)
    const made = docsSidebarsOf(source, docs, config)
    const { shownOf, ...shown } = shownSidebarsOf(source, docs, made.byName)
    return { ...made, ...shown, shown: Object.fromEntries(docs.map((doc) => [doc.id, shownOf(doc)])) }
  }

  test('have a name each', () => {
    const { byName, diagnostics } = built()
    expect(diagnostics).toEqual([])
    expect(Object.keys(byName)).toEqual(['guides', 'cookbook'])
    expect(linesOf(byName['cookbook'] ?? [])[0]).toBe('C /docs/recipes/c/')
  })

  test('a page shows the one that it names, else the first that lists it, else that of the pages beside it', () => {
    expect(built().shown).toEqual({
      'guides/a': 'guides',
      'guides/unlisted': 'guides',
      'guides/deep/er/b': 'guides',
      'guides/named': 'cookbook',
      'recipes/c': 'cookbook',
      'recipes/both': 'guides',
      'other/d': 'guides',
      home: 'guides',
    })
    expect(built().listing.get('/docs/guides/named/')).toBeUndefined()
    expect(built().listing.get('/docs/recipes/both/')).toBe('guides')
  })

  test('a page that none lists shows that of the pages in its folder, or in the nearest around it', () => {
    const ids = ['guides/a', 'guides/z', 'guides/api/x', 'guides/api/y', 'guides/api/deep/er/b', 'more/c/d', 'more/e', 'home']
    const { shown } = built(
      { empty: [], api: ['guides/api/x'], guides: ['guides/a'], more: ['more/c/d'] },
      ids.map((id) => titled(`docs/${id}.md`, id)),
    )
    expect(shown).toEqual({
      'guides/a': 'guides',
      'guides/z': 'guides',
      'guides/api/x': 'api',
      'guides/api/y': 'api',
      'guides/api/deep/er/b': 'api',
      'more/c/d': 'more',
      // Below its folder alone there is one.
      'more/e': 'more',
      home: 'api',
    })
  })

  test('a page shows the first where nothing is listed', () => {
    expect(built({ one: [], two: [] }, [titled('docs/a.md', 'A')]).shown).toEqual({ a: 'one' })
  })

  test('share the page of a category that they have in common, and of another category none', () => {
    expect(built().categoryPages).toMatchObject([{ path: '/docs/category/read-on/', sidebar: 'guides' }])
    const other = { label: 'Read-on', page: true, items: ['recipes/c'] }
    expect(built({ ...sidebar, cookbook: [other] }).categoryPages).toMatchObject([
      { path: '/docs/category/read-on/', sidebar: 'guides' },
      { path: '/docs/category/read-on/', sidebar: 'cookbook' },
    ])
    const twice = [sidebar.guides[1] ?? '', sidebar.guides[1] ?? '']
    expect(built({ guides: twice }).categoryPages).toHaveLength(2)
  })

  test('a page that names another is reported', () => {
    const wrong = pageOf('docs/x.md', {
      frontmatter: { displayed_sidebar: 'cookbok' },
      ranges: { displayed_sidebar: { file: 'docs/x.md', line: 2, column: 20 } },
    })
    const { diagnostics, shown } = built(sidebar, [...pages, wrong])
    expect(diagnostics).toMatchObject([
      { code: 'unknown-sidebar', file: 'docs/x.md', line: 2, column: 20, hint: 'Write "cookbook", the closest name.' },
    ])
    expect(shown['x']).toBe('guides')
    const made = pageOf('docs/x.md', { frontmatter: { displayed_sidebar: 'cookbok' } })
    expect(built(sidebar, [made]).diagnostics).toMatchObject([{ file: 'docs/x.md', line: 1, column: 1 }])
    expect(built('auto', [wrong]).diagnostics).toMatchObject([
      { code: 'unknown-sidebar', hint: 'Write one of its sidebars: "docs".' },
    ])
  })
})
