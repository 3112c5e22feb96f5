// Watches the package.json files of a repository, and nothing else of its packages.
import { existsSync, type Stats } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { watch, type FSWatcher } from 'chokidar'
import type { PackageFolder } from '../workspace/package-patterns.ts'
import { isOfMachines, restartsAfter, watchedFolders } from './watched-folders.ts'
import { unlistedFolders } from './workspace/manifests-in.ts'

interface ManifestWatchers {
  /** Those that are watched already are left alone. */
  readonly add: (folders: readonly PackageFolder[]) => void
  readonly close: () => Promise<void>
}

/** `onEvent` gets the events of the watcher, with absolute paths. */
export function createManifestWatchers(onEvent: (event: string, path: string, stats?: Stats) => void): ManifestWatchers {
  const watchers = new Map<string, FSWatcher>()
  let isClosed = false
  const begin = (folder: PackageFolder, key: string): FSWatcher => {
    const watcher = watchManifests(folder)
      .on('all', onEvent)
      .on('error', () => undefined)
    watchers.set(key, watcher)
    watchedFolders(watcher, {
      // Packages are written file by file: the watcher looks again with each.
      isWanted: () => false,
      onGone: () => setTimeout(beginAgain, restartsAfter).unref(),
      onDoubt: () => undefined,
      onFound: () => undefined,
    })
    const beginAgain = (): void => {
      if (isClosed || watchers.get(key) !== watcher) return
      void watcher.close()
      const next = begin(folder, key)
      next.once('ready', () => manifestsSeenBy(next).forEach((manifest) => onEvent('change', manifest)))
    }
    return watcher
  }
  return {
    add: (folders: readonly PackageFolder[]): void => {
      for (const folder of folders) {
        const key = JSON.stringify(folder)
        if (!watchers.has(key)) begin(folder, key)
      }
    },
    close: async (): Promise<void> => {
      isClosed = true
      await Promise.all([...watchers.values()].map((each) => each.close()))
    },
  }
}

function manifestsSeenBy(watcher: FSWatcher): readonly string[] {
  const all = Object.entries(watcher.getWatched())
  return all.flatMap(([folder, names]) => (names.includes(manifestName) ? [join(folder, manifestName)] : []))
}

const manifestName = 'package.json'

/** The files of packages are many: only folders are watched, and what they hold under this name. */
function watchManifests({ folder, depth }: PackageFolder): FSWatcher {
  let there = folder
  let levels = depth
  // A folder that is not there yet comes as one below another.
  for (; !existsSync(there) && dirname(there) !== there; levels++) there = dirname(there)
  return watch(there, {
    ignoreInitial: true,
    depth: levels,
    followSymlinks: false,
    ignored: (path, stats) =>
      isOfMachines(path, new Set([there]), unlistedFolders) || (stats?.isFile() === true && basename(path) !== manifestName),
  })
}
