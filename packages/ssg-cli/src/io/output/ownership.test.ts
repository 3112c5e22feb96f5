import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { hashOf } from '../../pipeline/hash.ts'
import { ForeignFolder } from '../refusals.ts'
import {
  foldersOf,
  ownershipFile,
  ownershipOf,
  ownershipText,
  parseOwnership,
  readOwnership,
  reviseOwnership,
} from './ownership.ts'

type Sums = Readonly<Record<string, string>>

const site: Sums = { 'index.html': 's1', 'a/index.html': 's2', 'a/b/index.html': 's3', 'c/d/e.txt': 's4' }
const mapOf = (sums: Sums) => new Map(Object.entries(sums).map(([path, sum]) => [path, { sum }]))
const without = (path: string): Sums => Object.fromEntries(Object.entries(site).filter(([own]) => own !== path))

test.each<[string, Sums, Sums]>([
  ['nothing differs', site, site],
  ['a file has other bytes', site, { ...site, 'a/index.html': 's5' }],
  ['a file is new', site, { ...site, 'a/new.txt': 's5' }],
  ['a file is new, and so are its folders', site, { ...site, 'f/g/new.txt': 's5' }],
  ['a file is gone, and so are its folders', site, without('c/d/e.txt')],
  ['a file is gone, and its folder is not', site, without('a/index.html')],
  ['a file has the bytes of another', site, { ...site, 'a/index.html': 's1' }],
  ['the notes themselves differ', { ...site, [ownershipFile]: 's5' }, { ...site, [ownershipFile]: 's6' }],
  ['all is new', {}, site],
  ['all is gone', site, {}],
])('where %s, the note of the last build becomes that of the new one', (_, before, next) => {
  const [old, fresh] = [mapOf(before), mapOf(next)]
  expect(reviseOwnership(ownershipText(old), old, fresh)).toBe(ownershipText(fresh))
})

test('the note owns its files, the folders above them, and nothing else', () => {
  const owned = parseOwnership(ownershipText(mapOf(site)))
  const paths = ['index.html', 'a', 'a/b', 'a/b/index.html', 'c', 'c/d', '.docgen-output', 'b', 'a/b/c', '']
  expect(paths.filter((path) => owned?.hasPath(path))).toEqual(paths.slice(0, -3))
  expect([owned?.wrote('index.html', 's1'), owned?.wrote('index.html', 's2'), owned?.wrote('a', 's1')]).toEqual([
    true,
    false,
    false,
  ])
})

test('what is known of another note says nothing about this one', () => {
  const text = ownershipText(mapOf({ 'index.html': 's1' }))
  const known = { hasFile: () => true, sumOf: () => 's9' }
  const other = parseOwnership(text, { ...known, sum: hashOf('another note') })
  expect([other?.hasPath('mine.txt'), other?.wrote('mine.txt', 's9')]).toEqual([false, false])
  const own = parseOwnership(text, { ...known, sum: hashOf(text) })
  expect([own?.hasPath('mine.txt'), own?.wrote('mine.txt', 's9')]).toEqual([true, true])
  const unknown = parseOwnership(text, { ...known, sum: undefined })
  expect([unknown?.hasPath('mine.txt'), unknown?.wrote('mine.txt', 's9')]).toEqual([false, false])
})

test('a text that docgen did not write owns nothing, and a note ends with a line break', () => {
  expect(parseOwnership('Some text.\n')).toBeUndefined()
  expect(ownershipText(mapOf(site))).toMatch(/[^\n]\n$/)
})

test('a note names neither itself nor paths', () => {
  const text = ownershipText(mapOf({ ...site, [ownershipFile]: 's9' }))
  expect(text).toBe(ownershipText(mapOf(site)))
  expect(text).not.toContain('index')
})

test('folders come after those that they lie in, each once', () => {
  expect([...foldersOf(['a/b/c.html', 'a/b/d.html', 'a/e/f.html', 'g.html', 'a/h.html'])]).toEqual(['a', 'a/b', 'a/e'])
  // Paths that resemble each other, as they come one after the other.
  expect([...foldersOf(['ab/x', 'cd/ab', 'abc/x'])]).toEqual(['ab', 'cd', 'abc'])
})

test('a folder without a note is of somebody else, unless it is empty or absent', () => {
  const folder = mkdtempSync(join(tmpdir(), 'docgen-owned-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  expect(readOwnership(folder)).toBe('')
  expect(ownershipOf(join(folder, 'absent')).hasPath('a')).toBe(false)
  expect(ownershipOf(folder).hasPath('a')).toBe(false)
  writeFileSync(join(folder, 'mine.txt'), 'mine')
  expect(() => ownershipOf(folder)).toThrow(ForeignFolder)
  expect(() => ownershipOf(join(folder, 'mine.txt'))).toThrow('ENOTDIR')
  writeFileSync(join(folder, ownershipFile), 'Some text.\n')
  expect(() => ownershipOf(folder)).toThrow(expect.objectContaining({ mayBeOfEarlierRelease: false }))
  writeFileSync(join(folder, '.nojekyll'), '')
  expect(() => ownershipOf(folder)).toThrow(expect.objectContaining({ folder, mayBeOfEarlierRelease: true }))
  writeFileSync(join(folder, ownershipFile), ownershipText(mapOf(site)))
  expect(['index.html', 'mine.txt'].map(ownershipOf(folder).hasPath)).toEqual([true, false])
})
