import { expect, test } from 'vitest'
import { declarationCode, wholeDeclarationCode, type PageEntry } from '../code/declaration-code.ts'
import { textOfCode } from '../code/code.ts'
import { noLinks } from '../code/links.ts'
import type { ApiMember, ApiType } from './api.ts'
import { legibleType } from './legible-types.ts'

const text: ApiType = { kind: 'intrinsic', name: 'string' }
const elided: ApiType = { kind: 'intrinsic', name: '{ … }' }

function property(name: string, type: ApiType): ApiMember {
  return { kind: 'property', id: `lib!x#${name}`, name, flags: {}, type }
}

function shape(count: number, type = text): ApiType {
  return { kind: 'object', members: Array.from({ length: count }, (_, index) => property(`p${index}`, type)) }
}

function schema(inner: ApiType): ApiType {
  return { kind: 'reference', name: 'Schema', typeArguments: [inner] }
}

test.each([
  ['what is short', shape(4, shape(20)), shape(4, shape(20))],
  ['the deepest objects', shape(4, shape(4, shape(20))), shape(4, shape(4, elided))],
  ['all objects at a depth', shape(3, shape(33)), shape(3, elided)],
  ['an object that is long itself', schema(shape(101)), schema(elided)],
  [
    'what an array, a function and a tuple hold',
    shape(2, { kind: 'array', element: shape(60) }),
    shape(2, { kind: 'array', element: elided }),
  ],
  ['no empty object', shape(101, shape(0)), elided],
])('makes a type legible: %s', (_name, type, expected) => {
  expect(legibleType(type)).toEqual(expected)
})

test('a declaration keeps its own members, and a report has all of it', () => {
  const entry: PageEntry = {
    kind: 'variable',
    id: 'lib!x',
    name: 'x',
    displayName: 'x',
    flags: {},
    type: shape(120, shape(3)),
  }
  const written = (code: typeof declarationCode) =>
    code(entry, noLinks)
      .map((piece) => textOfCode(piece, 80))
      .join('\n')
  expect(written(declarationCode).split('\n')).toHaveLength(122)
  expect(written(declarationCode)).toContain('p119: { … }')
  expect(written(wholeDeclarationCode)).not.toContain('…')
})
