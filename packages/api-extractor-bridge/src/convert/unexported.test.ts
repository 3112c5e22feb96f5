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
/** @internal */
interface Internal { hidden: true }
/** Not for {@link Options}. */
export class Server extends Deep<Plain> {
  private own?: OfPrivate
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

test('tells the author of each, and of links that cannot lead there', () => {
  expect(loaded.diagnostics.map(({ severity, code, file, line, column }) => [severity, code, file, line, column])).toEqual([
    ['warning', 'unexported-type', 'lib/index.ts', 3, 11],
    ['error', 'unresolved-api-link', 'lib/index.ts', 4, 10],
    ['warning', 'unexported-type', 'lib/index.ts', 5, 6],
    ['warning', 'unexported-type', 'lib/index.ts', 6, 6],
    ['error', 'unresolved-api-link', 'lib/index.ts', 11, 13],
    ['warning', 'unexported-type', 'lib/index.ts', 17, 36],
    ['warning', 'unexported-type', 'lib/inside.ts', 1, 18],
    ['warning', 'unexported-type', 'lib/inside.ts', 2, 14],
    ['warning', 'unexported-type', 'lib/plain.ts', 2, 22],
  ])
  expect(loaded.diagnostics[0]).toMatchObject({
    message: 'The type "Options" is used by exports of lib, which does not export it.',
    hint: 'Export "Options" from the entry of lib.',
  })
})

test('does not report what npm installed', async () => {
  const { model, diagnostics } = await loadReference(files('node_modules/lib'), { packages: [{ npm: 'lib' }] })
  expect(model.packages[0]?.unexported).toHaveLength(7)
  expect(diagnostics.filter(({ code }) => code === 'unexported-type')).toEqual([])
})
