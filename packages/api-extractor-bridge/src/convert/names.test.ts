// What readers call what is documented, where its author's files or a bundler call it something else.
import { anchoredMembersOf, type ApiEntry, type ApiType } from '@docgen/model'
import { expect, test } from 'vitest'
import { entriesById, loadReference } from '../testing/load-reference.ts'

async function entriesOf(files: Readonly<Record<string, string>>): Promise<Readonly<Record<string, ApiEntry>>> {
  return entriesById(
    await loadReference(
      { 'lib/package.json': '{ "name": "lib", "version": "1.0.0", "types": "index.d.ts" }', ...files },
      { packages: [{ folder: 'lib' }] },
    ),
  )
}

/** Those of the members. */
function typesOf(value: ApiEntry | ApiType | undefined): readonly string[] {
  const members = value && 'members' in value ? value.members : []
  const textOf = (type: ApiType): string => {
    if (type.kind === 'query') return `typeof ${textOf(type.query)}`
    return type.kind === 'literal' ? type.text : 'name' in type ? String(type.name) : type.kind
  }
  return members.flatMap((member) => ('type' in member ? [textOf(member.type)] : []))
}

test('types go by the names that readers can import', async () => {
  const entries = await entriesOf({
    'lib/base.d.ts':
      'declare class Hono { base: 1; run(): void }\ndeclare class Plain {}\nexport { Hono as HonoBase, Plain as Other, Plain }\n',
    'lib/index.d.ts': `
import { HonoBase as Renamed, Plain } from './base'
export { HonoBase, Other, Plain } from './base'
export declare class Hono extends Renamed {}
export declare class Heir extends Plain {}
declare class Hidden {}
export declare const hidden: Hidden
`,
  })
  const baseOf = (id: string) => {
    const entry = entries[id]
    return entry?.kind === 'class' ? entry.extends : undefined
  }
  expect(baseOf('lib!Hono')).toMatchObject([{ name: 'HonoBase', target: 'lib!HonoBase' }])
  expect(entries['lib!Hono']).toMatchObject({
    members: [{}, { inheritedFrom: { name: 'HonoBase.base' } }, { inheritedFrom: { name: 'HonoBase.run' } }],
  })
  expect(baseOf('lib!Heir')).toMatchObject([{ name: 'Plain' }])
  expect(entries['lib!hidden']).toMatchObject({ type: { name: 'Hidden' } })
})

test('an heir that a module is goes by its own name', async () => {
  const entries = await entriesOf({
    'lib/package.json': '{ "name": "lib", "version": "1.0.0", "exports": { ".": "./index.d.ts", "./rule": "./rule.d.ts" } }',
    'lib/index.d.ts': 'export declare class Base {}\n',
    'lib/rule.d.ts': 'import { Base } from "./index"\ndeclare class Rule extends Base {}\nexport = Rule\n',
  })
  expect(entries['lib!Base']).toMatchObject({ extendedBy: [{ name: 'Rule', target: 'lib/rule!export=' }] })
})

test('a constructor does not repeat the type parameters of its class', async () => {
  const entries = await entriesOf({
    'lib/index.d.ts': `
export declare class Box<T extends object> { constructor(value: T) }
export interface Maker { new <T>(value: T): Box<{ value: T }> }
`,
  })
  expect(entries['lib!Box']).toMatchObject({
    typeParameters: [{ name: 'T' }],
    members: [{ kind: 'constructor', signatures: [{ typeParameters: [], parameters: [{ type: { isTypeParameter: true } }] }] }],
  })
  expect(entries['lib!Maker']).toMatchObject({ members: [{ signatures: [{ typeParameters: [{ name: 'T' }] }] }] })
})

test('a type parameter has the name that it had before declarations were bundled', async () => {
  const entries = await entriesOf({
    'lib/index.d.ts': 'export declare function make<T$1, K$2 extends keyof T$1>(value: T$1): { [P in K$2]: T$1[P] }\n',
  })
  expect(JSON.stringify(entries['lib!make'])).not.toContain('$')
  expect(entries['lib!make']).toMatchObject({
    signatures: [{ typeParameters: [{ name: 'T' }, { name: 'K' }], parameters: [{ type: { name: 'T' } }] }],
  })
})

test('a type that is not exported has the name that it had before declarations were bundled', async () => {
  const index = `
    type Schema$1 = { a: string }
    type Schema$2 = { b: string } | Schema$1
    export declare function parse(schema: Schema$1): void
    export declare function join(schema: Schema$2): void
    export type Cost$1 = 1
    export {}`
  const loaded = await loadReference(
    { 'lib/package.json': '{ "name": "lib", "version": "1.0.0", "types": "index.d.ts" }', 'lib/index.d.ts': index },
    { packages: [{ folder: 'lib' }] },
  )
  const entries = entriesById(loaded)
  const schema = (number: number) => ({ name: 'Schema', target: `lib!~Schema$${number}` })
  expect(entries['lib!parse']).toMatchObject({ signatures: [{ parameters: [{ type: schema(1) }] }] })
  expect(entries['lib!join']).toMatchObject({ signatures: [{ parameters: [{ type: schema(2) }] }] })
  expect(loaded.model.packages[0]?.unexported).toMatchObject([
    { id: 'lib!~Schema$1', name: 'Schema', displayName: 'Schema' },
    { id: 'lib!~Schema$2', name: 'Schema', displayName: 'Schema', type: { types: [{}, schema(1)] } },
  ])
  expect(entries['lib!Cost$1']).toMatchObject({ displayName: 'Cost$1' })
})

test('a type goes without the name that a file gives to the module of it, unless the package exports that', async () => {
  const entries = await entriesOf({
    'lib/types.d.ts': 'export interface Key { of: 1 }\nexport interface Hidden { of: 2 }\n',
    'lib/shown.d.ts': 'export interface Plain { of: 4 }\n',
    'lib/index.d.ts': `
import type * as t from './types'
import * as shown from './shown'
export type { Key } from './types'
export * as shown from './shown'
export declare function sign(key: t.Key, hidden: t.Hidden, plain: shown.Plain): void
`,
  })
  const sign = entries['lib!sign']
  const parameters = sign?.kind === 'function' ? (sign.signatures[0]?.parameters ?? []) : []
  expect(parameters.map(({ type }) => 'name' in type && type.name)).toEqual(['Key', 'Hidden', 'shown.Plain'])
})

test('a type has the names of the namespaces around it as the package exports them', async () => {
  const entries = await entriesOf({
    'lib/named.d.ts': 'export declare namespace inner { interface Deep { a: 1 } }\nexport declare enum Color { Red }\n',
    'lib/direct.d.ts': 'export declare namespace Space { interface Deep { a: 1 } }\nexport declare enum Level { Low }\n',
    'lib/index.d.ts': `
import * as t from './named'
import * as d from './direct'
import type { inner as renamed } from './named'
export * as shown from './named'
export * from './direct'
export interface Types { a: t.inner.Deep; b: renamed.Deep; c: t.Color.Red; d: t.Color; e: d.Space.Deep; f: d.Level.Low }
`,
  })
  expect(typesOf(entries['lib!Types'])).toEqual([
    'shown.inner.Deep',
    'shown.inner.Deep',
    'shown.Color.Red',
    'shown.Color',
    'Space.Deep',
    'Level.Low',
  ])
})

test('a module is named by what it is imported from, and its classes, enums and namespaces are properties', async () => {
  const entries = await entriesOf({
    'lib/package.json': '{ "name": "lib", "version": "1.0.0", "exports": { ".": "./index.ts", "./second": "./second.ts" } }',
    'lib/second.ts': 'export const two = 2\n',
    'lib/parts.ts': `
export class Box {}
export enum Color { Red }
export namespace inner { export class Deep {}; export const one = 1 }
/** In boxes. */
export const size = 1
/** Opens. */
export function open(): void
export function open(by: string): void
export function open() {}
export interface Type { a: 1 }
`,
    'lib/index.ts': `
import * as parts from './parts'
import * as second from './second'
export const load = () => import('./parts')
export const spread = { ...parts }
export const all = { parts, second }
export const written: { parts: typeof parts } = { parts }
type Static = typeof parts
export interface Api extends Static { (): void }
export { Box, open, inner } from './parts'
export class Base { static size = 1 }
export namespace Base { export class Part {}; export const count = 1 }
export class Heir extends Base {}
`,
  })
  const typeOf = (id: string) => {
    const entry = entries[id]
    return entry?.kind === 'variable' ? typesOf(entry.type) : undefined
  }
  expect(typeOf('lib!spread')).toEqual(['typeof Box', 'typeof Color', 'typeof inner', '1'])
  expect(typeOf('lib!all')).toEqual(['typeof import("./parts")', 'typeof import("lib/second")'])
  expect(typeOf('lib!written')).toEqual(['typeof import("./parts")'])
  expect(entries['lib!Api']).toMatchObject({
    members: [
      { kind: 'call' },
      { name: 'Box', type: { kind: 'query', query: { target: 'lib!Box' } } },
      { name: 'Color' },
      { name: 'inner' },
      { name: 'size', comment: { summary: { markdown: 'In boxes.' } } },
      { name: 'open', kind: 'method', signatures: [{ comment: { summary: { markdown: 'Opens.' } } }, {}] },
    ],
  })
  expect(entries['lib!open']).toMatchObject({ kind: 'function' })
  // What a namespace adds to a class is no member of it.
  const heir = entries['lib!Heir']
  expect(heir?.kind === 'class' && heir.members.map(({ name }) => name)).toEqual(['constructor', 'size'])
  expect(entries['lib!load']).toMatchObject({ signatures: [{ returns: { name: 'Promise' } }] })
})

test('an alias that stands for an array keeps its name', async () => {
  const entries = await entriesOf({
    'lib/index.d.ts': `
type Ensure<T> = T extends infer U ? U : never
export type Items<T, P = 1> = Ensure<Record<'of', [T, P]>[]>
export type List<T> = T[]
export interface Box<T> { items: Items<T, this>; list: List<T>; array: Array<T>; plain: T[] }
export declare function items<T, I = Items<T>>(of: T): Items<I>
`,
  })
  expect(typesOf(entries['lib!Box'])).toEqual(['array', 'Items', 'List', 'array'])
  expect(entries['lib!items']).toMatchObject({
    signatures: [
      { typeParameters: [{}, { defaultType: { name: 'Items' } }], returns: { name: 'Items', typeArguments: [{ name: 'I' }] } },
    ],
  })
})

test('an object type in a condition has what is written and nothing of what it is compared with', async () => {
  const entries = await entriesOf({
    'lib/index.d.ts': `
export interface Macro { [name: string]: number; own: 1 }
export type Picked<T extends { macros: Macro }> = {} extends T['macros'] ? {} : never
export declare class App<T extends { macros: Macro }> {
  get<C extends {} extends T['macros'] ? {} : never>(of: C): void
}
`,
  })
  const empty = { kind: 'object', members: [] }
  const condition = { kind: 'conditional', check: empty, whenTrue: empty }
  expect(entries['lib!Picked']).toMatchObject({ type: condition })
  expect(entries['lib!App']).toMatchObject({ members: [{}, { signatures: [{ typeParameters: [{ constraint: condition }] }] }] })
})

test('a boolean that TypeScript has taken apart is whole again', async () => {
  const entries = await entriesOf({
    'lib/index.d.ts': `
/** @inline */
export type Enabled<T> = boolean | ((value: T) => boolean)
export interface Options<T> { enabled?: Enabled<T> }
export type Described =
  /** On. */
  | true
  /** Off. */
  | false
`,
  })
  expect(entries['lib!Options']).toMatchObject({
    members: [{ type: { kind: 'union', types: [{ kind: 'intrinsic', name: 'boolean' }, { kind: 'function' }] } }],
  })
  expect(entries['lib!Described']).toMatchObject({ alternativeTexts: [{ index: 0 }, { index: 1 }] })
  expect(entries['lib!Described']).toMatchObject({ type: { types: [{ text: 'true' }, { text: 'false' }] } })
})

test('a member with a computed name that may be any string makes no index signature', async () => {
  const entries = await entriesOf({
    'lib/index.d.ts': 'export * from "./subject"',
    'lib/subject.ts': `
const observable: string | symbol = 'observable'
export class Observable<T> { [observable]() { return this }; named?: T }
export class Subject extends Observable<number> { [index: number]: unknown }
declare const Base: new () => Record<string, number>
export class Other extends Base {}
`,
  })
  const indexes = ['lib!Observable', 'lib!Subject', 'lib!Other'].map((id) => {
    const entry = entries[id]
    return entry?.kind === 'class' ? entry.members.flatMap((member) => (member.kind === 'index' ? [member.name] : [])) : undefined
  })
  expect(indexes).toEqual([[], ['[index]'], ['[key]']])
})

test('a key of a module that is not installed is no index signature', async () => {
  const entries = await entriesOf({
    'lib/index.d.ts': `
import { brand } from 'absent'
import * as ns from 'absent'
interface Mark { of: 1 }
export interface Branded { /** Tells it. */ readonly [brand]: Mark; [ns.other]?: number; plain: true }
export type Shape = { [brand]: string }
export declare class Box { [brand]: Mark; private [ns.other]: 1 }
export interface Heir extends Branded {}
export {}
`,
  })
  const membersOf = (name: string) => {
    const entry = entries[`lib!${name}`]
    const members = entry ? anchoredMembersOf(entry) : []
    return members.map((member) => [member.kind, member.name, member.flags])
  }
  expect(membersOf('Branded')).toEqual([
    ['property', '[brand]', { isReadonly: true }],
    ['property', '[ns.other]', { isOptional: true }],
    ['property', 'plain', {}],
  ])
  expect(membersOf('Shape')).toEqual([['property', '[brand]', {}]])
  expect(membersOf('Box')).toEqual([
    ['constructor', 'constructor', {}],
    ['property', '[brand]', {}],
  ])
  expect(membersOf('Heir')).toEqual([['property', 'plain', {}]])
  expect(entries['lib!Branded']).toMatchObject({
    members: [
      {
        comment: { summary: { markdown: 'Tells it.', line: 5 } },
        source: { line: 5 },
        type: { name: 'Mark', target: 'lib!~Mark' },
      },
      {},
      {},
    ],
  })
})
