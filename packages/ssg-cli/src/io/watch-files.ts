// The only file that knows the file watcher.
import { watch } from 'chokidar'

export interface FileWatcher {
  readonly add: (paths: readonly string[]) => void
  readonly close: () => Promise<void>
}

/** Editors write a file in several steps: what comes within this time is one change. Milliseconds. */
const gatherFor = 8

/** `onChange` is called with the absolute paths of what was added, changed or removed, never twice at a time. */
export function watchFiles(
  paths: readonly string[],
  onChange: (files: readonly string[]) => Promise<void>,
  onReady: () => Promise<void>,
): FileWatcher {
  const watcher = watch([...paths], {
    ignoreInitial: true,
    ignored: (path) => /[\\/](?:node_modules|\.git|\.docgen|dist)(?:[\\/]|$)/.test(path) && !paths.includes(path),
  })
  let gathered = new Set<string>()
  let timer: NodeJS.Timeout | undefined
  let running = Promise.resolve()
  const flush = (): void => {
    const files = [...gathered]
    gathered = new Set()
    running = running.then(() => onChange(files))
  }
  // What changed while the folders were looked through for the first time went unseen.
  watcher.once('ready', () => {
    running = running.then(onReady)
  })
  watcher.on('all', (event, path) => {
    if (event === 'addDir' || event === 'unlinkDir') return
    gathered.add(path)
    clearTimeout(timer)
    timer = setTimeout(flush, gatherFor)
  })
  // A file that vanishes while it is looked at is no reason to stop watching the others.
  watcher.on('error', () => undefined)
  return {
    add: (more) => void watcher.add([...more]),
    close: async () => {
      clearTimeout(timer)
      await watcher.close()
    },
  }
}
