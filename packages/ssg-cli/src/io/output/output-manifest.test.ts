import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readManifest, writeManifest } from './output-manifest.ts'

let folder = ''
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'docgen-manifest-'))))
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const manifest = { 'a/index.html': { key: 'k', size: 3, mtimeMs: 1, sum: 's', gzip: 12345 } }

test.each<[string, (text: string) => string, typeof manifest | Record<string, never>]>([
  ['as it was written', (text) => text, manifest],
  ['with another size for budgets', (text) => text.replace('12345', '12344'), {}],
  ['cut', (text) => text.slice(0, -1), {}],
  ['of one letter', (text) => text.slice(0, 1), {}],
  ['empty', () => '', {}],
])('a manifest that is read %s', (_, harm, expected) => {
  const file = join(folder, 'manifest')
  writeManifest(file, manifest)
  writeFileSync(file, harm(readFileSync(file, 'utf8')))
  expect(readManifest(file)).toEqual(expected)
})
