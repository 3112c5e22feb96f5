import { chmodSync, cpSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { hashOf } from '../../pipeline/hash.ts'
import { readFolderStates, type FolderStates, saveFolderStates } from './folder-states.ts'
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

const paths = ['index.html', 'a/index.html', 'a/b/index.html', 'c/index.html', '.docgen-output']
const noteSum = hashOf('.docgen-output')

function put(path: string): void {
  mkdirSync(dirname(join(root, 'dist', path)), { recursive: true })
  writeFileSync(join(root, 'dist', path), path)
}

const manifestOf = (note: string): Manifest => new Map(paths.map((path) => [path, { key: path, size: 1, mtimeMs: 1, sum: note }]))

const later = (): void => void vi.useFakeTimers({ now: Date.now() + 60_000, toFake: ['Date'] })
const save = (foreign: readonly string[] = [], exchanged?: FolderStates): void =>
  saveFolderStates(join(root, 'states'), {
    dir: join(root, 'dist'),
    manifest: manifestOf(noteSum),
    folders: new Set(['a', 'a/b', 'c', 'absent']),
    foreign,
    exchanged,
  })
const folders = (manifest = manifestOf(noteSum)) => readFolderStates(join(root, 'states'), manifest).foldersIn(join(root, 'dist'))
/** Longer than the steps in which disks count. */
const tick = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 20))

test('a folder that nobody touched holds what was written there', () => {
  later()
  save()
  expect(['', 'a', 'a/b', 'c', 'elsewhere'].map(folders())).toEqual([['a', 'c', 'absent'], ['a/b'], [], [], undefined])
  expect(folders()('absent')).toBeUndefined()
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
  expect([folders()('a'), folders()('a/b') === undefined]).toEqual([undefined, false])
})

test('a folder that holds what others put there is listed each time', () => {
  later()
  save(['a/mine.txt'])
  expect([folders()('a'), folders()('a/b') === undefined]).toEqual([undefined, false])
})

test('nothing that was seen beside the last note is known beside another, also of docgen', () => {
  later()
  save()
  writeFileSync(join(root, 'dist/.docgen-output'), 'the next note')
  expect(['', 'a', 'a/b'].map(folders(manifestOf(hashOf('the next note'))))).toEqual([undefined, undefined, undefined])
})

test('nothing is known beside a note that another wrote', () => {
  later()
  save()
  writeFileSync(join(root, 'dist/.docgen-output'), 'mine')
  expect(['', 'a', 'a/b'].map(folders())).toEqual([undefined, undefined, undefined])
})

describe('after the output and its twin have changed places', () => {
  const exchange = (): void => {
    const states = readFolderStates(join(root, 'states'), manifestOf(noteSum))
    const look = states.foldersIn(join(root, 'dist'))
    ;['', 'a', 'a/b'].forEach(look)
    for (const [from, to] of [
      ['dist', 'aside'],
      ['twin', 'dist'],
      ['aside', 'twin'],
    ] as const)
      renameSync(join(root, from), join(root, to))
    save([], states)
  }
  beforeEach(() => cpSync(join(root, 'dist'), join(root, 'twin'), { recursive: true }))

  test('what was seen of both is still known', () => {
    later()
    save()
    for (let time = 1; time <= 3; time++) {
      exchange()
      // The outermost folder is renamed, which its own state tells.
      expect(['a', 'a/b'].map(folders())).toEqual([['a/b'], []])
    }
  })

  test.each(['dist', 'twin'])(
    'a folder of the former %s in which something changed is listed, until it was seen once more',
    async (tree) => {
      later()
      save()
      exchange()
      await tick()
      writeFileSync(join(root, tree, 'a/mine.txt'), 'mine')
      vi.setSystemTime(Date.now() + 60_000)
      const seen: unknown[] = []
      for (let time = 1; time <= 5; time++) {
        seen.push(folders()('a'))
        exchange()
      }
      const listed = tree === 'dist' ? 0 : 1
      expect(seen).toEqual([0, 1, 2, 3, 4].map((time) => (time === listed ? undefined : ['a/b'])))
    },
  )
})

test('a folder that was changed a moment before is listed', () => {
  save()
  later()
  expect(folders()('a')).toBeUndefined()
})

test.each([
  ['of another site', () => folders(manifestOf('two'))],
  ['of no site', () => folders(new Map())],
  ['in another folder', () => readFolderStates(join(root, 'states'), manifestOf(noteSum)).foldersIn(join(root, 'dist/a'))],
])('nothing is known %s', (_, read) => {
  later()
  save()
  expect(['', 'a', 'a/b'].map(read())).toEqual([undefined, undefined, undefined])
})
