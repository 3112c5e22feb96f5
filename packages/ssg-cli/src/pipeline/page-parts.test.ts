import { expect, test } from 'vitest'
import type { SitePage } from '@docgen/model'
import { createSharedSums } from '../stages/6-emit/page-keys.ts'
import { hashOf } from './hash.ts'
import { changedParts, pagePartsOf } from './page-parts.ts'

const keys = { codeKey: 'code', compilerKey: 'compiler', sourceKey: 'source', sums: createSharedSums(hashOf) }

function pageOf(change: { readonly props?: object; readonly head?: object; readonly contentKey?: string } = {}): SitePage {
  const head = { title: 'A', styles: ['a.css'], scripts: ['a.js'], ...change.head }
  const props = { title: 'A', sidebar: [{ label: 'B' }], head, ...change.props }
  // Nothing else of a page is looked at.
  return {
    resolved: () => ({ page: { layout: 'doc', props }, contentKey: change.contentKey ?? 'key\n/b/' }),
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
  ['a prop that it did not have', pageOf({ props: { next: { title: 'N' } } }), {}, ['next']],
])('of a page where %s changed, the parts say so', (_, page, change, expected) => {
  const before = pagePartsOf(pageOf(), keys)
  expect(changedParts(before, pagePartsOf(page, { ...keys, ...change }))).toEqual(expected)
})
