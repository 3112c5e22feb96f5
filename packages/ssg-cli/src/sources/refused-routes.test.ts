import { describe, expect, test } from 'vitest'
import type { CompiledPage, Frontmatter } from '@docgen/model'
import { docIdentityOf } from './docs/doc-identity.ts'
import { refusalOfDoc, refusalOfRoute, withoutRefused } from './refused-routes.ts'

const config = {
  trailingSlash: true,
  configFiles: [{ file: 'docgen.config.ts', text: "x({ redirects: [{ from: '/../a', to: '/' }] })" }],
}

function pageOf(contentPath: string, frontmatter: Frontmatter): CompiledPage {
  const file = `docs/${contentPath}`
  const ranges = {
    ...(frontmatter.slug !== undefined && { slug: { file, line: 2, column: 7 } }),
    ...(frontmatter.id !== undefined && { id: { file, line: 3, column: 5 } }),
  }
  const rest = { source: 'docs', key: '', title: '', description: '', slots: [], headings: [], anchors: [], diagnostics: [] }
  return { file, contentPath, frontmatter, ranges, ...rest }
}

const checkDoc = (contentPath: string, frontmatter: Frontmatter, trailingSlash = true) => {
  const { path } = docIdentityOf(contentPath, frontmatter, '/docs/')
  const page = pageOf(contentPath, frontmatter)
  const { kept, diagnostics } = withoutRefused([{ path }], { ...config, trailingSlash }, (_, refusal) =>
    refusalOfDoc(page, refusal),
  )
  return [kept.length, ...diagnostics.map(({ line, column, message }) => `${line}:${column} ${message}`)]
}

describe('a doc', () => {
  test.each<[string, Frontmatter]>([
    ['guide/install.md', {}],
    ['guide/install.md', { slug: '/a/b' }],
    ['guide/install.md', { slug: 'über-uns' }],
    ['guide/con.md', { slug: '/guide/console' }],
    ['index.md', { slug: '/' }],
    ['1.aux-files/a.md', { id: 'x..y' }],
  ])('%s %j stays', (file, frontmatter) => expect(checkDoc(file, frontmatter)).toEqual([1]))

  const refused = (what: string, reason: string) => `${what} cannot be a path of the site: ${reason}.`
  test.each<[string, Frontmatter, string]>([
    ['p.md', { slug: '/../../victim' }, `2:7 ${refused('The slug "/../../victim"', '".." leads to another folder')}`],
    ['p.md', { slug: '../../x' }, `2:7 ${refused('The slug "../../x"', '".." leads to another folder')}`],
    ['p.md', { slug: './x' }, `2:7 ${refused('The slug "./x"', '"." leads to another folder')}`],
    [
      'p.md',
      { slug: '/..\\..\\x' },
      `2:7 ${refused('The slug "/..\\..\\x"', '"..\\..\\x" holds a backslash, which Windows takes for a "/"')}`,
    ],
    ['p.md', { slug: '/a\0b' }, `2:7 ${refused('The slug "/a\\u0000b"', '"a\\u0000b" holds a control character')}`],
    ['p.md', { slug: 'nul' }, `2:7 ${refused('The slug "nul"', '"nul" is a reserved name on Windows')}`],
    ['p.md', { id: '..' }, `3:5 ${refused('The id ".."', '".." leads to another folder')}`],
    ['p.md', { id: 'a', slug: '..' }, `2:7 ${refused('The slug ".."', '".." leads to another folder')}`],
    ['2.aux.md', {}, `1:1 ${refused('The name of this file', '"aux" is a reserved name on Windows')}`],
    ['what?.md', {}, `1:1 ${refused('The name of this file', '"what?" holds "?", which Windows allows in no name')}`],
    ['1.con/a.md', { id: 'b' }, `1:1 ${refused('The folder of this file', '"con" is a reserved name on Windows')}`],
    ['con/a.md', { slug: 'b' }, `1:1 ${refused('The folder of this file', '"con" is a reserved name on Windows')}`],
  ])('%s %j is refused', (file, frontmatter, finding) => expect(checkDoc(file, frontmatter)).toEqual([0, finding]))

  test('a slug of 300 letters is refused where it is written', () => {
    expect(checkDoc('p.md', { slug: `/${'a'.repeat(300)}` })).toEqual([
      0,
      expect.stringMatching(
        /^2:7 The slug "\/a+…" cannot be a path of the site: "a+…" has 300 bytes, and a name may have at most 240\.$/,
      ),
    ])
  })

  test('the ending of the file counts too', () => {
    const slug = `/${'a'.repeat(238)}`
    expect(checkDoc('p.md', { slug }, true)).toEqual([1])
    expect(checkDoc('p.md', { slug }, false)).toEqual([0, expect.stringContaining('has 243 bytes')])
  })
})

test('a redirect is refused where its path is written', () => {
  const at = { file: 'docgen.config.ts', line: 1, column: 40 }
  const route = { kind: 'redirect', path: '/../a/', from: '/../a', to: '/', at } as const
  expect(refusalOfRoute(route, { segment: '..', reason: '".." leads to another folder' }, config)).toMatchObject({
    code: 'invalid-route',
    file: 'docgen.config.ts',
    line: 1,
    column: 25,
    message: 'The path "/../a" of a redirect cannot be a path of the site: ".." leads to another folder.',
  })
})

test('one that a pattern makes is refused where the pattern is written', () => {
  const at = { file: 'docgen.config.ts', line: 1, column: 41 }
  const route = { kind: 'redirect', path: '/a:b/x/', from: '/a:b/x/', to: '/x/', at, written: '/a:b/*' } as const
  const configFiles = [{ file: 'docgen.config.ts', text: "x({ redirects: [{ from: '/a:b/*', to: '/*' }] })" }]
  const refusal = { segment: 'a:b', reason: '"a:b" holds ":", which Windows allows in no name' }
  expect(refusalOfRoute(route, refusal, { ...config, configFiles })).toMatchObject({ code: 'invalid-route', line: 1, column: 25 })
})
