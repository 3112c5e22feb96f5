import type { ApiMember, ApiType } from '@docgen/model'
import { beforeAll, expect, test } from 'vitest'
import { entriesById, loadReference } from '../testing/load-reference.ts'

// The package `absent` is not installed: to TypeScript its names are `any`. While TypeDoc converts the union that `like` has, it meets it again in `mode`: `Mode | undefined` are the same literals.
const index = `
  import type { Driver } from 'absent'
  export interface Keyed<K extends string> { map?: { [Key in K]: number }; get(): Partial<{ [Key in K]: K }> }
  export interface Tuples<T extends readonly unknown[]> { all(...items: [...T, string]): readonly [...T] }
  export interface Connection { driver?: Driver; use(driver?: Driver): Driver; data: any }
  export declare const Mode: Readonly<{ readonly near: 'near'; readonly far: 'far' }>
  export type Mode = (typeof Mode)[keyof typeof Mode]
  export declare class Preference { mode: Mode }
  export type Like = Preference | Mode
  export interface Written { like?: Like | { mode?: Mode; pick?(mode?: Mode): Mode } }
  export interface Heir extends Written { hedge?: string }
  export interface Box<T> { content?: T | Mode | { mode?: Mode; inner?: T | Mode } }
  export interface TextBox extends Box<string> { lid: true }`

const string: ApiType = { kind: 'intrinsic', name: 'string' }
const T: ApiType = { kind: 'reference', name: 'T', typeArguments: [], isTypeParameter: true }
const driver: ApiType = { kind: 'reference', name: 'Driver', typeArguments: [], package: 'absent' }
const spread = { isOptional: false, isRest: true, type: T }
const K: ApiType = { ...T, name: 'K' }
const mapped = (template: ApiType): ApiType => ({ kind: 'mapped', parameter: 'Key', constraint: K, template })
const mode: ApiType = { kind: 'reference', name: 'Mode', typeArguments: [], target: 'lib!Mode', package: 'lib' }

let types: ReadonlyMap<string, ApiType>

beforeAll(async () => {
  const files = { 'lib/package.json': '{ "name": "lib", "version": "1.0.0" }', 'lib/index.ts': index }
  const entries = Object.values(entriesById(await loadReference(files, { packages: [{ folder: 'lib' }] })))
  types = new Map(entries.flatMap((entry) => (entry.kind === 'interface' ? entry.members.flatMap(typesWithin) : [])))
})

test.each<[string, ApiType]>([
  ['lib!Written#like.mode', mode],
  ['lib!Written#like.pick(mode)', mode],
  ['lib!Heir#like.mode', mode],
  ['lib!Heir#like.pick(mode)', mode],
  ['lib!Box#content.mode', mode],
  ['lib!Box#content.inner', { kind: 'union', types: [T, mode] }],
  ['lib!TextBox#content.mode', mode],
  // TypeScript makes one of `string | Mode`.
  ['lib!TextBox#content.inner', string],
  ['lib!Keyed#map', mapped({ kind: 'intrinsic', name: 'number' })],
  ['lib!Keyed#get()', { kind: 'reference', name: 'Partial', typeArguments: [mapped(K)], package: 'typescript' }],
  ['lib!Tuples#all(items)', { kind: 'tuple', elements: [spread, { isOptional: false, isRest: false, type: string }] }],
  ['lib!Tuples#all()', { kind: 'operator', operator: 'readonly', type: { kind: 'tuple', elements: [spread] } }],
  ['lib!Connection#driver', driver],
  ['lib!Connection#use(driver)', driver],
  ['lib!Connection#data', { kind: 'intrinsic', name: 'any' }],
])('%s has the type that is declared', (path, expected) => expect(types.get(path)).toEqual(expected))

/** Of members at any depth, and of what methods take and give. */
function typesWithin(member: ApiMember): readonly (readonly [string, ApiType])[] {
  if (member.kind === 'method')
    return member.signatures.flatMap(({ parameters, returns }) => [
      ...parameters.map(({ name, type }) => [`${member.id}(${name})`, type] as const),
      [`${member.id}()`, returns] as const,
    ])
  if (member.kind !== 'property') return []
  const { id, type } = member
  const parts = type.kind === 'union' ? type.types : [type]
  return [[id, type], ...parts.flatMap((part) => (part.kind === 'object' ? part.members.flatMap(typesWithin) : []))]
}

test('a long chain of conditions is told to its end', async () => {
  const names = Array.from({ length: 30 }, (_, index) => `'n${index}'`)
  const chain = names.reduceRight((rest, name) => `T extends ${name} ? Chain<${name}> : ${rest}`, 'never')
  const files = { 'lib/package.json': '{ "name": "lib", "version": "1.0.0" }', 'lib/index.ts': `export type Chain<T> = ${chain}` }
  const entry = entriesById(await loadReference(files, { packages: [{ folder: 'lib' }] }))['lib!Chain']
  const told: string[] = []
  let type = entry?.kind === 'type' ? entry.type : undefined
  for (; type?.kind === 'conditional'; type = type.whenFalse) told.push(type.extends.kind === 'literal' ? type.extends.text : '')
  expect(told).toEqual(names.map((name) => name.replaceAll("'", '"')))
  expect(type).toEqual({ kind: 'intrinsic', name: 'never' })
})

test('the type of a value that no package exports is shown if it is short, and its name if it is long', async () => {
  const members = (count: number) => Array.from({ length: count }, (_, index) => `p${index}: ${index}`).join(', ')
  const source = `
    const few = { a: { b: 1 }, ${members(98)} } as const
    const many = { a: { b: 1 }, ${members(99)} } as const
    const circle = { get self() { return circle }, ${members(10)} }
    export interface Box<T> { held: T }
    export declare function short(): Box<typeof few>
    export declare function long(): Box<typeof many>
    export declare function round(): Box<typeof circle>`
  const files = { 'lib/package.json': '{ "name": "lib", "version": "1.0.0" }', 'lib/index.ts': source }
  const entries = entriesById(await loadReference(files, { packages: [{ folder: 'lib' }] }))
  const heldOf = (id: string): string | undefined => {
    const entry = entries[id]
    const returns = entry?.kind === 'function' ? entry.signatures[0]?.returns : undefined
    return returns?.kind === 'reference' ? returns.typeArguments[0]?.kind : undefined
  }
  expect(heldOf('lib!short')).toBe('object')
  expect(heldOf('lib!long')).toBe('query')
  expect(heldOf('lib!round')).toBeDefined()
})
