import { existsSync, mkdtempSync, rmSync, statSync, truncateSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { outputPathOf, type OutputFile } from '@docgen/model'
import { openCheckedFiles } from './checked-files.ts'

let folder = ''
let file = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'docgen-checked-'))
  file = join(folder, 'checked')
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const bytes = new Uint8Array()
const filesOf = (keys: Readonly<Record<string, string>>): readonly OutputFile[] =>
  Object.entries(keys).map(([path, key]) => ({ path: outputPathOf(path), key, contents: { kind: 'bytes', bytes } }))

/** Remembers files as the check of a site does, with the sizes that were measured. */
function check(keys: Readonly<Record<string, string>>, sizes: Readonly<Record<string, number>> = {}): void {
  openCheckedFiles(file).save(filesOf(keys), new Map(Object.entries(sizes).map(([path, size]) => [outputPathOf(path), size])))
}
function changed(keys: Readonly<Record<string, string>>, needsSizes = false): readonly string[] {
  return openCheckedFiles(file)
    .changed(filesOf(keys), needsSizes)
    .map(({ path }) => path)
}
const sizesOf = (...paths: readonly string[]) => paths.map((path) => openCheckedFiles(file).sizeOf(path))

const first = { 'a.html': '1', 'b.html': '1', 'c.png': '1' }

test('a check makes the files that are new or have changed since the last one', () => {
  expect(changed(first)).toEqual(['a.html', 'b.html', 'c.png'])
  check(first)
  expect(changed(first)).toEqual([])
  expect(changed({ ...first, 'b.html': '2', 'd.txt': '1' })).toEqual(['b.html', 'd.txt'])
})

test('what the last check did not have is forgotten', () => {
  check(first)
  check({ 'a.html': '1' })
  expect(changed(first)).toEqual(['b.html', 'c.png'])
})

test('once a site has budgets, what was checked without a size is made again, except files that no budget is about', () => {
  check(first, { 'a.html': 10 })
  expect(changed(first, true)).toEqual(['b.html'])
  check(first, { 'a.html': 10, 'b.html': 20 })
  expect(changed(first, true)).toEqual([])
  expect(sizesOf('a.html', 'b.html', 'c.png', 'absent.html')).toEqual([10, 20, undefined, undefined])
})

test('a size holds for the file that it was measured of: also through a check without sizes, and no longer once the file changes', () => {
  check(first, { 'a.html': 10, 'b.html': 20 })
  check({ ...first, 'b.html': '2' })
  expect(sizesOf('a.html', 'b.html')).toEqual([10, undefined])
  expect(changed({ ...first, 'b.html': '2' }, true)).toEqual(['b.html'])
  check({ ...first, 'b.html': '2' }, { 'a.html': 10, 'b.html': 30 })
  expect(sizesOf('a.html', 'b.html')).toEqual([10, 30])
})

test('a check that finds all files as they were writes nothing', () => {
  check(first, { 'a.html': 10 })
  const { ino, mtimeMs } = statSync(file)
  check(first, { 'a.html': 10 })
  expect(statSync(file)).toMatchObject({ ino, mtimeMs })
  expect(existsSync(`${file}.changes`)).toBe(false)
})

test('where what is kept is damaged, every file is made', () => {
  check(first)
  truncateSync(file, statSync(file).size - 1)
  expect(changed(first)).toEqual(['a.html', 'b.html', 'c.png'])
})
