import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openManifest, type Manifest, type ManifestEntry } from './output-manifest.ts'

let folder = ''
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'docgen-manifest-'))))
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const entry: ManifestEntry = { key: 'k', size: 3, mtimeMs: 1, sum: 's', gzip: 12345 }
const manifest: Manifest = new Map(['a/index.html', 'constructor', '__proto__'].map((path) => [path, entry]))

test.each<[string, (text: string) => string, Manifest]>([
  ['as it was written', (text) => text, manifest],
  ['with another size for budgets', (text) => text.replace('12345', '12344'), new Map()],
  ['cut', (text) => text.slice(0, -1), new Map()],
  ['of one letter', (text) => text.slice(0, 1), new Map()],
  ['empty', () => '', new Map()],
])('a manifest that is read %s', (_, harm, expected) => {
  const file = join(folder, 'manifest')
  openManifest(file).save(manifest)
  writeFileSync(file, harm(readFileSync(file, 'utf8')))
  expect(openManifest(file).last).toEqual(expected)
})
