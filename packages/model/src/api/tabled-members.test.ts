import { expect, test } from 'vitest'
import { noLinks } from '../code/links.ts'
import { textOfCode } from '../code/code.ts'
import { typeCode } from '../code/type-code.ts'
import type { ApiComment, ApiMember, ApiType } from './api.ts'
import { shortSignatureOf, tabledObjectsOf, withoutTabledObjects } from './tabled-members.ts'

const string: ApiType = { kind: 'intrinsic', name: 'string' }
const comment: ApiComment = {
  summary: { markdown: 'It.', file: 'a.ts', line: 1, column: 1 },
  examples: [],
  throws: [],
  see: [],
  others: [],
  modifiers: [],
}
const property = (name: string, more: Partial<Extract<ApiMember, { kind: 'property' }>> = {}): ApiMember => ({
  id: name,
  kind: 'property',
  name,
  flags: {},
  type: string,
  ...more,
})
const object = (...members: readonly ApiMember[]): ApiType => ({ kind: 'object', members })
const many = (count: number): readonly ApiMember[] =>
  Array.from({ length: count }, (_, index) => property(`p${index}`, { comment }))
const index: ApiMember = {
  id: 'index',
  kind: 'index',
  name: '',
  flags: {},
  parameter: { name: 'key', type: string, isOptional: false, isRest: false },
  type: string,
}
const named: ApiType = { kind: 'reference', name: 'Options', typeArguments: [] }
const both = (...types: readonly ApiType[]): ApiType => ({ kind: 'intersection', types })
const textOf = (type: ApiType): string => textOfCode(typeCode(type, noLinks), 76)

test.each<[string, ApiType, number, string]>([
  ['an object with comments', object(property('a', { comment })), 1, 'object'],
  ['an object without them', object(property('a')), 0, '{ a: string }'],
  ['an object with a default', object(property('a', { defaultValue: '1' })), 1, 'object'],
  ['a member without a row', object(property('a', { comment }), index), 0, '{ a: string; [key: string]: string }'],
  ['a name and an object', both(named, object(property('a', { comment }))), 1, 'Options & object'],
  [
    'objects around a name',
    both(object(property('a', { comment })), named, object(property('b', { comment }))),
    2,
    'object & Options',
  ],
  ['objects alone', both(object(property('a', { comment })), object(property('b', { comment }))), 2, 'object'],
  ['alternatives', { kind: 'union', types: [object(property('a', { comment })), string] }, 0, '{ a: string } | string'],
])('what a table lists of %s', (_, type, count, text) => {
  expect(tabledObjectsOf(type)).toHaveLength(count)
  expect(textOf(withoutTabledObjects(type, 'object')).replace(/\s+/g, ' ').trim()).toBe(text)
})

const inner = object(property('in', { comment, type: object(...many(12)) }))

test.each<[string, ApiType, boolean]>([
  ['as many members as a screen has room for', object(...many(12)), false],
  ['more', object(...many(13)), true],
  ['more, some of them within others', inner, true],
  ['more, after a name', both(named, object(...many(13))), true],
  ['more without a comment', object(...Array.from({ length: 13 }, (_, at) => property(`p${at}`))), false],
])('the code of a parameter with %s', (_, type, isShort) => {
  const parameter = { name: 'options', type, isOptional: false, isRest: false }
  const [shown] = shortSignatureOf({ typeParameters: [], parameters: [parameter], returns: string }).parameters
  expect(shown && textOf(shown.type).endsWith('{ … }')).toBe(isShort)
  if (!isShort) expect(shown).toBe(parameter)
})
