import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { hashOf } from '../../pipeline/hash.ts'
import { OutputInTheWay } from '../refusals.ts'
import { findForeign, isOwnEntry, namesOfForeign } from './foreign-entries.ts'
import type { KnownFolders } from './output-tree.ts'
import { foldersOf, type Ownership } from './ownership.ts'

const entryOf = (text: string) => ({ key: text, sum: hashOf(text), size: text.length, mtimeMs: 0 })
const manifestOf = (texts: Readonly<Record<string, string>>) =>
  new Map(Object.entries(texts).map(([path, text]) => [path, entryOf(text)]))

/** As a note of a build with these files has it. */
function ownerOf(texts: Readonly<Record<string, string>>): Ownership {
  const folders = foldersOf(Object.keys(texts))
  return {
    hasPath: (path) => path in texts || folders.has(path),
    wrote: (path, sum) => path in texts && hashOf(texts[path] ?? '') === sum,
  }
}

function folderOfTexts(texts: Readonly<Record<string, string>>): string {
  const dir = mkdtempSync(join(tmpdir(), 'docgen-foreign-'))
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }))
  for (const [path, text] of Object.entries(texts)) writeFileSync(join(dir, path), text)
  return dir
}

function found(
  dir: string,
  before: Readonly<Record<string, string>>,
  after: Readonly<Record<string, string>>,
  foldersIn: KnownFolders = () => undefined,
) {
  const next = manifestOf(after)
  return findForeign({
    dir,
    owned: ownerOf(before),
    before: manifestOf(before),
    next,
    nextFolders: foldersOf(next.keys()),
    foldersIn,
  })
}

test('the outermost folder stands for all in it, unless the site has files there', () => {
  const entries = [
    { path: 'own/deep/two.txt', kind: 'file' },
    { path: 'own/one.txt', kind: 'file' },
    { path: 'a/mine/three.txt', kind: 'file' },
    { path: 'a/empty', kind: 'folder' },
    { path: 'a/link', kind: 'link' },
    { path: 'CNAME', kind: 'file' },
  ] as const
  expect(namesOfForeign(entries, new Set(['a']))).toEqual(['CNAME', 'a/empty/', 'a/link', 'a/mine/', 'own/'])
})

test("a link is never docgen's, even if it leads to the bytes that docgen wrote", () => {
  const texts = { 'a.html': 'A' }
  const dir = folderOfTexts(texts)
  symlinkSync('a.html', join(dir, 'b.html'))
  const owned = ownerOf({ ...texts, 'b.html': 'A' })
  const isOwn = (path: string, kind: 'file' | 'link') => isOwnEntry(dir, { path, kind }, owned, new Map())
  expect([isOwn('a.html', 'file'), isOwn('b.html', 'link')]).toEqual([true, false])
})

test("a file is docgen's by its bytes, not by its path or its time alone", () => {
  const dir = folderOfTexts({ 'a.html': 'edited', 'b.html': 'B', 'c.html': 'B' })
  const owned = ownerOf({ 'a.html': 'A', 'b.html': 'B' })
  const isOwn = (path: string) => isOwnEntry(dir, { path, kind: 'file' }, owned, new Map())
  expect(['a.html', 'b.html', 'c.html', 'gone.html'].map(isOwn)).toEqual([false, true, false, false])
})

test('files of others with the bytes of the new site are neither in the way nor told', () => {
  const dir = folderOfTexts({ 'same.html': 'S', 'mine.txt': 'mine' })
  expect(found(dir, {}, { 'same.html': 'S' })).toEqual({ foreign: [{ path: 'mine.txt', kind: 'file' }], gone: [] })
  expect(() => found(dir, {}, { 'same.html': 'other' })).toThrow(OutputInTheWay)
})

test("what is no longer of the site is gone where it is docgen's, and stays where somebody has changed it", () => {
  const before = { 'old.html': 'O', 'edited.html': 'E', 'kept.html': 'K' }
  const dir = folderOfTexts({ ...before, 'edited.html': 'by hand' })
  expect(found(dir, before, { 'kept.html': 'K' })).toEqual({
    foreign: [{ path: 'edited.html', kind: 'file' }],
    gone: ['old.html'],
  })
})

test('a file of others stands in the way of a folder, and a folder of others in that of a file', () => {
  const dir = folderOfTexts({ a: 'mine' })
  expect(() => found(dir, {}, { 'a/index.html': 'A' })).toThrow(OutputInTheWay)
  mkdirSync(join(dir, 'b'))
  expect(() => found(dir, {}, { b: 'B' })).toThrow(OutputInTheWay)
  writeFileSync(join(dir, 'b/mine.txt'), 'mine')
  expect(() => found(dir, { 'b/old.html': 'O' }, { b: 'B' })).toThrow(OutputInTheWay)
})

test('a folder that others made is not told where the site has it too', () => {
  const dir = folderOfTexts({})
  mkdirSync(join(dir, 'a'))
  expect(found(dir, {}, { 'a/index.html': 'A' })).toEqual({ foreign: [], gone: [] })
})

test('what is gone from a folder that need not be listed is gone all the same', () => {
  const dir = folderOfTexts({ 'old.html': 'O', 'kept.html': 'K' })
  const before = { 'old.html': 'O', 'kept.html': 'K' }
  expect(found(dir, before, { 'kept.html': 'K' }, () => [])).toEqual({ foreign: [], gone: ['old.html'] })
})
