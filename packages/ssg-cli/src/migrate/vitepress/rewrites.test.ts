import { expect, test } from 'vitest'
import { vitepress } from './index.ts'
import { rewrittenPath } from './rewrites.ts'

test.each([
  ['a.md', { 'a.md': 'b/index.md' }, 'b/index.md'],
  ['packages/core/src/guide/a.md', { 'packages/:pkg/src/:rest*': ':pkg/:rest*' }, 'core/guide/a.md'],
  ['packages/core/README.md', { 'packages/:name(\\w+)/README.md': ':name.md', 'packages/(.*)': 'x/:0' }, 'core.md'],
  ['packages/core/b.md', { 'packages/:name/README.md': ':name.md', 'packages/(.*)': 'x/:0' }, 'x/core/b.md'],
  ['a.md', { '(*)': 'x/:0', 'a.md': 'b.md' }, 'b.md'],
  ['packages.md', { 'packages/(.*)': 'x/:0', '(.*)': 1 }, 'packages.md'],
])('%j is rewritten by %j', (path, rewrites, expected) => expect(rewrittenPath(path, { rewrites })).toBe(expected))

test('pages of packages keep the addresses that a pattern gives them, and their links', () => {
  const texts: Readonly<Record<string, string>> = {
    'packages/core/docs/index.md':
      '# Core\n\n[Parts](../parts/index.md#a), [out](../x.md), ![a](./a.png), [up](https://a.example)\n',
    'guide/a.md': '# A\n\n[B](./b.md) [Core](../core/#x)\n',
    'guide/b.md': '# B\n',
    'packages/parts/docs/index.md': '# Parts\n\n[Core](../core/)\n',
  }
  const { pages, addresses } = vitepress.migrate({
    files: { paths: Object.keys(texts), read: (path) => texts[path] },
    config: { file: '.vitepress/config.ts', value: { rewrites: { 'packages/:name/docs/:rest*': ':name/:rest*' } }, opaque: [] },
    modules: new Map(),
    fromOut: (path) => path,
  })
  expect(addresses.map(({ address }) => address)).toEqual(['/core/', '/guide/a.html', '/guide/b.html', '/parts/'])
  expect(pages.map(({ text }) => text)).toEqual([
    '---\nslug: "/core"\n---\n\n# Core\n\n[Parts](/parts#a), [out](../x.md), ![a](./a.png), [up](https://a.example)\n',
    '# A\n\n[B](./b.md) [Core](/core#x)\n',
    '# B\n',
    '---\nslug: "/parts"\n---\n\n# Parts\n\n[Core](/core)\n',
  ])
})
