import { describe, expect, test } from 'vitest'
import { configFileText } from '../../scaffold/config-file.ts'
import { mkdocsMaterial } from './index.ts'

type Files = Readonly<Record<string, string>>

const post = (lines = 'date: 2024-03-01', text = '# A Post'): string => `---\n${lines}\n---\n\n${text}\n`

function migrated(files: Files, options: object = {}, config: object = {}) {
  const all: Files = { 'docs/index.md': '# Home\n', 'docs/blog/index.md': '# News\n', ...files }
  const { settings, pages, addresses, notes, copies } = mkdocsMaterial.migrate({
    fromOut: (path) => path,
    files: { paths: Object.keys(all).sort(), read: (path) => all[path] },
    config: { file: 'mkdocs.yml', value: { plugins: [{ blog: options }], ...config }, opaque: [] },
    modules: new Map(),
  })
  const setting = (name: string): unknown => settings.find(({ key }) => key === name)?.value
  return {
    config: configFileText(settings),
    text: Object.fromEntries(pages.map(({ to, text }) => [to, text])),
    redirects: setting('redirects'),
    tags: setting('tags'),
    addresses: Object.fromEntries(addresses.map(({ address, now }) => [address, now])),
    notes: notes.filter(({ topic }) => topic === 'blog').map(({ message }) => message),
    redirectNotes: notes.filter(({ topic }) => topic === 'redirects').map(({ kind, message }) => `${kind} ${message}`),
    copies: copies.map(({ from, to }) => `${from} ${to}`),
  }
}

describe('a post keeps its address', () => {
  test.each<[string, string, object, string, string | undefined]>([
    ['by its title', post(), {}, '/blog/2024/03/01/a-post/', '/2024/03/01/a-post'],
    ['by its file, which needs no slug', post('date: 2024-03-01\ntitle: X'), {}, '/blog/2024/03/01/x/', undefined],
    ['with a slug', post('date: 2024-03-01\nslug: y'), {}, '/blog/2024/03/01/y/', '/2024/03/01/y'],
    ['with a time', post('date: 2024-03-01 10:00:00'), {}, '/blog/2024/03/01/a-post/', '/2024/03/01/a-post'],
    [
      'with two dates',
      post('date:\n  created: 2024-03-01\n  updated: 2025-01-01'),
      {},
      '/blog/2024/03/01/a-post/',
      '/2024/03/01/a-post',
    ],
    ['by its file without a title', post('date: 2024-03-01', 'Text.'), {}, '/blog/2024/03/01/x/', undefined],
    [
      'with signs in its title',
      post('date: 2024-03-01', '# `a.b()`: C++ & Ü'),
      {},
      '/blog/2024/03/01/ab-c--ü/',
      '/2024/03/01/ab-c--ü',
    ],
    ['without a date', post(), { post_url_format: '{slug}' }, '/blog/a-post/', '/a-post'],
    ['by the name of the file', post(), { post_url_format: '{file}' }, '/blog/x/', undefined],
    [
      'in another form',
      post(),
      { post_url_date_format: 'yyyy-M', post_url_format: '{date}/{file}' },
      '/blog/2024-3/x/',
      '/2024-3/x',
    ],
    [
      'with a category',
      post('date: 2024-03-01\ncategories: [Big News, B]'),
      { post_url_format: '{categories}/{file}' },
      '/blog/big-news/x/',
      '/big-news/x',
    ],
  ])('%s', (_, text, options, address, slug) => {
    const { text: pages, addresses } = migrated({ 'docs/blog/posts/x.md': text }, options)
    expect(addresses[address]).toBe(address)
    expect(/slug: "(.*)"/.exec(pages['blog/x.md'] ?? '')?.[1]).toBe(slug)
  })
})

test('the config has the blog with what the old one says of it', () => {
  const files = {
    'docs/news/index.md': '# What is new\n\nAll about our releases.\n',
    'docs/news/posts/x.md': post('date: 2024-03-01\nauthors: [jo]'),
    'docs/news/people.yml':
      'authors:\n  jo:\n    name: Jo\n    description: Maker\n    avatar: https://jo.example/jo.png\n    url: https://jo.example\n',
  }
  const options = { blog_dir: 'news', authors_file: '{blog}/people.yml', post_url_format: '{slug}' }
  const { config, text, copies, notes, addresses } = migrated(files, options)
  expect(config).toContain(`  plugins: [
    blog({
      name: 'news',
      title: 'What is new',
      description: 'All about our releases.',
      authors: { jo: { name: 'Jo', url: 'https://jo.example' } },
    }),
  ],
`)
  expect(config).toContain("navbar: [{ label: 'What is new', to: '/news/' }]")
  expect(Object.keys(text).sort()).toEqual(['docs/blog/index.md', 'docs/index.md', 'news/x.md'])
  // The authors are part of the config, and were no page of the old site.
  expect(copies).toEqual([])
  expect(notes).toEqual([
    'The plugin blog() of "@docgen/blog" shows 1 post; no address has changed. They are now in the folder "news".',
  ])
  expect(addresses['/news/']).toBe('/news/')
})

test('text above the list of posts becomes a separate page', () => {
  const index = '# News\n\nWords.\n\n- [One](posts/x.md)\n'
  const { text, config, notes, addresses } = migrated({ 'docs/blog/index.md': index, 'docs/blog/posts/x.md': post() })
  expect(text['docs/blog/index.md']).toBe('---\nslug: "/blog/about"\n---\n\n# News\n\nWords.\n\n- [One](../../blog/x.md)\n')
  expect(config).not.toContain('description')
  expect(notes[0]).toMatch('The text above the list in "docs/blog/index.md" is now a separate page, /blog/about/')
  expect(addresses).not.toHaveProperty('/blog/about')
})

test('links and images keep leading to what has moved, and the sidebar to the blog', () => {
  const { text, config, copies } = migrated(
    {
      'docs/index.md': '[Post](blog/posts/x.md) and [all](blog/index.md)\n',
      'docs/blog/posts/x.md': post(
        'date: 2024-03-01',
        '# A\n\n[Home](../../index.md) [next](y.md) ![](img/a.png) ![](../../b.png)',
      ),
      'docs/blog/posts/y.md': post(),
      'docs/blog/posts/img/a.png': '',
      'docs/b.png': '',
    },
    {},
    { nav: ['index.md', { Blog: ['blog/index.md', { First: 'blog/posts/x.md' }] }] },
  )
  expect(text['docs/index.md']).toBe('[Post](../blog/x.md) and [all](/blog/)\n')
  expect(text['blog/x.md']).toContain('[Home](../docs/index.md) [next](y.md) ![](img/a.png) ![](../docs/b.png)')
  expect(copies).toEqual(['docs/b.png docs/b.png', 'docs/blog/posts/img/a.png blog/img/a.png'])
  expect(config.replace(/\s+/g, ' ')).toContain(
    "{ label: 'Blog', items: [{ label: 'News', href: '/blog/' }, { label: 'First', href: '/blog/2024/03/01/a/' }], }",
  )
  // The navigation calls it as docgen does.
  expect(config).toContain("blog({ addresses: 'date' })")
})

describe('categories are tags', () => {
  const one = { 'docs/blog/posts/x.md': post('date: 2024-03-01\ncategories: [B, C++]\ntags: [a, B]') }

  test('whose pages have the addresses of theirs', () => {
    const { text, tags, redirects } = migrated(one)
    expect(text['blog/x.md']).toContain('---\nslug: "/2024/03/01/a-post"\ndate: 2024-03-01\ntags: [B, C++, a]\n---\n')
    expect(tags).toEqual({ path: '/blog/category' })
    expect(redirects).toEqual([{ from: '/blog/archive/2024/', to: '/blog/' }])
  })

  test('or redirect to them, where other pages have tags too', () => {
    const { tags, redirects } = migrated({ ...one, 'docs/index.md': '---\ntags: [z]\n---\n\n# Home\n' })
    expect(tags).toBe(true)
    expect(redirects).toContainEqual({ from: '/blog/category/b/', to: '/tags/b/' })
  })

  test('and a blog without any has no pages of tags', () =>
    expect(migrated({ 'docs/blog/posts/x.md': post() }).tags).toBeUndefined())
})

test('pages of the list, the archive and authors lead somewhere, and drafts are none', () => {
  const posts = Object.fromEntries(
    Array.from({ length: 5 }, (_, index) => [
      `docs/blog/posts/${index}.md`,
      post(`date: 202${index}-03-01\nauthors: [jo]`, `# ${index}`),
    ]),
  )
  const files = {
    ...posts,
    'docs/blog/posts/draft.md': post('date: 2019-03-01\ndraft: true'),
    'docs/blog/.authors.yml': 'jo:\n  name: Jo\n',
  }
  const options = {
    pagination_per_page: 2,
    pagination_url_format: 'p{page}',
    authors_profiles: true,
    archive_url_date_format: 'yyyy/MM',
  }
  const { redirects, config, addresses } = migrated(files, options, { plugins: [{ blog: options }, 'rss'] })
  expect(redirects).toEqual([
    { from: '/blog/p2/', to: '/blog/page/2/' },
    { from: '/blog/p3/', to: '/blog/page/3/' },
    ...['2020', '2021', '2022', '2023', '2024'].map((year) => ({ from: `/blog/archive/${year}/03/`, to: '/blog/' })),
    { from: '/blog/author/jo/', to: '/blog/' },
  ])
  expect(config).toContain('postsPerPage: 2')
  expect(addresses['/blog/p3/']).toBe('/blog/page/3/')
})

test('subscribers of old feeds are named, and what docgen tells otherwise', () => {
  const options = { post_excerpt_separator: '<!-- cut -->', post_url_date_format: 'MMMM' }
  const { notes } = migrated({ 'docs/blog/posts/x.md': post() }, {}, { plugins: [{ blog: options }, 'rss'] })
  expect(notes[0]).toMatch('let your host redirect /feed_rss_created.xml and /feed_rss_updated.xml to it.')
  expect(notes[1]).toMatch('write it in the posts instead of "<!-- cut -->"')
  expect(notes[2]).toMatch('dates in the form "MMMM"')
})

test('a blog at the root of the site takes the place of its home page', () => {
  const { config, text, addresses } = migrated({ 'docs/posts/x.md': post(), 'docs/index.md': '# Mine\n' }, { blog_dir: '.' })
  expect(config.replace(/\s+/g, ' ')).toContain("blog({ path: '/', title: 'Mine', addresses: 'date' })")
  expect(Object.keys(text).sort()).toEqual(['blog/x.md', 'docs/blog/index.md'])
  expect(addresses).toMatchObject({ '/': '/', '/2024/03/01/a-post/': '/2024/03/01/a-post/' })
})

test('without the plugin, posts are pages', () => {
  const { text, notes } = migrated({ 'docs/blog/posts/x.md': post() }, {}, { plugins: ['search'] })
  expect(Object.keys(text)).toContain('docs/blog/posts/x.md')
  expect(notes).toEqual([])
})

test('a redirect from a page that there is, is named', () => {
  const plugins = [
    { redirects: { redirect_maps: { 'a.md': 'https://a.example', 'old.md': 'blog/posts/x.md', 'llms.txt': 'llms.txt' } } },
    'blog',
  ]
  const { redirects, redirectNotes } = migrated({ 'docs/a.md': '# A\n', 'docs/blog/posts/x.md': post() }, {}, { plugins })
  expect(redirects).toEqual([
    { from: '/old/', to: '/blog/2024/03/01/a-post/' },
    { from: '/blog/archive/2024/', to: '/blog/' },
  ])
  expect(redirectNotes).toEqual([
    'by-hand There is a page at "/a/", which the old site redirected to "https://a.example": remove the page and add the redirect, or keep the page.',
  ])
})
