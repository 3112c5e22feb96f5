import { describe, expect, test } from 'vitest'
import { configFileText } from '../../scaffold/config-file.ts'
import { docusaurus } from './index.ts'

type Files = Readonly<Record<string, string>>

function migrated(files: Files, config: object = { presets: [['classic', {}]] }) {
  const { settings, pages, addresses, notes, copies } = docusaurus.migrate({
    fromOut: (path) => path,
    files: { paths: Object.keys(files).sort(), read: (path) => files[path] },
    config: { file: 'docusaurus.config.js', value: config, opaque: [] },
    modules: new Map(),
  })
  return {
    plugins: settings.filter(({ key }) => key === 'plugins'),
    redirects: settings.find(({ key }) => key === 'redirects')?.value,
    tags: settings.find(({ key }) => key === 'tags')?.value,
    text: Object.fromEntries(pages.map(({ to, text }) => [to, text])),
    addresses: addresses.map(({ address, now }) => [address, now]),
    notes: notes.filter(({ topic }) => topic === 'blog').map(({ message }) => message),
    copies: copies.map(({ to }) => to),
  }
}

const pluginText = (files: Files, config?: object): string => configFileText(migrated(files, config).plugins)
const post = (lines = 'title: A'): string => `---\n${lines}\n---\n\nText.\n`

describe('a post keeps its address', () => {
  test.each<[string, string, string, string | undefined]>([
    ['with the date of its name', 'blog/2024-03-01-a.md', 'title: A', undefined],
    ['in a folder', 'blog/team/2024-03-01-a/index.md', 'title: A', undefined],
    ['with its slug', 'blog/2024-03-01-a.md', 'title: A\nslug: /b', undefined],
    // docgen writes the date into the address, in full.
    ['with a date in short', 'blog/2024-3-1-a.md', 'title: A', '/2024/3/1/a'],
    ['without a date in its name', 'blog/a.md', 'title: A\ndate: 2024-03-01', '/a'],
    ['with two dates', 'blog/2024-03-01-a.md', 'title: A\ndate: 2024-04-02', '/2024/03/01/a'],
  ])('%s', (_, file, lines, slug) => {
    const { text, addresses } = migrated({ [file]: post(lines) })
    const [[address = '', now = ''] = []] = addresses
    expect(now.replace(/\/$/, '')).toBe(address)
    expect(/slug: "(.*)"/.exec(text[file] ?? '')?.[1]).toBe(slug)
  })
})

test('the config has the blog with what the old one says of it', () => {
  const files = {
    'news/2024-03-01-a.md': post(),
    'news/people.yml': 'jo:\n  name: Jo\n  title: Maker\n  url: https://jo.example\nann:\n  name: Ann\n',
  }
  const blog = {
    ...{ id: 'updates', path: './news/', routeBasePath: '/what-is-new/', authorsMapPath: 'people.yml' },
    ...{ blogTitle: 'New', blogDescription: 'What is new.', postsPerPage: 5, feedOptions: { type: null } },
  }
  const config = { plugins: [['@docusaurus/plugin-content-blog', blog]] }
  expect(pluginText(files, config)).toContain(`  plugins: [
    blog({
      name: 'updates',
      dir: 'news',
      path: '/what-is-new/',
      title: 'New',
      description: 'What is new.',
      addresses: 'date',
      feed: false,
      authors: { jo: { name: 'Jo', url: 'https://jo.example' }, ann: { name: 'Ann' } },
    }),
  ],
`)
  const { notes, copies } = migrated(files, config)
  expect(notes).toEqual(['The plugin blog() of "@docgen/blog" shows 1 post; no address has changed.'])
  expect(copies).toEqual([])
})

describe('the list has as many pages as it had', () => {
  const files = Object.fromEntries(Array.from({ length: 12 }, (_, index) => [`blog/2024-03-${index + 10}-a.md`, post()]))
  test.each([
    [{}, 'postsPerPage: 10'],
    [{ postsPerPage: 5 }, 'postsPerPage: 5'],
    [{ postsPerPage: 20 }, undefined],
    [{ postsPerPage: 12 }, undefined],
    [{ postsPerPage: 'ALL' }, undefined],
  ])('with %j', (blog, expected) =>
    expect(/postsPerPage: \d+/.exec(pluginText(files, { presets: [['classic', { blog }]] }))?.[0]).toBe(expected),
  )
})

test('the archive leads to the list, and tags keep their addresses', () => {
  const files = { 'blog/2024-03-01-a.md': post('title: A\ntags: [x]'), 'docs/a.md': post() }
  const settingsOf = (blog: object, others: Files = {}) => {
    const { redirects, tags } = migrated({ ...files, ...others }, { presets: [['classic', { blog }]] })
    return [redirects, tags]
  }
  expect(settingsOf({})).toEqual([[{ from: '/blog/archive', to: '/blog/' }], { path: '/blog/tags' }])
  expect(settingsOf({ archiveBasePath: '/old' })[0]).toEqual([{ from: '/blog/old', to: '/blog/' }])
  expect(settingsOf({ archiveBasePath: null })[0]).toBeUndefined()
  // A site has one place for tags, and guides come first.
  expect(settingsOf({}, { 'docs/a.md': post('title: A\ntags: [y]') })[1]).toEqual({ path: '/docs/tags' })
})

test('subscribers of the old feeds are named, and files beside posts are copied', () => {
  const { notes, copies } = migrated({ 'blog/2024-03-01-a.md': post(), 'blog/img/a.png': '' })
  expect(notes[0]).toMatch('The feed is now /blog/feed.xml: let your host redirect /blog/rss.xml and /blog/atom.xml to it.')
  expect(copies).toEqual(['blog/img/a.png'])
})

test('a site without posts has no blog', () => {
  expect(migrated({ 'docs/a.md': post() })).toMatchObject({ plugins: [{ value: undefined }], notes: [] })
  expect(migrated({ 'blog/2024-03-01-a.md': post() }, { presets: [['classic', { blog: false }]] }).text).toEqual({})
})

describe('what posts say of their authors', () => {
  test.each<[string, string, string, string]>([
    ['names of the file', 'authors: [jo]', 'authors: [jo]', "jo: { name: 'Jo' }"],
    ['one of them', 'authors: jo', 'authors: jo', "jo: { name: 'Jo' }"],
    [
      'an author whom only the post names',
      'authors:\n  - jo\n  - name: Al Ng\n    url: https://al.example',
      'authors: [jo, al-ng]',
      "'al-ng': { name: 'Al Ng', url: 'https://al.example' }",
    ],
    ['a known author by name', 'authors: { name: Jo }', 'authors: [jo]', "jo: { name: 'Jo' }"],
    [
      'an author in the way of older versions',
      'author: Al\nauthor_url: https://al.example\nauthor_title: Maker',
      'authors: [al]',
      "al: { name: 'Al', url: 'https://al.example' }",
    ],
  ])('%s', (_, lines, expected, known) => {
    const files = { 'blog/2024-03-01-a.md': post(`title: A\n${lines}`), 'blog/authors.yml': 'jo:\n  name: Jo\n' }
    const { text } = migrated(files)
    expect(text['blog/2024-03-01-a.md']).toBe(`---\ntitle: A\n${expected}\n---\n\nText.\n`)
    expect(pluginText(files).replace(/\s+/g, ' ')).toContain(known)
  })
})

test('other keys go, a date is written in full, and a title is there', () => {
  const { text } = migrated({ 'blog/a-post.md': '---\ndate: 2024/3/1\nhide_table_of_contents: true\n---\n\nText.\n' })
  expect(text['blog/a-post.md']).toBe('---\ntitle: a-post\nslug: "/a-post"\ndate: 2024-03-01\n---\n\nText.\n')
})

test('a translation has the place of its original', () => {
  const config = { i18n: { defaultLocale: 'en', locales: ['en', 'de'] }, presets: [['classic', {}]] }
  const { text, addresses } = migrated(
    { 'blog/2024-3-1-a.md': post(), 'i18n/de/docusaurus-plugin-content-blog/2024-3-1-a.md': post('title: B') },
    config,
  )
  expect(text['i18n/de/blog/2024-3-1-a.md']).toBe(post('title: B'))
  expect(addresses).toContainEqual(['/de/blog/2024/3/1/a', '/de/blog/2024/3/1/a'])
})
