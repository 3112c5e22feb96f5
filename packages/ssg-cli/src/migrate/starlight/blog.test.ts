import { describe, expect, test } from 'vitest'
import { configFileText } from '../../scaffold/config-file.ts'
import { starlight } from './index.ts'

type Files = Readonly<Record<string, string>>

const docs = 'src/content/docs'
const post = (lines = 'title: A\ndate: 2024-03-01', text = 'Text.'): string => `---\n${lines}\n---\n\n${text}\n`

const reads: string[] = []

interface Given {
  readonly blog?: unknown
  readonly starlight?: object
}

function migrated(files: Files, { blog = {}, starlight: options = {} }: Given = {}) {
  const plugins = [{ $call: 'starlight-blog', arguments: [blog] }]
  const all: Files = { [`${docs}/index.md`]: '---\ntitle: Home\n---\n', ...files }
  const { settings, pages, addresses, notes, copies } = starlight.migrate({
    fromOut: (path) => path,
    files: {
      paths: Object.keys(all).sort(),
      read: (path) => {
        reads.push(path)
        return all[path]
      },
    },
    config: {
      file: 'astro.config.mjs',
      value: {
        site: 'https://kit.example',
        integrations: [{ $call: '@astrojs/starlight', arguments: [{ title: 'Kit', plugins, ...options }] }],
      },
      opaque: [],
    },
    modules: new Map(),
  })
  const setting = (name: string): unknown => settings.find(({ key }) => key === name)?.value
  return {
    config: configFileText(settings),
    text: Object.fromEntries(pages.map(({ to, text }) => [to, text])),
    redirects: setting('redirects'),
    tags: setting('tags'),
    addresses: Object.fromEntries(addresses.map(({ address, now }) => [address, now])),
    notes: notes.filter(({ topic }) => topic === 'blog' || topic === 'plugin').map(({ message }) => message),
    copies: copies.map(({ from, to }) => `${from} ${to}`),
  }
}

describe('a post keeps its address', () => {
  test.each<[string, string, string, string, string | undefined]>([
    ['of its file', 'a.mdx', post(), '/blog/a/', undefined],
    ['in a folder', 'team/a/index.md', post(), '/blog/team/a/', undefined],
    ['with a date in its name, which docgen would leave out', '2024-03-01-a.md', post(), '/blog/2024-03-01-a/', '/2024-03-01-a'],
    ['with signs in its name', 'Kit-2.0.md', post(), '/blog/kit-20/', '/kit-20'],
    ['with a slug', 'a.md', post('title: A\ndate: 2024-03-01\nslug: blog/b'), '/blog/b/', '/b'],
  ])('%s', (_, path, text, address, slug) => {
    const { text: pages, addresses } = migrated({ [`${docs}/blog/${path}`]: text })
    expect(addresses[address]).toBe(address)
    expect(/slug: "(.*)"/.exec(pages[`blog/${path.replace('.mdx', '.md')}`] ?? '')?.[1]).toBe(slug)
  })
})

test('the config has the blog with what the old one says of it', () => {
  const blog = {
    ...{ prefix: '/news/', title: 'What is new', postCount: 2, rss: false },
    authors: { jo: { name: 'Jo', title: 'Maker', picture: '/jo.png', url: 'https://jo.example' } },
  }
  const posts = Object.fromEntries(['a', 'b', 'c'].map((name) => [`${docs}/news/${name}.md`, post()]))
  const { config, text, redirects, addresses, notes } = migrated(posts, { blog })
  expect(config).toContain(`  plugins: [
    blog({
      name: 'news',
      title: 'What is new',
      postsPerPage: 2,
      feed: false,
      authors: { jo: { name: 'Jo', url: 'https://jo.example' } },
    }),
  ],
`)
  expect(config).toContain("navbar: [{ label: 'What is new', to: '/news/' }]")
  // A post that names no author is by all.
  expect(text['news/a.md']).toBe(post('authors: [jo]\ntitle: A\ndate: 2024-03-01'))
  expect(redirects).toEqual([
    { from: '/news/2/', to: '/news/page/2/' },
    { from: '/news/authors/jo/', to: '/news/' },
  ])
  expect(addresses).toMatchObject({ '/news/': '/news/', '/news/2/': '/news/page/2/', '/news/authors/jo/': '/news/' })
  expect(notes).toEqual([
    'The plugin blog() of "@docgen/blog" shows 3 posts; no address has changed. They are now in the folder "news".',
  ])
})

test('what posts say', () => {
  const lines = (given: string): string | undefined => {
    const { text } = migrated({ [`${docs}/blog/a.md`]: post(`title: A\ndate: 2024-03-01\n${given}`) })
    return /^---\n([^]*?)\n---/.exec(text['blog/a.md'] ?? '')?.[1]?.replace('title: A\ndate: 2024-03-01\n', '')
  }
  expect(lines('tags: [a, b]')).toBe('tags: [a, b]')
  expect(lines('excerpt: A **big** [release](/a/), `now`')).toBe('description: "A big release, now"')
  expect(lines('authors:\n  - name: Al Ng\n    url: https://al.example')).toBe('authors: [al-ng]')
  expect(lines('pagefind: false')).toBe('search: false')
  expect(lines('featured: true\nlastUpdated: 2024-04-01')).toBe('title: A\ndate: 2024-03-01')
})

test('a cover is the first picture of the post', () => {
  const cover = 'title: A\ndate: 2024-03-01\ncover:\n  alt: A star\n  image: ../../../assets/star.png'
  const files = { [`${docs}/blog/a.md`]: post(cover), 'src/assets/star.png': '' }
  expect(migrated(files).text['blog/a.md']).toBe(post('title: A\ndate: 2024-03-01', '![A star](../src/assets/star.png)\n\nText.'))
})

test('tags keep their addresses, and a feed has another one', () => {
  const { tags, notes } = migrated({ [`${docs}/blog/a.md`]: post('title: A\ndate: 2024-03-01\ntags: [x]') })
  expect(tags).toEqual({ path: '/blog/tags' })
  expect(notes[0]).toMatch('The feed is now /blog/feed.xml: let your host redirect /blog/rss.xml to it.')
})

test('links, images and partials keep leading to what has moved, by aliases too', () => {
  const { text, copies } = migrated({
    'tsconfig.json': '{ "compilerOptions": { "baseUrl": ".", "paths": { "@assets/*": ["src/assets/*"] } } }',
    [`${docs}/guide.md`]: post('title: G', '[Post](./blog/a.mdx#part) ![](@assets/b.png)'),
    [`${docs}/blog/a.mdx`]: post(undefined, '![](./img/a.png) ![](@assets/b.png) [Guide](../guide.md)'),
    [`${docs}/blog/img/a.png`]: '',
    'src/assets/b.png': '',
  })
  expect(text[`${docs}/guide.md`]).toContain('[Post](../../../blog/a.md#part) ![](../../assets/b.png)')
  expect(text['blog/a.md']).toContain('![](./img/a.png) ![](../src/assets/b.png) [Guide](../src/content/docs/guide.md)')
  expect(copies).toEqual(['src/assets/b.png src/assets/b.png', `${docs}/blog/img/a.png blog/img/a.png`])
})

test('translations are those of the posts', () => {
  const locales = { root: { label: 'English', lang: 'en' }, de: { label: 'Deutsch' } }
  const { text, addresses, config } = migrated(
    {
      [`${docs}/blog/2024-03-01-a.md`]: post(),
      [`${docs}/de/blog/2024-03-01-a.md`]: post('title: B\ndate: 2024-03-01', '![](../../../../assets/b.png)'),
      [`${docs}/blog/c.md`]: post(),
      'src/assets/b.png': '',
    },
    { blog: { title: { en: 'News', de: 'Neues' } }, starlight: { locales } },
  )
  expect(text['i18n/de/blog/2024-03-01-a.md']).toContain('![](../src/assets/b.png)')
  expect(addresses).toMatchObject({
    '/de/blog/2024-03-01-a/': '/de/blog/2024-03-01-a/',
    '/de/blog/c/': '/de/blog/c/',
    '/de/blog/': '/de/blog/',
  })
  expect(config).toContain("blog({ title: { en: 'News', de: 'Neues' } })")
})

test('the sidebar may lead to the blog and to posts', () => {
  const sidebar = [
    { label: 'News', link: '/blog/' },
    { label: 'First', slug: 'blog/a' },
    { label: 'Posts', autogenerate: { directory: 'blog' } },
  ]
  const { config } = migrated({ [`${docs}/blog/a.md`]: post() }, { starlight: { sidebar } })
  expect(config.replace(/\s+/g, ' ')).toContain(
    "sidebar: [ { label: 'News', href: '/blog/' }, { label: 'First', href: '/blog/a/' }, { label: 'Posts', href: '/blog/' }, ]",
  )
})

test('a page without a date is none of the posts, and other plugins are named', () => {
  const plugins = ['starlight-blog', 'starlight-links-validator', 'starlight-obsidian'].map(($call) => ({ $call, arguments: [] }))
  const { text, config, notes } = migrated({ [`${docs}/blog/about.md`]: post('title: About') }, { starlight: { plugins } })
  expect(Object.keys(text)).toContain(`${docs}/blog/about.md`)
  expect(config).not.toContain('blog(')
  expect(notes).toEqual([
    'The plugin "starlight-links-validator" was removed: docgen checks all links itself.',
    'The plugin "starlight-obsidian" of Starlight was left out.',
  ])
})

test('a page is read as often, however many links lead there', () => {
  const readsOf = (links: number): number => {
    reads.length = 0
    migrated({
      [`${docs}/a.md`]: post('title: A', '[b](./b.md) ![c](./c.png)\n'.repeat(links)),
      [`${docs}/b.md`]: post('title: B'),
    })
    return reads.length
  }
  expect(readsOf(40)).toBe(readsOf(1))
})
