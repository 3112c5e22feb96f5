import type { ApiEntry } from '@docgen/model'
import { beforeAll, expect, test } from 'vitest'
import { loadReference } from '../testing/load-reference.ts'

const index = `import { Deep, type Base as Renamed } from './inside.js'
import Plain from './plain.js'
interface Options { size: Size; next?: Options;
  /** Of {@link Size}. */ text: string }
type Size = Kind.Small | string
enum Kind { Small, Large }
interface Unused { kind: Kind }
interface OfPrivate { secret: true }
interface OfHash { secret: true }
interface OfInternal { secret: true }
/** @internal */
interface Internal { hidden: true }
/** Not for {@link Options}. */
export class Server extends Deep<Plain> {
  private own?: OfPrivate
  #hash?: OfHash
  private call(): OfPrivate | undefined { return undefined }
  /** @internal */
  inner(of: OfInternal): void {}
  constructor(options: Options, readonly internal: Internal) { super() }
}
export function start<Given extends Renamed>(given: Given): void {}
namespace Inner { export interface Options { inner: true } }
export const inner: Inner.Options[] = []
export const make = () => { interface Local { here: true } return {} as Local }
`

const files = (folder: string) => ({
  [`${folder}/package.json`]: '{ "name": "lib", "version": "1.0.0", "types": "index.ts" }',
  [`${folder}/index.ts`]: index,
  [`${folder}/inside.ts`]: 'export interface Base { id: string }\nexport class Deep<T> implements Base { id = ""; of?: T }',
  [`${folder}/plain.ts`]: '\nexport default class Plain {}',
})

let loaded: Awaited<ReturnType<typeof loadReference>>
let unexported: readonly ApiEntry[]

beforeAll(async () => {
  loaded = await loadReference(files('lib'), { packages: [{ folder: 'lib' }] })
  unexported = loaded.model.packages[0]?.unexported ?? []
})

test('converts what exports use, and what that uses in turn, once', () => {
  expect(unexported.map(({ id, kind, name }) => `${kind} ${name} ${id}`)).toEqual([
    'interface Base lib!~Base',
    'class Deep lib!~Deep',
    'enum Kind lib!~Kind',
    'interface Options lib!~Options',
    'interface Options lib!~Options:interface',
    'class Plain lib!~Plain',
    'type Size lib!~Size',
  ])
  expect(loaded.model.packages[0]?.entries.map(({ name }) => name)).toEqual(['Server', 'make', 'start', 'inner'])
})

test('leads references to them', () => {
  const server = loaded.model.packages[0]?.entries[0]
  const constructor = server?.kind === 'class' ? server.members[0] : undefined
  const types = constructor?.kind === 'constructor' && constructor.signatures[0]?.parameters.map(({ type }) => type)
  expect(types).toMatchObject([
    { kind: 'reference', name: 'Options', target: 'lib!~Options' },
    { kind: 'reference', name: 'Internal' },
  ])
  expect(types && types[1]).not.toHaveProperty('target')
  expect(server).toMatchObject({ extends: [{ name: 'Deep', target: 'lib!~Deep', typeArguments: [{ target: 'lib!~Plain' }] }] })
  const size = unexported.find(({ name }) => name === 'Size')
  expect(size).toMatchObject({ type: { types: [{ name: 'Kind.Small', target: 'lib!~Kind#Small' }, { name: 'string' }] } })
})

test('tells the author of each, and says nothing of links that lead there', () => {
  expect(loaded.diagnostics.map(({ severity, code, file, line, column }) => [severity, code, file, line, column])).toEqual([
    ['warning', 'unexported-type', 'lib/index.ts', 3, 11],
    ['warning', 'unexported-type', 'lib/inside.ts', 1, 18],
    ['warning', 'unexported-type', 'lib/inside.ts', 2, 14],
    ['warning', 'unexported-type', 'lib/plain.ts', 2, 22],
  ])
  expect(loaded.diagnostics[0]).toMatchObject({
    message: 'The type "Options" is used by exports of lib, which does not export it.',
    hint: 'Export "Options" from an entry point of lib, with "Size", which it uses, or mark it with @internal.',
  })
})

test.each<[string, string, readonly string[]]>([
  ['parameters and results', 'export function f(a: A): Promise<B> { throw a }', ['A', 'B']],
  ['constraints of what a function takes', 'export function f<T extends A>(a: T): void {}', ['A']],
  ['properties', 'export interface X { a: A; b(): B[] }', ['A', 'B']],
  ['what a type alias holds', 'export type X = { a: A } & { b: (b: B) => void }', ['A', 'B']],
  ['base classes', 'class Base { a?: A }; export class X extends Base {}', ['Base']],
  ['what is in a namespace', 'export namespace N { export function f(a: A): void {} }', ['A']],
  ['no parts of a type alias', 'export type X = A | B', []],
  ['no types of variables', 'export declare const x: A', []],
  ['what members of a variable take', 'export const x = { f: (a: A) => a }', ['A']],
  ['nothing that a type is computed from', 'export type X<T> = T extends A ? B : never', []],
  ['nothing that computes types', 'type Plain<T> = { [K in keyof T]: T[K] }; export function f(a: Plain<A>): void {}', ['A']],
  ['nothing that widens types', 'type Maybe<T> = T | undefined; export function f(a: Maybe<A>): void {}', ['A']],
])('reports %s', async (_, text, expected) => {
  const declarations = 'interface A { a: true }\ninterface B { b: true }\n'
  const { diagnostics } = await loadReference(
    {
      'lib/package.json': '{ "name": "lib", "version": "1.0.0", "types": "index.ts" }',
      'lib/index.ts': declarations + text,
    },
    { packages: [{ folder: 'lib' }] },
  )
  expect(diagnostics.map(({ code, message }) => [code, message.split('"')[1]])).toEqual(
    expected.map((name) => ['unexported-type', name]),
  )
})

test.each(['private store', '#store', '/** @internal */ store'])(
  'what is used by `%s` alone has no part in the reference',
  async (member) => {
    const { model, diagnostics } = await loadReference(
      {
        'lib/package.json': '{ "name": "lib", "version": "1.0.0", "types": "index.ts" }',
        'lib/index.ts': `export interface Shape { area(): number }
        class Square implements Shape { area() { return 1 } }
        /** Of {@link nothing}. */
        class Store { square = new Square() }
        export class Provider { ${member} = new Store() }`,
      },
      { packages: [{ folder: 'lib' }] },
    )
    expect(diagnostics).toEqual([])
    expect(model.packages[0]?.entries.find(({ name }) => name === 'Shape')).toMatchObject({ implementedBy: [] })
  },
)

test('does not report what packages add to types of others', async () => {
  const augmenting = (name: string) => ({
    [`${name}/package.json`]: `{ "name": "${name}", "version": "1.0.0", "types": "index.ts" }`,
    [`${name}/index.ts`]: `declare global { namespace Intl { interface PluralRulesOptions { ${name}?: string } } }
      export function ${name}Rules(options: Intl.PluralRulesOptions): void {}`,
  })
  const { diagnostics } = await loadReference(
    { ...augmenting('one'), ...augmenting('two') },
    { packages: [{ folder: 'one' }, { folder: 'two' }] },
  )
  expect(diagnostics).toEqual([])
})

test('reports a file with many once', async () => {
  const names = ['A', 'B', 'C', 'D', 'E', 'F']
  const { diagnostics } = await loadReference(
    {
      'lib/package.json': '{ "name": "lib", "version": "1.0.0", "types": "index.ts" }',
      'lib/index.ts': `export function f(${names.map((name) => `${name}: ${name}`).join(', ')}): void {}\n${names.map((name) => `interface ${name} { of: '${name}' }`).join('\n')}\n`,
    },
    { packages: [{ folder: 'lib' }] },
  )
  expect(diagnostics).toMatchObject([
    {
      line: 2,
      message: 'The types "A", "B", "C" and 3 more of this file are used by exports of lib, which does not export them.',
    },
  ])
})

test.each<[string, readonly string[]]>([
  ['A', []],
  ['index.ts:A', []],
  ['other.ts:A', ['unexported-type']],
])('does not report what TypeDoc is told of as %s', async (name, codes) => {
  const { diagnostics } = await loadReference(
    {
      'lib/package.json': '{ "name": "lib", "version": "1.0.0", "types": "index.ts" }',
      'lib/typedoc.json': JSON.stringify({ intentionallyNotExported: [name] }),
      'lib/index.ts': 'interface A { a: true }\nexport function f(a: A): void {}\n',
    },
    { packages: [{ folder: 'lib' }] },
  )
  expect(diagnostics.map(({ code }) => code)).toEqual(codes)
})

test('does not report what npm installed', async () => {
  const { model, diagnostics } = await loadReference(files('node_modules/lib'), { packages: [{ npm: 'lib' }] })
  expect(model.packages[0]?.unexported).toHaveLength(7)
  expect(diagnostics.filter(({ code }) => code === 'unexported-type')).toEqual([])
})
