import { describe, expect, test } from 'vitest'
import type { CompiledPage } from '@docgen/model'
import { docs, type DocsOptions } from '../../config/sources.ts'
import { guidesOf, pageOf } from '../page-fixture.ts'
import { docsKind } from './docs-kind.ts'

function placed(pages: readonly CompiledPage[], options: DocsOptions = {}, includeDrafts = false) {
  const { source, config } = guidesOf(options, `title: 'begn', mainDoc: 'begn'`)
  const pagesOf = (name: string): readonly CompiledPage[] => (name === source.name ? pages : [])
  return docsKind.place(source, { config, includeDrafts, pagesOf, reactPages: new Map(), apiModels: new Map() })
}

const pages = [
  pageOf('docs/b.md'),
  pageOf('docs/a.md', { frontmatter: { sidebar_position: 2 } }),
  pageOf('docs/hidden.md', { frontmatter: { unlisted: true } }),
  pageOf('docs/x/draft.md', { frontmatter: { draft: true } }),
]

test('gives each page that is no draft a route, with its id and version', () => {
  const { routes, version, diagnostics } = placed(pages)
  expect(routes.map((route) => [route.kind, route.path, 'id' in route && route.id])).toEqual([
    ['doc', '/docs/b/', 'b'],
    ['doc', '/docs/a/', 'a'],
    ['doc', '/docs/hidden/', 'hidden'],
  ])
  expect(routes.every((route) => 'version' in route && route.version === version)).toBe(true)
  expect(version?.docs).toEqual([
    { id: 'b', path: '/docs/b/', sidebar: 'docs' },
    { id: 'a', path: '/docs/a/', sidebar: 'docs' },
    { id: 'hidden', path: '/docs/hidden/', sidebar: undefined },
  ])
  expect(version?.draftIds).toEqual(['x/draft'])
  expect(version?.sidebars['docs']?.map(({ label }) => label)).toEqual(['Title of a.md', 'Title of b.md'])
  expect(diagnostics).toEqual([])
})

test('places drafts where they are asked for, and still says which they are', () => {
  const { routes, version } = placed(pages, {}, true)
  expect(routes.map(({ path }) => path)).toContain('/docs/x/draft/')
  expect(version?.draftIds).toEqual(['x/draft'])
})

test('the page of a category has an id, as those of files have', () => {
  const { version } = placed([pageOf('docs/more/x.md')], { path: '/v2', categoryPages: true })
  expect(version?.docs).toContainEqual({ id: 'more', path: '/v2/more/', sidebar: 'docs' })
})

describe('where the path of the guides leads', () => {
  const main = pageOf('docs/begin.md', { frontmatter: { sidebar_position: 9 } })
  test.each<[string, readonly CompiledPage[], DocsOptions, string | undefined, string | undefined]>([
    ['to the first of the sidebar', pages, {}, '/docs/a/', 'a'],
    [
      'to the index page, by itself',
      [...pages, pageOf('docs/index.md', { frontmatter: { sidebar_position: 9 } })],
      {},
      undefined,
      'index',
    ],
    ['to the main doc', [...pages, main], { mainDoc: 'begin' }, '/docs/begin/', 'begin'],
    [
      'to the first page where none is in the sidebar',
      [pageOf('docs/z.md', { frontmatter: { unlisted: true } })],
      {},
      '/docs/z/',
      'z',
    ],
    [
      'to the first page where the sidebar begins with the page of a category',
      [pageOf('docs/more/x.md')],
      { categoryPages: true },
      '/docs/more/x/',
      'more/x',
    ],
    ['nowhere without pages', [], {}, undefined, undefined],
    ['nowhere at the root of the site, where other pages may be meant', pages, { path: '/' }, undefined, 'a'],
    ['to the main doc at the root of the site', [...pages, main], { path: '/', mainDoc: 'begin' }, '/begin/', 'begin'],
    [
      'to the index page even where another is the main doc',
      [pageOf('docs/index.md'), main],
      { mainDoc: 'begin' },
      undefined,
      'begin',
    ],
  ])('%s', (_, given, options, to, id) => {
    const { entrance, home, version } = placed(given, options)
    expect(entrance).toEqual(
      to === undefined
        ? undefined
        : {
            kind: 'redirect',
            path: docs(options).path,
            from: docs(options).path,
            to,
            at: { file: 'docgen.config.ts', line: 1, column: 1 },
          },
    )
    expect(version?.mainDocId).toBe(id)
    expect(home?.rank).toBe(id === undefined ? undefined : 1)
    expect(home?.path).toBe(version?.docs.find((doc) => doc.id === id)?.path)
  })
})

test('a main doc that is not there is reported where it is named, and the first page takes its place', () => {
  const { version, diagnostics } = placed([pageOf('docs/begin.md'), pageOf('docs/a.md')], { mainDoc: 'begn' })
  expect(version?.mainDocId).toBe('a')
  expect(diagnostics).toMatchObject([{ code: 'unknown-doc', file: 'docgen.config.ts', line: 1, column: 25 }])
  expect(diagnostics[0]?.message).toContain('The main doc of "docs"')
  expect(placed([], { mainDoc: 'begn' }).diagnostics).toEqual([])
  expect(diagnostics[0]?.hint).toContain('"begin"')
})

test('an id that two pages have is reported at the second, which keeps its route', () => {
  const at = { file: 'docs/c.md', line: 2, column: 5 }
  const { routes, diagnostics } = placed([
    pageOf('docs/a.md'),
    pageOf('docs/b.md', { frontmatter: { id: 'a', slug: 'b' } }),
    pageOf('docs/c.md', { frontmatter: { id: 'a', slug: 'c' }, ranges: { id: at } }),
  ])
  expect(routes.map(({ path }) => path)).toEqual(['/docs/a/', '/docs/b/', '/docs/c/'])
  expect(diagnostics).toMatchObject([
    { code: 'duplicate-doc-id', file: 'docs/b.md', line: 1, column: 1 },
    { code: 'duplicate-doc-id', ...at },
  ])
  for (const { message, hint } of diagnostics) expect(`${message} ${hint}`).toContain('docs/a.md')
})

describe('a name that no file of the output can have', () => {
  const range = { file: 'docs/a.md', line: 2, column: 7 }
  test.each<[string, CompiledPage, readonly string[], string]>([
    ['a slug', pageOf('docs/a.md', { frontmatter: { slug: '../x' }, ranges: { slug: range } }), ['/docs/a/'], '2:7 The slug'],
    ['an id', pageOf('docs/a.md', { frontmatter: { id: '..' }, ranges: { id: range } }), ['/docs/a/'], '2:7 The id'],
    ['the name of a file', pageOf('docs/a\u0000.md'), [], '1:1 The name of this file'],
  ])('%s is reported, and the page stands under the name of its file where that can be', (_, page, paths, found) => {
    const { routes, diagnostics } = placed([page])
    expect(routes.map(({ path }) => path)).toEqual(paths)
    expect(diagnostics.map(({ code, line, column, message }) => `${code} ${line}:${column} ${message}`)).toEqual([
      expect.stringContaining(`invalid-route ${found}`),
    ])
  })
})

test('a version says what the config says of it', () => {
  const { version } = placed(pages, {
    name: 'old',
    path: '/docs/1.0',
    version: { name: '1.0', label: 'One', banner: 'unmaintained' },
  })
  expect(version).toMatchObject({ name: '1.0', label: 'One', banner: 'unmaintained', path: '/docs/1.0/', isShown: true })
})
