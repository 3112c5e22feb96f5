// The blog as docgen calls it: its source is given files, and returns pages.
import type { MarkdownFile, SourceContent, SourceContext, SourceFinding, SourcePage } from '@docgen/ssg-cli'
import { describe, expect, test } from 'vitest'
import { blog } from './index.ts'
import type { BlogOptions } from './options.ts'

interface Loaded {
  readonly pages: readonly SourcePage[]
  readonly findings: readonly SourceFinding[]
}

type Data = Readonly<Record<string, unknown>>
/** Frontmatter and text of a file. */
type Files = Readonly<Record<string, readonly [data: Data, text?: string]>>

async function load(files: Files, options?: BlogOptions, site: Partial<SourceContext['site']> = {}): Promise<Loaded> {
  const findings: SourceFinding[] = []
  const { sources: [source] = [] } = blog(options)
  if (source?.kind !== 'custom') throw new Error('A blog has a source.')
  const context: SourceContext = {
    site: {
      title: 'Kit',
      tagline: '',
      base: '/',
      language: 'en',
      locale: 'en',
      isDefaultLocale: true,
      message: (key) => `<${key}>`,
      ...site,
    },
    list: async (dir) => Object.keys(files).filter((file) => file.startsWith(`${dir}/`)),
    read: async () => undefined,
    readMarkdown: async (file) => markdownFile(file, files[file]),
    report: (finding) => void findings.push(finding),
  }
  const { pages }: SourceContent = await source.load(context)
  return { pages, findings }
}

function markdownFile(file: string, [data, text = 'Text.']: readonly [Data, string?] = [{}]): MarkdownFile {
  return {
    file,
    data,
    // What docgen finds wrong is its own matter: here all values have their types, and a list is a list.
    ownFrontmatter: (keys) =>
      Object.fromEntries(
        Object.keys(keys).flatMap((key) => (key in data ? [[key, key === 'authors' ? [data[key]].flat() : data[key]]] : [])),
      ) as never,
    frontmatterPlace: (key) => (key in data ? { file, line: 3, column: 5 } : undefined),
    markdown: { text, file },
  }
}

const routesOf = ({ pages }: Loaded): readonly string[] => pages.map(({ route }) => route)
const htmlOf = ({ pages: [page] }: Loaded): unknown => page?.html

const post = (title: string, data: Data = {}): readonly [Data] => [{ title, ...data }]
const three: Files = {
  'blog/2024-01-01-old.md': post('Old'),
  'blog/2024-03-01-new.md': post('New'),
  'blog/2024-02-01-middle.md': post('Middle'),
}

describe('the addresses of posts', () => {
  test.each<[string, BlogOptions, string]>([
    ['by name', {}, '/blog/old/'],
    ['by date', { addresses: 'date' }, '/blog/2024/01/01/old/'],
    ['below another path', { path: 'news' }, '/news/old/'],
    ['at the root', { path: '/' }, '/old/'],
  ])('%s', async (_, options, route) => expect(routesOf(await load(three, options))).toContain(route))

  test('have the slug of the frontmatter', async () => {
    const files = { 'blog/2024-01-01-a.md': post('A', { slug: '/first' }) }
    expect(routesOf(await load(files, { addresses: 'date' }))).toEqual(['/blog/', '/blog/first/'])
  })
})

test.each(['what?', 'a#b'])('a post whose address would contain "%s" has no page and is in no list', async (slug) => {
  const loaded = await load({ ...three, 'blog/2025-01-01-a.md': post('A', { slug }) })
  expect(loaded.findings).toEqual([
    {
      ...{ file: 'blog/2025-01-01-a.md', line: 3, column: 5 },
      message: `The address /blog/${slug}/ of the post contains "?" or "#".`,
      hint: 'Write a `slug` without these characters in its frontmatter.',
    },
  ])
  expect(routesOf(loaded)).not.toContain(`/blog/${slug}/`)
  expect(htmlOf(loaded)).not.toContain(slug)
})

test('a percent sign of an address is encoded in lists', async () => {
  const loaded = await load({ 'blog/2024-01-01-a.md': post('A', { slug: '50%-off' }) })
  expect(routesOf(loaded)).toContain('/blog/50%-off/')
  expect(htmlOf(loaded)).toContain('<a href="/blog/50%25-off/">A</a>')
})

test('posts stand by their dates, the newest first, and in the sidebar by their years', async () => {
  const { pages, findings } = await load({ ...three, 'blog/dated.md': post('Dated', { date: '2023-12-31' }) })
  expect(pages.map(({ title, sidebar }) => [title, sidebar])).toEqual([
    ['Blog', { label: 'Blog' }],
    ['New', { category: ['2024'] }],
    ['Middle', { category: ['2024'] }],
    ['Old', { category: ['2024'] }],
    ['Dated', { category: ['2023'] }],
  ])
  expect(findings).toEqual([])
})

test('the date of the frontmatter counts more than that of the name', async () => {
  const { pages } = await load({ 'blog/2024-01-01-a.md': post('A', { date: '2025-02-03T10:00' }) })
  expect(pages.at(1)?.published).toEqual({ date: '2025-02-03', authors: [] })
})

test('a list has a page for each so many posts, and leads to all of its pages', async () => {
  const loaded = await load(three, { postsPerPage: 2 })
  expect(routesOf(loaded).slice(0, 2)).toEqual(['/blog/', '/blog/page/2/'])
  expect(loaded.pages.slice(0, 2).map(({ title, sidebar, search }) => [title, sidebar, search])).toEqual([
    ['Blog', { label: 'Blog' }, true],
    ['Blog (2)', false, false],
  ])
  const [first, second] = loaded.pages.map(({ html }) => String(html))
  expect(first?.match(/<h2>.*<\/h2>/g)).toEqual([
    '<h2><a href="/blog/new/">New</a></h2>',
    '<h2><a href="/blog/middle/">Middle</a></h2>',
  ])
  expect(second?.match(/<h2>.*<\/h2>/g)).toEqual(['<h2><a href="/blog/old/">Old</a></h2>'])
  expect(first).toContain(
    '<nav aria-label="Blog"><p><strong aria-current="page">1</strong> · <a href="/blog/page/2/">2</a></p></nav>',
  )
  expect(second).toContain('<a href="/blog/">1</a> · <strong aria-current="page">2</strong>')
})

test('what authors write is text in a list', async () => {
  const files: Files = { 'blog/2024-01-01-a.md': [{ title: '<b> & "c"', authors: ['<d>'] }, 'One &lt; two.'] }
  expect(htmlOf(await load(files, { description: '<e>' }))).toBe(
    '<p>&lt;e&gt;</p>\n<h2><a href="/blog/a/">&lt;b&gt; &amp; &quot;c&quot;</a></h2>\n<p><small><time datetime="2024-01-01">January 1, 2024</time> · &lt;d&gt;</small></p>\n<p>One &lt; two.</p>',
  )
})

test('drafts and unlisted posts are in no list', async () => {
  const files = {
    ...three,
    'blog/2025-01-01-a.md': post('Hidden', { draft: true }),
    'blog/2025-01-02-b.md': post('Quiet', { unlisted: true }),
  }
  const loaded = await load(files)
  expect(htmlOf(loaded)).not.toMatch(/Hidden|Quiet/)
  expect(loaded.pages.map(({ title, draft, unlisted }) => [title, draft, unlisted])).toContainEqual(['Hidden', true, undefined])
})

describe('authors', () => {
  const authors = { jo: { name: 'Jo', url: 'https://jo.example' }, ann: { name: 'Ann' } }

  test.each<[unknown, BlogOptions['authors'], unknown]>([
    ['Jo Miller', undefined, [{ name: 'Jo Miller' }]],
    ['jo', authors, [authors.jo]],
    [['ann', 'jo'], authors, [authors.ann, authors.jo]],
  ])('%j of %j', async (given, known, expected) => {
    const { pages } = await load({ 'blog/2024-01-01-a.md': post('A', { authors: given }) }, known && { authors: known })
    expect(pages.at(1)?.published?.authors).toEqual(expected)
  })

  test('whom the blog does not know are reported', async () => {
    const { pages, findings } = await load({ 'blog/2024-01-01-a.md': post('A', { authors: ['joe', 'ann'] }) }, { authors })
    expect(findings).toEqual([
      {
        ...{ file: 'blog/2024-01-01-a.md', line: 3, column: 5 },
        message: 'No author of the blog is called "joe".',
        hint: 'Add it to `authors` of blog(), or write one of these: jo, ann.',
      },
    ])
    expect(pages.at(1)?.published?.authors).toEqual([authors.ann])
  })
})

describe('what a post lacks is reported, and it has a page for all else that is wrong with it', () => {
  test.each<[string, readonly [Data, string?], string]>([
    ['no-date.md', post('A'), 'The post has no date.'],
    ['2024-01-01-no-title.md', [{}], 'The post has no title.'],
  ])('%s', async (name, file, message) => {
    const { pages, findings } = await load({ ...three, [`blog/${name}`]: file })
    expect(findings.map((found) => [found.file, found.message])).toEqual([[`blog/${name}`, message]])
    expect(pages).toHaveLength(5)
  })

  test('a post without a date is in no list, and one without a title is called by its file', async () => {
    const files: Files = { 'blog/a.md': post('A', { authors: ['x'] }), 'blog/2024-01-01-b.md': [{}] }
    const loaded = await load(files, { authors: {} })
    expect(loaded.findings).toHaveLength(3)
    expect(loaded.pages.map(({ title, published, sidebar }) => [title, published, sidebar])).toEqual([
      ['Blog', undefined, { label: 'Blog' }],
      ['b', { date: '2024-01-01', authors: [] }, { category: ['2024'] }],
      ['A', undefined, false],
    ])
    expect(String(htmlOf(loaded)).match(/<h2>.*<\/h2>/g)).toEqual(['<h2><a href="/blog/b/">b</a></h2>'])
  })

  test('a folder without posts is a warning', async () => {
    const { pages, findings } = await load({}, { dir: 'news' })
    expect(findings.map(({ message, severity }) => [message, severity])).toEqual([
      ['The folder "news" of the blog has no posts.', 'warning'],
    ])
    expect(pages.map(({ route }) => route)).toEqual(['/blog/'])
  })
})

test('the title of a post may stand in its text', async () => {
  const { pages } = await load({ 'blog/2024-01-01-a.md': [{}, '# Title of `a`\n\nText.'] })
  expect(pages.at(1)?.title).toBe('Title of a')
})

test('keys that are none of the blog are those of the site', async () => {
  const { pages } = await load({ 'blog/2024-01-01-a.md': post('A', { reviewed: '2024-05-06', tags: ['x'] }) })
  expect(pages.at(1)).toMatchObject({ frontmatter: { reviewed: '2024-05-06' }, tags: ['x'] })
})

describe('in another language', () => {
  const inGerman = { language: 'de', locale: 'de', isDefaultLocale: false }
  const options = { title: { en: 'News', de: 'Neues' } }

  test('without translations, readers get the blog in the default language', async () =>
    expect((await load(three, options, inGerman)).pages).toEqual([]))

  test('translations stand in the list beside the originals of the others', async () => {
    const files = { ...three, 'i18n/de/blog/2024-02-01-middle.md': post('Mitte') }
    const loaded = await load(files, options, inGerman)
    expect(loaded.pages.map(({ route, title }) => [route, title])).toEqual([
      ['/blog/', 'Neues'],
      ['/blog/middle/', 'Mitte'],
    ])
    expect(String(htmlOf(loaded)).match(/<a href.*?<\/a>/g)).toEqual([
      '<a href="/blog/new/">New</a>',
      '<a href="/blog/middle/">Mitte</a>',
      '<a href="/blog/old/">Old</a>',
    ])
    expect(htmlOf(loaded)).toContain('1. Februar 2024')
  })
})

test('a translation takes from its original what it does not say', async () => {
  const files: Files = {
    'blog/old.md': post('Old', { date: '2020-02-03', slug: 'first', authors: ['Jo'] }),
    'i18n/de/blog/old.md': post('Alt'),
    'i18n/de/blog/only.md': post('Allein', { date: '2021-01-01', authors: ['Ann'] }),
  }
  const { pages, findings } = await load(files, {}, { language: 'de', locale: 'de', isDefaultLocale: false })
  expect(findings).toEqual([])
  expect(pages.slice(1).map(({ route, title, published }) => [route, title, published])).toEqual([
    ['/blog/only/', 'Allein', { date: '2021-01-01', authors: [{ name: 'Ann' }] }],
    ['/blog/first/', 'Alt', { date: '2020-02-03', authors: [{ name: 'Jo' }] }],
  ])
})

test('a blog has a feed unless it wants none, and a list leads to it where the site has an address', async () => {
  expect(blog().outputs?.map(({ name }) => name)).toEqual(['the feed of /blog/'])
  expect(blog({ feed: false }).outputs).toEqual([])
  expect(htmlOf(await load(three, {}, { url: 'https://kit.example' }))).toContain(
    '<a href="/blog/feed.xml">&lt;subscribeToFeed&gt;</a>',
  )
  expect(htmlOf(await load(three))).not.toContain('feed.xml')
  expect(htmlOf(await load(three, { feed: false }, { url: 'https://kit.example' }))).not.toContain('feed.xml')
})

const known = 'name, dir, path, title, description, authors, addresses, postsPerPage, feed'
const positive = 'a whole number above zero'
test.each<[unknown, readonly string[]]>([
  [{ dir: 'news', title: { en: 'News' }, authors: { ada: { name: 'Ada', url: '/ada' } }, feed: false, path: undefined }, []],
  [{ adresses: 'date' }, [`blog() has no option "adresses". Remove it, or write one of these: ${known}.`]],
  [{ addresses: 'dates' }, ['`addresses` of blog() must be "name" or "date", but it is "dates". Write "name" or "date".']],
  ...[0, 1.5, -1, Number.NaN, '1'].map((postsPerPage): [unknown, readonly string[]] => [
    { postsPerPage },
    [
      `\`postsPerPage\` of blog() must be ${positive}, but it is ${typeof postsPerPage === 'string' ? '"1"' : postsPerPage}. Write ${positive}.`,
    ],
  ]),
  [null, ['blog() takes an object of options, but it got null. Write `blog({ dir: "news" })`.']],
  [
    { dir: 5, title: [], authors: { ada: 'Ada', bo: { nme: 'Bo' } } },
    [
      '`dir` of blog() must be a non-empty string, but it is 5. Write a non-empty string.',
      '`title` of blog() must be a string, or an object with one for each language, but it is a list. Write a string, or an object with one for each language.',
      '`authors.ada` of blog() must be an object such as `{ name: "Ada" }`, but it is "Ada". Write an object such as `{ name: "Ada" }`.',
      '`authors.bo.name` of blog() must be a non-empty string, but it is undefined. Write a non-empty string.',
      'An author of blog() has no "nme", which `authors.bo` has. Remove it, or write `name` or `url`.',
    ],
  ],
])('every wrong option is reported: %j', (options, problems) => {
  const { sources: [source] = [] } = blog(options as BlogOptions)
  const own = source?.kind === 'custom' ? (source.problems ?? []) : []
  expect(own.map(({ message, hint }) => `${message} ${hint}`)).toEqual(problems)
})

test.each(['2024-02-30-leap.md', '2024-13-01-month.md', '2024/00/10/zero.md'])('no day of the calendar: %s', async (name) => {
  const { pages, findings } = await load({ [`blog/${name}`]: post('Late') })
  expect(findings).toMatchObject([{ file: `blog/${name}`, message: expect.stringContaining('no calendar has such a day') }])
  expect(pages.map(({ published }) => published)).toEqual([undefined, undefined])
  expect((await load({ [`blog/${name}`]: post('Late', { date: '2024-03-01' }) })).findings).toEqual([])
})

test('two posts have two addresses', async () => {
  const files = {
    'blog/2024-01-01-a.md': post('A'),
    'blog/2024-01-02-b.md': post('B', { slug: 'a' }),
    'blog/2024-01-03-c.md': post('C', { slug: '/' }),
  }
  const { pages, findings } = await load(files)
  expect(pages.map(({ route, title }) => [route, title])).toEqual([
    ['/blog/', 'Blog'],
    ['/blog/a/', 'B'],
  ])
  expect(findings.map(({ file, line, message }) => `${file}:${line} ${message}`)).toEqual([
    'blog/2024-01-03-c.md:3 The post has the address /blog/, which the list of posts has already.',
    'blog/2024-01-01-a.md:1 The post has the address /blog/a/, which "blog/2024-01-02-b.md" has already.',
  ])
})

describe('what a post says of its page', () => {
  const pageOf = async (data: Data) => {
    const { pages, findings } = await load({ 'blog/2024-01-01-a.md': post('A', data) })
    return { page: pages[1], findings }
  }

  test.each<[Data, Pick<SourcePage, 'toc' | 'editLink'>]>([
    [{}, {}],
    [{ hide_table_of_contents: true, toc_min_heading_level: 3 }, { toc: false }],
    [{ hide_table_of_contents: false }, {}],
    [{ toc_min_heading_level: 3 }, { toc: { min: 3 } }],
    [{ toc_min_heading_level: 2, toc_max_heading_level: 2 }, { toc: { min: 2, max: 2 } }],
    [{ custom_edit_url: null }, { editLink: false }],
    [{ custom_edit_url: 'https://a.example/edit' }, { editLink: 'https://a.example/edit' }],
  ])('%j', async (data, expected) => {
    const { page, findings } = await pageOf(data)
    expect(findings).toEqual([])
    expect(page).toMatchObject(expected)
    expect(['toc', 'editLink'].filter((key) => page !== undefined && key in page)).toEqual(Object.keys(expected))
    // They are none of the keys that the config declares.
    expect(page?.frontmatter).toEqual({})
  })

  test.each<[Data, string]>([
    [{ toc_max_heading_level: 7 }, '"toc_max_heading_level" is 7, which is no level of a heading.'],
    [{ toc_min_heading_level: 2.5 }, '"toc_min_heading_level" is 2.5, which is no level of a heading.'],
    [{ toc_min_heading_level: 4, toc_max_heading_level: 3 }, 'The post lists headings from level 4 to 3, which are none.'],
    [{ custom_edit_url: true }, '"custom_edit_url" must be an address, or null for none.'],
  ])('%j is a finding at its place, and leaves what is usual', async (data, message) => {
    const { page, findings } = await pageOf(data)
    expect(findings).toMatchObject([{ message, file: 'blog/2024-01-01-a.md', line: 3, column: 5 }])
    expect(page).not.toHaveProperty('toc')
    expect(page).not.toHaveProperty('editLink')
  })
})
