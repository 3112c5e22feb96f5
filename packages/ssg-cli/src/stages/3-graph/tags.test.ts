import { describe, expect, test } from 'vitest'
import type { CompiledPage, DocgenConfig } from '@docgen/model'
import { docs } from '../../config/sources.ts'
import { configOf, pageOf } from '../../sources/page-fixture.ts'
import { buildRouteGraph } from './build-route-graph.ts'

function built(pages: readonly CompiledPage[], config: Partial<DocgenConfig>, text = '') {
  const { graph, diagnostics } = buildRouteGraph({
    config: configOf(config, text),
    pages,
    reactPages: new Map(),
    apiModels: new Map(),
    includeDrafts: false,
  })
  const tags = graph.routes.flatMap((route) => (route.kind === 'tag' ? [route.tag] : []))
  return { graph, tags, diagnostics }
}

const tagged = (file: string, tags: readonly string[], parts: Partial<CompiledPage> = {}) =>
  pageOf(file, { ...parts, frontmatter: { tags, ...parts.frontmatter } })

describe('pages of tags', () => {
  test('are made where the config asks for them', () => {
    const pages = [tagged('docs/a.md', ['web'])]
    expect(built(pages, {}).graph.routeByPath.get('/tags/')).toBeUndefined()
    expect(built(pages, { tags: false }).tags).toEqual([])
    const { graph, tags } = built(pages, { tags: true }, 'tags: true')
    expect(graph.routeByPath.get('/tags/')).toMatchObject({ kind: 'tags', tags, at: { line: 1, column: 1 } })
    expect(tags).toMatchObject([{ label: 'web', path: '/tags/web/', pages: ['/docs/a/'] }])
    expect(graph.tagByName?.get('web')).toBe(tags[0])
  })

  test('stand under the path of the config, and a site without tags has none', () => {
    expect(built([tagged('docs/a.md', ['web'])], { tags: { path: '/docs/topics' } }).tags[0]?.path).toBe('/docs/topics/web/')
    expect(built([pageOf('docs/a.md')], { tags: true }).graph.routeByPath.get('/tags/')).toBeUndefined()
  })

  test('may be called like something that every object has', () => {
    const text = "{ known: 'x' }, {\n  tags: true,\n}, { constructor: 1 }"
    const { tags } = built([tagged('docs/a.md', ['constructor'])], { tags: true }, text)
    expect(tags).toMatchObject([{ label: 'constructor', path: '/tags/constructor/', at: { line: 2, column: 3 } }])
  })

  test('take tags that differ by letter case for one, by its most frequent name', () => {
    const pages = [tagged('docs/a.md', ['web']), tagged('docs/b.md', ['Web']), tagged('docs/c.md', ['Web', 'C++', 'C#'])]
    const { tags, graph } = built(pages, { tags: { known: undefined } })
    expect(tags.map(({ label, pages: own }) => [label, own.length])).toContainEqual(['Web', 3])
    expect(graph.tagByName?.get('web')).toBe(graph.tagByName?.get('Web'))
  })

  test('have addresses of their own, also where their names differ in signs alone', () => {
    const pages = [tagged('docs/a.md', ['C#']), tagged('docs/b.md', ['c', 'c++'])]
    const { tags, diagnostics } = built(pages, { tags: true })
    expect(tags.map(({ label, path }) => `${label} ${path}`).toSorted()).toEqual([
      'C# /tags/c/',
      'c /tags/c-1/',
      'c++ /tags/c-2/',
    ])
    expect(diagnostics).toEqual([])
  })

  test('list pages by their titles, without those that are unlisted or of an older version', () => {
    const sources = [
      docs({ dir: 'new', path: '/docs', version: { name: '2.0' } }),
      docs({ dir: 'old', path: '/docs/1.0', version: { name: '1.0' } }),
    ]
    const pages = [
      tagged('new/z.md', ['web'], { source: 'docs-2.0', title: 'Alpha' }),
      tagged('new/a.md', ['web'], { source: 'docs-2.0', title: 'Beta' }),
      tagged('new/hidden.md', ['web', 'secret'], {
        source: 'docs-2.0',
        frontmatter: { unlisted: true, tags: ['web', 'secret'] },
      }),
      tagged('old/a.md', ['web', 'gone'], { source: 'docs-1.0' }),
    ]
    const { tags, graph } = built(pages, { sources, tags: true })
    expect(tags.map(({ label, pages: own }) => [label, own])).toEqual([['web', ['/docs/z/', '/docs/a/']]])
    expect(graph.tagByName?.has('gone')).toBe(false)
  })
})

describe('tags that the config declares', () => {
  const known = { 'sign-in': { label: 'Sign in', description: 'Who they are.', slug: 'auth' }, web: {} }
  const at = { file: 'docs/a.md', line: 3, column: 7 }

  test('have its label, description and address', () => {
    const text = `tags: { known: { 'sign-in': {} } }`
    const { tags, diagnostics } = built([tagged('docs/a.md', ['sign-in'])], { tags: { known } }, text)
    expect(tags).toMatchObject([
      {
        label: 'Sign in',
        description: 'Who they are.',
        path: '/tags/auth/',
        at: { file: 'docgen.config.ts', line: 1, column: 18 },
      },
    ])
    expect(diagnostics).toEqual([])
  })

  test.each([
    ['Sign-In', 'Write "sign-in", the closest tag.'],
    ['wbe', 'Write "web", the closest tag.'],
    ['payments', 'Add it to `tags.known` in the config, or remove it here.'],
  ])('%s is none of them', (name, hint) => {
    const { graph, diagnostics } = built([tagged('docs/a.md', [name, 'web'], { ranges: { tags: at } })], { tags: { known } })
    expect(diagnostics).toMatchObject([{ code: 'unknown-tag', severity: 'warning', ...at, hint }])
    expect(graph.tagByName?.has(name)).toBe(false)
  })

  test('two of one address are reported where the second is declared', () => {
    const text = `tags: {\n  known: { a: {},\n b: { slug: 'a' } },\n}`
    const { diagnostics } = built([tagged('docs/a.md', ['a', 'b'])], { tags: { known: { a: {}, b: { slug: 'a' } } } }, text)
    expect(diagnostics).toMatchObject([{ code: 'duplicate-route', file: 'docgen.config.ts', line: 3, column: 2 }])
    expect(diagnostics[0]?.hint).toContain('another "slug"')
  })
})
