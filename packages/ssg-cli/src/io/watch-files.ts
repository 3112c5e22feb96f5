// The only file that knows the file watcher.
import { statSync } from 'node:fs'
import { watch } from 'chokidar'

export interface FileWatcher {
  readonly add: (paths: readonly string[]) => void
  readonly close: () => Promise<void>
}

/** Editors write a file in several steps: what comes within this time is one change. Milliseconds. */
const gatherFor = 8
/** The watcher swallows what happens to a file within 50 ms of what it told of it. So the file is looked at once more. Milliseconds. */
const lookAgainAfter = 60

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
  const looks = new Set<NodeJS.Timeout>()
  const lookAgain = (before: ReadonlyMap<string, string>): void => {
    const look = setTimeout(() => {
      looks.delete(look)
      for (const [path, stamp] of before) if (stampOf(path) !== stamp) gathered.add(path)
      flush()
    }, lookAgainAfter)
    looks.add(look)
  }
  const flush = (): void => {
    if (gathered.size === 0) return
    const files = [...gathered]
    gathered = new Set()
    lookAgain(new Map(files.map((file) => [file, stampOf(file)])))
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
      for (const look of looks) clearTimeout(look)
      await watcher.close()
    },
  }
}

/** Differs where the file does. */
function stampOf(path: string): string {
  const stats = statSync(path, { throwIfNoEntry: false })
  return stats ? `${stats.mtimeMs} ${stats.size}` : ''
}
