import {
  chmodSync,
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { hashOf } from '../../pipeline/hash.ts'
import type { ManifestEntry } from './output-manifest.ts'
import { listTree } from './output-tree.ts'
import { ownershipFile, ownershipText } from './ownership.ts'
import { beginChange, isSettled, settle, settleWith, stagingIn, wasExchanged, type Staging } from './staging.ts'
import { putFiles } from '../put-files-fixture.ts'

type Texts = Readonly<Record<string, string>>

let root = ''
let dir = ''
let workDir = ''
let staging: Staging = { site: '', unfinished: '' }
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'docgen-staging-'))
  dir = join(root, 'dist')
  workDir = join(root, 'work')
  staging = stagingIn(workDir, dir)
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

const entryAt = (folder: string, path: string): ManifestEntry => {
  const { size, mtimeMs } = statSync(join(folder, path))
  const sum = hashOf(readFileSync(join(folder, path)))
  return { key: sum, sum, size, mtimeMs }
}

/** The files and a note about them, as a build leaves them in a folder. Returns its manifest. */
function built(folder: string, texts: Texts): ReadonlyMap<string, ManifestEntry> {
  putFiles(folder, texts)
  const sums = Object.keys(texts).map((path) => [path, entryAt(folder, path)] as const)
  putFiles(folder, { [ownershipFile]: ownershipText(new Map(sums)) })
  return new Map([...sums, [ownershipFile, entryAt(folder, ownershipFile)]])
}

const pathsIn = (folder: string): readonly string[] =>
  listTree(folder)
    .entries.map(({ path }) => path)
    .toSorted()
const textAt = (folder: string, path: string): string => readFileSync(join(folder, path), 'utf8')
const isSameFile = (path: string): boolean => statSync(join(dir, path)).ino === statSync(join(staging.site, path)).ino

const site: Texts = { 'index.html': 'Home', 'a/index.html': 'A', 'a/b/index.html': 'B' }

describe('settled', () => {
  test('the staging folder has every file of the site by a second name, and the note as a file of its own', () => {
    const manifest = built(dir, site)
    settle({ staging, dir, manifest, isFormerOutput: false })
    expect(pathsIn(staging.site)).toEqual([ownershipFile, 'a', 'a/b', 'a/b/index.html', 'a/index.html', 'index.html'])
    expect(Object.keys(site).map(isSameFile)).toEqual([true, true, true])
    expect(isSameFile(ownershipFile)).toBe(false)
    expect(textAt(staging.site, ownershipFile)).toBe(textAt(dir, ownershipFile))
  })

  test('it has nothing else, whatever was there', () => {
    const manifest = built(dir, site)
    putFiles(staging.site, { 'index.html': 'Another', 'old/deep/index.html': 'Old', 'a/left.txt': 'left', 'b.txt': 'b' })
    mkdirSync(join(staging.site, 'empty/within'), { recursive: true })
    mkdirSync(join(staging.site, 'a/b'), { recursive: true })
    symlinkSync(join(dir, 'a/index.html'), join(staging.site, 'a/index.html'))
    settle({ staging, dir, manifest, isFormerOutput: false })
    expect(listTree(staging.site).entries.filter(({ kind }) => kind === 'link')).toEqual([])
    expect(pathsIn(staging.site)).toEqual([ownershipFile, 'a', 'a/b', 'a/b/index.html', 'a/index.html', 'index.html'])
    expect(Object.keys(site).map(isSameFile)).toEqual([true, true, true])
  })

  test('what is right already is left alone, and what the output lost is not missed', () => {
    const manifest = built(dir, site)
    settle({ staging, dir, manifest, isFormerOutput: false })
    const kept = statSync(join(staging.site, 'a/index.html')).ctimeMs
    putFiles(dir, { 'index.html': 'Edited by hand' })
    rmSync(join(dir, 'a/b'), { recursive: true })
    rmSync(join(staging.site, 'a/b/index.html'))
    settle({ staging, dir, manifest, isFormerOutput: false })
    expect(statSync(join(staging.site, 'a/index.html')).ctimeMs).toBe(kept)
    expect(pathsIn(staging.site)).not.toContain('a/b/index.html')
  })

  test('other hands link the same files, and the note is no longer there where the output has none', async () => {
    const manifest = built(dir, site)
    putFiles(staging.site, { [ownershipFile]: 'of before' })
    rmSync(join(dir, ownershipFile))
    const linked: string[] = []
    await settleWith(async (from, to, paths) => void linked.push(from, to, ...paths), {
      staging,
      dir,
      manifest,
      isFormerOutput: false,
    })
    expect(linked).toEqual([dir, staging.site, ...Object.keys(site)])
    expect(existsSync(join(staging.site, ownershipFile))).toBe(false)
  })
})

describe('a change that is under way', () => {
  test('is known until it is settled', () => {
    const manifest = built(dir, site)
    expect(isSettled(workDir)).toBe(true)
    beginChange(staging)
    expect(isSettled(workDir)).toBe(false)
    settle({ staging, dir, manifest, isFormerOutput: false })
    expect(isSettled(workDir)).toBe(true)
  })

  test('tells by the folder whether it has become the output', () => {
    built(dir, site)
    beginChange(staging)
    expect(wasExchanged(staging, dir)).toBe(false)
    renameSync(dir, join(root, 'former'))
    expect(wasExchanged(staging, dir)).toBe(false)
    renameSync(staging.site, dir)
    expect(wasExchanged(staging, dir)).toBe(true)
  })
})

describe('after the output and the staging folder have changed places', () => {
  const before: Texts = { ...site, 'old/index.html': 'Old' }

  /** The new site in the output folder, the former one with `late` in the staging folder. */
  function exchanged(late: () => void) {
    const former = built(staging.site, before)
    const manifest = built(dir, site)
    late()
    settle({ staging, dir, manifest, isFormerOutput: true, former })
  }

  test('folders in which nothing was added or removed are not listed, and only what has changed in them is linked anew', async () => {
    const former = built(staging.site, { ...before, 'a/old.html': 'Old', 'a/b/gone/c.html': 'C' })
    const kept = new Map([...former].filter(([path]) => path === 'a/index.html' || path === 'a/b/index.html'))
    putFiles(dir, { 'a/index.html': 'A', 'a/b/index.html': 'B' })
    for (const [path, { mtimeMs }] of kept) utimesSync(join(dir, path), 1_000, mtimeMs / 1000)
    const next = built(dir, { 'index.html': 'Another', 'a/new.html': 'New', 'c/index.html': 'C' })
    const folders: Readonly<Record<string, readonly string[]>> = {
      '': ['a', 'old'],
      a: ['a/b'],
      'a/b': ['a/b/gone'],
      'a/b/gone': [],
      old: [],
    }
    const linked: string[] = []
    await settleWith(async (_, __, paths) => void linked.push(...paths), {
      staging,
      dir,
      manifest: new Map([...kept, ...next]),
      isFormerOutput: true,
      former,
      foldersIn: (folder) => folders[folder],
    })
    expect(linked).toEqual(['index.html', 'a/new.html', 'c/index.html'])
    expect(pathsIn(staging.site)).toEqual([ownershipFile, 'a', 'a/b', 'a/b/index.html', 'a/index.html'])
  })

  test('what somebody put there at the last moment is in the output, with its rights', () => {
    exchanged(() => {
      putFiles(staging.site, { 'late.txt': 'late', 'mine/deep/late.txt': 'late too' })
      symlinkSync('late.txt', join(staging.site, 'link.txt'))
      mkdirSync(join(staging.site, 'empty'))
      chmodSync(join(staging.site, 'empty'), 0o750)
    })
    expect(textAt(dir, 'late.txt')).toBe('late')
    expect(textAt(dir, 'mine/deep/late.txt')).toBe('late too')
    expect(readlinkSync(join(dir, 'link.txt'))).toBe('late.txt')
    expect(statSync(join(dir, 'empty')).mode & 0o777).toBe(0o750)
    expect(pathsIn(dir)).not.toContain('old')
    expect(pathsIn(staging.site)).toEqual([ownershipFile, 'a', 'a/b', 'a/b/index.html', 'a/index.html', 'index.html'])
  })

  test('a page of the former site that was edited at the last moment is kept, one that was not is gone', () => {
    exchanged(() => putFiles(staging.site, { 'old/index.html': 'Edited' }))
    expect(textAt(dir, 'old/index.html')).toBe('Edited')
  })

  test.each([
    ['later', 60, 'late'],
    ['earlier', -60, 'there'],
    ['at the same time', 0, 'there'],
  ])('of two files that somebody put at one place, the one that was written %s stays', (_, seconds, text) => {
    exchanged(() => {
      putFiles(dir, { 'note.txt': 'there' })
      putFiles(staging.site, { 'note.txt': 'late' })
      utimesSync(join(dir, 'note.txt'), 1_000_000, 1_000_000)
      utimesSync(join(staging.site, 'note.txt'), 1_000_000 + seconds, 1_000_000 + seconds)
    })
    expect(textAt(dir, 'note.txt')).toBe(text)
    expect(pathsIn(dir)).not.toContain('note.txt.docgen-new')
  })

  test('a file that both folders have is one file, and a folder or link is not replaced', () => {
    exchanged(() => {
      putFiles(dir, { 'shared.txt': 'shared' })
      linkSync(join(dir, 'shared.txt'), join(staging.site, 'shared.txt'))
      mkdirSync(join(dir, 'folder.txt'))
      utimesSync(join(dir, 'folder.txt'), 1_000, 1_000)
      putFiles(staging.site, { 'folder.txt': 'late' })
      putFiles(dir, { 'link.txt': 'there' })
      utimesSync(join(dir, 'link.txt'), 1_000, 1_000)
      symlinkSync('index.html', join(staging.site, 'link.txt'))
    })
    expect(textAt(dir, 'shared.txt')).toBe('shared')
    expect(statSync(join(dir, 'folder.txt')).isDirectory()).toBe(true)
    expect(textAt(dir, 'link.txt')).toBe('there')
  })
})
