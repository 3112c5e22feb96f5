import { expect, test } from 'vitest'
import { docIdentityOf } from './doc-identity.ts'

test.each([
  ['index.md', {}, '/docs/', 'index', '/docs/'],
  ['README.md', {}, '/', 'README', '/'],
  ['guide/index.md', {}, '/docs/', 'guide/index', '/docs/guide/'],
  ['guide/1.install.md', {}, '/docs/', 'guide/install', '/docs/guide/install/'],
  ['02-guide/10-install.md', {}, '/', 'guide/install', '/guide/install/'],
  ['2024-03-01-news.md', {}, '/', '2024-03-01-news', '/2024-03-01-news/'],
  ['7.0-notes.md', {}, '/', '7.0-notes', '/7.0-notes/'],
  ['cafe\u0301/the\u0301.md', {}, '/', 'caf\u00e9/th\u00e9', '/caf\u00e9/th\u00e9/'],
  ['constructor.md', {}, '/', 'constructor', '/constructor/'],
  ['a/b.md', { id: 'c' }, '/docs/', 'a/c', '/docs/a/c/'],
  ['a/b.md', { slug: 'd' }, '/docs/', 'a/b', '/docs/a/d/'],
  ['a/b.md', { slug: '/d/e' }, '/docs/', 'a/b', '/docs/d/e/'],
  ['a/b.md', { slug: '/' }, '/docs/', 'a/b', '/docs/'],
  ['1 - install.md', {}, '/', 'install', '/install/'],
  ['0123-install.md', {}, '/', '0123-install', '/0123-install/'],
  ['a.md-files.md', {}, '/', 'a.md-files', '/a.md-files/'],
  ['myindex.md', {}, '/', 'myindex', '/myindex/'],
  ['readmes.md', {}, '/', 'readmes', '/readmes/'],
  ['guide/index.md', { id: 'start' }, '/docs/', 'guide/start', '/docs/guide/start/'],
])('%s with %j under %s', (contentPath, frontmatter, base, id, path) =>
  expect(docIdentityOf(contentPath, frontmatter, base)).toMatchObject({ id, path }),
)

test.each([
  ['index.md', true, undefined],
  ['guide/02-ReadMe.md', true, 2],
  ['02-guide/10.install.md', false, 10],
  ['2024-03-01-news.md', false, undefined],
  ['indexes.md', false, undefined],
])('whether %s is the page of its folder, and its number', (contentPath, isIndex, position) =>
  expect(docIdentityOf(contentPath, {}, '/')).toMatchObject({ isIndex, position }),
)
