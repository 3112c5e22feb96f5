// What is read back from disk, whatever somebody else has put there.
import { existsSync, mkdtempSync, rmSync, writeFileSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, posix } from 'node:path'
import * as fc from 'fast-check'
import { afterAll, expect } from 'vitest'
import { parseInventory } from '../../packages/api-extractor-bridge/src/symbol-inventories.ts'
import { openManifest } from '../../packages/ssg-cli/src/io/output/output-manifest.ts'
import { ownershipText, parseOwnership } from '../../packages/ssg-cli/src/io/output/ownership.ts'
import { openRecord } from '../../packages/ssg-cli/src/io/stored-record.ts'
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
    const written = readFileSync(file)
    const found = { ...stored, sum: written.toString('utf8', 0, written.indexOf('\n')) }
    expect(readStored(file, 'key')).toEqual(found)
    const changed = Buffer.concat([written.subarray(0, cut), Buffer.from(inserted), written.subarray(cut + removed)])
    writeFileSync(file, changed)
    expect(readStored(file, 'key')).toEqual(changed.equals(written) ? found : 'damaged')
    // Nobody but docgen makes the sum of a file, and a file with the right sum may still be of another docgen.
    const body = Buffer.from(inserted)
    writeFileSync(file, Buffer.concat([Buffer.from(`${hashOf(body)}\n`), body]))
    expect([undefined, 'damaged']).toContain(readStored(file, 'key'))
  },
)

const recordNames = fc.constantFrom(
  'a',
  'b',
  'c.html',
  '',
  '__proto__',
  'constructor',
  ...Array.from('0123456789', (digit) => `page ${digit}`),
)
const recordInput = fc.record({
  states: fc.array(fc.array(fc.tuple(recordNames, fc.nat({ max: 2 })), { maxLength: 40 }), { minLength: 1, maxLength: 4 }),
  isChanges: fc.boolean(),
  cut: fc.nat({ max: 600 }),
  inserted: textOf(['{', '"', '[', 'since', 'null', '\0', '\n'], 4),
})

holds('record', 'a record holds what was stored last, or is damaged', recordInput, ({ states, isChanges, cut, inserted }) => {
  const file = join(folder, 'record')
  for (const path of [file, `${file}.changes`]) rmSync(path, { force: true })
  const valuesOf = (record: ReturnType<typeof openRecord<{ is: number }>>) =>
    new Map([...record.values].map(([name, { is }]) => [name, is]))
  for (const state of states) {
    const record = openRecord<{ is: number }>(file, 'shape')
    const kept = (name: string, is: number) =>
      (record.values.get(name)?.is === is ? record.values.get(name) : undefined) ?? { is }
    record.save(new Map(state.map(([name, is]) => [name, kept(name, is)])))
    expect(valuesOf(openRecord(file, 'shape'))).toEqual(new Map(state))
  }
  const harmed = isChanges && existsSync(`${file}.changes`) ? `${file}.changes` : file
  const before = readFileSync(harmed, 'utf8')
  const after = before.slice(0, cut) + inserted + before.slice(cut)
  writeFileSync(harmed, after)
  const record = openRecord<{ is: number }>(file, 'shape')
  expect(record.isDamaged).toBe(after !== before)
  expect(valuesOf(record)).toEqual(after === before ? new Map(states.at(-1)) : new Map())
})

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
  for (const last of [file, `${file}.changes`]) rmSync(last, { force: true })
  openManifest(file).save(new Map(written.map((path) => [path, { key: 'a', sum: 'b', size: 1, mtimeMs: 2 }])))
  const read = openManifest(file).last
  for (const path of read.keys()) expect(posix.resolve('/out', path)).toBe(`/out/${path}`)
  expect([...read.keys()]).toEqual([...new Set(written.filter((path) => path.endsWith('.html')))])
  const text = readFileSync(file, 'utf8')
  const harmed = text.slice(0, cut) + inserted + text.slice(cut)
  writeFileSync(file, harmed)
  expect(openManifest(file).last).toEqual(harmed === text ? read : new Map())
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
    const text = ownershipText(new Map(paths.map((path) => [path, { sum }])))
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
