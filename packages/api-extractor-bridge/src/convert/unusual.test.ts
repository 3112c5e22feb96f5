// What TypeDoc leaves out or reads otherwise than it is written.
import type { ApiMember, ApiType } from '@docgen/model'
import { beforeAll, expect, test } from 'vitest'
import { entriesById, loadReference } from '../testing/load-reference.ts'

const source = `
import { elsewhere } from './elsewhere.ts'
export type Rest = [first: string, ...rest: number[]]
export type Plain = [rest: string]
declare const key: unique symbol
export abstract class Kit<T extends readonly unknown[]> {
  /** How it is. */
  accessor mood = 1
  static accessor count: string = ''
  get mapped(): { [K in keyof T]: 1 } { return null as never }
  arrow = (): [a: 1, ...rest: T] => null as never;
  *[Symbol.iterator](): Iterator<T> {}
  [key]: string = ''
  static make(): Kit<[]> { return null as never }
}
export const held = function <T extends unknown[]>(): [...T] { return null as never }
/** @function */
export declare const typed: <T extends unknown[]>() => [...T]
class Base { base = 1 }
export const mixin = <B extends abstract new (...given: never[]) => object>(base: B) => class extends base {}
export class Own<T> extends (Map as new <T>() => Map<string, T>)<T> {}
type Boxed = import('./elsewhere.ts').Box<string>
export type Imported = [Boxed, 1] | import('./elsewhere.ts').Box<'a'>[]
export type Module = typeof import('./elsewhere.ts')
export type Called = ReturnType<typeof import('./elsewhere.ts').box<string>> & keyof typeof elsewhere
export declare const imported: import('./elsewhere.ts').Box<number>
export let changing = 1
export var old = 2
export const fixed = elsewhere
export const { taken } = { taken: 3 }
export const enum Inlined { A }
export enum Kept { A }
`
let entries: ReturnType<typeof entriesById> = {}

beforeAll(async () => {
  const files = {
    'lib/package.json': '{ "name": "lib", "version": "1.0.0" }',
    'lib/index.ts': source,
    'lib/elsewhere.ts':
      'export const elsewhere = 1\nexport interface Box<T> { held: T }\nexport declare function box<T>(held: T): Box<T>',
  }
  entries = entriesById(await loadReference(files, { packages: [{ folder: 'lib' }] }))
})

function entry(name: string) {
  return entries[`lib!${name}`]
}

function members(): readonly ApiMember[] {
  const kit = entry('Kit')
  return kit?.kind === 'class' ? kit.members : []
}

test.each([
  ['Rest', [false, true]],
  ['Plain', [false]],
])('rest elements of %s are those that are written so, whatever others are called', (name, expected) => {
  const found = entry(name)
  const elements = found?.kind === 'type' && found.type.kind === 'tuple' ? found.type.elements : []
  expect(elements.map(({ isRest }) => isRest)).toEqual(expected)
  expect(elements.at(-1)?.name).toBe('rest')
})

test('an accessor that is declared in one has a getter and a setter', () => {
  const said = members().flatMap((member) =>
    member.kind === 'accessor' && member.name !== 'mapped'
      ? [[member.name, member.flags, member.type, member.hasGetter, member.hasSetter, member.comment?.summary?.markdown]]
      : [],
  )
  expect(said).toEqual([
    ['count', { isStatic: true }, { kind: 'intrinsic', name: 'string' }, true, true, undefined],
    ['mood', {}, { kind: 'intrinsic', name: 'number' }, true, true, 'How it is.'],
  ])
})

const T: ApiType = { kind: 'reference', name: 'T', typeArguments: [], isTypeParameter: true }

test('what getters and functions give is as exact as it is written', () => {
  const [mapped, arrow] = ['mapped', 'arrow'].map((name) => members().find((member) => member.name === name))
  expect(mapped?.kind === 'accessor' && mapped.type).toMatchObject({
    kind: 'mapped',
    constraint: { kind: 'operator', operator: 'keyof', type: T },
  })
  const results = [arrow, entry('held'), entry('typed')].map((found) =>
    found && 'signatures' in found ? found.signatures?.[0]?.returns : undefined,
  )
  const spread = { isOptional: false, isRest: true, type: T }
  expect(results).toMatchObject([
    { elements: [{ name: 'a' }, { ...spread, name: 'rest' }] },
    { elements: [spread] },
    { elements: [spread] },
  ])
})

test('members with computed names are called as they are written', () => {
  const names = members().map(({ name }) => name)
  expect(names).toEqual(expect.arrayContaining(['[Symbol.iterator]', '[key]']))
})

test('a class that extends an expression has no arguments but those in the source', () => {
  const own = entry('Own')
  expect(own?.kind === 'class' && own.extends).toMatchObject([
    { name: 'Map', typeArguments: [{ kind: 'intrinsic', name: 'string' }, T] },
  ])
})

test.each([
  ['Imported', 'Box<"a">'],
  ['Module', "typeof import('./elsewhere.ts')"],
  ['Called', 'typeof box<string>'],
  ['imported', 'Box<number>'],
])('what is imported where it is named keeps its arguments: %s', (name, expected) => {
  expect(namesIn(entry(name))).toContain(expected)
})

/** All references within a value, as they would be written. */
function namesIn(value: unknown): readonly string[] {
  const names: string[] = []
  JSON.stringify(value, (_, inner: unknown) => {
    const type = inner as ApiType | undefined // Of another kind, it has none of these keys.
    if (type?.kind === 'reference') names.push(textOf(type))
    if (type?.kind === 'query') names.push(`typeof ${textOf(type.query)}`)
    return inner
  })
  return names
}

function textOf(type: ApiType): string {
  if (type.kind === 'literal') return type.text
  if (type.kind !== 'reference') return 'name' in type ? (type.name ?? '') : ''
  return type.name + (type.typeArguments.length > 0 ? `<${type.typeArguments.map(textOf).join()}>` : '')
}

test('abstract constructors are so wherever they stand', () => {
  const mixin = entry('mixin')
  const [parameter] = mixin?.kind === 'function' ? (mixin.signatures[0]?.typeParameters ?? []) : []
  expect(parameter?.constraint).toMatchObject({ kind: 'function', isConstructor: true, isAbstract: true })
})

test.each([
  ['changing', { keyword: 'let' }],
  ['old', { keyword: 'var' }],
  ['fixed', {}],
  ['taken', {}],
  ['Inlined', { isConst: true }],
  ['Kept', {}],
])('%s has the keywords %j', (name, expected) => {
  const found = entry(name)
  const keywords = Object.entries(found ?? {}).filter(([property]) => property === 'keyword' || property === 'isConst')
  expect(Object.fromEntries(keywords)).toEqual(expected)
})

test('what classes say with this and static is as it is written', async () => {
  const loaded = await loadReference(
    {
      'kit/package.json': '{ "name": "kit", "version": "1.0.0" }',
      'kit/index.ts': `
export class Base<T> {
  /** Whatever else. */
  static readonly [key: string]: unknown
  [index: number]: T
  self: this
  list: this[] = []
  both: { base: this, value: T }[] | this
  async settled(others: readonly this[]): Promise<this> { return this }
  get twin(): this | undefined { return undefined }
}
export class Derived extends Base<string> {}
`,
    },
    { packages: [{ folder: 'kit' }] },
  )
  const byId = entriesById(loaded)
  const membersOf = (id: string): readonly ApiMember[] => {
    const entry = byId[id]
    return entry?.kind === 'class' ? entry.members : []
  }
  const typeOf = (id: string, name: string): ApiType | undefined => {
    const member = membersOf(id).find((each) => each.name === name)
    return member?.kind === 'property' ? member.type : undefined
  }
  const ownThis = { kind: 'intrinsic', name: 'this' }
  for (const id of ['kit!Base', 'kit!Derived']) {
    expect(typeOf(id, 'self'), id).toEqual(ownThis)
    expect(typeOf(id, 'list'), id).toEqual({ kind: 'array', element: ownThis })
  }
  expect(typeOf('kit!Base', 'both')).toMatchObject({ kind: 'union', types: [{ kind: 'array' }, ownThis] })
  const settled = membersOf('kit!Base').find(({ name }) => name === 'settled')
  expect(settled?.kind === 'method' && settled.signatures).toMatchObject([
    { parameters: [{ type: { type: { element: ownThis } } }], returns: { name: 'Promise', typeArguments: [ownThis] } },
  ])
  const twin = membersOf('kit!Base').find(({ name }) => name === 'twin')
  expect(twin?.kind === 'accessor' && twin.type).toMatchObject({ kind: 'union', types: [ownThis, { name: 'undefined' }] })
  const indexes = membersOf('kit!Base').flatMap((member) => (member.kind === 'index' ? [member] : []))
  expect(indexes.map(({ flags, type, comment }) => [flags, type.kind, comment?.summary?.markdown])).toEqual([
    [{}, 'reference', undefined],
    [{ isStatic: true, isReadonly: true }, 'intrinsic', 'Whatever else.'],
  ])
})

test('a default before a required parameter cannot be left out', async () => {
  const loaded = await loadReference(
    {
      'kit/package.json': '{ "name": "kit", "version": "1.0.0" }',
      'kit/index.ts': 'export function run(a = 1, b: string, c = 2, ...rest: string[]): void {}\n',
    },
    { packages: [{ folder: 'kit' }] },
  )
  const entry = entriesById(loaded)['kit!run']
  const parameters = entry?.kind === 'function' ? (entry.signatures[0]?.parameters ?? []) : []
  expect(parameters.map(({ name, isOptional }) => [name, isOptional])).toEqual([
    ['a', false],
    ['b', false],
    ['c', true],
    ['rest', false],
  ])
  expect(parameters.map(({ type }) => type)).toMatchObject([
    { kind: 'union', types: [{ name: 'number' }, { name: 'undefined' }] },
    { name: 'string' },
    { name: 'number' },
    { kind: 'array' },
  ])
})

test('links lead to the fields of what an options type is made of', async () => {
  const links = ['Few.field', 'Some.field', 'Both.field', 'Both.method', 'Deep.field']
  const loaded = await loadReference(
    {
      'kit/package.json': '{ "name": "kit", "version": "1.0.0" }',
      'kit/index.ts': `
/** ${links.map((link) => `{@link ${link}}`).join(' ')} {@link Few.other} */
export function run(): void {}
export interface Settings { field: string; method(): void }
export type Few = Pick<Settings, 'field'>
export type Some = Partial<Settings>
export type Both = Some & { extra: number }
export type Deep = Readonly<Omit<Both, 'extra'>>
`,
    },
    { packages: [{ folder: 'kit' }] },
  )
  expect(loaded.diagnostics.map(({ code, message }) => [code, message])).toEqual([
    ['unresolved-api-link', 'The link "Few.other" does not match any declaration of this reference.'],
  ])
})

test('methods that dispose of a resource have their names', async () => {
  const index = `
export declare class Handle implements Disposable { [Symbol.dispose](): void }
export interface Server { /** Ends it. */ [Symbol.asyncDispose](): Promise<void> }
`
  const files = { 'lib/package.json': '{ "name": "lib", "version": "1.0.0" }', 'lib/index.ts': index }
  const entries = entriesById(await loadReference(files, { packages: [{ folder: 'lib' }] }))
  expect(entries['lib!Handle']).toMatchObject({
    members: [{ kind: 'constructor' }, { kind: 'method', name: '[Symbol.dispose]' }],
  })
  expect(entries['lib!Server']).toMatchObject({ members: [{ kind: 'method', name: '[Symbol.asyncDispose]' }] })
})
