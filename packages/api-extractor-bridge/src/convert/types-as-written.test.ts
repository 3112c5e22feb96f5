// TypeDoc reads the nodes of type aliases, and asks TypeScript for the types of the rest: so what an alias says is what all have to say.
import type { ApiMember, ApiSignature, ApiTypeParameter } from '@docgen/model'
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

const source = `
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
  export declare class Heir<V> extends Base<V> {}`

let entries: ReturnType<typeof entriesById> = {}

beforeAll(async () => {
  const files = {
    'lib/package.json': '{ "name": "lib", "version": "1.0.0" }',
    'lib/index.ts': source,
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

test.each(typeParameters.map((text, index) => [text, index] as const))('<%s> is told as it is written', (_text, index) => {
  const expected = parametersOfAlias(index)
  expect(expected).not.toHaveLength(0)
  const holders = ['declared', 'arrow', 'Class', 'Interface', 'Shape'].map((name) => `lib!${name}${index}`)
  const signatures = holders.flatMap(signaturesIn).filter((signature) => signature.typeParameters.length > 0)
  expect(signatures).toHaveLength(8)
  for (const signature of signatures) expect(withoutPlaces(signature.typeParameters)).toEqual(withoutPlaces(expected))
})

test('a JSDoc @template is told as it is written', () => {
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
