import { expect, test } from 'vitest'
import {
  enumMemberAnchorOf,
  memberAnchorOf,
  namesOf,
  plainIdOf,
  summaryTextOf,
  unexportedAnchorsOf,
  type ApiComment,
  type ApiMember,
  type ApiSignature,
} from './api.ts'

test.each([
  ['size', false, 'size'],
  ['size', true, 'static-size'],
  ['名前', false, '名前'],
  ['größe', false, 'größe'],
  ['a key', false, 'a-key'],
  ['$ref', false, '$ref'],
])('the member %s (static: %s) has the anchor %s', (name, isStatic, anchor) => {
  expect(memberAnchorOf({ kind: 'property', name, flags: { isStatic } } as ApiMember)).toBe(anchor) // All that an anchor is made of.
})

test.each([
  ['Red', 'Red'],
  ['a key', 'a-key'],
  ['größe', 'größe'],
])('the member %s of an enumeration has the anchor %s', (name, anchor) => expect(enumMemberAnchorOf({ name })).toBe(anchor))

test.each([
  ['kit!Settings.Mode#dark', ['Settings', 'Mode']],
  ['kit!Price:variable', ['Price']],
  ['kit!open:namespace.Options:type2#key:type', ['open', 'Options']],
  ['kit!"amb/a.js":namespace.open', ['"amb/a.js"', 'open']],
])('the names in %s are %j', (id, names) => expect(namesOf(id)).toEqual(names))

test('what tells merged declarations apart is no part of their names', () => {
  expect(plainIdOf('kit/a!open:namespace.Options:type2#key:type')).toBe('kit/a!open.Options#key:type')
})

const textOf = (markdown: string) => ({ markdown, file: 'a.ts', line: 1, column: 1 })
/** `old A` is deprecated, and `-` has no comment. */
const commentOf = (written: string): ApiComment | undefined =>
  written === '-'
    ? undefined
    : {
        ...(written !== 'old' && { summary: textOf(written) }),
        ...(written.startsWith('old') && { deprecated: textOf('') }),
        examples: [],
        throws: [],
        see: [],
        others: [],
        modifiers: [],
      }

test.each([
  ['All', ['A'], 'All'],
  ['-', ['-', 'A'], 'A'],
  ['-', ['old', 'old A', 'B', 'C'], 'B'],
  ['-', ['old', 'old A'], 'old A'],
  ['old', ['A'], 'A'],
  ['-', [], undefined],
])('of %s and the overloads %j, lists say %s', (own, overloads, expected) => {
  const signature: ApiSignature = { typeParameters: [], parameters: [], returns: { kind: 'intrinsic', name: 'void' } }
  const signatures = overloads.map((each) => ({ ...signature, comment: commentOf(each) }))
  expect(summaryTextOf({ comment: commentOf(own), signatures })?.markdown).toBe(expected)
})

test('types of one name in two packages, which nothing exports, have anchors of their own', () => {
  expect([...unexportedAnchorsOf(['a!~X', '@b/c!~X', 'a!~Y']).values()]).toEqual(['~a-X', '~-b-c-X', '~Y'])
})
