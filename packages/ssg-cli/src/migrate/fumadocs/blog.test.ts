import { describe, expect, test } from 'vitest'
import { configFileText } from '../../scaffold/config-file.ts'
import { fumadocs } from './index.ts'

type Files = Readonly<Record<string, string>>

const post = (lines = 'title: A\ndate: 2024-03-01'): string => `---\n${lines}\n---\n\nText.\n`

const definitions = `import { defineDocs, defineCollections } from 'fumadocs-mdx/config'
export const docs = defineDocs({ dir: 'content/docs' })
export const blogPosts = defineCollections({ type: 'doc', dir: 'content/blog' })
`

function migrated(files: Files, base = '/blog', i18n = '') {
  const source = `import { loader } from 'fumadocs-core/source'
export const source = loader({ baseUrl: '/docs', source: docs.toFumadocsSource()${i18n} })
export const blog = loader({ baseUrl: '${base}', source: toFumadocsSource(blogPosts, []) })
`
  const all: Files = {
    'source.config.ts': definitions,
    'lib/source.ts': source,
    'content/docs/index.mdx': '---\ntitle: Docs\n---\n',
    ...files,
  }
  const value =
    i18n === ''
      ? {}
      : {
          source: {
            $call: 'loader',
            arguments: [{ baseUrl: '/docs', i18n: { languages: ['en', 'de'], defaultLanguage: 'en' } }],
          },
        }
  const { settings, pages, addresses, notes } = fumadocs.migrate({
    fromOut: (path) => path,
    files: { paths: Object.keys(all).sort(), read: (path) => all[path] },
    config: { file: 'source.config.ts', value: {}, opaque: [] },
    modules: new Map([['lib/source.ts', { file: 'lib/source.ts', value, opaque: [] }]]),
  })
  return {
    config: configFileText(settings),
    text: Object.fromEntries(pages.map(({ to, text }) => [to, text])),
    addresses: Object.fromEntries(addresses.map(({ address, now }) => [address, now])),
    notes: notes.filter(({ topic }) => topic === 'blog').map(({ message }) => message),
  }
}

test('a collection of dated pages is a blog, at the same addresses', () => {
  const { config, addresses, notes } = migrated(
    { 'content/blog/a.mdx': post(), 'content/blog/2024-03-01-b.mdx': post(), 'app/blog/page.tsx': 'export default () => null\n' },
    '/news',
  )
  expect(config).toContain("plugins: [blog({ name: 'news', dir: 'content/blog', title: 'News' })]")
  expect(config).toContain("navbar: [{ label: 'News', to: '/news/' }]")
  expect(config).not.toContain("docs({ dir: 'content/blog'")
  expect(addresses).toMatchObject({ '/news/a': '/news/a/', '/news/2024-03-01-b': '/news/2024-03-01-b/' })
  expect(notes).toEqual(['The plugin blog() of "@docgen/blog" shows 2 posts; no address has changed.'])
})

test('collections of pages have names of their own in the navbar', () => {
  const { config } = migrated({
    'source.config.ts': definitions.replace("defineCollections({ type: 'doc', ", 'defineDocs({ '),
    'content/blog/a.mdx': post('title: A'),
    'app/page.tsx': 'export default () => <h1>Home</h1>\n',
  })
  expect(config).toContain("{ label: 'Documentation', to: '/docs' }")
  expect(config).toContain("{ label: 'Blog', to: '/blog/a', activePath: '/blog' }")
})

test('authors stay by their names, and those with more to tell are in the config', () => {
  const authors = 'title: A\ndate: 2024-03-01\nauthors:\n  - name: Al Ng\n    url: https://al.example'
  const { text, config } = migrated({
    'content/blog/a.mdx': post('title: A\ndate: 2024-03-01\nauthor: Jo Miller\ncategory: x\ntags: [y]'),
    'content/blog/b.mdx': post(authors),
  })
  expect(text['content/blog/a.md']).toBe(post('title: A\ndate: 2024-03-01\nauthor: Jo Miller\ntags: [y]'))
  expect(text['content/blog/b.md']).toBe(post('title: A\ndate: 2024-03-01\nauthors: [al-ng]'))
  expect(config.replace(/\s+/g, ' ')).toContain(
    "authors: { 'al-ng': { name: 'Al Ng', url: 'https://al.example' }, 'Jo Miller': { name: 'Jo Miller' } }",
  )
})

describe('a collection stays a list of pages', () => {
  test.each<[string, Files, string]>([
    ['with a page without a date', { 'content/blog/a.mdx': post(), 'content/blog/b.mdx': post('title: B') }, ''],
    ['with a page that lists them', { 'content/blog/a.mdx': post(), 'content/blog/index.mdx': post() }, ''],
    ['in several languages', { 'content/blog/a.mdx': post() }, ', i18n'],
  ])('%s', (_, files, i18n) => {
    const { config } = migrated(files, '/blog', i18n)
    expect(config).not.toContain('blog({')
    expect(config).toContain("dir: 'content/blog'")
  })
})
