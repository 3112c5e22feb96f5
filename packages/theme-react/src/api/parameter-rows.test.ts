import type { ApiMember, ApiParameter, ApiType } from '@docgen/model'
import { expect, test } from 'vitest'
import { isParameterTableDue, parameterRowsOf } from './parameter-rows.ts'

const string: ApiType = { kind: 'intrinsic', name: 'string' }
const comment = {
  summary: { markdown: 'It.', file: 'a.ts', line: 1, column: 1 },
  examples: [],
  throws: [],
  see: [],
  others: [],
  modifiers: [],
}
const object = (...members: readonly ApiMember[]): ApiType => ({ kind: 'object', members })
const property = (name: string, type: ApiType = string): ApiMember => ({ id: name, kind: 'property', name, flags: {}, type })
const described = (name: string, type?: ApiType): ApiMember => ({ ...property(name, type), comment })
const named: ApiType = { kind: 'reference', name: 'Options', typeArguments: [] }
const intersection = (...types: readonly ApiType[]): ApiType => ({ kind: 'intersection', types })
const index: ApiMember = {
  id: 'index',
  kind: 'index',
  name: '',
  flags: {},
  parameter: { name: 'key', type: string, isOptional: false, isRest: false },
  type: string,
}
const size: ApiMember = { id: 'size', kind: 'property', name: 'size', flags: {}, type: string }
const method: ApiMember = {
  id: 'call',
  kind: 'method',
  name: 'call',
  flags: {},
  signatures: [{ typeParameters: [], parameters: [], returns: string }],
}
const describedMethod: ApiMember = { ...method, signatures: [{ typeParameters: [], parameters: [], returns: string, comment }] }

test('a property that may be undefined besides being left out says so in its row', () => {
  const of: ApiMember = { ...property('of', object(described('a'))), flags: { isOptional: true } }
  const type = object({ ...of, kind: 'property', type: object(described('a')), mayBeUndefined: true })
  const rows = parameterRowsOf({ name: 'it', type, isOptional: false, isRest: false })
  expect(rows.map(({ name, mayBeUndefined }) => [name, mayBeUndefined])).toEqual([
    ['it', undefined],
    ['it.of', true],
    ['it.of.a', undefined],
  ])
})

test.each([
  ['a plain type', string, ['it']],
  ['an object without comments', object(property('a')), ['it']],
  ['an object with a default', object({ ...size, defaultValue: '2' }, property('b')), ['it', 'it.size', 'it.b']],
  [
    'an object in an object with a default',
    object(property('a', object({ ...size, defaultValue: '2' }))),
    ['it', 'it.a', 'it.a.size'],
  ],
  ['an object with a comment', object(described('a'), property('b')), ['it', 'it.a', 'it.b']],
  ['an object in an object', object(property('a', object(described('b')))), ['it', 'it.a', 'it.a.b']],
  ['an object with a method', object(described('a'), method), ['it', 'it.a', 'it.call']],
  ['an object with a comment of a method', object(describedMethod, property('b')), ['it', 'it.call', 'it.b']],
  ['an object with members that can have no row', object(described('a'), index), ['it']],
  ['an object joined with a name', intersection(named, object(described('a'))), ['it', 'it.a']],
  ['two objects joined', intersection(object(described('a')), object(described('b'))), ['it', 'it.a', 'it.b']],
  ['an object within another type', { kind: 'array', element: object(described('a')) }, ['it']],
] satisfies readonly (readonly [string, ApiType, readonly string[]])[])('rows of a parameter with %s', (_, type, expected) => {
  const parameter: ApiParameter = { name: 'it', type, isOptional: false, isRest: false }
  expect(parameterRowsOf(parameter).map(({ name }) => name)).toEqual(expected)
})

test.each<[string, ApiMember]>([
  ['a property', described('a')],
  ['a method', describedMethod],
  ['what is only deprecated', { ...property('a'), comment: { ...comment, summary: undefined, deprecated: comment.summary } }],
])('the row of %s has what its comment says', (_, member) => {
  const [, row] = parameterRowsOf({ name: 'it', type: object(member, property('z')), isOptional: false, isRest: false })
  expect(row?.member).toBe(member)
})

test('the row of a property of which nothing is said has none', () => {
  const rows = parameterRowsOf({ name: 'it', type: object(property('a'), described('z')), isOptional: false, isRest: false })
  expect(rows.map(({ member }) => member?.name)).toEqual([undefined, undefined, 'z'])
})

test.each<[string, Partial<ApiParameter>, boolean]>([
  ['nothing said of it', {}, false],
  ['a text', { text: comment.summary }, true],
  ['a reason against it', { deprecated: comment.summary }, true],
  ['a default, which the code shows', { defaultValue: '3' }, false],
  ['a default for which the code has no room', { defaultValue: "'x'.repeat(1000).split('').join('-')" }, true],
  ['a default within its type', { type: object({ ...size, defaultValue: '2' }) }, true],
  ['a text within its type', { type: object(described('a')) }, true],
  ['a text within an array', { type: { kind: 'array', element: object(described('a')) } }, true],
])('a table is due for a parameter with %s', (_, more, expected) => {
  const parameter: ApiParameter = { name: 'it', type: string, isOptional: false, isRest: false, ...more }
  expect(isParameterTableDue({ parameters: [parameter] })).toBe(expected)
})
