import { expect, test } from 'vitest'
import type { ApiSignature, ApiType } from '@docgen/model'
import { shapeOf } from './api-shapes.ts'

const named = (name: string, ...typeArguments: ApiType[]): ApiType => ({ kind: 'reference', name, typeArguments })
const text: ApiType = { kind: 'intrinsic', name: 'string' }

const signature = (types: readonly ApiType[], returns: ApiType): ApiSignature => ({
  typeParameters: [],
  parameters: types.map((type, index) => ({ name: `p${index}`, type, isOptional: false, isRest: false })),
  returns,
})

test.each([
  ['names', [named('User')], named('Promise', named('Session')), '(User) -> Promise<Session>'],
  ['lists', [{ kind: 'array', element: text }], { kind: 'intrinsic', name: 'void' }, '(Array<string>) -> void'],
  [
    'alternatives, each once',
    [{ kind: 'union', types: [{ kind: 'literal', text: '"a"' }, { kind: 'literal', text: "'b'" }, named('User')] }],
    { kind: 'literal', text: 'true' },
    '(string | User) -> boolean',
  ],
  [
    'type parameters as anything',
    [{ ...named('T'), isTypeParameter: true } as ApiType],
    { kind: 'intrinsic', name: 'any' },
    '(?) -> ?',
  ],
  ['what is read-only', [{ kind: 'operator', operator: 'readonly', type: named('User') }], text, '(User) -> string'],
] as readonly (readonly [string, readonly ApiType[], ApiType, string])[])('%s', (_, parameters, returns, expected) => {
  expect(shapeOf(signature(parameters, returns))).toBe(expected)
})
