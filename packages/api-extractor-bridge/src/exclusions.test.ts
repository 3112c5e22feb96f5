import { expect, test } from 'vitest'
import type { ApiReferenceOptions } from './options.ts'
import { entriesById, loadReference } from './testing/load-reference.ts'

const files = {
  'node_modules/base/package.json': '{ "name": "base", "version": "1.0.0", "types": "index.d.ts" }',
  'node_modules/base/index.d.ts': 'export declare class Base { inherited(): void }\nexport declare const outside: 1',
  'node_modules/zoo/package.json': '{ "name": "zoo", "version": "1.0.0", "types": "index.d.ts" }',
  'node_modules/zoo/index.d.ts': `
import { Base } from 'base'
export { outside } from 'base'
/** A cage. */
export declare class Cage extends Base {
  /** Shown. */
  open(): void
  protected lock(): void
  private key
  /** @internal */
  rust(): void
}
export declare const bare: number
`,
}

async function namesWith(options: Partial<ApiReferenceOptions>): Promise<readonly string[]> {
  const entries = entriesById(await loadReference(files, { packages: [{ npm: 'zoo' }], ...options }))
  return Object.values(entries)
    .flatMap((entry) => [entry.name, ...(entry.kind === 'class' ? entry.members.map(({ name }) => `${entry.name}.${name}`) : [])])
    .filter((name) => !name.endsWith('.constructor'))
    .sort()
}

const all = ['Cage', 'Cage.inherited', 'Cage.lock', 'Cage.open', 'bare', 'outside']
const without = (...names: string[]): string[] => all.filter((name) => !names.includes(name))

test.each<[Partial<ApiReferenceOptions>, readonly string[]]>([
  [{}, all],
  [{ excludeProtected: true }, without('Cage.lock')],
  [{ excludePrivate: false }, [...all, 'Cage.key'].sort()],
  [{ excludeInternal: false }, [...all, 'Cage.rust'].sort()],
  [{ excludeExternals: true }, without('Cage.inherited', 'outside')],
  [{ excludeExternals: true, packages: [{ npm: 'zoo' }, { npm: 'base' }] }, ['Base', 'Base.inherited', 'outside', ...all].sort()],
])('options %j', async (options, expected) => expect(await namesWith(options)).toEqual(expected))

test('leaves out what has no comment', async () => {
  const names = await namesWith({ excludeNotDocumented: true })
  expect(names).toEqual(expect.arrayContaining(['Cage', 'Cage.open']))
  expect(names).not.toContain('bare')
})

test('marks what is private', async () => {
  const { 'zoo!Cage': cage } = entriesById(await loadReference(files, { packages: [{ npm: 'zoo' }], excludePrivate: false }))
  const flags = cage?.kind === 'class' ? cage.members.map((member) => [member.name, member.flags]) : []
  expect(Object.fromEntries(flags)).toMatchObject({ key: { isPrivate: true }, lock: { isProtected: true }, open: {} })
})

test('what is exported again stays where only the value of its name is internal', async () => {
  const index = `
import * as z from './schemas'
export * from './schemas'
export { z }
`
  const schemas = `
export interface Text { size: number }
/** @internal */
export declare const Text: new () => Text
/** @internal */
export declare function Both(): void
export interface Both { size: number }
/** @internal */
export declare const hidden: 1
`
  const loaded = await loadReference(
    {
      'lib/package.json': '{ "name": "lib", "version": "1.0.0", "types": "index.d.ts" }',
      'lib/index.d.ts': index,
      'lib/schemas.d.ts': schemas,
    },
    { packages: [{ folder: 'lib' }] },
  )
  const { 'lib!z': z, ...others } = entriesById(loaded)
  expect(z).toMatchObject({
    entries: [
      { kind: 'reference', name: 'Both', target: 'lib!Both' },
      { kind: 'reference', name: 'Text', target: 'lib!Text' },
    ],
  })
  expect([others['lib!Text']?.kind, others['lib!Both']?.kind]).toEqual(['interface', 'interface'])
})
