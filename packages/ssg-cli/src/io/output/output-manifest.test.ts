import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openManifest, sizesInManifest, totalsOf, writtenOf, type Manifest, type ManifestEntry } from './output-manifest.ts'
import { ownershipFile } from './ownership.ts'

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

test('paths that no output can have are not taken from the disk', () => {
  const file = join(folder, 'manifest')
  openManifest(file).save(new Map(['../mine.txt', '/etc/x', 'a.html', ownershipFile].map((path) => [path, entry])))
  expect([...openManifest(file).last.keys()]).toEqual(['a.html', ownershipFile])
})

test('the note about the folder counts for ownership, and not for totals', () => {
  const withNote: Manifest = new Map([...manifest, [ownershipFile, { ...entry, size: 100, sum: 'of note' }]])
  expect(totalsOf(manifest)).toEqual({ files: 3, bytes: 9 })
  expect(totalsOf(withNote)).toEqual({ files: 3, bytes: 9 })
  expect(writtenOf(manifest).sum).toBeUndefined()
  const { sum, hasFile, sumOf } = writtenOf(withNote)
  expect([sum, ...['constructor', 'toString'].flatMap((path) => [hasFile(path), sumOf(path)])]).toEqual([
    'of note',
    true,
    's',
    false,
    undefined,
  ])
})

test('only what was measured has a size for budgets', () => {
  const { gzip: _, ...unmeasured } = entry
  const sizes = sizesInManifest(new Map([...manifest, ['a.txt', unmeasured]]))
  expect([...sizes]).toEqual([...manifest.keys()].map((path) => [path, 12345]))
})
