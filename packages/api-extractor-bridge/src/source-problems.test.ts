import { join } from 'node:path'
import type { Diagnostic } from '@docgen/model'
import { expect, test } from 'vitest'
import { createApiReference } from './api-reference.ts'
import { createApiProgram } from './create-program.ts'
import { resolvePackages } from './resolve-packages.ts'
import { createSite } from './testing/create-site.ts'
import { loadReference } from './testing/load-reference.ts'
import { extract } from './testing/shared-extract.ts'

const manifest = '{ "name": "lib", "version": "1.0.0", "types": "index.ts" }'

const index = `export * from './there.js'
export * from './gone.js'
export { thing } from './also/gone'
import type { Kind } from '../outside'
import './setup'
import styles from './look.css'
import drawing from './look.css?raw'
import { user } from './user.service'
import script from './script'
import { other } from 'other'
export const kind: Kind = styles
export function (broken
`

const filesIn = (folder: string) => ({
  [`${folder}/package.json`]: manifest,
  [`${folder}/index.ts`]: index,
  [`${folder}/there.ts`]: 'export const there = 1',
  [`${folder}/look.css`]: 'a { color: red }',
  [`${folder}/script.ts`]: 'declare const script: number',
})

test('sources of a folder that cannot be read, and modules that are not there, are told in their place', async () => {
  const { diagnostics, watchFiles } = await loadReference(filesIn('lib'), { packages: [{ folder: 'lib' }] })
  const found = diagnostics.filter(({ code }) => code.startsWith('api-'))
  expect(found.map(({ code, line, column, message }) => [code, line, column, message])).toEqual([
    ['api-syntax', 12, 17, 'TypeScript cannot read this: Identifier expected.'],
    ['api-syntax', 13, 1, "TypeScript cannot read this: ')' expected."],
    ['api-module-not-found', 2, 15, 'The module "./gone.js" does not exist, so the reference leaves out what comes from it.'],
    ['api-module-not-found', 3, 23, 'The module "./also/gone" does not exist, so the reference leaves out what comes from it.'],
    ['api-module-not-found', 4, 27, 'The module "../outside" does not exist, so the reference leaves out what comes from it.'],
  ])
  expect(new Set(found.map(({ file }) => file))).toEqual(new Set(['lib/index.ts']))
  expect(watchFiles.map((file) => file.replaceAll('\\', '/')).filter((file) => file.includes('gone'))).toEqual([
    expect.stringMatching(/\/lib\/also\/gone\.ts$/),
    expect.stringMatching(/\/lib\/gone\.ts$/),
  ])
})

test('of an installed package nothing is said: its users cannot fix it', async () => {
  const { diagnostics } = await loadReference(filesIn('node_modules/lib'), { packages: [{ npm: 'lib' }] })
  expect(diagnostics).toEqual([])
})

test('an export from a package that is not installed is reported once, with the package to install', async () => {
  const lost = `import { type Query } from 'peer/types'
    export { Query }
    export { used } from './part.js'
    export * from '@acme/peer/deep'
    export type { Other } from '@acme/peer'
    export * from 'node:events'
    export * from './gone.js'
    import type { Inner } from 'inner'
    export declare function take(inner: Inner): void`
  const files = {
    'node_modules/lib/package.json': manifest.replace('index.ts', 'index.d.ts'),
    'node_modules/lib/index.d.ts': lost,
    'node_modules/lib/part.d.ts': "export { used } from 'peer'",
  }
  const { diagnostics } = await loadReference(files, { packages: [{ npm: 'lib' }] })
  expect(told(diagnostics)).toEqual([
    'node_modules/lib/part.d.ts:1 warning The package "lib" exports from "peer", which is not installed, so the reference leaves out what comes from it. Add "peer" to the dependencies of the site and install it.',
    'node_modules/lib/index.d.ts:4 warning The package "lib" exports from "@acme/peer/deep", which is not installed, so the reference leaves out what comes from it. Add "@acme/peer" to the dependencies of the site and install it.',
    'node_modules/lib/index.d.ts:6 warning The package "lib" exports from "node:events", which is not installed, so the reference leaves out what comes from it. Add "@types/node" to the dependencies of the site and install it.',
  ])
  const installed = {
    'node_modules/peer/package.json': '{ "name": "peer" }',
    'node_modules/peer/index.d.ts': 'export const used: 1',
  }
  const after = await loadReference({ ...files, ...installed }, { packages: [{ npm: 'lib' }] })
  expect(told(after.diagnostics)).toHaveLength(2)
})

const told = (diagnostics: readonly Diagnostic[]): readonly string[] =>
  diagnostics
    .filter(({ code }) => code === 'api-module-not-found')
    .map(({ file, line, severity, message, hint }) => `${file}:${line} ${severity} ${message} ${hint}`)

test('exports of packages that are not installed name the command that installs them, once', async () => {
  const { diagnostics } = await loadReference(
    {
      'pnpm-lock.yaml': '',
      'lib/package.json': manifest,
      'lib/index.ts':
        "export * from '@acme/absent/deep'\nexport { a } from '@acme/absent/deep'\nexport { b } from 'node:fs'\nexport { c } from 'plain'\nimport { d } from 'absent'\nexport function e(of: d): d | undefined { return undefined }\n",
      'node_modules/plain/package.json': '{ "name": "plain", "main": "index.js" }',
      'node_modules/plain/index.js': 'exports.c = 1',
    },
    { packages: [{ folder: 'lib' }] },
  )
  expect(told(diagnostics)).toEqual([
    'lib/index.ts:1 warning The module "@acme/absent/deep" is not installed, so the reference leaves out what is exported from it. Run "pnpm install" first.',
    'lib/index.ts:3 warning The types of Node.js are not installed, so the reference leaves out what is exported from it. Add "@types/node" to the devDependencies of the package, and run "pnpm install".',
  ])
})

test.each([
  ['a variable', "import { make } from 'absent'\nexport const made = make()", 'the type of "made"'],
  [
    'a variable that is exported apart',
    "import { make } from 'absent'\nconst made = make()\nexport { made as other }",
    'the type of "other"',
  ],
  ['a default export', "import make from 'absent'\nconst made = make\nexport default made", 'the type of "made"'],
  ['part of a value', "import * as absent from 'absent'\nexport const { one, two } = absent.all", 'the type of "one"'],
  ['a function', "import { make } from 'absent'\nexport function made() { return make() }", 'the return type of "made"'],
  ['a class', "import { Base } from 'absent'\nexport class Made extends Base {}", 'what "Made" inherits'],
  ['an interface', "import type { Base } from 'absent'\nexport interface Made extends Base {}", 'what "Made" inherits'],
  ['a function that is a value', "import { make } from 'absent'\nexport const made = () => make()", 'the return type of "made"'],
  [
    'an async function',
    "import { make } from 'absent'\nexport async function made() { return make() }",
    'the return type of "made"',
  ],
  ['a method', "import { make } from 'absent'\nexport class A { made() { return make() } }", 'the return type of "A.made"'],
  ['a field', "import { make } from 'absent'\nexport class A { made = make() }", 'the type of "A.made"'],
  ['a member', "import { make } from 'absent'\nexport const a = { b: { made: make() } } as const", 'the type of "a.b.made"'],
  [
    'a method of a value',
    "import { make } from 'absent'\nexport const a = { made() { return make() } }",
    'the return type of "a.made"',
  ],
  ['what is exported as a value', "import { make } from 'absent'\nexport default make()", 'the type of "default"'],
  [
    'part of a namespace',
    "import { make } from 'absent'\nexport namespace Kit { export const made = make() }",
    'the type of "Kit.made"',
  ],
])('of %s that is made of what a package has which is not installed, this is said', async (_, text, lost) => {
  const files = { 'lib/package.json': manifest, 'lib/index.ts': text }
  const { diagnostics } = await loadReference(files, { packages: [{ folder: 'lib' }] })
  expect(told(diagnostics)).toEqual([
    `lib/index.ts:1 warning The module "absent" is not installed, so the reference cannot tell ${lost}. Run "npm install" first.`,
  ])
})

test.each([
  [
    'only names',
    "import type { Kind } from 'absent'\nexport interface Made { of: Kind }\nexport type Other = Kind | string\\nexport const made: Kind = 1",
  ],
  [
    'says what it gives',
    "import { make } from 'absent'\nexport function made(): number { return make() }\nexport const n: number = make()",
  ],
  ['keeps to itself', "import { make } from 'absent'\nconst made = make()\nexport const n = 1"],
  [
    'hides behind overloads',
    "import { make } from 'absent'\nexport function made(of: string): string\nexport function made(of: number): number\nexport function made(of: unknown) { return make(of) }",
  ],
  ['keeps private', "import { make } from 'absent'\nexport class A { private made = make(); #own = make() }"],
  ['implements', "import type { Kind } from 'absent'\nexport class Made implements Kind {}"],
  ['has from its bundler', "import { routes } from 'virtual:routes'\nexport const all = routes"],
  ['has of any type', "import { make } from 'absent'\nexport const made: any = make"],
])('nothing is said of what a package %s', async (_, text) => {
  const files = { 'lib/package.json': manifest, 'lib/index.ts': text }
  const { diagnostics } = await loadReference(files, { packages: [{ folder: 'lib' }] })
  expect(told(diagnostics)).toEqual([])
})

test.each([
  ['exports by name', "export { made as other } from './inner'", ['other']],
  ['exports all of', "export * from './inner'", ['made']],
  ['exports as a namespace', "export * as inner from './inner'", ['inner.made']],
  ['exports a part of, and not this one', "export { kept } from './inner'", []],
  ['imports', "import { made } from './inner'\nexport const n = String(made)", []],
])('of a module that the entry %s, what the package exports is told by its name there', async (_, entry, names) => {
  const files = {
    'lib/package.json': manifest,
    'lib/index.ts': entry,
    'lib/inner.ts': "import { make } from 'absent'\nexport const made = make()\nexport const kept = 1",
  }
  const { diagnostics } = await loadReference(files, { packages: [{ folder: 'lib' }] })
  expect(told(diagnostics)).toEqual(
    names.map(
      (name) =>
        `lib/inner.ts:1 warning The module "absent" is not installed, so the reference cannot tell the type of "${name}". Run "npm install" first.`,
    ),
  )
})

test.each([
  [
    'is the value of what has a type',
    "import { version } from './version'\nexport class A { version: string = version; run(at: string = version): void {} }",
    undefined,
  ],
  ['is used inside alone', "import { version } from './version'\nexport function made(): string { return version }", undefined],
  [
    'makes a type',
    "import { version } from './version'\nexport const made = version",
    'so the reference cannot tell the type of "made".',
  ],
  [
    'has a type that is named',
    "import type { Options } from './version'\nexport function made(options: Options): void {}",
    'so the reference leaves out what comes from it.',
  ],
  ['is exported', "export { version } from './version'", 'so the reference leaves out what comes from it.'],
  [
    'is imported and exported',
    "import { version } from './version'\nexport { version }",
    'so the reference leaves out what comes from it.',
  ],
])('a file that is not there and %s is reported as far as it matters', async (_, text, effect) => {
  const files = { 'lib/package.json': manifest, 'lib/index.ts': text }
  const { diagnostics, watchFiles } = await loadReference(files, { packages: [{ folder: 'lib' }] })
  expect(diagnostics.map(({ message }) => message)).toEqual(
    effect === undefined ? [] : [`The module "./version" does not exist, ${effect}`],
  )
  expect(watchFiles.some((file) => file.endsWith('version.ts'))).toBe(true)
})

test('of several modules that one export is made of, the first is named', async () => {
  const text =
    "import { one } from 'one'\nimport { two } from 'two'\nimport { three } from '#three'\nexport const made = () => one(two, three)\nexport const other = () => two()"
  const { diagnostics } = await loadReference(
    { 'lib/package.json': manifest, 'lib/index.ts': text },
    { packages: [{ folder: 'lib' }] },
  )
  expect(told(diagnostics).map((line) => line.replace(/ Run .*| Add .*/, ''))).toEqual([
    'lib/index.ts:1 warning The module "one" is not installed, so the reference cannot tell the return type of "made".',
    'lib/index.ts:3 warning The module "#three" is not found, so the reference cannot tell the return type of "made".',
  ])
})

test.each(["export * as inner from './inner'", "import * as inner from './inner'\nexport { inner }"])(
  'of a module that is a namespace as well: %s',
  async (entry) => {
    const files = {
      'lib/package.json': manifest,
      'lib/index.ts': entry,
      'lib/inner.ts':
        "import type { Options } from './gone'\nimport { value } from './lost'\nexport function made(of: Options): void {}\nexport const n: number = value",
    }
    const { diagnostics } = await loadReference(files, { packages: [{ folder: 'lib' }] })
    expect(diagnostics.map(({ message }) => message)).toEqual([
      'The module "./gone" does not exist, so the reference leaves out what comes from it.',
    ])
  },
)

const mapping = '{ "compilerOptions": { "paths": { "@/*": ["./src/*"], "#own/*": ["./src/*"] } } }'

test.each([
  ['its tsconfig.json', { 'lib/tsconfig.json': mapping }],
  [
    'what that extends',
    {
      'tsconfig.base.json': mapping.replaceAll('./src', './lib/src'),
      'lib/tsconfig.json': '{ "extends": "../tsconfig.base.json" }',
    },
  ],
  [
    'a config that it refers to',
    {
      'lib/tsconfig.app.json': mapping,
      'lib/tsconfig.json': '{ "files": [], "references": [{ "path": "./tsconfig.app.json" }] }',
    },
  ],
  [
    'its package.json and the one above it',
    {
      'package.json': '{ "imports": { "#own/*": "./lib/src/*.js", "#kit": "./lib/src/one.ts" } }',
      'lib/package.json': manifest.replace('}', ', "imports": { "#kit": "./src/one.ts" } }'),
    },
  ],
  ['a tsconfig.json above it', { 'tsconfig.json': mapping.replaceAll('./src', './lib/src') }],
])('names of modules mean what %s says', async (_, configs) => {
  const files = {
    'lib/package.json': manifest,
    'lib/index.ts': `export { one } from '${'lib/package.json' in configs ? '#kit' : '@/one'}'\nexport { two } from '#own/two'\nexport { three } from '@/gone'`,
    'lib/src/one.ts': 'export const one = 1',
    'lib/src/two.ts': "import { one } from './one'\nexport const two = [one]",
    ...configs,
  }
  const { model, diagnostics, watchFiles } = await loadReference(files, { packages: [{ folder: 'lib' }] })
  expect(model.packages[0]?.entries.map(({ name, kind }) => [name, kind])).toEqual([
    ['one', 'variable'],
    ['two', 'variable'],
  ])
  expect(told(diagnostics)).toEqual([
    'lib/index.ts:3 warning The module "@/gone" is not found, so the reference leaves out what is exported from it. Add it to "paths" in the tsconfig.json of the package, or to "imports" in its package.json.',
  ])
  for (const config of Object.keys(configs)) expect(watchFiles.some((file) => file.endsWith(config))).toBe(true)
})

test('of a class, only the module that it extends is named, and its own name', async () => {
  const text =
    "import { parse } from 'cookie'\nimport { Emitter } from 'emitter'\nexport default class Queue extends Emitter { read(): string { return parse() } }"
  const files = { 'lib/package.json': manifest, 'lib/index.ts': text }
  const { diagnostics } = await loadReference(files, { packages: [{ folder: 'lib' }] })
  expect(told(diagnostics)).toEqual([
    'lib/index.ts:2 warning The module "emitter" is not installed, so the reference cannot tell what "Queue" inherits. Run "npm install" first.',
  ])
})

const server =
  "import { createServer } from 'node:http'\nimport EventEmitter from 'events'\nexport const server = createServer()\nexport class Made extends EventEmitter {}"

test.each([
  ['modules', server, 1, 'server'],
  ['globals', 'const isVerbose = process.argv.length > 3\nexport const mode = process.env.MODE', 2, 'mode'],
])('without the types of Node.js, one finding names them: %s', async (_, text, line, name) => {
  const { diagnostics } = await loadReference(
    { 'lib/package.json': manifest, 'lib/index.ts': text },
    { packages: [{ folder: 'lib' }] },
  )
  expect(told(diagnostics)).toEqual([
    `lib/index.ts:${line} warning The types of Node.js are not installed, so the reference cannot tell the type of "${name}". Add "@types/node" to the devDependencies of the package, and run "npm install".`,
  ])
})

test.each([
  ['an export is made of them', server, true],
  ['an export is made of a global', 'export const server = process.server', true],
  ['a global is used inside', 'export const isDevelopment = process.env.NODE_ENV !== "production"', false],
  ['a global is declared', 'declare const process: any\nexport const mode = process.env.MODE', false],
  ['a property has the name of a global', 'export const mode = ({} as any).process', false],
  ['a variable is annotated with one', 'export declare const held: Buffer', false],
  ['they are only named', "import type { Server } from 'node:http'\nexport function listen(on: Server): void {}", false],
  ['no module of Node.js is imported', 'export const server = 1', false],
])('where %s, the types of Node.js are read: %s', async (_, text, isRead) => {
  const site = createSite({
    'lib/package.json': manifest,
    'lib/index.ts': text,
    'lib/node_modules/@types/node/package.json': '{ "name": "@types/node", "version": "1.0.0", "types": "index.d.ts" }',
    'lib/node_modules/@types/node/index.d.ts':
      "declare module 'node:http' {\n  export interface Server { listen(): void }\n  export function createServer(): Server\n}\ndeclare module 'events' {\n  export default class EventEmitter { emit(): void }\n}\ndeclare var process: { server: import('node:http').Server }\n",
  })
  try {
    const options = { packages: [{ folder: 'lib' }] }
    const { packages } = await resolvePackages(site.root, options)
    const types = join(site.root, 'lib/node_modules/@types/node/index.d.ts')
    expect(createApiProgram(packages).files.includes(types)).toBe(isRead)
    const { model, diagnostics } = await createApiReference(options, extract).load({ root: site.root, cacheDir: undefined })
    expect(told(diagnostics)).toEqual([])
    const entry = model.packages[0]?.entries.find(({ name }) => name === 'server')
    if (isRead) expect(entry).toMatchObject({ type: { kind: 'reference', name: 'Server', package: '@types/node' } })
  } finally {
    site.remove()
  }
})

test('a reference is rebuilt once the missing package is installed, and not before', async () => {
  const site = createSite({
    'package.json': '{ "workspaces": ["lib"] }',
    'lib/package.json': manifest,
    'lib/index.ts': "import { make } from '@acme/absent/deep'\nexport const made = make()",
  })
  const load = async () => {
    const reference = createApiReference({ packages: [{ folder: 'lib' }] }, extract)
    const { diagnostics, fromCache } = await reference.load({ root: site.root, cacheDir: join(site.root, 'cache') })
    return { isTold: told(diagnostics).length > 0, fromCache }
  }
  try {
    expect(await load()).toEqual({ isTold: true, fromCache: false })
    expect(await load()).toEqual({ isTold: true, fromCache: true })
    // At the root of the workspace, and its types apart.
    site.write({
      'node_modules/@types/acme__absent/package.json': '{ "name": "@types/acme__absent", "version": "1.0.0" }',
      'node_modules/@types/acme__absent/deep.d.ts': 'export declare function make(): Date',
    })
    expect(await load()).toEqual({ isTold: false, fromCache: false })
    expect(await load()).toEqual({ isTold: false, fromCache: true })
  } finally {
    site.remove()
  }
})

test('a module that an installed package does not have is reported as that, and the reference still comes from the cache', async () => {
  const site = createSite({
    'lib/package.json': manifest,
    'lib/index.ts': "import { make } from 'kit/gone'\nexport const made = make()",
    'node_modules/kit/package.json': '{ "name": "kit", "version": "1.0.0", "types": "index.d.ts" }',
    'node_modules/kit/index.d.ts': 'export declare function make(): Date',
  })
  const load = () =>
    createApiReference({ packages: [{ folder: 'lib' }] }, extract).load({ root: site.root, cacheDir: join(site.root, 'cache') })
  try {
    expect(told((await load()).diagnostics)).toEqual([
      'lib/index.ts:1 warning The module "kit/gone" does not exist in the installed package, so the reference cannot tell the type of "made". Correct the path, or update the package.',
    ])
    expect((await load()).fromCache).toBe(true)
  } finally {
    site.remove()
  }
})
