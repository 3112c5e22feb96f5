// Which code a start loads: a third of a build that makes nothing anew is the loading of modules.
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const dist = join(dirname(createRequire(import.meta.url).resolve('@docgen/ssg-cli/package.json')), 'dist')

/** The files that the bundler made of a module, or of those that are loaded with it. */
const filesOf = (name: string): readonly string[] =>
  readdirSync(dist).filter((file) => new RegExp(`^${name}(-[\\w-]{8})?\\.js$`).test(file))

interface Chunk {
  /** Names of files beside it, and of packages. */
  readonly imports: readonly string[]
  /** Paths of the modules that were bundled into it. */
  readonly modules: readonly string[]
}

/** By the name of a file, as the bundler tells it. */
const chunks: Readonly<Record<string, Chunk>> = JSON.parse(readFileSync(join(dist, 'chunks.json'), 'utf8'))

/** What comes with these: paths of the modules, and names of the packages that are imported. */
function loadedWith(names: readonly string[]): { readonly modules: readonly string[]; readonly imports: readonly string[] } {
  const files = new Set(names.flatMap(filesOf))
  const [loaded, others]: [string[], string[]] = [[], []]
  for (const file of files) {
    const { imports = [], modules = [] } = chunks[file] ?? {}
    for (const name of imports)
      if (name in chunks) files.add(name)
      else others.push(name)
    loaded.push(...modules)
  }
  return { modules: loaded, imports: others }
}

/** Names of the packages bundled into the modules that come with these, and of those that they import. */
function packagesWith(names: readonly string[]): ReadonlySet<string> {
  const { modules, imports } = loadedWith(names)
  const bundled = modules.flatMap((module) =>
    [...module.matchAll(/node_modules\/((?:@[^/]+\/)?[^/]+)\//g)].map(([, name = '']) => name),
  )
  return new Set([...imports, ...bundled])
}

const start = ['cli', 'build', 'run-build']

test('imports are seen', () => {
  expect(packagesWith(['compile-markdown'])).toContain('react-dom/server')
})

test.each([
  ['a start', start, 'commander', ['yaml', 'fast-glob', 'parse5', 'micromark-core-commonmark', 'react-dom/server']],
  ['the compiling of Markdown', ['compile-markdown'], 'mdast-util-to-hast', ['fast-glob', 'parse5', 'micromark-core-commonmark']],
])('%s loads no parser and no finder of files that few sites need', (_, modules, own, others) => {
  const packages = packagesWith(modules)
  expect(packages).toContain(own)
  expect(others.filter((name) => packages.has(name))).toEqual([])
})

test('what compares the releases of an API comes with the sites that keep reports of them, and with it little else', () => {
  const isOfHistory = (module: string): boolean => module.startsWith('src/history/impact/')
  expect(loadedWith(['api-histories', 'with-history']).modules.filter(isOfHistory)).not.toEqual([])
  expect(loadedWith([...start, 'build-site']).modules.filter(isOfHistory)).toEqual([])
  expect(loadedWith([...start, 'api-histories', 'with-history']).modules).not.toContain('src/build/build-site.ts')
})

test('no module of Node is imported: it is asked for, since an import makes it load all that it exports', () => {
  const importsOf = (text: string): string => /^(?:(?:import|const)\b[^;]*;)*/.exec(text)?.[0] ?? ''
  const files = readdirSync(dist).filter((file) => file in chunks)
  const heads = files.map((file) => [file, importsOf(readFileSync(join(dist, file), 'utf8'))] as const)
  expect(heads.filter(([, head]) => head.includes('getBuiltinModule(')).length).toBeGreaterThan(5)
  expect(heads.filter(([, head]) => /from\s*["'`]node:/.test(head)).map(([file]) => file)).toEqual([])
})

test('a grammar that changes is another docgen: its folder is named by what it holds, in code that is named in turn', () => {
  const textOf = (file: string): string => readFileSync(join(dist, file), 'utf8')
  // What docgen is known by is a hash of its entries, of which this is one.
  const [, chunk = ''] = /"\.\/(compile-[\w-]{8}\.js)"/.exec(textOf('compile-worker.js')) ?? []
  const [, folder = '', named] = /`\.\/(grammars-(\w{8}))\//.exec(textOf(chunk)) ?? []
  const hash = createHash('sha256')
  for (const name of readdirSync(join(dist, folder)).sort()) hash.update(name).update(textOf(join(folder, name)))
  expect(named).toBe(hash.digest('hex').slice(0, 8))
})
