import { expect, test } from 'vitest'
import { entriesById, loadReference } from '../testing/load-reference.ts'

const files = {
  'node_modules/kit/package.json': JSON.stringify({
    name: 'kit',
    version: '1.0.0',
    exports: {
      '.': { types: './index.d.ts', default: './index.js' },
      './client': { types: './client.d.ts', default: './client.js' },
      './old': { types: './old.d.cts', require: './old.cjs' },
      './client.js': { types: './client.d.ts', default: './client.js' },
      './both': './both.js',
      './node': './node.js',
      './package.json': './package.json',
    },
  }),
  'node_modules/kit/index.d.ts': `
/** See {@link call}. */
export declare class Kit {}
export { call as default, type Options } from './client.js'
export * as client from './client.js'
`,
  'node_modules/kit/client.d.ts': `
/**
 * Talks to a server.
 * @module
 */
import type { Kit } from 'kit'
export interface Options { kit: Kit; other: Own }
export interface Own { deep: boolean }
export declare function call(options: Options): void
`,
  'node_modules/kit/old.d.cts': 'declare class Old {}\ndeclare namespace Old { interface Part { size: number } }\nexport = Old\n',
  'node_modules/kit/both.d.ts': `export { Kit, type Options } from './index.js'\nexport type { Own } from './client.js'\n`,
}

test('documents every entry point, and each declaration once: in the main entry, or where it is declared', async () => {
  const reference = await loadReference(files, { packages: [{ npm: 'kit' }] })
  expect(reference.model.packages[0]?.entryPoints).toMatchObject([
    { specifier: 'kit' },
    { specifier: 'kit/client', summary: { markdown: 'Talks to a server.' } },
    { specifier: 'kit/old' },
    { specifier: 'kit/both' },
  ])
  const found = Object.values(entriesById(reference)).map((entry) => [
    entry.id,
    entry.kind === 'reference' ? `→ ${entry.target ?? ''}` : entry.kind,
  ])
  expect(found).toEqual([
    ['kit!Kit', 'class'],
    ['kit!default', 'function'],
    ['kit!Options', 'interface'],
    ['kit!client', '→ kit/client!'],
    ['kit/client!Own', 'interface'],
    ['kit/client!Options', '→ kit!Options'],
    ['kit/client!call', '→ kit!default'],
    ['kit/old!export=', 'class'],
    ['kit/old!Part', 'interface'],
    ['kit/both!Kit', '→ kit!Kit'],
    ['kit/both!Options', '→ kit!Options'],
    ['kit/both!Own', '→ kit/client!Own'],
  ])
  expect(reference.diagnostics.map(({ code, message }) => [code, message])).toEqual([
    ['undocumented-entries', 'The reference leaves out "kit/node", since no types of it can be read.'],
  ])
})

test('tells of a main entry that cannot be read', async () => {
  const exports = { '.': './dist/index.js', './store': './dist/store.js' }
  const { diagnostics } = await loadReference(
    {
      'core/package.json': JSON.stringify({ name: 'core', version: '1.0.0', exports }),
      'core/src/store.ts': 'export const store = 1',
    },
    { packages: [{ folder: 'core' }] },
  )
  expect(diagnostics.map(({ code, message }) => [code, message])).toEqual([
    ['undocumented-entries', 'The reference leaves out "core", since no types of it can be read.'],
  ])
})

test('documents the entry points that are chosen, in that order', async () => {
  const { model, diagnostics } = await loadReference(files, { packages: [{ npm: 'kit', entries: ['./both', './client'] }] })
  expect(model.packages[0]?.entryPoints?.map(({ specifier }) => specifier)).toEqual(['kit/both', 'kit/client'])
  expect(diagnostics).toEqual([])
})

test('what merges under one name has one home', async () => {
  const files = {
    'node_modules/kit/package.json': JSON.stringify({
      name: 'kit',
      version: '1.0.0',
      exports: { '.': { types: './index.d.ts' }, './parts': { types: './parts.d.ts' } },
    }),
    'node_modules/kit/index.d.ts': `export { Price, pay as default } from './parts.js'`,
    'node_modules/kit/parts.d.ts': [
      'export interface Price { sum: number }',
      'export declare const Price: number',
      'export declare function pay(): void',
      'export declare namespace pay { interface Options { sum: Price } }',
      'export interface Other { price: typeof Price }',
    ].join('\n'),
  }
  const reference = await loadReference(files, { packages: [{ npm: 'kit' }] })
  const found = Object.values(entriesById(reference)).map(({ id, kind }) => [id, kind])
  expect(found).toEqual([
    ['kit!default', 'function'],
    ['kit!Price', 'interface'],
    ['kit!default:namespace', 'namespace'],
    ['kit!default:namespace.Options', 'interface'],
    ['kit!Price:variable', 'variable'],
    ['kit/parts!Other', 'interface'],
    ['kit/parts!Price', 'reference'],
    ['kit/parts!pay', 'reference'],
  ])
})

test.each(['<project>', 'lib/other'])('an entry point keeps its exports, though it says @mergeModuleWith %s', async (target) => {
  const manifest = { name: 'lib', version: '1.0.0', exports: { '.': './index.ts', './other': './other.ts' } }
  const entries = entriesById(
    await loadReference(
      {
        'lib/package.json': JSON.stringify(manifest),
        'lib/index.ts': `/** @module\n * @mergeModuleWith ${target} */\nexport * from './a.ts'`,
        'lib/a.ts': 'export class A {}',
        'lib/other.ts': 'export class B {}',
      },
      { packages: [{ folder: 'lib' }] },
    ),
  )
  expect(Object.keys(entries)).toEqual(['lib!A', 'lib/other!B'])
})

test('what export = gives of a namespace are the exports of the module', async () => {
  const index = `
    declare namespace Kit {
      interface Part { size: number }
      type Parts = Part[]
      function make(): Part
      namespace make { function part(): Part }
    }
    /** All of the kit. */
    export = Kit`
  const files = { 'kit/package.json': '{ "name": "kit", "version": "1.0.0", "types": "index.d.ts" }', 'kit/index.d.ts': index }
  const reference = await loadReference(files, { packages: [{ folder: 'kit' }] })
  const entries = entriesById(reference)
  expect(Object.values(entries).map(({ id, kind }) => [id, kind])).toEqual([
    ['kit!make', 'function'],
    ['kit!Part', 'interface'],
    ['kit!make:namespace', 'namespace'],
    ['kit!make:namespace.part', 'function'],
    ['kit!Parts', 'type'],
  ])
  expect(entries['kit!make']).toMatchObject({ signatures: [{ returns: { target: 'kit!Part' } }] })
})
