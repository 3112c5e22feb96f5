import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readFolderStates, saveFolderStates } from './folder-states.ts'
import type { Manifest } from './output-manifest.ts'

let root = ''
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'docgen-folders-'))
  for (const path of paths) put(path)
})
afterEach(() => {
  vi.useRealTimers()
  rmSync(root, { recursive: true, force: true })
})

const paths = ['index.html', 'a/index.html', 'a/b/index.html']

function put(path: string): void {
  mkdirSync(dirname(join(root, 'dist', path)), { recursive: true })
  writeFileSync(join(root, 'dist', path), path)
}

const manifestOf = (note: string): Manifest =>
  new Map([...paths, '.docgen-output'].map((path) => [path, { key: path, size: 1, mtimeMs: 1, sum: note }]))

const later = (): void => void vi.useFakeTimers({ now: Date.now() + 60_000, toFake: ['Date'] })
const save = (foreign: readonly string[] = []): void =>
  saveFolderStates(join(root, 'states'), {
    dir: join(root, 'dist'),
    manifest: manifestOf('one'),
    folders: new Set(['a', 'a/b']),
    foreign,
  })
const entries = (manifest = manifestOf('one')) => readFolderStates(join(root, 'states'), manifest).entriesIn(join(root, 'dist'))
/** Longer than the steps in which disks count. */
const tick = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 20))

test('a folder that nobody touched holds what was written there', () => {
  later()
  save()
  expect(entries()('')).toEqual([
    { path: 'a', kind: 'folder' },
    { path: 'index.html', kind: 'file' },
    { path: '.docgen-output', kind: 'file' },
  ])
  expect(entries()('a')).toEqual([
    { path: 'a/b', kind: 'folder' },
    { path: 'a/index.html', kind: 'file' },
  ])
  expect(entries()('elsewhere')).toBeUndefined()
})

const changes: readonly (readonly [what: string, change: () => void])[] = [
  ['was put', () => put('a/mine.txt')],
  ['was removed', () => rmSync(join(root, 'dist/a/index.html'))],
  ['may have come and gone', () => (put('a/mine.txt'), rmSync(join(root, 'dist/a/mine.txt')))],
  ['may be read by others', () => chmodSync(join(root, 'dist/a'), 0o700)],
]
test.each(changes)('a folder in which something %s is listed', async (_, change) => {
  later()
  save()
  await tick()
  change()
  expect([entries()('a'), entries()('a/b') === undefined]).toEqual([undefined, false])
})

test('a folder that holds what others put there is listed each time', () => {
  later()
  save(['a/mine.txt'])
  expect([entries()('a'), entries()('a/b') === undefined]).toEqual([undefined, false])
})

test('a folder that was changed a moment before is listed', () => {
  save()
  later()
  expect(entries()('a')).toBeUndefined()
})

test.each([
  ['of another site', () => entries(manifestOf('two'))],
  ['of no site', () => entries(new Map())],
  ['in another folder', () => readFolderStates(join(root, 'states'), manifestOf('one')).entriesIn(join(root, 'dist/a'))],
])('nothing is known %s', (_, read) => {
  later()
  save()
  expect(['', 'a', 'a/b'].map(read())).toEqual([undefined, undefined, undefined])
})
