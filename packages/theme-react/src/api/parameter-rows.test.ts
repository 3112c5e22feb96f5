import type { ApiMember, ApiParameter, ApiType } from '@docgen/ssg-cli/model'
import { expect, test } from 'vitest'
import { describedMembersOf, type DescribedMember } from './described-members.ts'
import { parameterRowsOf } from './parameter-rows.ts'

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

test.each([
  ['a plain type', string, ['it']],
  ['an object without comments', object(property('a')), ['it']],
  ['an object with a default', object({ ...size, defaultValue: '2' }, property('b')), ['it', 'it.size', 'it.b']],
  ['an object with a comment', object(described('a'), property('b')), ['it', 'it.a', 'it.b']],
  ['an object in an object', object(property('a', object(described('b')))), ['it', 'it.a', 'it.a.b']],
  ['an object with a method', object(described('a'), method), ['it', 'it.a', 'it.call']],
  ['an object with members that can have no row', object(described('a'), index), ['it']],
  ['an object within another type', { kind: 'array', element: object(described('a')) }, ['it']],
] satisfies readonly (readonly [string, ApiType, readonly string[]])[])('rows of a parameter with %s', (_, type, expected) => {
  const parameter: ApiParameter = { name: 'it', type, isOptional: false, isRest: false }
  expect(parameterRowsOf(parameter).map(({ name }) => name)).toEqual(expected)
})

const promise = (type: ApiType): ApiType => ({ kind: 'reference', name: 'Promise', typeArguments: [type] })
const never: ApiType = { kind: 'intrinsic', name: 'never' }
const a = object(described('a'), property('b'))

test.each([
  ['nothing', string, ''],
  ['an object', a, 'a'],
  ['an object that holds one', object(property('x', a)), 'x(a)'],
  ['an argument', promise(a), 'a'],
  ['an array', { kind: 'array', element: a }, 'a'],
  ['a tuple', { kind: 'tuple', elements: [{ isOptional: false, isRest: false, type: a }] }, 'a'],
  ['a union', { kind: 'union', types: [string, a, object(described('c'))] }, 'a c'],
  ['an operator', { kind: 'operator', operator: 'readonly', type: a }, 'a'],
  ['a condition', { kind: 'conditional', check: string, extends: string, whenTrue: a, whenFalse: never }, 'a'],
  ['a mapped type', { kind: 'mapped', parameter: 'K', constraint: string, template: a }, 'a'],
] satisfies readonly (readonly [string, ApiType, string])[])('described members within %s', (_, type, expected) => {
  const show = (members: readonly DescribedMember[]): string =>
    members.map(({ member, members: inner }) => member.name + (inner.length > 0 ? `(${show(inner)})` : '')).join(' ')
  expect(show(describedMembersOf(type))).toBe(expected)
})
