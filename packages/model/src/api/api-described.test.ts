import { englishWords } from '../messages/words.ts'
import { expect, test } from 'vitest'
import {
  areLinesEnough,
  describedMembersOf,
  isDescribed,
  isEnumDescribed,
  memberCountOf,
  shownMemberGroupsOf,
} from './api-described.ts'
import type { DescribedMember } from './api-described.ts'
import type { ApiComment, ApiEntry, ApiMember, ApiSignature, ApiText, ApiType } from './api.ts'

const string: ApiType = { kind: 'intrinsic', name: 'string' }
const text: ApiText = { markdown: 'It.', file: 'a.ts', line: 1, column: 1 }
const emptyComment: ApiComment = { examples: [], throws: [], see: [], others: [], modifiers: [] }
const comment: ApiComment = { ...emptyComment, summary: text }
const object = (...members: readonly ApiMember[]): ApiType => ({ kind: 'object', members })
const property = (name: string, type: ApiType = string): ApiMember => ({ id: name, kind: 'property', name, flags: {}, type })
const described = (name: string, type?: ApiType): ApiMember => ({ ...property(name, type), comment })
const sized: ApiMember = { id: 'size', kind: 'property', name: 'size', flags: {}, type: string, defaultValue: '2' }
const inherited = (member: ApiMember): ApiMember => ({ ...member, inheritedFrom: { name: `Base.${member.name}` } })
const signature: ApiSignature = { typeParameters: [], parameters: [], returns: string }
const method = (more: Partial<ApiSignature>): ApiMember => ({
  id: 'm',
  kind: 'method',
  name: 'm',
  flags: {},
  signatures: [signature, { ...signature, ...more }],
})
const fn = (more: Partial<ApiSignature>): ApiType => ({
  kind: 'function',
  isConstructor: false,
  isAbstract: false,
  signature: { ...signature, ...more },
})
const parameter = { name: 'it', type: string, isOptional: false, isRest: false }

const accessor: ApiMember = {
  id: 'x',
  kind: 'accessor',
  name: 'x',
  flags: {},
  type: string,
  hasGetter: true,
  hasSetter: true,
  setterComment: comment,
}
const promise = (type: ApiType): ApiType => ({ kind: 'reference', name: 'Promise', typeArguments: [type] })
const never: ApiType = { kind: 'intrinsic', name: 'never' }
const a = object(described('a'), property('b'))

test.each([
  ['nothing', string, ''],
  ['an object', a, 'a'],
  ['an object that holds one', object(property('x', a)), 'x(a)'],
  ['an object with a method', object(method({ comment }), property('b')), 'm'],
  ['an object with a comment of a setter', object(accessor), 'x'],
  ['an argument', promise(a), 'a'],
  ['an array', { kind: 'array', element: a }, 'a'],
  ['a tuple', { kind: 'tuple', elements: [{ isOptional: false, isRest: false, type: a }] }, 'a'],
  ['a union', { kind: 'union', types: [string, a, object(described('c'))] }, 'a c'],
  ['an operator', { kind: 'operator', operator: 'readonly', type: a }, 'a'],
  ['a condition', { kind: 'conditional', check: string, extends: string, whenTrue: a, whenFalse: never }, 'a'],
  ['a function', fn({ parameters: [{ ...parameter, type: a }], returns: object(described('c')) }), 'a c'],
  ['an object with a function', object(property('x', fn({ parameters: [{ ...parameter, type: a }] }))), 'x'],
  ['an object with a text on a result', object(method({ comment: { ...emptyComment, returns: text } })), 'm'],
  ['an object with a text of a parameter', object(method({ parameters: [{ ...parameter, text }] })), 'm'],
  ['a mapped type', { kind: 'mapped', parameter: 'K', constraint: string, template: a }, 'a'],
] satisfies readonly (readonly [string, ApiType, string])[])('described members within %s', (_, type, expected) => {
  const show = (members: readonly DescribedMember[]): string =>
    members.map(({ member, members: inner }) => member.name + (inner.length > 0 ? `(${show(inner)})` : '')).join(' ')
  expect(show(describedMembersOf(type))).toBe(expected)
})

test.each<[string, ApiMember, boolean]>([
  ['a property', property('a'), false],
  ['an empty comment', { ...property('a'), comment: emptyComment }, false],
  ['a summary', described('a'), true],
  ['a modifier', { ...property('a'), comment: { ...emptyComment, modifiers: ['beta'] } }, true],
  ['a tag of another name', { ...property('a'), comment: { ...emptyComment, others: [{ tag: 'todo', text }] } }, true],
  ['a heading', { ...property('a'), comment: { ...emptyComment, heading: 'Tokens' } }, true],
  ['an object with a described member', property('a', object(described('b'))), true],
  ['a function type with a described parameter', property('a', fn({ parameters: [{ ...parameter, text }] })), true],
  ['a method', method({}), false],
  ['a comment of an overload', method({ comment }), true],
  ['a text of a parameter', method({ parameters: [{ ...parameter, text }] }), true],
  ['a reason against a parameter', method({ parameters: [{ ...parameter, deprecated: text }] }), true],
  ['a default of a parameter', method({ parameters: [{ ...parameter, defaultValue: '1' }] }), false],
  ['a default of 32 characters', method({ parameters: [{ ...parameter, defaultValue: `'${'x'.repeat(30)}'` }] }), false],
  ['a longer default', method({ parameters: [{ ...parameter, defaultValue: `'${'x'.repeat(31)}'` }] }), true],
  ['a default of two lines', method({ parameters: [{ ...parameter, defaultValue: '{\n}' }] }), true],
  ['a default within a parameter', method({ parameters: [{ ...parameter, type: object(sized) }] }), true],
  ['a default deep within one', method({ parameters: [{ ...parameter, type: object(property('a', object(sized))) }] }), true],
  ['a text of a type parameter', method({ typeParameters: [{ name: 'T', isConst: false, text }] }), true],
  ['a result with a described member', method({ returns: promise(a) }), true],
  ['a call signature', { id: 'c', kind: 'call', name: '', flags: {}, signatures: [signature] }, true],
  ['a comment of a setter', accessor, true],
  ['a setter', { ...accessor, setterComment: undefined }, false],
  ['a setter that takes an object with a described member', { ...accessor, setterComment: undefined, setterType: a }, true],
])('%s: is there more to say than a line of code does', (_, member, expected) => expect(isDescribed(member)).toBe(expected))

test.each<[string, readonly ApiMember[], boolean, readonly string[]]>([
  ['nothing', [], false, []],
  ['nothing said of any', [property('a'), property('b')], true, []],
  ['one described', [property('a'), described('b')], false, ['a b']],
  ['members of a base besides', [property('a'), inherited(described('b'))], true, ['b']],
  ['members of a base alone', [inherited(property('b'))], false, ['b']],
])('sections of members with %s', (_, members, areLines, sections) => {
  expect(areLinesEnough(members)).toBe(areLines)
  expect(shownMemberGroupsOf(members, englishWords).map((group) => group.members.map(({ name }) => name).join(' '))).toEqual(
    sections,
  )
})

test.each([
  [undefined, false],
  [comment, true],
])('an enumeration whose last member has the comment %j', (own, expected) => {
  const members = [
    { id: 'a', name: 'A', flags: {} },
    { id: 'b', name: 'B', flags: {}, comment: own },
  ]
  expect(isEnumDescribed({ id: 'E', name: 'E', displayName: 'E', kind: 'enum', flags: {}, members })).toBe(expected)
})

const base = { id: 'It', name: 'It', displayName: 'It', flags: {} }
const members = [property('a'), inherited(property('b'))]

test.each<[ApiEntry, number | undefined]>([
  [{ ...base, kind: 'interface', typeParameters: [], extends: [], extendedBy: [], implementedBy: [], members }, 1],
  [{ ...base, kind: 'enum', members: [] }, 0],
  [{ ...base, kind: 'type', typeParameters: [], type: object(property('a')) }, 1],
  [{ ...base, kind: 'type', typeParameters: [], type: string }, undefined],
  [{ ...base, kind: 'function', signatures: [signature] }, undefined],
  [{ ...base, kind: 'namespace', entries: [{ ...base, kind: 'enum', members: [] }] }, 1],
])('the members of its own of %j', (entry, expected) => expect(memberCountOf(entry)).toBe(expected))
