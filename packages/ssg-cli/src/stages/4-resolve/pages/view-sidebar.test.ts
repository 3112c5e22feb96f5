import { describe, expect, test } from 'vitest'
import type { SidebarItem, SidebarNode } from '@docgen/model'
import { configOf } from '../../../sources/page-fixture.ts'
import { sectionPagesOf, sidebarIndexOf, viewSidebar } from './view-sidebar.ts'

const doc = (path: string): SidebarItem => ({ kind: 'doc', label: path, path })
const items: readonly SidebarItem[] = [
  doc('/a/'),
  { kind: 'category', label: 'b', path: '/b/', items: [doc('/b/1/'), doc('/b/2/')], isCollapsed: true },
  {
    kind: 'category',
    label: 'c',
    items: [doc('/c/1/'), { kind: 'category', label: 'd', items: [doc('/c/d/1/')], isCollapsed: false }],
    isCollapsed: false,
  },
  ...Array.from({ length: 70 }, (_, index) => doc(`/more/${index}/`)),
]
const config = configOf()

test.each(['/a/', '/b/', '/b/2/', '/c/1/', '/c/d/1/', '/more/3/', '/elsewhere/'])(
  'the sidebar of %s is the same, whichever pages were shown before',
  (path) => {
    const used = sidebarIndexOf(items, new Map())
    for (const other of ['/c/d/1/', '/b/1/', '/a/', '/elsewhere/', '/more/69/']) viewSidebar(used, other, config)
    expect(viewSidebar(used, path, config)).toEqual(viewSidebar(sidebarIndexOf(items, new Map()), path, config))
  },
)

/** A line for each node: `>` before the current one, categories in brackets with what they lead to. */
function linesOf(nodes: readonly SidebarNode[], indent = ''): readonly string[] {
  return nodes.flatMap((node) => {
    const mark = node.isCurrent ? '>' : ''
    const draft = node.isDraft ? ' (draft)' : ''
    if (node.kind === 'link') return [`${indent}${mark}${node.label} ${node.href}${node.isExternal ? ' ↗' : ''}${draft}`]
    const own = `${indent}${mark}[${node.label}]${draft}${node.href === undefined ? '' : ` ${node.href}`}${node.isOpen ? ' open' : ''}`
    return [own, ...linesOf(node.items, `${indent}  `)]
  })
}

const shown = (list: readonly SidebarItem[], path: string, hrefs: ReadonlyMap<SidebarItem, string> = new Map()) =>
  viewSidebar(sidebarIndexOf(list, hrefs), path, config)
const category = (label: string, list: readonly SidebarItem[], path?: string, isCollapsed = true): SidebarItem => ({
  kind: 'category',
  label,
  path,
  items: list,
  isCollapsed,
})

describe('a small sidebar', () => {
  const small = [
    doc('/a/'),
    category('b', [doc('/b/1/'), category('c', [doc('/c/1/')])], '/b/'),
    category('d', [doc('/d/1/')], undefined, false),
  ]
  test.each([
    ['/a/', ['>/a/ /a/', '[b]', '  Overview /b/', '  /b/1/ /b/1/', '  [c]', '    /c/1/ /c/1/', '[d] open', '  /d/1/ /d/1/']],
    [
      '/b/',
      ['/a/ /a/', '>[b] open', '  >Overview /b/', '  /b/1/ /b/1/', '  [c]', '    /c/1/ /c/1/', '[d] open', '  /d/1/ /d/1/'],
    ],
    [
      '/c/1/',
      ['/a/ /a/', '>[b] open', '  Overview /b/', '  /b/1/ /b/1/', '  >[c] open', '    >/c/1/ /c/1/', '[d] open', '  /d/1/ /d/1/'],
    ],
  ])('is whole on %s', (path, lines) => expect(linesOf(shown(small, path))).toEqual(lines))

  test('a draft is marked once, also as the page of a category', () => {
    const isDraft = true
    const drafts: readonly SidebarItem[] = [
      { ...doc('/a/'), isDraft },
      { ...category('b', [doc('/b/1/')], '/b/'), isDraft },
      { ...category('c', [], '/c/'), isDraft },
    ].map((item) => item as SidebarItem)
    expect(linesOf(shown(drafts, '/b/1/'))).toEqual([
      '/a/ /a/ (draft)',
      '>[b] open',
      '  Overview /b/ (draft)',
      '  >/b/1/ /b/1/',
      '[c]',
      '  Overview /c/ (draft)',
    ])
    const many = [...drafts, ...Array.from({ length: 100 }, (_, index) => doc(`/more/${index}/`))]
    expect(linesOf(shown(many, '/a/')).slice(0, 3)).toEqual(['>/a/ /a/ (draft)', '[b] /b/', '[c] (draft) /c/'])
  })

  test('the first place of a page that has two is the one that is opened', () => {
    const twice = [category('b', [doc('/x/')]), category('c', [doc('/x/')], '/c/'), category('d', [], '/c/')]
    expect(linesOf(shown(twice, '/x/'))).toEqual([
      '>[b] open',
      '  >/x/ /x/',
      '[c]',
      '  Overview /c/',
      '  >/x/ /x/',
      '[d]',
      '  Overview /c/',
    ])
    expect(sidebarIndexOf(twice, new Map()).ancestorsByPath.get('/c/')).toEqual([twice[1]])
  })

  test('links to elsewhere, where they may lead', () => {
    const at = { file: 'docgen.config.ts', line: 1, column: 1 }
    const [away, own, unsafe] = ['https://example.org/', '/own/', 'javascript:x'].map((href): SidebarItem => ({
      kind: 'href',
      label: href,
      href,
      at,
    }))
    if (!away || !own || !unsafe) throw new Error('There are three.')
    const hrefs = new Map([
      [away, 'https://example.org/'],
      [own, '/own/'],
    ])
    expect(linesOf(shown([away, own, unsafe], '/a/', hrefs))).toEqual([
      'https://example.org/ https://example.org/ ↗',
      '/own/ /own/',
    ])
  })

  test('what a link and a category say of themselves', () => {
    const list: SidebarItem[] = [
      { kind: 'doc', label: 'Old', path: '/old/', isDeprecated: true, symbol: 'class' },
      { kind: 'category', label: 'Cart', items: [], isCollapsed: true, group: 'Packages' },
    ]
    expect(shown(list, '/a/')).toEqual([
      { kind: 'link', label: 'Old', href: '/old/', isCurrent: false, isExternal: false, isDeprecated: true, symbol: 'class' },
      { kind: 'category', label: 'Cart', href: undefined, isOpen: false, isCurrent: false, group: 'Packages', items: [] },
    ])
    expect(shown([doc('/a/')], '/a/')).toEqual([{ kind: 'link', label: '/a/', href: '/a/', isCurrent: true, isExternal: false }])
  })
})

test.each([
  ['http://example.org/', true],
  ['/about/?from=https://example.org/', false],
])('%s leads elsewhere: %s', (href, isExternal) => {
  const item: SidebarItem = { kind: 'href', label: 'a', href, at: { file: 'a', line: 1, column: 1 } }
  expect(shown([item], '/a/', new Map([[item, href]]))).toMatchObject([{ href, isExternal }])
})

describe('a large sidebar', () => {
  const many = Array.from({ length: 100 }, (_, index) => doc(`/more/${index}/`))
  const large = (count: number): readonly SidebarItem[] => [
    category('b', [doc('/b/1/'), doc('/b/2/')]),
    category('c', [category('d', [doc('/d/1/')])], undefined, false),
    category('e', [doc('/e/1/')], '/e/'),
    { kind: 'category', label: 'f', items: [category('g', [])], isCollapsed: true, group: 'G' },
    ...many.slice(0, count - 10),
  ]

  test('is whole with a hundred entries, and shows its own branch with one more', () => {
    expect(linesOf(shown(large(100), '/more/0/')).slice(0, 3)).toEqual(['[b]', '  /b/1/ /b/1/', '  /b/2/ /b/2/'])
    expect(linesOf(shown(large(101), '/more/0/')).slice(0, 5)).toEqual([
      '[b] /b/1/',
      '[c] /d/1/ open',
      '[e] /e/',
      '[f]',
      '>/more/0/ /more/0/',
    ])
  })

  test('what is open by itself is shown inside of a branch', () => {
    expect(linesOf(shown(large(101), '/b/1/')).slice(0, 8)).toEqual([
      '>[b] open',
      '  >/b/1/ /b/1/',
      '  /b/2/ /b/2/',
      '[c] open',
      '  [d] /d/1/',
      '[e] /e/',
      '[f]',
      '/more/0/ /more/0/',
    ])
  })

  test('a closed category keeps its group', () => {
    expect(shown(large(101), '/b/1/')[3]).toEqual({
      kind: 'category',
      label: 'f',
      href: undefined,
      isOpen: false,
      isCurrent: false,
      group: 'G',
      items: [],
    })
    expect(shown(large(101), '/b/1/')[2]).not.toHaveProperty('group')
  })
})

describe('a long list shows a window around the page', () => {
  const list = (length: number) => Array.from({ length }, (_, index) => doc(`/${index}/`))
  const ends = (length: number, path: string): readonly string[] => {
    const lines = linesOf(shown(list(length), path))
    return [String(lines.length), ...lines.slice(0, 2), ...lines.slice(-2)]
  }
  test.each([
    [120, '/60/', ['120', '/0/ /0/', '/1/ /1/', '/118/ /118/', '/119/ /119/']],
    [121, '/0/', ['81', '>/0/ /0/', '/1/ /1/', '/79/ /79/', '41 more… /80/']],
    [121, '/elsewhere/', ['81', '/0/ /0/', '/1/ /1/', '/79/ /79/', '41 more… /80/']],
    [300, '/40/', ['81', '/0/ /0/', '/1/ /1/', '/79/ /79/', '220 more… /80/']],
    [300, '/41/', ['82', '1 more… /0/', '/1/ /1/', '/80/ /80/', '219 more… /81/']],
    [300, '/150/', ['82', '110 more… /109/', '/110/ /110/', '/189/ /189/', '110 more… /190/']],
    [300, '/299/', ['81', '220 more… /219/', '/220/ /220/', '/298/ /298/', '>/299/ /299/']],
  ])('%i entries, on %s', (length, path, lines) => expect(ends(length, path)).toEqual(lines))

  test('around the category that holds it', () => {
    const categories = Array.from({ length: 121 }, (_, index) => category(`c${index}`, [doc(`/${index}/`)]))
    const lines = linesOf(shown(categories, '/100/'))
    expect(lines[0]).toBe('41 more… /40/')
    expect(lines).toContain('  >/100/ /100/')
  })

  describe('of a large category, the lists without the page show how they begin', () => {
    const linesOn = (path: string, length: number): readonly string[] => {
      const groups = ['a', 'b', 'c'].map((name) => {
        const pages = Array.from({ length }, (_, index) => doc(`/${name}/${index}/`))
        return { ...category(name, pages), isCollapsed: false }
      })
      const all: SidebarItem = { kind: 'category', label: 'all', path: '/all/', items: groups, isCollapsed: true }
      return linesOf(shown([all], path))
    }
    test.each([
      [80, '/b/7/', 1 + 1 + 3 + 240],
      [81, '/b/7/', 1 + 1 + 3 + 13 + 81 + 13],
      [200, '/b/7/', 1 + 1 + 3 + 13 + 81 + 13],
      [200, '/all/', 1 + 1 + 3 + 13 + 13 + 13],
      // The first page of its list is in it too.
      [200, '/b/0/', 1 + 1 + 3 + 13 + 81 + 13],
    ])('%i pages in each of three, on %s', (length, path, count) => {
      const lines = linesOn(path, length)
      expect(lines).toHaveLength(count)
      if (length > 80) expect(lines).toContain(`    ${length - 12} more… /a/12/`)
    })
  })

  test.each([
    [12, ['/a/11/ /a/11/']],
    [13, ['/a/11/ /a/11/', '/a/12/ /a/12/']],
    [14, ['/a/11/ /a/11/', '2 more… /a/12/']],
  ])('of a large category, a list of %i pages ends with', (length, ends) => {
    const pagesOf = (name: string, count: number) => Array.from({ length: count }, (_, index) => doc(`/${name}/${index}/`))
    const groups = [category('a', pagesOf('a', length), undefined, false), category('b', pagesOf('b', 300))]
    const lines = linesOf(shown([category('all', groups, '/all/')], '/b/7/')).map((line) => line.trim())
    expect(lines.slice(lines.indexOf('/a/11/ /a/11/'), lines.indexOf('>[b] open'))).toEqual(ends)
  })

  test('what cannot be led to is not counted', () => {
    const at = { file: 'a', line: 1, column: 1 }
    const hrefs = Array.from({ length: 121 }, (): SidebarItem => ({ kind: 'href', label: 'x', href: '/x/', at }))
    expect(shown(hrefs, '/a/')).toEqual([])
  })
})

test('the pages of a section are those of its categories, each with the nearest, and found at their first place', () => {
  const link: SidebarItem = { kind: 'href', label: 'x', href: '/x/', at: { file: 'a', line: 1, column: 1 } }
  const inner = category('b', [doc('/b/')])
  const section = category('s', [doc('/first/'), link, category('a', [doc('/a/'), link, inner]), category('c', [doc('/a/')])])
  if (section.kind !== 'category') throw new Error('It is one.')
  const { pages, indexByPath } = sectionPagesOf(section, { sections: new Map() })
  expect(pages.map((page) => `${page.category} ${page.item.path}`)).toEqual(['a /a/', 'b /b/', 'c /a/'])
  expect([...indexByPath]).toEqual([
    ['/a/', 0],
    ['/b/', 1],
  ])
})

test('the page of a category within the section is one of them, before what is in it', () => {
  const section = category('s', [category('a', [doc('/1/'), category('n', [doc('/n/1/')], '/n/'), doc('/2/')])], '/s/')
  if (section.kind !== 'category') throw new Error('It is one.')
  const { pages } = sectionPagesOf(section, { sections: new Map() })
  expect(pages.map((page) => `${page.category} ${page.item.path}`)).toEqual(['a /1/', 'a /n/', 'n /n/1/', 'a /2/'])
})

test('a category says what its page is about, open or closed', () => {
  const about = { symbol: 'namespace', isDeprecated: true } as const
  const more = Array.from({ length: 100 }, (_, index) => doc(`/more/${index}/`))
  const list: readonly SidebarItem[] = [doc('/a/'), { ...category('n', [doc('/n/1/')], '/n/'), ...about }, ...more]
  expect(shown(list, '/a/')[1]).toMatchObject({ label: 'n', items: [], ...about })
  expect(shown(list, '/n/1/')[1]).toMatchObject({ label: 'n', isOpen: true, ...about })
})

test('an entry names the part that its page is about', () => {
  const part = { name: 'tool', label: 'Tool', color: { light: '#000000', dark: '#ffffff' }, paths: ['/b/'] }
  const list = [doc('/a/'), category('b', [doc('/b/1/')], '/b/'), category('c', [doc('/b/2/')])]
  const nodes = viewSidebar(sidebarIndexOf(list, new Map()), '/a/', configOf({ parts: [part] }))
  const partsIn = (inner: readonly SidebarNode[]): readonly unknown[] =>
    inner.flatMap((node) => [`${node.label} ${node.part}`, ...(node.kind === 'category' ? partsIn(node.items) : [])])
  expect(partsIn(nodes)).toEqual(['/a/ undefined', 'b tool', 'Overview undefined', '/b/1/ tool', 'c undefined', '/b/2/ tool'])
})
