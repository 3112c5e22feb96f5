// A file watcher that begins when it is told to: to look through a thousand folders takes the machine for a sixth of a second, and the first page
// comes before that. Once it is ready, the sources, the config and the list of packages are read again.
import type { FileWatcher } from '../io/watch-files.ts'

interface LateWatcher extends FileWatcher {
  /** A second call does nothing. */
  readonly begin: () => Promise<void>
}

/** `start` finds by itself what was to be watched until then. */
export function createLateWatcher(start: () => Promise<FileWatcher>): LateWatcher {
  let starting: Promise<FileWatcher> | undefined
  let isClosed = false
  return {
    begin: async () => {
      if (!isClosed) await (starting ??= start())
    },
    add: (paths) => {
      starting?.then((watcher) => watcher.add(paths)).catch(ignore)
    },
    addManifests: (folders) => {
      starting?.then((watcher) => watcher.addManifests(folders)).catch(ignore)
    },
    close: async () => {
      isClosed = true
      await (await starting?.catch(ignore))?.close()
    },
  }
}

/** Whoever began is told of the failure. */
const ignore = (): undefined => undefined
