import { mkdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import type { ApiEntry } from '@docgen/model'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createApiReference } from './api-reference.ts'
import { createApiProgram } from './create-program.ts'
import { extract } from './testing/shared-extract.ts'
import { resolvePackages } from './resolve-packages.ts'
import { createSite, type TestSite } from './testing/create-site.ts'

const declaration = 'export interface Thing { id: string }\nexport declare const thing: Thing'

const files = {
  'lib/package.json': '{ "name": "lib", "version": "1.0.0" }',
  'lib/index.ts': `
    import { thing as ofUntyped } from 'untyped-exports'
    import { thing as ofDeep } from 'untyped-exports/deep/thing'
    import { thing as ofNodeOnly } from 'node-exports'
    import { thing as ofTyped } from 'typed-exports'
    import { thing as ofScript } from 'script'
    import { linked as ofLinked } from 'linking'
    export const untyped = ofUntyped, deep = ofDeep, nodeOnly = ofNodeOnly, typed = ofTyped, script = ofScript, linked = ofLinked`,
  'node_modules/untyped-exports/package.json': JSON.stringify({
    name: 'untyped-exports',
    version: '1.0.0',
    exports: { '.': { import: './index.mjs' }, './*': './*.js' },
    typings: 'index.d.ts',
  }),
  'node_modules/untyped-exports/index.mjs': 'export {}',
  'node_modules/untyped-exports/index.d.ts': declaration,
  'node_modules/untyped-exports/deep/thing.d.ts': declaration,
  'store/node-exports/package.json': JSON.stringify({
    name: 'node-exports',
    exports: { '.': { node: './index.js' } },
    types: './index.d.ts',
  }),
  'store/node-exports/index.d.ts': declaration,
  'node_modules/typed-exports/package.json': JSON.stringify({
    name: 'typed-exports',
    version: '1.0.0',
    exports: { '.': { types: './new.d.ts' } },
    types: './old.d.ts',
  }),
  'node_modules/typed-exports/new.d.ts': declaration,
  'node_modules/typed-exports/old.d.ts': 'export interface Other { id: string }',
  'node_modules/script/package.json': '{ "name": "script", "version": "1.0.0", "exports": "./index.js" }',
  'node_modules/script/index.js': 'export {}',
  'node_modules/linking/package.json': '{ "name": "linking", "version": "1.0.0", "types": "index.d.ts" }',
  'node_modules/linking/index.d.ts': `export { thing as linked } from 'node-exports'`,
}

const options = { packages: [{ folder: 'lib' }] }

let site: TestSite

beforeAll(() => {
  site = createSite(files)
  // As installers with a store of their own do: two ways lead to one package.
  mkdirSync(join(site.root, 'node_modules/linking/node_modules'))
  for (const from of ['node_modules', 'node_modules/linking/node_modules'])
    symlinkSync(join(site.root, 'store/node-exports'), join(site.root, from, 'node-exports'), 'junction')
})
afterAll(() => site.remove())

test('reads the types of what is imported', async () => {
  const { model } = await createApiReference(options, extract).load({ root: site.root, cacheDir: undefined })
  const typeOf = (entry: ApiEntry) => (entry.kind === 'variable' ? entry.type : undefined)
  const thingOf = (name: string) => ({ kind: 'reference', name: 'Thing', typeArguments: [], package: name })
  expect(Object.fromEntries(model.packages[0]?.entries.map((entry) => [entry.name, typeOf(entry)]) ?? [])).toEqual({
    deep: thingOf('untyped-exports'),
    linked: thingOf('node-exports'),
    nodeOnly: thingOf('node-exports'),
    script: { kind: 'intrinsic', name: 'any' },
    typed: thingOf('typed-exports'),
    untyped: thingOf('untyped-exports'),
  })
})

test('loads the declarations that were meant, once each', async () => {
  const { packages } = await resolvePackages(site.root, options)
  const { program, files: read } = createApiProgram(packages)
  const loaded = program.getSourceFiles().map(({ fileName }) => fileName.slice(site.root.length + 1))
  expect(loaded.filter((file) => /^(?:node_modules|store)\//.test(file)).sort()).toEqual([
    'node_modules/linking/index.d.ts',
    'node_modules/typed-exports/new.d.ts',
    'node_modules/untyped-exports/deep/thing.d.ts',
    'node_modules/untyped-exports/index.d.ts',
    'store/node-exports/index.d.ts',
  ])
  expect(read).toContain(join(site.root, 'node_modules/untyped-exports/package.json'))
})

test('paths of a config take no place of what is documented, and mean nothing to installed packages', async () => {
  const paths = { core: ['./other.ts'], '@/*': ['./src/*'], '#own': ['./src/one.ts'] }
  const sources = createSite({
    'package.json': '{ "imports": { "#own": "./src/one.ts" } }',
    'tsconfig.json': JSON.stringify({ compilerOptions: { paths } }),
    'other.ts': 'export const core = "other"',
    'src/one.ts': 'export const one = 1',
    'core/package.json': '{ "name": "core", "version": "1.0.0", "types": "index.ts" }',
    'core/index.ts': 'export const core = "documented"',
    'user/package.json': '{ "name": "user", "version": "1.0.0", "types": "index.ts" }',
    'user/index.ts': "export { core } from 'core'\nexport { installed } from 'kit'",
    'node_modules/kit/package.json': '{ "name": "kit", "version": "1.0.0", "types": "index.d.ts" }',
    'node_modules/kit/index.d.ts': "export * from '@/one'\nexport * from '#own'\nexport declare const installed: string",
  })
  try {
    const { packages } = await resolvePackages(sources.root, { packages: [{ folder: 'core' }, { folder: 'user' }] })
    const { program } = createApiProgram(packages)
    const loaded = program.getSourceFiles().map(({ fileName }) => fileName.slice(sources.root.length + 1))
    expect(loaded.filter((file) => /^(?:core|user|other|src|node_modules\/kit)\b/.test(file)).sort()).toEqual([
      'core/index.ts',
      'node_modules/kit/index.d.ts',
      'user/index.ts',
    ])
  } finally {
    sources.remove()
  }
})
