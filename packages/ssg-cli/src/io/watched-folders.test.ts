// What a watcher misses depends on moments of the disk: here it is told of them by hand.
import { mkdirSync, mkdtempSync, realpathSync, rmSync, utimesSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { watch } from 'chokidar'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { watchedFolders } from './watched-folders.ts'

let root: string
let docs: string

beforeEach(() => {
  root = realpathSync(mkdtempSync(join(tmpdir(), 'docgen-folders-')))
  docs = join(root, 'docs')
  mkdirSync(join(docs, 'deep'), { recursive: true })
})

/** A watcher that says that it is ready, knowing these folders. */
function follow(known: readonly string[], change: () => void = () => undefined) {
  const watcher = watch([])
  onTestFinished(async () => {
    await watcher.close()
    rmSync(root, { recursive: true, force: true })
  })
  vi.spyOn(watcher, 'getWatched').mockReturnValue(Object.fromEntries(known.map((folder) => [folder, []])))
  const add = vi.spyOn(watcher, 'add').mockReturnValue(watcher)
  const heard: string[] = []
  const folders = watchedFolders(watcher, {
    isWanted: (path) => path.startsWith(docs) && !path.endsWith('node_modules'),
    onGone: () => heard.push('gone'),
    onDoubt: () => heard.push('doubt'),
    onFound: (folder) => heard.push(`found ${folder.slice(root.length)}`),
  })
  change()
  watcher.emit('ready')
  return {
    heard,
    folders,
    added: () => add.mock.calls.map(([path]) => path),
    goes: (folder: string, name: string) => watcher.emit('raw', 'rename', name, { watchedPath: folder }),
    comes: (folder: string) => watcher.emit('addDir', folder),
  }
}

/** So that no folder changed while it was being listed. */
const later = (): Promise<void> => setTimeout(80)

test('a folder that comes between the listing and the watching of the one above is watched, and those of machines are not', async () => {
  mkdirSync(join(docs, 'node_modules'))
  await later()
  const { added, heard, folders } = follow([root, docs])
  expect(added()).toEqual([join(docs, 'deep')])
  expect(heard).toEqual(['found /docs/deep'])
  mkdirSync(join(docs, 'deep/new'))
  folders.look(join(docs, 'deep'))
  folders.look(join(docs, 'deep'))
  expect(heard).toEqual(['found /docs/deep', 'found /docs/deep/new'])
})

test('it is told that a folder goes, those that came later too, and not that a file or an entry does', async () => {
  await later()
  const { heard, goes, comes } = follow([root, docs, join(docs, 'deep')])
  goes(join(docs, 'page.md'), 'page.md')
  goes(docs, 'page.md')
  goes(join(docs, 'new'), 'new')
  expect(heard).toEqual([])
  goes(join(docs, 'deep'), 'deep')
  comes(join(docs, 'new'))
  goes(join(docs, 'new'), 'new')
  expect(heard).toEqual(['gone', 'gone'])
})

test('of a folder that changed while it was listed nobody knows whether it is the one that is watched', async () => {
  await later()
  const known = [root, docs, join(docs, 'deep')]
  expect(follow(known).heard).toEqual([])
  // A folder that is not watched.
  expect(follow(known, () => utimesSync(root, 1, 1)).heard).toEqual([])
  expect(follow(known, () => utimesSync(join(docs, 'deep'), 1, 1)).heard).toEqual(['doubt'])
})
