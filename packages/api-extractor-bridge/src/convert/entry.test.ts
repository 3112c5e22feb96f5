import type { ApiEntry } from '@docgen/model'
import { beforeAll, describe, expect, test } from 'vitest'
import { entriesById, loadReference } from '../testing/load-reference.ts'

const zoo = `
import { EventEmitter } from 'absent'
import type { Animal } from 'base'
export { Animal, Animal as Beast } from 'base'
export * as shapes from './shapes.js'

export enum Size { Small = 1, Large = 'large', Computed = 'x'.length, Long = 'the length of this text'.length + 'and of this'.length, Also = 1 << 4 }
export const answer = 42
export const start = () => 'go'
export const both = 'value'
export interface both { key: string }
export type Options = { depth: number; [key: string]: unknown }

export interface Keeper extends Animal {
  (command: string): void
  readonly age?: number
  feed(food: string): boolean
  feed(): void
}

/** @internal */
export interface Internal { x: string }
interface Unexported { x: string }

export abstract class Lion<in out Food extends string = 'meat'> implements Animal {
  static create(): Lion { return undefined as never }
  static name10 = 'lion'
  static name2 = 'lion'
  name = 'Leo'
  private secret = 1
  protected mood: Unexported | undefined
  constructor(readonly weight: number, { loud }: { loud: boolean }) {}
  get hungry(): boolean { return true }
  set hungry(value: boolean) {}
  get age(): number { return 1 }
  set age(value: number | string) {}
  abstract roar<const Sound>(sound: Sound, times?: number, ...more: string[]): Sound
  speak(): void {}
}
export class Cub extends Lion { roar<Sound>(sound: Sound) { return sound } }
export class Late extends EventEmitter {}

export function pair({ a }: { a: string }, [b]: [string], options = 3): void {}
export function stamp(at = Date.now(), before: number[] = [1000, 2000, 3000, 4000, 5000, 6000, 7000]): void {}
export function over(text: string): string
export function over(count: number): number
export function over(value: never): unknown { return value }

export namespace Inner {
  export const deep = 1
  export namespace More { export type Deepest = string }
}
export default class Zoo {}
`

let entries: Readonly<Record<string, ApiEntry>>
let order: readonly string[]

beforeAll(async () => {
  const loaded = await loadReference(
    {
      'zoo/package.json': '{ "name": "@family/zoo", "version": "1.2.3", "types": "./main.ts" }',
      'zoo/main.ts': zoo,
      'zoo/shapes.ts': 'export interface Circle { radius: number }\nexport default function draw() {}',
      'base/package.json': '{ "name": "base", "version": "1.0.0" }',
      'base/index.d.ts': 'export interface Animal { name: string; speak(): void }',
    },
    { packages: [{ folder: 'zoo' }, { folder: 'base', sourceLink: 'https://example.com/{directory}/{file}#{line}' }] },
  )
  entries = entriesById(loaded)
  order = loaded.model.packages.find(({ name }) => name === '@family/zoo')?.entries.map(({ id }) => id) ?? []
})

/** The entry in a few words: what matters in most cases. */
function outlineOf(id: string): unknown {
  const entry = entries[id]
  if (!entry) return undefined
  return {
    kind: entry.kind,
    displayName: entry.displayName,
    ...('members' in entry && { members: entry.members.map(memberOutline) }),
  }
}

function memberOutline(member: { id: string; name: string; kind?: string; flags: object }): string {
  return [member.kind ?? 'member', ...Object.keys(member.flags), member.id.slice(member.id.indexOf('!') + 1)].join(' ')
}

test('sorts by kind and name, re-exports last, without what is internal', () => {
  expect(order.map((id) => `${entries[id]?.kind} ${id.split('!')[1]}`)).toEqual([
    'class Cub',
    'class Late',
    'class Lion',
    'class default',
    'enum Size',
    'function over',
    'function pair',
    'function stamp',
    'function start',
    'interface Keeper',
    'interface both',
    'namespace Inner',
    'namespace shapes',
    'type Options',
    'variable answer',
    'variable both:variable',
    'reference Animal',
    'reference Beast',
  ])
})

describe('kinds', () => {
  test('class', () => {
    expect(outlineOf('@family/zoo!Lion')).toEqual({
      kind: 'class',
      displayName: 'Lion',
      members: [
        'constructor Lion#constructor',
        'property isProtected Lion#mood',
        'property Lion#name',
        'property isStatic Lion#name2',
        'property isStatic Lion#name10',
        'property isReadonly Lion#weight',
        'accessor Lion#age',
        'accessor Lion#hungry',
        'method isStatic Lion#create',
        'method isAbstract Lion#roar',
        'method Lion#speak',
      ],
    })
    expect(entries['@family/zoo!Lion']).toMatchObject({
      flags: { isAbstract: true },
      typeParameters: [
        {
          name: 'Food',
          constraint: { name: 'string' },
          defaultType: { kind: 'literal', text: '"meat"' },
          isConst: false,
          variance: 'in out',
        },
      ],
      implements: [{ kind: 'reference', name: 'Animal', target: 'base!Animal', package: 'base' }],
      extendedBy: [{ kind: 'reference', name: 'Cub', target: '@family/zoo!Cub' }],
      source: { file: 'main.ts', line: 25 },
    })
  })

  test('members of a class', () => {
    const lion = entries['@family/zoo!Lion']
    const members = lion?.kind === 'class' ? lion.members : []
    const member = (name: string) => members.find((candidate) => candidate.name === name)
    expect(member('name')).toMatchObject({
      type: { name: 'string' },
      defaultValue: "'Leo'",
      implementationOf: { name: 'Animal.name', target: 'base!Animal#name' },
    })
    expect(member('mood')).toMatchObject({
      type: { types: [{ kind: 'reference', name: 'Unexported', package: '@family/zoo' }, { name: 'undefined' }] },
    })
    expect(member('hungry')).toMatchObject({ type: { name: 'boolean' }, hasGetter: true, hasSetter: true })
    expect(member('hungry')).not.toHaveProperty('setterType')
    expect(member('age')).toMatchObject({
      type: { name: 'number' },
      setterType: { kind: 'union', types: [{ name: 'number' }, { name: 'string' }] },
    })
    expect(member('constructor')).toMatchObject({
      signatures: [
        {
          parameters: [
            { name: 'weight' },
            {
              name: 'options',
              type: { kind: 'object', members: [{ name: 'loud', id: '@family/zoo!Lion#constructor.options.loud' }] },
            },
          ],
        },
      ],
    })
    expect(member('roar')).toMatchObject({
      signatures: [
        {
          typeParameters: [{ name: 'Sound', isConst: true }],
          parameters: [
            { name: 'sound', isOptional: false, type: { isTypeParameter: true } },
            { name: 'times', isOptional: true },
            { name: 'more', isRest: true, type: { kind: 'array' } },
          ],
          returns: { name: 'Sound', isTypeParameter: true },
        },
      ],
    })
  })

  test('what a class inherits and overrides', () => {
    const cub = entries['@family/zoo!Cub']
    const members = cub?.kind === 'class' ? cub.members : []
    expect(members.find(({ name }) => name === 'weight')).toMatchObject({
      id: '@family/zoo!Cub#weight',
      inheritedFrom: { name: 'Lion.weight', target: '@family/zoo!Lion#weight' },
    })
    expect(members.find(({ name }) => name === 'roar')).toMatchObject({
      overrides: { name: 'Lion.roar', target: '@family/zoo!Lion#roar' },
    })
  })

  test('a class whose base is not installed', () => {
    expect(entries['@family/zoo!Late']).toMatchObject({
      extends: [{ kind: 'reference', name: 'EventEmitter', package: 'absent' }],
    })
  })

  test('enum', () => {
    expect(entries['@family/zoo!Size']).toMatchObject({
      kind: 'enum',
      members: [
        { id: '@family/zoo!Size#Small', name: 'Small', value: '1' },
        { name: 'Large', value: '"large"' },
        { name: 'Computed', value: "'x'.length" },
        { name: 'Long', value: '…' },
        { name: 'Also', value: '16' },
      ],
    })
  })

  test('function', () => {
    expect(entries['@family/zoo!over']).toMatchObject({
      signatures: [
        { parameters: [{ name: 'text', type: { name: 'string' } }], returns: { name: 'string' } },
        { parameters: [{ name: 'count', type: { name: 'number' } }], returns: { name: 'number' } },
      ],
    })
    expect(entries['@family/zoo!pair']).toMatchObject({
      signatures: [{ parameters: [{ name: 'options1' }, { name: 'options2' }, { name: 'options', defaultValue: '3' }] }],
    })
    expect(entries['@family/zoo!stamp']).toMatchObject({
      signatures: [
        {
          parameters: [
            { name: 'at', isOptional: true, defaultValue: 'Date.now()' },
            { name: 'before', isOptional: true },
          ],
        },
      ],
    })
    expect(JSON.stringify(entries)).not.toContain('"..."')
    expect(entries['@family/zoo!start']).toMatchObject({ kind: 'function', signatures: [{ returns: { name: 'string' } }] })
  })

  test('interface', () => {
    expect(outlineOf('@family/zoo!Keeper')).toEqual({
      kind: 'interface',
      displayName: 'Keeper',
      members: [
        'call Keeper#call-signature',
        'property isOptional isReadonly Keeper#age',
        'property Keeper#name',
        'method Keeper#feed',
        'method Keeper#speak',
      ],
    })
    expect(entries['@family/zoo!Keeper']).toMatchObject({ extends: [{ name: 'Animal', target: 'base!Animal' }] })
    expect(entries['base!Animal']).toMatchObject({
      implementedBy: [{ target: '@family/zoo!Lion' }],
      extendedBy: [{ target: '@family/zoo!Keeper' }],
      source: { file: 'index.d.ts', line: 1, href: 'https://example.com/packages/base/index.d.ts#1' },
    })
  })

  test('namespace', () => {
    expect(Object.keys(entries).filter((id) => /Inner|shapes/.test(id))).toEqual([
      '@family/zoo!Inner',
      '@family/zoo!Inner.More',
      '@family/zoo!Inner.More.Deepest',
      '@family/zoo!Inner.deep',
      '@family/zoo!shapes',
      '@family/zoo!shapes.default',
      '@family/zoo!shapes.Circle',
    ])
    expect(entries['@family/zoo!shapes.default']).toMatchObject({ name: 'default', displayName: 'draw' })
  })

  test('type', () => {
    expect(entries['@family/zoo!Options']).toMatchObject({
      kind: 'type',
      type: {
        kind: 'object',
        members: [
          { kind: 'index', id: '@family/zoo!Options#index-signature' },
          { kind: 'property', id: '@family/zoo!Options#depth' },
        ],
      },
    })
  })

  test('variable', () => {
    expect(entries['@family/zoo!answer']).toMatchObject({
      kind: 'variable',
      type: { kind: 'literal', text: '42' },
      defaultValue: '42',
    })
  })

  test('re-export', () => {
    expect(entries['@family/zoo!Beast']).toMatchObject({
      kind: 'reference',
      name: 'Beast',
      displayName: 'Beast',
      target: 'base!Animal',
      targetName: 'Animal',
    })
  })

  test('default export', () => {
    expect(entries['@family/zoo!default']).toMatchObject({ kind: 'class', name: 'default', displayName: 'Zoo' })
  })
})
