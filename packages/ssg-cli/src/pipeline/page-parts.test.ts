import { expect, test } from 'vitest'
import type { SitePage } from '@docgen/model'
import { createSharedSums } from '../stages/6-emit/page-keys.ts'
import { hashOf } from './hash.ts'
import { changedParts, pagePartsOf, partLength } from './page-parts.ts'

const keys = { codeKey: 'code', compilerKey: 'compiler', sourceKey: 'source', sums: createSharedSums(hashOf) }

function pageOf(
  change: {
    readonly props?: object
    readonly head?: object
    readonly contentKey?: string
    readonly layout?: string
    readonly isBare?: boolean
  } = {},
): SitePage {
  const head = { title: 'A', styles: ['a.css'], scripts: ['a.js'], ...change.head }
  const props = { title: 'A', ...(!change.isBare && { sidebar: [{ label: 'B' }] }), head, ...change.props }
  // Nothing else of a page is looked at.
  return {
    resolved: () => ({ page: { layout: change.layout ?? 'doc', props }, contentKey: change.contentKey ?? 'key\n/b/' }),
  } as unknown as SitePage
}

test.each<[string, SitePage, Partial<typeof keys>, readonly string[]]>([
  ['nothing', pageOf(), {}, []],
  ['its text', pageOf({ contentKey: 'other\n/b/' }), { sourceKey: 'other' }, ['source']],
  ['the address of a page that it links to', pageOf({ contentKey: 'key\n/c/' }), {}, ['content']],
  ['the compiler', pageOf({ contentKey: 'other\n/b/' }), { compilerKey: 'newer' }, ['compiler']],
  ['the code of the theme', pageOf(), { codeKey: 'newer' }, ['code']],
  ['a label of the sidebar', pageOf({ props: { sidebar: [{ label: 'C' }] } }), {}, ['sidebar']],
  ['its title', pageOf({ props: { title: 'Z' }, head: { title: 'Z' } }), {}, ['title', 'head']],
  ['the name of a script', pageOf({ head: { scripts: ['b.js'] } }), {}, ['assets']],
  ['the name of a style sheet', pageOf({ head: { styles: ['b.css'] } }), {}, ['assets']],
  ['a script in it', pageOf({ head: { inlineScript: 'run()' } }), {}, ['assets']],
  ['its layout', pageOf({ layout: 'home' }), {}, ['layout']],
  ['the sidebar that it had', pageOf({ isBare: true }), {}, ['sidebar']],
  ['a prop that it did not have', pageOf({ props: { next: { title: 'N' } } }), {}, ['next']],
])('of a page where %s changed, the parts say so', (_, page, change, expected) => {
  const before = pagePartsOf(pageOf(), keys)
  expect(changedParts(before, pagePartsOf(page, { ...keys, ...change }))).toEqual(expected)
})

test('a page that is made of no Markdown has no source and no compiler, and all that it says is its content', () => {
  const made = { ...keys, sourceKey: undefined }
  const before = pagePartsOf(pageOf(), made)
  expect(Object.keys(before)).toEqual(['code', 'layout', 'title', 'sidebar', 'head', 'assets', 'content'])
  expect(changedParts(before, pagePartsOf(pageOf({ contentKey: 'other\n/b/' }), { ...made, compilerKey: 'newer' }))).toEqual([
    'content',
  ])
})

test('a part is a short hash, and parts that a page no longer has come last', () => {
  const long = { codeKey: 'code-of-now', compilerKey: 'compiler-1', sourceKey: 'source-of-a' }
  const parts = pagePartsOf(pageOf({ props: { next: 'N' } }), { ...keys, ...long })
  expect(parts).toMatchObject({ code: 'code-of-', source: 'source-o', compiler: 'compiler' })
  expect(Object.values(parts).every((part) => part.length === partLength)).toBe(true)
  expect(changedParts(parts, pagePartsOf(pageOf({ props: { title: 'Z' } }), { ...keys, ...long }))).toEqual(['title', 'next'])
})
