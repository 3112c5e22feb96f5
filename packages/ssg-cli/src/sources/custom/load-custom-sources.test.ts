import { createElement } from 'react'
import { describe, expect, test } from 'vitest'
import type { SourceContext, SourcePage, SourceReader, Theme } from '@docgen/model'
import { completeConfig } from '../../config/complete-config.ts'
import { defineFrontmatter } from '../../config/define-frontmatter.ts'
import { defineSource, type CustomSourceOptions } from '../../config/sources.ts'
import { loadCustomSources } from './load-custom-sources.ts'

const theme: Theme = JSON.parse('{ "name": "none", "styles": [] }')
const files: Readonly<Record<string, string>> = {
  'posts/a.md': '---\ntitle: A\nother: [1, 2]\n---\n\nText.\n',
  'posts/img/a.png': '',
  'data.json': '\n'.repeat(6),
  'data.txt': '\n\nText.',
}
const far = { refusal: 'outside', target: '../far', isFolder: false } as const
const contentOf = (file: string) => (file === 'far' ? far : files[file])
const reader: SourceReader = {
  readAll: async (names) =>
    new Map(
      names.flatMap((name) => {
        const content = contentOf(name)
        return content === undefined ? [] : [[name, content] as const]
      }),
    ),
  list: async (dir) => ({ files: Object.keys(files).filter((file) => file.startsWith(`${dir}/`)), refused: new Map() }),
  read: async (file) => contentOf(file),
}

const loaded = (load: CustomSourceOptions['load'], watch: readonly string[] = []) => {
  const sources = [defineSource({ name: 'posts', watch, load })]
  const config = completeConfig(
    { title: 'Site' },
    { root: '/site', theme, sources, configFiles: [{ file: 'docgen.config.ts', text: '' }], tables: new Map() },
  )
  return loadCustomSources(reader, config, async () => ({}))
}
const loadedPage = async (page: SourcePage) => (await loaded(() => ({ pages: [page] }))).files[0]

const bodies: readonly (readonly [string, SourcePage, object])[] = [
  [
    'text that the source made stands at its origin',
    { route: '/a', title: 'A', markdown: 'Text.', origin: { file: 'data.json', line: 7 } },
    {
      file: 'data.json',
      text: 'Text.',
      made: { path: '/a/', isAsWritten: false, hasFile: true, place: { file: 'data.json', line: 7, column: 1 } },
    },
  ],
  [
    'text without an origin stands where the config names the source',
    { route: '/a/', title: 'A', html: '<p>' },
    { file: 'docgen.config.ts', made: { format: 'html', isAsWritten: false, hasFile: false } },
  ],
  [
    'text of a file keeps its lines',
    { route: '/a/', title: 'A', markdown: { text: 'Text.', file: 'data.txt', line: 3 } },
    { file: 'data.txt', text: '\n\nText.', made: { isAsWritten: true, hasFile: true } },
  ],
  [
    'what it says of its table of contents and its edit link, too',
    { route: '/', title: 'A', markdown: '', toc: { min: 3, max: 4 }, editLink: 'https://a.example/edit' },
    {
      made: {
        frontmatter: { toc_min_heading_level: 3, toc_max_heading_level: 4, custom_edit_url: 'https://a.example/edit' },
      },
    },
  ],
  [
    'a page may have neither',
    { route: '/', title: 'A', markdown: '', toc: false, editLink: false },
    { made: { frontmatter: { hide_table_of_contents: true, custom_edit_url: null } } },
  ],
  [
    'what the page says is its frontmatter',
    {
      route: '/',
      title: 'A',
      markdown: '',
      tags: ['x'],
      date: '2024-01-02',
      draft: true,
      sidebar: { label: 'Short', category: ['C'] },
    },
    {
      made: {
        frontmatter: { title: 'A', tags: ['x'], last_update: { date: '2024-01-02' }, draft: true, sidebar_label: 'Short' },
        sidebar: { category: ['C'] },
      },
    },
  ],
  [
    'unlisted pages stand in no sidebar',
    { route: '/a/', title: 'A', markdown: '', unlisted: true },
    { made: { sidebar: false } },
  ],
]

test.each(bodies)('%s', async (_, page, expected) => expect(await loadedPage(page)).toMatchObject(expected))

test('the frontmatter of a file is typed and checked, and a page carries it on with its places', async () => {
  const keys = defineFrontmatter({
    title: { type: 'string' },
    other: { type: 'boolean' },
    author: { type: 'string', required: true },
  })
  const found: unknown[] = []
  const { files: pages, diagnostics } = await loaded(async ({ readMarkdown }) => {
    const post = await readMarkdown('posts/a.md')
    if (post === undefined) return { pages: [] }
    found.push(post.ownFrontmatter(keys), post.ownFrontmatter(keys), post.frontmatterPlace('other'), post.frontmatterPlace('no'))
    const frontmatter = { other: post.data['other'], from: 'feed', absent: undefined }
    return { pages: [{ route: '/a', title: 'A', markdown: post.markdown, frontmatter }] }
  })
  const valueAt = { file: 'posts/a.md', line: 3, column: 8 }
  expect(found).toEqual([{ title: 'A' }, { title: 'A' }, expect.objectContaining(valueAt), undefined])
  expect(diagnostics.map(({ code, line, message }) => [code, line, message])).toEqual([
    ['frontmatter-type', 3, expect.stringContaining('"other"')],
    ['frontmatter-missing-key', 1, expect.stringContaining('"author"')],
  ])
  expect(pages[0]?.made?.others).toMatchObject([
    { key: 'other', value: [1, 2], at: { line: 3, column: 1 }, valueAt },
    { key: 'from', value: 'feed', at: { file: 'posts/a.md', line: 1 } },
  ])
})

test('a page carries plain data alone', async () => {
  const page = { route: '/a', title: 'A', markdown: 'Text.', frontmatter: { by: new Map() } }
  const { diagnostics } = await loaded(() => ({ pages: [page] }))
  expect(diagnostics.map(({ code, message }) => [code, message])).toEqual([
    ['invalid-source-page', expect.stringContaining('has an object as its "frontmatter.by"')],
  ])
})

test('pages keep their order, whatever their bodies', async () => {
  const {
    order,
    files: made,
    reactPages,
  } = await loaded(() => ({
    pages: [
      { route: '/b/', title: 'B', markdown: '' },
      { route: '/list/', title: 'List', element: createElement('p') },
      { route: '/a/', title: 'A', html: '' },
    ],
  }))
  expect(order.get('posts')).toEqual(['/b/', '/list/', '/a/'])
  expect(made.map((file) => file.made?.path)).toEqual(['/b/', '/a/'])
  expect(reactPages.get('posts')?.map(({ title }) => title)).toEqual(['List'])
})

const a = { route: '/a/', title: 'A' } as const

test.each<[string, readonly SourcePage[], readonly string[], string]>([
  [
    'a file that is missing',
    [{ ...a, markdown: '', origin: { file: 'none.csv', line: 2 } }],
    ['docgen.config.ts:1 The page "/a/" of the source "posts" has the origin "none.csv", but there is no such file.'],
    'docgen.config.ts:1',
  ],
  [
    'a line beyond the end',
    [{ ...a, markdown: '', origin: { file: 'data.json', line: 8, column: 3 } }],
    ['docgen.config.ts:1 The page "/a/" of the source "posts" has the origin data.json:8, but the file has only 7 lines.'],
    'data.json:1',
  ],
  [
    'text of a file that is missing',
    [{ ...a, html: { text: '<p>', file: 'none.html' } }],
    ['docgen.config.ts:1 The page "/a/" of the source "posts" has text of the file "none.html", but there is no such file.'],
    'none.html:1',
  ],
  [
    'the same on many pages',
    ['/a/', '/b/', '/c/'].map((route, line) => ({ route, title: 'A', html: '', origin: { file: 'data.json', line: line + 7 } })),
    [
      'docgen.config.ts:1 Pages "/b/" and 1 more of the source "posts" have the origin data.json:8, but the file has only 7 lines.',
    ],
    'data.json:7',
  ],
  ['a file that may not be read', [{ ...a, markdown: '', origin: { file: 'far', line: 9 } }], [], 'far:9'],
  ['a file outside of the repository', [{ ...a, markdown: '', origin: { file: '../far' } }], [], '../far:1'],
])('an origin that names %s', async (_, pages, expected, place) => {
  const { files: made, diagnostics, readings } = await loaded(() => ({ pages }))
  expect(diagnostics.map(({ file, line, message }) => `${file}:${line} ${message}`)).toEqual(expected)
  expect(made).toHaveLength(pages.length)
  const [first] = made
  expect(`${first?.made?.place.file}:${first?.made?.place.line}`).toBe(place)
  // Of what comes, `docgen dev` makes other pages.
  const missing = /file "(.*?)"|origin "(.*?)"/
    .exec(expected[0] ?? '')
    ?.slice(1)
    .find((name) => name !== undefined)
  expect([...(readings.get('posts')?.texts.keys() ?? [])]).toEqual(missing === undefined ? [] : [missing])
})

test('all that a source reads is known', async () => {
  const seen: unknown[] = []
  const load = async ({ list, read, readMarkdown }: SourceContext) => {
    seen.push(
      await list('./posts/'),
      await read('none.txt'),
      await read('../up'),
      await read('far'),
      await readMarkdown('posts/a.md'),
    )
    return { pages: [] }
  }
  const { readings, listed, diagnostics } = await loaded(load, ['data/'])
  expect(seen).toMatchObject([
    ['posts/a.md', 'posts/img/a.png'],
    undefined,
    undefined,
    undefined,
    { file: 'posts/a.md', data: { title: 'A', other: [1, 2] }, markdown: { text: '\n\n\n\n\nText.\n', file: 'posts/a.md' } },
  ])
  expect(readings.get('posts')).toEqual({
    texts: new Map([
      ['none.txt', undefined],
      ['far', undefined],
      ['posts/a.md', files['posts/a.md']],
    ]),
    dirs: new Set(['posts']),
    watch: ['data'],
  })
  expect(listed).toEqual(['posts/a.md', 'posts/img/a.png'])
  expect(diagnostics.map(({ code }) => code)).toEqual(['outside-root', 'outside-root'])
})

const failures: readonly (readonly [string, CustomSourceOptions['load'], string])[] = [
  [
    'throws at once',
    () => {
      throw new Error('no')
    },
    'source-failed: The source "posts" failed: no',
  ],
  ['rejects', () => Promise.reject(new Error('late')), 'source-failed: The source "posts" failed: late'],
  ['throws no error', () => Promise.reject('text'), 'source-failed: The source "posts" failed: text'],
  [
    'returns nothing',
    () => JSON.parse('null'),
    'invalid-source-page: What `load` of the source "posts" returns has no list of pages.',
  ],
]

test('a source of a plugin that throws is named with it', async () => {
  const posts = defineSource({ name: 'posts', load: () => Promise.reject(new Error('no')) })
  const surroundings = {
    root: '/site',
    theme,
    sources: [posts],
    configFiles: [{ file: 'docgen.config.ts', text: '' }],
    tables: new Map(),
  }
  const config = completeConfig({ title: 'Site', plugins: [{ name: 'blog', sources: [posts] }] }, surroundings)
  const { diagnostics } = await loadCustomSources(reader, config, async () => ({}))
  expect(diagnostics.map(({ message }) => message)).toEqual(['The source "posts" of the plugin "blog" failed: no'])
})

test.each<[string, CustomSourceOptions['load'], readonly string[]]>([
  [
    'and lists a folder without files is told',
    async ({ list }) => ({ pages: (await list('nowhere')).map((file) => ({ route: `/${file}/`, title: file, markdown: '' })) }),
    ['empty-source: The source "posts" has no pages, and no files are in "nowhere", which it lists.'],
  ],
  [
    'and says so itself is told in its own words',
    async ({ list, report }) => {
      await list('nowhere')
      report({ message: 'None.', hint: 'Write one.' })
      return { pages: [] }
    },
    ['source-finding: None. (source "posts")'],
  ],
  ['and lists nothing may be meant so', () => ({ pages: [] }), []],
])('a source that has no pages %s', async (_, load, expected) => {
  const { diagnostics } = await loaded(load)
  expect(diagnostics.map(({ code, message }) => `${code}: ${message}`)).toEqual(expected)
})

test.each(failures)('a source that %s', async (_, load, expected) => {
  const { diagnostics } = await loaded(load)
  expect(diagnostics.map(({ code, message }) => `${code}: ${message}`)).toEqual([expected])
})

describe('on a site with several languages', () => {
  const inLanguages = (options: Partial<CustomSourceOptions>) => {
    const locales = {
      en: { label: 'English' },
      de: { label: 'Deutsch', title: 'Seite', messages: { subscribeToFeed: 'Feed abonnieren' } },
    }
    const sources = [defineSource({ name: 'posts', load: () => ({ pages: [] }), ...options })]
    const configFiles = [{ file: 'docgen.config.ts', text: '' }]
    return loadCustomSources(
      reader,
      completeConfig({ title: 'Site', locales }, { root: '/site', theme, sources, configFiles, tables: new Map() }),
      async () => ({}),
    )
  }
  const asked: SourceContext['site'][] = []
  const load: CustomSourceOptions['load'] = ({ site, report }) => {
    asked.push(site)
    report({ message: 'It is always wrong.', hint: 'Correct it.' })
    return { pages: [{ route: '/a/', title: site.title, markdown: 'Text.' }] }
  }

  test('a source is asked once, in the default language, unless it says otherwise', async () => {
    asked.length = 0
    expect((await inLanguages({ load })).files.map(({ source, locale }) => [source, locale])).toEqual([['posts', undefined]])
    expect(asked).toMatchObject([{ locale: 'en', isDefaultLocale: true, title: 'Site' }])
  })

  test('one that has pages in each knows which is asked for, and what is wrong in all is told once', async () => {
    asked.length = 0
    const { files, order, diagnostics } = await inLanguages({ load, perLocale: true })
    expect(asked).toMatchObject([
      { locale: 'en', language: 'en', isDefaultLocale: true, title: 'Site', base: '/' },
      { locale: 'de', language: 'de', isDefaultLocale: false, title: 'Seite', base: '/de/' },
    ])
    expect(asked.map(({ message }) => [message('subscribeToFeed'), message('resultCount')])).toEqual([
      ['Subscribe to the feed', '{count} results'],
      ['Feed abonnieren', '{count} results'],
    ])
    expect(files.map(({ source, locale, made }) => [source, locale, made?.id, made?.frontmatter.title])).toEqual([
      ['posts', undefined, 'posts:/a/', 'Site'],
      ['posts@de', 'de', 'posts@de:/a/', 'Seite'],
    ])
    expect([...order]).toEqual([
      ['posts', ['/a/']],
      ['posts@de', ['/a/']],
    ])
    expect(diagnostics.map(({ message }) => message)).toEqual(['It is always wrong. (source "posts")'])
  })
})
