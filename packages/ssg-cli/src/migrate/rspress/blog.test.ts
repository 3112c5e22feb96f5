import { expect, test } from 'vitest'
import { configFileText } from '../../scaffold/config-file.ts'
import { rspress } from './index.ts'

type Files = Readonly<Record<string, string>>

const languages = {
  lang: 'en',
  locales: [{ lang: 'en' }, { lang: 'zh' }],
  themeConfig: { nav: [{ text: 'Blog', link: '/blog/index' }] },
}

function migrated(files: Files, config: object = {}) {
  const { settings, pages, addresses, notes } = migrate(files, config)
  return {
    config: configFileText(settings.filter(({ key }) => ['plugins', 'navbar', 'sources'].includes(key))),
    text: Object.fromEntries(pages.map(({ to, text }) => [to, text])),
    addresses: addresses.map(({ address, now }) => [address, now]),
    notes: notes.filter(({ topic }) => topic === 'blog').map(({ kind, message }) => `${kind} ${message}`),
  }
}

const migrate = (files: Files, config: object) =>
  rspress.migrate({
    fromOut: (path) => path,
    files: { paths: Object.keys(files).sort(), read: (path) => files[path] },
    config: { file: 'rspress.config.ts', value: config, opaque: [] },
    modules: new Map(),
  })

const post =
  '---\ndate: 2024-03-01 08:00:00\nsidebar: false\nauthors:\n  - name: Ada L\n    avatar: /ada.png\n    github: ada\n---\n\n_March_\n\n# A release\n\nText, [the list](./index.mdx) and [the guide](../guide.mdx).\n'

test('pages with dates in the folder of a blog become posts in all languages', () => {
  const { config, text, addresses, notes } = migrated(
    {
      'docs/en/guide.mdx': '# Guide\n\nRead [the news](/blog/) and [more](./blog/v1-0.mdx).\n',
      'docs/en/blog/index.mdx': "---\ntitle: News\n---\n\nimport { List } from '@own'\n\n<List />\n\nMore *words*.\n",
      'docs/en/blog/v1-0.mdx': post,
      'docs/zh/blog/index.mdx': '# 新闻\n',
      'docs/zh/blog/v1-0.mdx': '---\ndate: 2024-03-01\ntitle: A\n---\n\n# 新版本\n',
    },
    languages,
  )
  expect(text).toEqual({
    'docs/en/guide.md': '# Guide\n\nRead [the news](/blog/) and [more](../../blog/v1-0.md).\n',
    'blog/v1-0.md':
      '---\ntitle: A release\ndate: 2024-03-01 08:00:00\nauthors: [ada-l]\n---\n\n_March_\n\n\n\nText, [the list](/blog) and [the guide](../docs/en/guide.md).\n',
    'i18n/zh/blog/v1-0.md': '---\ndate: 2024-03-01\n---\n\n# 新版本\n',
  })
  expect(config).toContain(
    "blog({\n      title: { en: 'News', zh: '新闻' },\n      authors: { 'ada-l': { name: 'Ada L', url: 'https://github.com/ada' } },\n    }),",
  )
  expect(config).toContain("{ label: 'Blog', to: '/blog' }")
  expect(addresses).toEqual([
    ['/blog/v1-0.html', '/blog/v1-0/'],
    ['/guide.html', '/guide/'],
    ['/zh/blog/v1-0.html', '/zh/blog/v1-0/'],
    ['/blog/', '/blog/'],
    ['/zh/blog/', '/zh/blog/'],
  ])
  expect(notes).toEqual([
    'changed The plugin blog() of "@docgen/blog" shows 1 post; no address has changed. They are now in the folder "blog".',
    'left The page that listed the posts was removed, because blog() lists them. It also said: "More *words*."',
  ])
})

test('files outside of the folder of all pages are copied for the pages that show them', () => {
  const { pages, copies } = migrate(
    { 'pages/a.md': '![One](../assets/one.svg)\n\n![Two](./two.svg)\n', 'pages/two.svg': '', 'assets/one.svg': '' },
    { root: 'pages' },
  )
  expect(pages.map(({ text }) => text)).toEqual(['---\ntitle: "a"\n---\n\n![One](../assets/one.svg)\n\n![Two](./two.svg)\n'])
  expect(copies.map(({ to }) => to).sort()).toEqual(['assets/one.svg', 'pages/two.svg'])
})

test.each<[string, Files]>([
  ['without a date', { 'docs/en/blog/a.md': post, 'docs/en/blog/b.md': '# B\n' }],
  ['without an original', { 'docs/en/blog/a.md': post, 'docs/zh/blog/b.md': post }],
  ['that is code', { 'docs/en/blog/a.md': post, 'docs/en/blog/b.tsx': '' }],
])('with a page %s, they stay pages of the docs', (_, files) => {
  const { text, config } = migrated(files, languages)
  expect(Object.keys(text)).toContain('docs/en/blog/a.md')
  expect(config).not.toContain('blog(')
})
