import { expect, test } from 'vitest'
import type { FileWatcher } from '../io/watch-files.ts'
import { createLateWatcher } from './late-watcher.ts'

/** A watcher that writes down what it is told. */
function recorded(): { readonly said: string[]; readonly start: () => Promise<FileWatcher> } {
  const said: string[] = []
  return {
    said,
    start: async () => {
      said.push('start')
      await Promise.resolve()
      return {
        add: (paths) => void said.push(`add ${paths.join(' ')}`),
        addManifests: () => undefined,
        close: async () => void said.push('close'),
      }
    },
  }
}

test('nothing is watched until it begins, and it begins once', async () => {
  const { said, start } = recorded()
  const watcher = createLateWatcher(start)
  watcher.add(['before'])
  await Promise.resolve()
  expect(said).toEqual([])
  await Promise.all([watcher.begin(), watcher.begin()])
  expect(said).toEqual(['start'])
})

test('what comes while it starts is added once it has', async () => {
  const { said, start } = recorded()
  const watcher = createLateWatcher(start)
  const begun = watcher.begin()
  watcher.add(['meanwhile'])
  await begun
  await Promise.resolve()
  expect(said).toEqual(['start', 'add meanwhile'])
})

test('a closed one does not begin, and one that is starting is closed', async () => {
  const closed = recorded()
  const never = createLateWatcher(closed.start)
  await never.close()
  await never.begin()
  expect(closed.said).toEqual([])
  const starting = recorded()
  const watcher = createLateWatcher(starting.start)
  void watcher.begin()
  await watcher.close()
  expect(starting.said).toEqual(['start', 'close'])
})

test('who begins is told that it failed, and closing goes on', async () => {
  const watcher = createLateWatcher(() => Promise.reject(new Error('no watches left')))
  await expect(watcher.begin()).rejects.toThrow('no watches left')
  watcher.add(['more'])
  await watcher.close()
})
