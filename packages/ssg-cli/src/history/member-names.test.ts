import { expect, test } from 'vitest'
import type { ApiMember, ApiType } from '@docgen/model'
import { memberNameOf, memberNamesOf } from './member-names.ts'
import { exportsOf } from './report-text.ts'

const string: ApiType = { kind: 'intrinsic', name: 'string' }
const pair: ApiType = { kind: 'object', members: [{ id: 'k!a#b', name: 'inner', kind: 'property', flags: {}, type: string }] }
const base = (name: string, flags = {}) => ({ id: `kit!Box#${name}`, name, flags })
const signature = { typeParameters: [], parameters: [], returns: string }
const members: readonly ApiMember[] = [
  { ...base('size', { isReadonly: true }), kind: 'property', type: string },
  { ...base('my-weight', { isOptional: true }), kind: 'property', type: string },
  { ...base("it's"), kind: 'property', type: pair },
  { ...base('static', {}), kind: 'property', type: string },
  { ...base('größe', { isProtected: true, isStatic: true }), kind: 'property', type: string },
  { ...base('get'), kind: 'method', signatures: [signature, signature] },
  { ...base('of', { isStatic: true }), kind: 'method', signatures: [signature] },
  { ...base('[Symbol.iterator]'), kind: 'method', signatures: [signature] },
  { ...base('level'), kind: 'accessor', type: string, hasGetter: true, hasSetter: true },
]

test('a report names each member as the reference does', () => {
  const heritage = { extends: [], implements: [], extendedBy: [], typeParameters: [] }
  const [box] = exportsOf({
    entries: [{ ...base('Box'), id: 'kit!Box', displayName: 'Box', kind: 'class', ...heritage, members }],
  })
  expect([...memberNamesOf(box?.code ?? '')].sort()).toEqual(members.map(memberNameOf).sort())
})

test('members of enumerations are named, values and what comes below a member are not', () => {
  expect([...memberNamesOf('enum Kind {\n  A = 1,\n  \'b-c\' = "x: y",\n  D,\n}')]).toEqual(['A', "'b-c'", 'D'])
  expect([...memberNamesOf('interface A\n  extends Base<string> {\n  a: {\n    inner: string\n  }\n}')]).toEqual(['a'])
})
