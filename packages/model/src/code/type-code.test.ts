import type { ApiMember, ApiParameter, ApiProperty, ApiSignature, ApiType } from '../api/api.ts'
import { describe, expect, test } from 'vitest'
import { layOut, textOfCode } from './code.ts'
import { noLinks, type Links } from './links.ts'
import { constructorCode, memberCode, standaloneTypeCode, typeCode } from './type-code.ts'

const intrinsic = (name: string): ApiType => ({ kind: 'intrinsic', name })
const literal = (text: string): ApiType => ({ kind: 'literal', text })
const reference = (name: string, ...typeArguments: readonly ApiType[]): ApiType => ({ kind: 'reference', name, typeArguments })
const union = (...types: readonly ApiType[]): ApiType => ({ kind: 'union', types })
const parameter = (name: string, type: ApiType, more: Partial<ApiParameter> = {}): ApiParameter => ({
  name,
  type,
  isOptional: false,
  isRest: false,
  ...more,
})
const signature = (parameters: readonly ApiParameter[], returns: ApiType, more: Partial<ApiSignature> = {}): ApiSignature => ({
  typeParameters: [],
  parameters,
  returns,
  ...more,
})
const fn = (...parts: Parameters<typeof signature>): ApiType => ({
  kind: 'function',
  isConstructor: false,
  isAbstract: false,
  signature: signature(...parts),
})
const property = (name: string, type: ApiType, flags: ApiMember['flags'] = {}): ApiProperty => ({
  id: `p!T#${name}`,
  kind: 'property',
  name,
  flags,
  type,
})

const text = intrinsic('string')
const T = reference('T')
const logIn = fn([parameter('user', reference('User'))], intrinsic('void'))

describe('every kind of type on one line', () => {
  const cases: readonly (readonly [string, ApiType])[] = [
    ['string', text],
    ['"a"', literal('"a"')],
    ['Map<string, User>', reference('Map', text, reference('User'))],
    ['string[]', { kind: 'array', element: text }],
    ['(string | null)[]', { kind: 'array', element: union(text, literal('null')) }],
    ['((user: User) => void)[]', { kind: 'array', element: logIn }],
    ['((user: User) => void) | null', union(logIn, literal('null'))],
    ['(A | B) & C', { kind: 'intersection', types: [union(reference('A'), reference('B')), reference('C')] }],
    ['[]', { kind: 'tuple', elements: [] }],
    [
      '[id: string, age?: number, ...rest: T[]]',
      {
        kind: 'tuple',
        elements: [
          { name: 'id', isOptional: false, isRest: false, type: text },
          { name: 'age', isOptional: true, isRest: false, type: intrinsic('number') },
          { name: 'rest', isOptional: false, isRest: true, type: { kind: 'array', element: T } },
        ],
      },
    ],
    [
      '[(string | number)?]',
      { kind: 'tuple', elements: [{ isOptional: true, isRest: false, type: union(text, intrinsic('number')) }] },
    ],
    ['{}', { kind: 'object', members: [] }],
    [
      "{ readonly id?: string; 'a-b': T; '#x': T }",
      {
        kind: 'object',
        members: [property('id', text, { isReadonly: true, isOptional: true }), property('a-b', T), property('#x', T)],
      },
    ],
    [
      '<K extends string = "a">(key: K, ...rest: T) => void',
      fn([parameter('key', reference('K')), parameter('rest', T, { isRest: true })], intrinsic('void'), {
        typeParameters: [{ name: 'K', constraint: text, defaultType: literal('"a"'), isConst: false }],
      }),
    ],
    ['abstract new () => T', { kind: 'function', isConstructor: true, isAbstract: true, signature: signature([], T) }],
    [
      'T extends (infer U)[] ? U : never',
      {
        kind: 'conditional',
        check: T,
        extends: { kind: 'array', element: { kind: 'infer', name: 'U' } },
        whenTrue: reference('U'),
        whenFalse: intrinsic('never'),
      },
    ],
    [
      '{ -readonly [K in keyof T as Lower<K>]-?: T[K] }',
      {
        kind: 'mapped',
        parameter: 'K',
        constraint: { kind: 'operator', operator: 'keyof', type: T },
        nameType: reference('Lower', reference('K')),
        template: { kind: 'indexed-access', object: T, index: reference('K') },
        readonlyModifier: '-',
        optionalModifier: '-',
      },
    ],
    ['keyof (A | B)', { kind: 'operator', operator: 'keyof', type: union(reference('A'), reference('B')) }],
    ['(keyof T)[]', { kind: 'array', element: { kind: 'operator', operator: 'keyof', type: T } }],
    ['typeof errors', { kind: 'query', query: reference('errors') }],
    ['asserts user is User', { kind: 'predicate', name: 'user', isAsserts: true, type: reference('User') }],
    ['asserts user', { kind: 'predicate', name: 'user', isAsserts: true }],
    ['infer U extends string', { kind: 'infer', name: 'U', constraint: text }],
    ['`\\`a\\\\b\\${c}${T}\\n$`', { kind: 'template-literal', head: '`a\\b${c}', tail: [{ type: T, text: '\n$' }] }],
    ['`on${T}Success`', { kind: 'template-literal', head: 'on', tail: [{ type: T, text: 'Success' }] }],
  ]
  test.each(cases)('%s', (expected, type) => expect(textOfCode(typeCode(type, noLinks), 200)).toBe(expected))
})

describe('what is too long for its line', () => {
  test.each([
    [
      'a union, one alternative to a line',
      union(literal('"LoginSuccess"'), literal('"LoginError"')),
      '| "LoginSuccess"\n| "LoginError"',
    ],
    [
      'parameters before the result',
      fn([parameter('session', reference('Session'))], reference('Promise', text)),
      '(\n  session: Session,\n) => Promise<string>',
    ],
    [
      'no comma after a rest parameter',
      fn([parameter('manyArguments', T, { isRest: true })], intrinsic('void')),
      '(\n  ...manyArguments: T\n) => void',
    ],
    [
      'an object hugged by its brackets',
      reference('Promise', { kind: 'object', members: [property('accessToken', text)] }),
      'Promise<{\n  accessToken: string\n}>',
    ],
    [
      'a union in a list, without an empty line before it',
      reference('Map', text, union(literal('"LoginSuccess"'), literal('"LoginError"'))),
      'Map<\n  string,\n  | "LoginSuccess"\n  | "LoginError"\n>',
    ],
    [
      'an object at the end of an intersection',
      { kind: 'intersection', types: [reference('Options'), { kind: 'object', members: [property('tokenSecret', text)] }] },
      'Options & {\n  tokenSecret: string\n}',
    ],
    [
      'names before an object at the end of an intersection',
      {
        kind: 'intersection',
        types: [reference('Options', T), reference('Others', T), { kind: 'object', members: [property('tokenSecret', text)] }],
      },
      'Options<T> &\n  Others<T> & {\n  tokenSecret: string\n}',
    ],
    [
      'four members even where they fit',
      { kind: 'object', members: ['a', 'b', 'c', 'd'].map((name) => property(name, T)) },
      '{\n  a: T\n  b: T\n  c: T\n  d: T\n}',
    ],
  ] satisfies readonly (readonly [string, ApiType, string])[])('%s', (_, type, expected) => {
    expect(textOfCode(standaloneTypeCode(type, noLinks), 24)).toBe(expected)
  })
})

describe('members', () => {
  const cases: readonly (readonly [ApiMember, readonly string[]])[] = [
    [property('id', text, { isStatic: true, isProtected: true }), ['protected static id: string']],
    [property('id', text, { isPrivate: true }), ['private id: string']],
    [{ ...property('id', text, { isOptional: true }), mayBeUndefined: true }, ['id?: string | undefined']],
    [{ ...property('logIn', logIn, { isOptional: true }), mayBeUndefined: true }, ['logIn?: ((user: User) => void) | undefined']],
    [
      { ...property('id', union(text, literal('null')), { isOptional: true }), mayBeUndefined: true },
      ['id?: string | null | undefined'],
    ],
    [property("it's\\", text), ["'it\\'s\\\\': string"]],
    [
      { id: '', kind: 'accessor', name: 'user', flags: {}, type: T, hasGetter: true, hasSetter: true },
      ['get user(): T', 'set user(value: T)'],
    ],
    [
      { id: '', kind: 'accessor', name: 'user', flags: {}, type: T, setterType: text, hasGetter: true, hasSetter: true },
      ['get user(): T', 'set user(value: string)'],
    ],
    [{ id: '', kind: 'index', name: '', flags: {}, parameter: parameter('key', text), type: T }, ['[key: string]: T']],
    [{ id: '', kind: 'call', name: '', flags: {}, signatures: [signature([], T)] }, ['(): T']],
    [{ id: '', kind: 'constructor', name: '', flags: {}, signatures: [signature([], T)] }, ['new (): T']],
    [
      {
        id: '',
        kind: 'method',
        name: 'on',
        flags: { isOptional: true },
        signatures: [signature([], T), signature([parameter('max', text, { defaultValue: '1', isOptional: true })], T)],
      },
      ['on?(): T', 'on?(max: string = 1): T'],
    ],
  ]
  test.each(cases)('%o', (member, expected) => {
    expect(memberCode(member, noLinks).map((code) => textOfCode(code, 80))).toEqual(expected)
  })
})

test.each([
  [{}, 'constructor()'],
  [{ isProtected: true }, 'protected constructor()'],
  [{ isPrivate: true }, 'private constructor()'],
])('the constructor of a class with %j', (flags, expected) => {
  const code = constructorCode(
    { id: '', kind: 'constructor', name: 'constructor', flags, signatures: [signature([], T)] },
    noLinks,
  )
  expect(code.map((each) => textOfCode(each, 80))).toEqual([expected])
})

test.each([
  ['1_000', 'number'],
  ['-0.5', 'number'],
  ["'de'", 'string'],
  ["'it\\'s'", 'string'],
  ['false', 'keyword'],
  ["'a' + name", undefined],
  ['{}', undefined],
])('the default %s has the color of: %s', (defaultValue, expected) => {
  const pieces = layOut(typeCode(fn([parameter('it', text, { defaultValue })], T), noLinks), 80)
  expect(pieces.find((piece) => piece.text === defaultValue)?.role).toBe(expected)
})

test('a name links to its declaration where the page knows the address', () => {
  const user: ApiType = { kind: 'reference', name: 'User', typeArguments: [], target: 'types!User' }
  const hrefOf = (links: Links) => layOut(typeCode(user, links), 80).map(({ href }) => href)
  expect(
    hrefOf({ ...noLinks, hrefOf: ({ target }) => (target === 'types!User' ? '/api/types/interface/User' : undefined) }),
  ).toEqual(['/api/types/interface/User'])
  expect(hrefOf(noLinks)).toEqual([undefined])
})

test('a deprecated name says so', () => {
  const user: ApiType = { kind: 'reference', name: 'User', typeArguments: [], target: 'types!User' }
  const links = { ...noLinks, isDeprecated: (target: string | undefined) => target === 'types!User' }
  expect(layOut(typeCode(user, links), 80).map(({ isDeprecated }) => isDeprecated)).toEqual([true])
})

test('a union in parentheses that takes several lines has its closing parenthesis on its own line', () => {
  const long = union(reference('FirstOfTheAlternatives'), reference('SecondOfTheAlternatives'))
  const list: ApiType = { kind: 'operator', operator: 'readonly', type: { kind: 'array', element: long } }
  const [code = ''] = memberCode(property('targets', list), noLinks)
  expect(textOfCode(code, 40)).toBe('targets: readonly (\n  | FirstOfTheAlternatives\n  | SecondOfTheAlternatives\n)[]')
  expect(textOfCode(code, 80)).toBe('targets: readonly (FirstOfTheAlternatives | SecondOfTheAlternatives)[]')
})
