// What the documents of the repository name exists: a file that was renamed or removed is renamed there too.
import assert from 'node:assert/strict'
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { root } from './toolchain.mjs'

const decisions = readdirSync(join(root, 'decisions')).map((name) => `decisions/${name}`)
const documents = ['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md', 'SECURITY.md', 'bench/README.md', ...decisions]

/** What builds and benchmarks make, and files of other tools. */
const elsewhere = new Set(['bench/results', 'lerna.json', 'nx.json', 'symbols.json'])

const places = placesIn(root)

for (const document of documents) {
  test(`every path that ${document} names exists`, () => {
    const lines = readFileSync(join(root, document), 'utf8').split('\n')
    const missing = lines.flatMap((line, index) =>
      pathsIn(line)
        .filter((path) => !elsewhere.has(path) && !places.has(path))
        .map((path) => `${document}:${index + 1} ${path}`),
    )
    assert.deepEqual(missing, [])
  })
}

test('paths are told from other code, by a slash or by an ending', () => {
  assert.deepEqual(pathsIn('`a/b.ts`, `c.mjs`, `d/`, `e/f`; `g`, `h()`, `@i/j`, `k/<l>.ts`, `/m/`, `n o/p`'), [
    'a/b.ts',
    'c.mjs',
    'd',
    'e/f',
  ])
})

function pathsIn(line) {
  return [...line.matchAll(/`([^`]+)`/g)]
    .map(([, code]) => code)
    .filter(
      (code) => /^[\w.][\w.-]*(?:\/[\w.-]+)*\/?$/.test(code) && (code.includes('/') || /\.(?:tsx?|m?js|css|md|json)$/.test(code)),
    )
    .map((code) => code.replace(/\/$/, ''))
}

/** Files and folders by their path from the root and from each folder above them, since documents leave out what goes without saying. */
function placesIn(folder, above = []) {
  const found = new Set()
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (['node_modules', 'dist', 'results', '.git', '.docgen', '.turbo'].includes(entry.name)) continue
    const steps = [...above, entry.name]
    for (const [index] of steps.entries()) found.add(steps.slice(index).join('/'))
    if (entry.isDirectory()) for (const path of placesIn(join(folder, entry.name), steps)) found.add(path)
  }
  return found
}
