import type { ApiType } from '@docgen/model'
import { beforeAll, expect, test } from 'vitest'
import { entriesById, loadReference } from '../testing/load-reference.ts'

const string: ApiType = { kind: 'intrinsic', name: 'string' }
const number: ApiType = { kind: 'intrinsic', name: 'number' }
const user: ApiType = { kind: 'reference', name: 'User', typeArguments: [], target: 'types!User', package: 'types' }
const T: ApiType = { kind: 'reference', name: 'T', typeArguments: [], isTypeParameter: true }
const parameter = (name: string, type: ApiType) => ({ name, type, isOptional: false, isRest: false })
const signature = (returns: ApiType, parameters: readonly object[] = []) => ({ typeParameters: [], parameters, returns })

const cases: readonly (readonly [written: string, expected: unknown])[] = [
  ['string', string],
  ['unknown', { kind: 'intrinsic', name: 'unknown' }],
  ['"a"', { kind: 'literal', text: '"a"' }],
  ['-3', { kind: 'literal', text: '-3' }],
  ['-0', { kind: 'literal', text: '-0' }],
  ['1e999', { kind: 'literal', text: '1e999' }],
  ['-1e400', { kind: 'literal', text: '-1e999' }],
  ['true', { kind: 'literal', text: 'true' }],
  ['null', { kind: 'literal', text: 'null' }],
  ['10n', { kind: 'literal', text: '10n' }],
  ['string[]', { kind: 'array', element: string }],
  ['readonly string[]', { kind: 'operator', operator: 'readonly', type: { kind: 'array', element: string } }],
  [
    '[string, n?: number, ...rest: User[]]',
    {
      kind: 'tuple',
      elements: [
        { isOptional: false, isRest: false, type: string },
        { name: 'n', isOptional: true, isRest: false, type: number },
        { name: 'rest', isOptional: false, isRest: true, type: { kind: 'array', element: user } },
      ],
    },
  ],
  [
    '[string?, ...number[]]',
    {
      kind: 'tuple',
      elements: [
        { isOptional: true, isRest: false, type: string },
        { isOptional: false, isRest: true, type: { kind: 'array', element: number } },
      ],
    },
  ],
  ['string | User', { kind: 'union', types: [string, user] }],
  ['Name | User', { kind: 'union', types: [string, { kind: 'literal', text: '1' }, user] }],
  [
    'User & { id: string }',
    {
      kind: 'intersection',
      types: [user, { kind: 'object', members: [expect.objectContaining({ kind: 'property', name: 'id', type: string })] }],
    },
  ],
  ['Promise<User>', { kind: 'reference', name: 'Promise', typeArguments: [user], package: 'typescript' }],
  ['Hidden', { kind: 'reference', name: 'Hidden', typeArguments: [], target: 'types!~Hidden', package: 'types' }],
  ['Color.Red', { kind: 'reference', name: 'Color.Red', typeArguments: [], target: 'types!Color#Red', package: 'types' }],
  ['Secret.One', { kind: 'reference', name: 'Secret.One', typeArguments: [], target: 'types!~Secret#One', package: 'types' }],
  ['Absent', { kind: 'reference', name: 'Absent', typeArguments: [], package: 'absent' }],
  [
    '(user: User) => string',
    { kind: 'function', isConstructor: false, isAbstract: false, signature: signature(string, [parameter('user', user)]) },
  ],
  ['new () => User', { kind: 'function', isConstructor: true, isAbstract: false, signature: signature(user) }],
  ['abstract new () => User', { kind: 'function', isConstructor: true, isAbstract: true, signature: signature(user) }],
  ['keyof User', { kind: 'operator', operator: 'keyof', type: user }],
  ['User["name"]', { kind: 'indexed-access', object: user, index: { kind: 'literal', text: '"name"' } }],
  [
    'typeof token',
    { kind: 'query', query: { kind: 'reference', name: 'token', typeArguments: [], target: 'types!token', package: 'types' } },
  ],
  ['`a-${string}-b`', { kind: 'template-literal', head: 'a-', tail: [{ type: string, text: '-b' }] }],
  [
    'T extends string ? User : never',
    { kind: 'conditional', check: T, extends: string, whenTrue: user, whenFalse: { kind: 'intrinsic', name: 'never' } },
  ],
  [
    'T extends (infer Item extends string)[] ? Item : T',
    {
      kind: 'conditional',
      check: T,
      extends: { kind: 'array', element: { kind: 'infer', name: 'Item', constraint: string } },
      whenTrue: { kind: 'reference', name: 'Item', typeArguments: [], isTypeParameter: true },
      whenFalse: T,
    },
  ],
  [
    '{ -readonly [Key in keyof T as `on${string & Key}`]?: T[Key] }',
    {
      kind: 'mapped',
      parameter: 'Key',
      constraint: { kind: 'operator', operator: 'keyof', type: T },
      nameType: {
        kind: 'template-literal',
        head: 'on',
        tail: [
          {
            type: { kind: 'intersection', types: [string, expect.objectContaining({ name: 'Key', isTypeParameter: true })] },
            text: '',
          },
        ],
      },
      template: { kind: 'indexed-access', object: T, index: expect.objectContaining({ name: 'Key' }) },
      readonlyModifier: '-',
      optionalModifier: '+',
    },
  ],
  [
    '(value: unknown) => value is User',
    {
      kind: 'function',
      isConstructor: false,
      isAbstract: false,
      signature: signature({ kind: 'predicate', name: 'value', isAsserts: false, type: user }, [
        parameter('value', { kind: 'intrinsic', name: 'unknown' }),
      ]),
    },
  ],
  [
    '(value: unknown) => asserts value',
    expect.objectContaining({
      signature: expect.objectContaining({ returns: { kind: 'predicate', name: 'value', isAsserts: true } }),
    }),
  ],
  [
    "{ kind: 'b'; run(): void; at?: string }",
    {
      kind: 'object',
      members: ['kind', 'run', 'at'].map((name) => expect.objectContaining({ name })),
    },
  ],
  [
    '{ readonly [key: string]: User; (): string; run?(): void; new (): User }',
    {
      kind: 'object',
      members: [
        expect.objectContaining({ kind: 'constructor' }),
        expect.objectContaining({
          kind: 'call',
          id: expect.stringMatching(/^types!Case\d+#call-signature$/),
          signatures: [signature(string)],
        }),
        expect.objectContaining({
          kind: 'index',
          name: '[key]',
          flags: { isReadonly: true },
          parameter: parameter('key', string),
          type: user,
        }),
        expect.objectContaining({ kind: 'method', name: 'run', flags: { isOptional: true } }),
      ],
    },
  ],
]

let types: Readonly<Record<string, unknown>>

beforeAll(async () => {
  const aliases = cases.map(([written], index) => `export type Case${index}${/\bT\b/.test(written) ? '<T>' : ''} = ${written}`)
  const index = `
    import type { Absent } from 'absent'
    export interface User { name: string }
    interface Hidden { name: string }
    export enum Color { Red, Green }
    enum Secret { One, Two }
    /** @inline */
    type Name = string | 1
    export const token: symbol = Symbol()
    export const key = Symbol()
    export type Key = typeof key
    export class Box { static readonly key = Symbol.for('key') }
    ${aliases.join('\n')}`
  const files = { 'types/package.json': '{ "name": "types", "version": "1.0.0" }', 'types/index.ts': index }
  types = Object.fromEntries(
    Object.entries(entriesById(await loadReference(files, { packages: [{ folder: 'types' }] }))).flatMap(([id, entry]) =>
      'type' in entry
        ? [[id, entry.type]]
        : 'members' in entry
          ? entry.members.map((member) => [`${id}.${member.name}`, 'type' in member && member.type])
          : [],
    ),
  )
})

test.each(cases.map(([written, expected], index) => [written, index, expected] as const))(
  'converts %s',
  (_written, index, expected) => {
    expect(types[`types!Case${index}`]).toEqual(expected)
  },
)

test('a symbol is unique where it is declared, and has its name elsewhere', () => {
  const unique = { kind: 'operator', operator: 'unique', type: { kind: 'intrinsic', name: 'symbol' } }
  expect([types['types!key'], types['types!Box.key']]).toEqual([unique, unique])
  expect(types['types!Key']).toMatchObject({ kind: 'query', query: { name: 'key', target: 'types!key' } })
})
