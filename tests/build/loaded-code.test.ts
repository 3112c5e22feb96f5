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

/** Names of the packages bundled into the modules that come with these, and of those that they import. */
function packagesWith(names: readonly string[]): ReadonlySet<string> {
  const files = new Set(names.flatMap(filesOf))
  const packages = new Set<string>()
  for (const file of files) {
    const { imports = [], modules = [] } = chunks[file] ?? {}
    for (const name of imports) (name in chunks ? files : packages).add(name)
    for (const module of modules)
      for (const [, name = ''] of module.matchAll(/node_modules\/((?:@[^/]+\/)?[^/]+)\//g)) packages.add(name)
  }
  return packages
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

test('a grammar that changes is another docgen: its folder is named by what it holds, in code that is named in turn', () => {
  const textOf = (file: string): string => readFileSync(join(dist, file), 'utf8')
  // What docgen is known by is a hash of its entries, of which this is one.
  const [, chunk = ''] = /"\.\/(compile-[\w-]{8}\.js)"/.exec(textOf('compile-worker.js')) ?? []
  const [, folder = '', named] = /`\.\/(grammars-(\w{8}))\//.exec(textOf(chunk)) ?? []
  const hash = createHash('sha256')
  for (const name of readdirSync(join(dist, folder)).sort()) hash.update(name).update(textOf(join(folder, name)))
  expect(named).toBe(hash.digest('hex').slice(0, 8))
})
