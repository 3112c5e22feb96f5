import { expect, test } from 'vitest'
import { linkBetween } from './moved-files.ts'

const files = new Set([
  'docs/a.md',
  'docs/img/a b.png',
  'docs/blog/posts/one.md',
  'docs/blog/posts/two.md',
  'docs/blog/posts/x.png',
])

const newPathOf = (file: string): string =>
  file.startsWith('docs/blog/posts/') ? `blog/${file.slice('docs/blog/posts/'.length)}` : file

test.each([
  ['docs/blog/posts/one.md', '../../a.md#part', '../docs/a.md#part'],
  ['docs/blog/posts/one.md', '../../img/a%20b.png', '../docs/img/a%20b.png'],
  // What moves together stays as it is written.
  ['docs/blog/posts/one.md', 'two.md', 'two.md'],
  ['docs/blog/posts/one.md', './x.png', './x.png'],
  ['docs/a.md', 'blog/posts/two.md?plain', '../blog/two.md?plain'],
  ['docs/a.md', 'img/a%20b.png', 'img/a%20b.png'],
  ['docs/a.md', 'gone.md', 'gone.md'],
  ['docs/a.md', 'blog/posts/', 'blog/posts/'],
  ['docs/a.md', '/blog/posts/two.md', '/blog/posts/two.md'],
  ['docs/a.md', 'https://x.example/blog/posts/two.md', 'https://x.example/blog/posts/two.md'],
  ['docs/a.md', '#part', '#part'],
  ['docs/a.md', '%E0%A4%A.md', '%E0%A4%A.md'],
])('in %s, %s is %s', (file, path, expected) =>
  expect(linkBetween(path, file, newPathOf, (each) => files.has(each))).toBe(expected),
)
