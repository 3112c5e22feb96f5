// What a file of the packages exports, another file imports: a name that only its own file uses is not exported.
import assert from 'node:assert/strict'
import { readFileSync, readdirSync, statSync } from 'node:fs'
import { basename, dirname, join, relative, resolve, sep } from 'node:path'
import { test } from 'node:test'
import { root } from './toolchain.mjs'

const packages = ['model', 'ssg-cli', 'theme-react', 'api-extractor-bridge', 'blog', 'mermaid', 'mcp'].map((name) =>
  join(root, 'packages', name),
)
const users = ['packages', 'tests', 'manual', 'site', 'bench'].map((name) => join(root, name))

/** Found by a name that is put together when it is needed. */
const loadedByName = /\/ssg-cli\/src\/search\/languages\//
/** Text of modules that docgen writes or that tests write, which begins a line as code does. */
const notCode = new Set([
  'packages/ssg-cli/src/io/migrate/stand-in.ts: createRequire',
  'packages/ssg-cli/src/dev/own-theme-fixture.ts: theme',
])

test('every export of a package is imported', () => {
  const texts = new Map(users.flatMap(codeBelow).map((file) => [file, readFileSync(file, 'utf8')]))
  const importers = importersIn(texts)
  const unused = []
  for (const folder of packages) {
    const entries = entriesOf(folder)
    const passedOn = new Set([...entries].flatMap((entry) => passedOnBy(entry, texts)))
    for (const file of codeBelow(join(folder, 'src'))) {
      if (/\.test\.tsx?$/.test(file) || entries.has(file) || passedOn.has(file) || loadedByName.test(file.split(sep).join('/')))
        continue
      const others = [...(importers.get(file) ?? [])].map((importer) => texts.get(importer))
      for (const name of exportsOf(texts.get(file))) {
        const word = new RegExp(String.raw`(?<![\w$])${name}(?![\w$])`)
        const place = `${relative(root, file).split(sep).join('/')}: ${name}`
        if (!notCode.has(place) && !others.some((text) => word.test(text))) unused.push(place)
      }
    }
  }
  assert.ok(unused.length === 0, `Nobody imports:\n${unused.join('\n')}`)
})

/** What others see of a package, and what its build begins with. */
function entriesOf(folder) {
  const build = ['build.mjs', 'package.json'].map((name) => {
    const file = join(folder, name)
    return statSync(file, { throwIfNoEntry: false }) ? readFileSync(file, 'utf8') : ''
  })
  const named = [...build.join('\n').matchAll(/src\/[\w./-]+\.tsx?/g)].map(([path]) => join(folder, path))
  return new Set([join(folder, 'src', 'index.ts'), ...named])
}

/** The files of which an entry exports everything. */
function passedOnBy(entry, texts) {
  const text = texts.get(entry) ?? ''
  return [...text.matchAll(/^export (?:type )?\* from '([^']+)'/gm)].map(([, specifier]) => resolve(dirname(entry), specifier))
}

/** By file, the files that name it: in imports of all kinds, in mocks, in types. */
function importersIn(texts) {
  const importers = new Map()
  for (const [file, text] of texts) {
    for (const [, specifier] of text.matchAll(/['"](\.\.?\/[^'"\n]+\.tsx?)['"]/g)) {
      // Builds have modules as text, which stand in `src`.
      const target = resolve(basename(file) === 'build.mjs' ? join(dirname(file), 'src') : dirname(file), specifier)
      if (target === file) continue
      const known = importers.get(target) ?? new Set()
      importers.set(target, known.add(file))
    }
  }
  return importers
}

function exportsOf(text) {
  const declared = /^export (?:declare |abstract |async )*(?:function\*?|const|let|class|interface|type|enum) ([\w$]+)/gm
  return new Set([...text.matchAll(declared)].map(([, name]) => name))
}

function codeBelow(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.name === 'node_modules' || entry.name === 'dist' || entry.name.startsWith('.')) return []
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return codeBelow(path)
    return /\.[cm]?[jt]sx?$/.test(entry.name) ? [path] : []
  })
}
