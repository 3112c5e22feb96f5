// TypeDoc reads the nodes of type aliases, and asks TypeScript for the types of the rest: so what an alias says is what all have to say.
import {
  memberCode,
  noLinks,
  textOfCode,
  type ApiMember,
  type ApiSignature,
  type ApiType,
  type ApiTypeParameter,
} from '@docgen/model'
import { beforeAll, expect, test } from 'vitest'
import { entriesById, loadReference } from '../testing/load-reference.ts'

const typeParameters = [
  'T, K extends keyof T',
  'T, K extends keyof T = keyof T',
  'T, U extends T',
  'T, U extends T[]',
  'T, A extends readonly [T, ...T[]]',
  'T extends readonly [first: string, second?: number]',
  'T, const P extends Pattern<T>',
  'T, P extends Hidden<T> = Hidden<T>',
  'T extends { text: string; inner?: Pattern<T> }',
]

const types = [
  'P extends (value: any) => value is infer N ? N : never',
  'P extends { of: infer N extends string } ? N : P',
  'Event',
  'absent.Server',
  'Event[] | Box<Event>',
  'Failure',
  'Exclude<State, Failure>',
  'Failure | undefined',
  'string | { of: P } | undefined | number',
  'Hidden<P>',
  'Pattern<P>',
  'spaced.Inner<P>',
  'typeof shared',
  'ReadonlyArray<P>',
  '{ [K in keyof P]?: P[K] | undefined } & { [K in keyof P]-?: P[K] }',
]

const source = `
  import type { First, Second } from 'absent'
  import type * as absent from 'absent'
  import * as spaced from './spaced.ts'
  export type Event = First | Second
  export interface Shared<T = unknown, U = T> { one: T; other: U }
  export declare const Shared: Box<Shared>
  export type Wide = string | number | Wide[]
  export declare const Wide: Box<Wide>
  export type Cells = Partial<{ [key: string]: string | Cells }>
  export type State = 1 | 2 | 3 | 4
  export type Failure = Exclude<State, 1 | 2>
  export interface Box<T> { held: T }
  export declare const shared: string
  import type { Inner as Renamed } from './spaced.ts'
  declare const own: { secret: Box<1> }
  export declare function renamed<T extends Renamed<T>>(one: Renamed<T>, many: Renamed<T>[]): typeof own
  ${types
    .map(
      (text, index) => `
  export type Type${index}<P> = ${text}
  export declare function use${index}<P>(required: ${text}, optional?: ${text}, ...rest: [${text}]): ${text}
  export interface Used${index}<P> {
    property: ${text}
    optional?: ${text}
    method(parameter: ${text}): ${text}
    get accessor(): ${text}
    inner: { property: ${text} }
    [key: string]: ${text}
    (parameter: ${text}): ${text}
    new (parameter: ${text}): ${text}
  }`,
    )
    .join('')}
  export declare function isFailure<P>(value: unknown): value is Exclude<P, Failure>
  export type IsFailure<P> = (value: unknown) => value is Exclude<P, Failure>
  export interface Values { event: Event; failure: Failure }
  export type Later<T> = { [K in keyof T]: Promise<T[K]> }
  export interface LaterValues extends Later<Values> {}
  export type Pattern<T> = T extends unknown ? string | { a: T } | readonly [T, ...T[]] : never
  type Hidden<T> = T | { hidden: T }
  ${typeParameters
    .map(
      (text, index) => `
  export type Alias${index}<${text.replace('const ', '')}> = 1
  export declare function declared${index}<${text}>(): void
  export const arrow${index} = <${text}>(): void => {}
  export declare class Class${index} { method<${text}>(): void }
  export interface Interface${index} { method<${text}>(): void; <${text}>(): void; new <${text}>(): object }
  export type Shape${index} = { method<${text}>(): void; property: <${text}>() => void }`,
    )
    .join('')}
  export declare class Base<T> { pick<K extends keyof T>(key: K): void; narrow<N extends T, P = { of: T }>(narrow: N): void; own<A, B extends A>(b: B): void }
  export declare class Text extends Base<string> {}
  export declare class Heir<V> extends Base<V> {}
  export declare class Kept<T> { property: Pattern<T> | T; method(given: Box<T>): Pattern<T> | T }
  export declare class KeptText extends Kept<string> {}`

let entries: ReturnType<typeof entriesById> = {}

beforeAll(async () => {
  const files = {
    'lib/package.json': '{ "name": "lib", "version": "1.0.0" }',
    'lib/index.ts': source,
    'lib/spaced.ts': 'export interface Inner<T> { held: T }\nexport declare const value: string',
    'plain/package.json': '{ "name": "plain", "version": "1.0.0", "exports": "./index.js" }',
    'plain/index.js': `
      /**
       * @template T
       * @template {keyof T} K
       * @param {T} of
       * @param {K} key
       */
      export function plain(of, key) {}`,
  }
  entries = entriesById(await loadReference(files, { packages: [{ folder: 'lib' }, { folder: 'plain' }] }))
})

function membersOf(id: string): readonly ApiMember[] {
  const entry = entries[id]
  if (entry?.kind === 'class' || entry?.kind === 'interface') return entry.members
  return entry?.kind === 'type' && entry.type.kind === 'object' ? entry.type.members : []
}

function signaturesIn(id: string): readonly ApiSignature[] {
  const entry = entries[id]
  if (entry?.kind === 'function') return entry.signatures
  return membersOf(id).flatMap((member) => {
    if ('signatures' in member) return member.signatures
    return member.kind === 'property' && member.type.kind === 'function' ? [member.type.signature] : []
  })
}

function parametersOfAlias(index: number): readonly ApiTypeParameter[] {
  const alias = entries[`lib!Alias${index}`]
  return alias?.kind === 'type' ? alias.typeParameters : []
}

/** Objects within a type say where they stand, and an alias has no `const` parameters. */
function withoutPlaces(types: unknown): unknown {
  const left = new Set(['id', 'source', 'isConst'])
  return JSON.parse(JSON.stringify(types, (key, value: unknown) => (left.has(key) ? undefined : value)))
}

test.each(typeParameters.map((text, index) => [text, index] as const))('<%s> is shown as written', (_text, index) => {
  const expected = parametersOfAlias(index)
  expect(expected).not.toHaveLength(0)
  const holders = ['declared', 'arrow', 'Class', 'Interface', 'Shape'].map((name) => `lib!${name}${index}`)
  const signatures = holders.flatMap(signaturesIn).filter((signature) => signature.typeParameters.length > 0)
  expect(signatures).toHaveLength(8)
  for (const signature of signatures) expect(withoutPlaces(signature.typeParameters)).toEqual(withoutPlaces(expected))
})

test('a JSDoc @template is shown as written', () => {
  const [signature] = signaturesIn('plain!plain')
  expect(signature?.typeParameters[1]?.constraint).toMatchObject({ kind: 'operator', operator: 'keyof', type: { name: 'T' } })
})

const string = { kind: 'intrinsic', name: 'string' }
const parameter = (name: string) => ({ kind: 'reference', name, isTypeParameter: true })

test.each([
  ['Text', string],
  ['Heir', parameter('V')],
])('what %s inherits has its own arguments', (name, argument) => {
  const [narrow, own, pick] = signaturesIn(`lib!${name}`).slice(-3)
  expect(narrow?.typeParameters).toMatchObject([
    { constraint: argument },
    { defaultType: { kind: 'object', members: [{ name: 'of', type: argument }] } },
  ])
  expect(own?.typeParameters[1]?.constraint).toMatchObject(parameter('A'))
  if (name === 'Heir') expect(pick?.typeParameters[0]?.constraint).toMatchObject({ operator: 'keyof', type: argument })
})

function typeOfAlias(name: string): ApiType | undefined {
  const alias = entries[`lib!${name}`]
  return alias?.kind === 'type' ? alias.type : undefined
}

function typesIn(member: ApiMember | undefined): readonly (ApiType | undefined)[] {
  if (member?.kind === 'property')
    return member.type.kind === 'object' && member.name === 'inner' ? member.type.members.flatMap(typesIn) : [member.type]
  if (member?.kind === 'accessor' || member?.kind === 'index') return [member.type]
  return member && 'signatures' in member ? member.signatures.flatMap(typesOf) : []
}

function typesOf({ parameters, returns }: ApiSignature): readonly (ApiType | undefined)[] {
  return [...parameters.map(({ type }) => (type.kind === 'tuple' ? type.elements[0]?.type : type)), returns]
}

/** What is optional says so by a mark. */
function withoutUndefined(type: ApiType | undefined): ApiType | undefined {
  if (type?.kind !== 'union') return type
  const [first, ...others] = type.types.filter((one) => !(one.kind === 'intrinsic' && one.name === 'undefined'))
  return first && others.length === 0 ? first : { ...type, types: [...(first ? [first] : []), ...others] }
}

test.each(types.map((text, index) => [text, index] as const))('%s is shown as written', (_text, index) => {
  const expected = withoutPlaces(typeOfAlias(`Type${index}`))
  const optional = withoutPlaces(withoutUndefined(typeOfAlias(`Type${index}`)))
  expect(expected).toBeDefined()
  const inFunction = signaturesIn(`lib!use${index}`).flatMap(typesOf).map(withoutPlaces)
  expect(inFunction).toEqual([expected, optional, expected, expected])
  const members = Object.fromEntries(
    membersOf(`lib!Used${index}`).map((member) => [member.name, typesIn(member).map(withoutPlaces)]),
  )
  expect(members).toEqual({
    property: [expected],
    optional: [optional],
    method: [expected, expected],
    accessor: [expected],
    inner: [expected],
    '[key]': [expected],
    '()': [expected, expected],
    constructor: [expected, expected],
  })
})

test('what an alias makes optional is undefined where its author says so', () => {
  const alias = typeOfAlias(`Type${types.length - 1}`)
  const [optional] = alias?.kind === 'intersection' ? alias.types : []
  const union = { kind: 'union', types: [{ kind: 'indexed-access' }, { kind: 'intrinsic', name: 'undefined' }] }
  expect(optional).toMatchObject({ kind: 'mapped', template: union })
})

test('so is one that shares its name with an alias', () => {
  const wide = entries['lib!Wide:variable']
  expect(wide?.kind === 'variable' && wide.type).toMatchObject({ name: 'Box', typeArguments: [{ name: 'Wide' }] })
})

test('a constant that shares its name with an interface is shown as written', () => {
  const shared = entries['lib!Shared:variable']
  expect(shared?.kind === 'variable' && shared.type).toMatchObject({
    name: 'Box',
    typeArguments: [{ name: 'Shared', typeArguments: [] }],
  })
})

test('an alias that is a table of itself is called by its name', () => {
  const cells = { kind: 'union', types: [string, { kind: 'reference', name: 'Cells', target: 'lib!Cells' }] }
  expect(typeOfAlias('Cells')).toMatchObject({ name: 'Partial', typeArguments: [{ members: [{ kind: 'index', type: cells }] }] })
})

test('a type predicate is shown as written', () => {
  const alias = typeOfAlias('IsFailure')
  const expected = alias?.kind === 'function' ? alias.signature.returns : undefined
  expect(expected).toMatchObject({ kind: 'predicate', type: { name: 'Exclude' } })
  expect(signaturesIn('lib!isFailure')[0]?.returns).toEqual(expected)
})

test('types that were put in the place of what is written stay', () => {
  const of = (id: string, name: string) => membersOf(id).find((member) => member.name === name)
  expect(typesIn(of('lib!LaterValues', 'failure'))).toMatchObject([{ kind: 'reference', name: 'Promise' }])
  expect(JSON.stringify(of('lib!KeptText', 'property'))).not.toContain('"T"')
  expect(typesIn(of('lib!KeptText', 'method'))[0]).toMatchObject({ name: 'Box', typeArguments: [string] })
})

test('names that readers cannot know stand for what they mean', () => {
  const [signature] = signaturesIn('lib!renamed')
  const inner = { kind: 'reference', name: 'Inner' }
  expect(signature?.typeParameters[0]?.constraint).toMatchObject(inner)
  expect(signature?.parameters.map(({ type }) => type)).toMatchObject([inner, { kind: 'array', element: inner }])
  expect(signature?.returns).toMatchObject({ kind: 'object', members: [{ name: 'secret', type: { name: 'Box' } }] })
})

test('a type that TypeScript finds within itself again and again is followed once, and then printed', async () => {
  const loaded = await loadReference(
    {
      'lib/package.json': '{ "name": "lib", "version": "1.0.0", "types": "index.ts" }',
      'lib/index.ts': `export type Copy<T> = { [K in keyof T]: T[K] }
        export interface Base<Config> { send?: ((this: { parent: Copy<Config>['send'] }) => void) | null }
        export interface Mark extends Base<Mark> {}`,
    },
    { packages: [{ folder: 'lib' }] },
  )
  const mark = JSON.stringify(entriesById(loaded)['lib!Mark'])
  expect(mark.match(/"name":"parent"/g)).toHaveLength(2)
  expect(mark).toContain('((this: { parent: ... | null | undefined; }) => void) | null | undefined')
})

test('a method that returns its object gives heirs theirs', async () => {
  const { model } = await loadReference(
    {
      'lib/package.json': '{ "name": "lib", "version": "1.0.0", "types": "index.ts" }',
      'lib/index.ts': `export class Base { set(id: string) { return this } read() { return this.set('') } written(): this { return this } other() { return 1 } }
        export class Heir extends Base {}`,
    },
    { packages: [{ folder: 'lib' }] },
  )
  const returned = model.packages[0]?.entries.map((entry) =>
    entry.kind === 'class'
      ? entry.members.flatMap((member) =>
          member.kind === 'method'
            ? member.signatures.map(({ returns }) => [member.name, 'name' in returns && returns.name])
            : [],
        )
      : [],
  )
  const expected = [
    ['other', 'number'],
    ['read', 'this'],
    ['set', 'this'],
    ['written', 'this'],
  ]
  expect(returned).toEqual([expected, expected])
})

test('names in a generic method keep their namespace', async () => {
  const code = `
    export declare class Emitter<E> {
      all(): Emitter.Names<E>
      on<T extends Emitter.Names<E>>(event: T, listener: Emitter.Listener<E, T>): Emitter.Listener<E, T>[]
    }
    export declare class Loud extends Emitter<'a'> {}
    export declare namespace Emitter {
      export type Names<E> = E extends string ? E : keyof E
      export type Listener<E, T> = (of: E, event: T) => void
    }`
  const files = { 'kit/package.json': '{ "name": "kit", "version": "1.0.0" }', 'kit/index.ts': code }
  const { 'kit!Emitter': emitter, 'kit!Loud': loud } = entriesById(await loadReference(files, { packages: [{ folder: 'kit' }] }))
  const methodsOf = (entry: typeof emitter): readonly string[] => {
    const members = entry?.kind === 'class' ? entry.members.filter(({ kind }) => kind === 'method') : []
    return members.flatMap((member) => memberCode(member, noLinks)).map((piece) => textOfCode(piece, 200))
  }
  expect(methodsOf(emitter)).toEqual([
    'all(): Emitter.Names<E>',
    'on<T extends Emitter.Names<E>>(event: T, listener: Emitter.Listener<E, T>): Emitter.Listener<E, T>[]',
  ])
  // What an heir gives its base is not what the base wrote.
  expect(methodsOf(loud)[1]).not.toContain('<E,')
})
