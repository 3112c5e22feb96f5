import { expect, test } from 'vitest'
import { fileLink } from './file-link.ts'

const paths = ['docs/a.md', 'docs/api/Store.md', 'docs/api/store/a.mdx', 'docs/guide/b.md', 'CHANGELOG.md']
const files = { paths, read: (path: string) => (paths.includes(path) ? '' : undefined) }

test.each([
  ['beside the page', './b.md', './b.md'],
  ['beside the page, without a dot', 'b.md#x', 'b.md#x'],
  ['in the folder of all docs', 'api/Store.md#dispatch', '../api/Store.md#dispatch'],
  ['in the folder of all docs, as an absolute path', '/api/Store.md', '../api/Store.md'],
  ['MDX', 'api/store/a.md', '../api/store/a.md'],
  ['of the site', '@site/docs/a.md', '../a.md'],
  ['in the folder of the site', 'CHANGELOG.md', '../../CHANGELOG.md'],
  ['nowhere', 'missing.md', 'missing.md'],
  ['an address', 'https://widgets.example/a.md', 'https://widgets.example/a.md'],
  ['a page', '/api/Store', '/api/Store'],
])('a file %s: %s', (_, path, link) => expect(fileLink(path, 'docs/guide/b.md', { files, dir: 'docs' })).toBe(link))
