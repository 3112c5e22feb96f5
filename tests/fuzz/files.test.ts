// What is read back from disk, whatever somebody else has put there.
import { mkdtempSync, rmSync, writeFileSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, posix } from 'node:path'
import * as fc from 'fast-check'
import { afterAll, expect } from 'vitest'
import { parseInventory } from '../../packages/api-extractor-bridge/src/symbol-inventories.ts'
import { readManifest, writeManifest } from '../../packages/ssg-cli/src/io/output/output-manifest.ts'
import { ownershipText, parseOwnership } from '../../packages/ssg-cli/src/io/output/ownership.ts'
import { readStored, writeStored } from '../../packages/ssg-cli/src/io/stored.ts'
import { hashOf } from '../../packages/ssg-cli/src/pipeline/hash.ts'
import { anyJson, bytes, objectOf, textOf } from './arbitraries.ts'
import { expectFindingsWithin } from './findings.ts'
import { holds } from './property.ts'

const folder = mkdtempSync(join(tmpdir(), 'docgen-fuzz-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const storedInput = fc.record({
  value: anyJson,
  files: fc.array(bytes, { maxLength: 3 }),
  cut: fc.nat({ max: 400 }),
  inserted: bytes,
  removed: fc.nat({ max: 60 }),
})

holds(
  'stored-file',
  'a stored file is what was written, or is damaged',
  storedInput,
  ({ value, files, cut, inserted, removed }) => {
    const file = join(folder, 'stored')
    const stored = { value, files: files.map((file, index) => ({ path: `${index}`, bytes: Uint8Array.from(file) })) }
    writeStored(file, 'key', stored)
    expect(readStored(file, 'key')).toEqual(stored)
    const written = readFileSync(file)
    const changed = Buffer.concat([written.subarray(0, cut), Buffer.from(inserted), written.subarray(cut + removed)])
    writeFileSync(file, changed)
    expect(readStored(file, 'key')).toEqual(changed.equals(written) ? stored : 'damaged')
    // Nobody but docgen makes the sum of a file, and a file with the right sum may still be of another docgen.
    const body = Buffer.from(inserted)
    writeFileSync(file, Buffer.concat([Buffer.from(`${hashOf(body)}\n`), body]))
    expect([undefined, 'damaged']).toContain(readStored(file, 'key'))
  },
)

const paths = fc.array(
  fc.constantFrom('index.html', 'a/index.html', '../x', '/etc/passwd', 'a/../../b', 'C:\\x', '.git/config', ''),
)
const manifestInput = fc.record({
  paths,
  cut: fc.nat({ max: 300 }),
  inserted: textOf(['{', '"', ':', 'index.html', 'null', '\0', '\n'], 4),
})

holds('manifest', 'what a manifest names lies in the folder, and a damaged one names nothing', manifestInput, (input) => {
  const { paths: written, cut, inserted } = input
  const file = join(folder, 'manifest')
  writeManifest(file, Object.fromEntries(written.map((path) => [path, { key: 'a', sum: 'b', size: 1, mtimeMs: 2 }])))
  const read = readManifest(file)
  for (const path of Object.keys(read)) expect(posix.resolve('/out', path)).toBe(`/out/${path}`)
  expect(Object.keys(read)).toEqual([...new Set(written.filter((path) => path.endsWith('.html')))])
  const text = readFileSync(file, 'utf8')
  const harmed = text.slice(0, cut) + inserted + text.slice(cut)
  writeFileSync(file, harmed)
  expect(readManifest(file)).toEqual(harmed === text ? read : {})
})

const names = ['index.html', 'a/index.html', 'a/b.js', 'CNAME', 'é']
const ownershipInput = fc.record({
  paths: fc.uniqueArray(fc.constantFrom(...names), { maxLength: 4 }),
  sum: fc.constantFrom('12345678901234567890', 'abcdefghijabcdefghij'),
  cut: fc.nat({ max: 300 }),
  inserted: textOf(['\n', ' ', 'CNAME', '12345678901234567890', '\0', '\r'], 5),
})

holds(
  'ownership',
  'docgen takes for its own what its note names, and nothing for a note that it did not write',
  ownershipInput,
  (input) => {
    const { paths, sum, cut, inserted } = input
    const text = ownershipText(paths.map((path) => [path, sum]))
    const owned = parseOwnership(text)
    for (const path of names) {
      expect(owned?.wrote(path, sum)).toBe(paths.includes(path))
      expect(owned?.wrote(path, `0${sum.slice(1)}`)).toBe(false)
    }
    const harmed = parseOwnership(text.slice(0, cut) + inserted + text.slice(cut))
    for (const path of names) if (harmed?.wrote(path, sum) === true) expect(paths).toContain(path)
  },
)

const place = textOf(
  ['/', '//', '\\', 'docs', 'evil.example', '\t', '\n', '..', '?', '#', '@', ':', 'javascript:', '[', '%2f', ' '],
  6,
)
const symbol = objectOf(
  fc.oneof(
    anyJson,
    place,
    place.map((path) => `/${path}`),
  ),
  ['name', 'package', 'path', 'path'],
)
const inventory = fc.oneof(
  fc
    .array(
      fc.oneof(
        symbol,
        fc.record({ name: fc.constant('A'), package: fc.constant('b'), path: place.map((path) => `/${path}`) }),
        anyJson,
      ),
      { maxLength: 4 },
    )
    .map((list) => `[\n${list.map((item) => JSON.stringify(item)).join(',\n')}\n]\n`),
  anyJson.map((value) => JSON.stringify(value, undefined, 2)),
  textOf(['[', ']', '{"name":"a","package":"b","path":"/c"}', ',', '\n', '{', '"', '\ufeff'], 8),
)

holds(
  'symbol-inventory',
  'an inventory leads to its own site alone, and what is wrong with it is said at its place',
  inventory,
  (text) => {
    const { listed, diagnostics } = parseInventory(text, './symbols.json')
    expectFindingsWithin('symbols.json', text, diagnostics)
    for (const { path } of listed) expect(new URL(path, 'https://other.example/docs/').origin).toBe('https://other.example')
  },
)
