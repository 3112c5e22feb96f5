import {
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import {
  copyWithTime,
  isThere,
  linkEntry,
  linkFiles,
  linkOrCopy,
  listTree,
  removeEmptyFolders,
  unlinkIfThere,
} from './output-tree.ts'

let root = ''
const at = (path: string): string => join(root, path)
beforeEach(() => (root = mkdtempSync(join(tmpdir(), 'docgen-tree-'))))
afterEach(() => rmSync(root, { recursive: true, force: true }))

test('a tree is listed with its folders before what they hold, and links are not followed', () => {
  mkdirSync(at('a/b'), { recursive: true })
  writeFileSync(at('a/b/c.txt'), '')
  symlinkSync('a', at('link'))
  const { entries, known } = listTree(root)
  expect(entries.toSorted((one, other) => (one.path < other.path ? -1 : 1))).toEqual([
    { path: 'a', kind: 'folder' },
    { path: 'a/b', kind: 'folder' },
    { path: 'a/b/c.txt', kind: 'file' },
    { path: 'link', kind: 'link' },
  ])
  const placeOf = (path: string): number => entries.findIndex((entry) => entry.path === path)
  expect(placeOf('a')).toBeLessThan(placeOf('a/b'))
  expect(placeOf('a/b')).toBeLessThan(placeOf('a/b/c.txt'))
  expect([...known]).toEqual([])
})

test('folders that hold what they are known to hold are not listed, those within them are', () => {
  mkdirSync(at('a/b'), { recursive: true })
  writeFileSync(at('a/unseen.txt'), '')
  writeFileSync(at('a/b/c.txt'), '')
  const { entries, known } = listTree(root, (folder) => ({ '': ['a'], a: ['a/b'] })[folder])
  expect(entries.map(({ path }) => path)).toEqual(['a/b', 'a/b/c.txt'])
  expect([...known]).toEqual(['', 'a'])
})

test('folders go as far as they are empty, also where one is gone already', () => {
  mkdirSync(at('a/b/c'), { recursive: true })
  mkdirSync(at('kept'))
  writeFileSync(at('a/file.txt'), '')
  removeEmptyFolders(root, 'a/b/c/gone')
  expect(readdirSync(root, { recursive: true }).toSorted()).toEqual(['a', 'a/file.txt', 'kept'])
  rmSync(at('a/file.txt'))
  removeEmptyFolders(root, 'a')
  expect(readdirSync(root)).toEqual(['kept'])
  removeEmptyFolders(at('kept'), '.')
  expect(existsSync(at('kept'))).toBe(true)
})

test('what is not there need not be removed, and a folder is no file', () => {
  mkdirSync(at('folder'))
  writeFileSync(at('file'), '')
  unlinkIfThere(at('absent'))
  unlinkIfThere(at('file/within'))
  expect(() => unlinkIfThere(at('folder'))).toThrow(/EISDIR|EPERM/)
  unlinkIfThere(at('file'))
  expect(readdirSync(root)).toEqual(['folder'])
})

test('a link to nothing is there', () => {
  symlinkSync('nothing', at('link'))
  expect([isThere(at('link')), isThere(at('absent'))]).toEqual([true, false])
})

test('a copy has the time of its original', () => {
  writeFileSync(at('one'), '1')
  utimesSync(at('one'), 1_000_000, 1_234_567.25)
  copyWithTime(at('one'), at('two'))
  expect(statSync(at('two')).mtimeMs).toBeCloseTo(1_234_567_250, 0)
  expect(statSync(at('two')).atimeMs).toBeCloseTo(statSync(at('one')).atimeMs, 0)
  expect(statSync(at('two')).ino).not.toBe(statSync(at('one')).ino)
})

test('files get second names in folders that are made for them', () => {
  mkdirSync(at('from/a/b'), { recursive: true })
  for (const path of ['a/b/one', 'a/two', 'three']) writeFileSync(at(`from/${path}`), path)
  linkFiles(at('from'), at('to'), ['a/b/one', 'three'])
  expect(readdirSync(at('to'), { recursive: true }).toSorted()).toEqual(['a', 'a/b', 'a/b/one', 'three'])
  expect(statSync(at('to/a/b/one')).ino).toBe(statSync(at('from/a/b/one')).ino)
  // Where there can be no second name, as at a place that is taken, there is a copy.
  linkOrCopy(at('from/a/two'), at('to/three'))
  expect(readFileSync(at('to/three'), 'utf8')).toBe('a/two')
  expect(lstatSync(at('to/three')).ino).not.toBe(lstatSync(at('from/a/two')).ino)
})

test.each(['folder', 'file', 'link'] as const)('a %s is carried over where the folders above it are not there yet', (kind) => {
  mkdirSync(at('from/a/b'), { recursive: true })
  if (kind === 'folder') mkdirSync(at('from/a/b/x'))
  else if (kind === 'file') writeFileSync(at('from/a/b/x'), '')
  else symlinkSync('nothing', at('from/a/b/x'))
  linkEntry({ path: 'a/b/x', kind }, at('from'), at('to'))
  expect(listTree(at('to')).entries.at(-1)).toEqual({ path: 'a/b/x', kind })
})
