// The only file that knows the file watcher.
import { existsSync, statSync, type Stats } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { watch, type FSWatcher } from 'chokidar'
import type { PackageFolder } from '../workspace/package-patterns.ts'
import { fileStateOf } from './file-state.ts'
import { createGatherer } from './gather-changes.ts'
import { unlistedFolders } from './workspace/manifests-in.ts'

export interface FileWatcher {
  /** Those that are watched already are left alone. */
  readonly add: (paths: readonly string[]) => void
  /** Tells of the package.json files in folders (absolute) too, as many levels below each as it says, and of nothing else there. */
  readonly addManifests: (folders: readonly PackageFolder[]) => void
  readonly close: () => Promise<void>
}

export type { PackageFolder }

/**
 * The watcher swallows what happens to a file within 50 ms of what it told of it, and within 5 ms of what it looked at and found the
 * same. So every file that the system names is looked at once more. Milliseconds.
 */
const lookAgainAfter = 60

/** Never called two at a time. */
export interface WatchHandlers {
  /** The watcher now sees every change; of earlier ones it knows nothing. */
  readonly onReady: () => Promise<void>
  /** `files` are the absolute paths of what was added, changed or removed. */
  readonly onChange: (files: readonly string[]) => Promise<void>
  /** Whether the file at a path (absolute) may have changed since it was read. Asked once it is watched: what came before went unseen. */
  readonly mayHaveChanged?: ((path: string) => boolean) | undefined
  /** Whether nothing is watched at a path (absolute): a link that is not followed, behind which may be no end, or the output. */
  readonly isIgnored?: ((path: string) => boolean) | undefined
  /** One of the others has failed; the next change is told of all the same. */
  readonly onFailure: (error: unknown) => void
}

/** Of `paths`, files and folders, one at least is there; those that are not may come. */
export function watchFiles(
  paths: readonly string[],
  { onReady, onChange, mayHaveChanged, isIgnored, onFailure }: WatchHandlers,
): FileWatcher {
  let isClosed = false
  const missing = paths.filter((path) => !existsSync(path))
  const wanted = new Set(paths)
  const watcher = watch(
    paths.filter((path) => existsSync(path)),
    {
      ignoreInitial: true,
      ignored: (path) => isOfMachines(path, wanted, neverWatched) || isIgnored?.(path) === true,
    },
  )
  /** The stamps of files as they were when they were told of. */
  const told = new Map<string, string>()
  const changes = createGatherer({ onChange, onTaken: (path) => void told.set(path, stampOf(path)), onFailure })
  const looks = new Map<string, NodeJS.Timeout>()
  const lookAgain = (path: string): void => {
    if (looks.has(path)) return
    const look = setTimeout(() => {
      looks.delete(path)
      if (stampOf(path) === (told.get(path) ?? '')) return
      changes.add(path, true)
    }, lookAgainAfter)
    looks.set(path, look)
  }
  const lookAtUnseen = (watched: readonly string[]): void => {
    if (isClosed || !mayHaveChanged) return
    for (const path of watched) if (isFile(path) && mayHaveChanged(path)) changes.add(path, false)
  }
  // What changed while the folders were looked through for the first time went unseen.
  watcher.once('ready', () => {
    // Were they among the first, the watcher would be ready before it watches the others: it counts what is missing twice.
    watcher.add(missing)
    changes.run(onReady)
    changes.run(async () => lookAtUnseen(paths))
  })
  const gather = (event: string, path: string, stats?: Stats): void => {
    if (event === 'addDir' || event === 'unlinkDir') return
    const size = stats?.size ?? 0
    changes.add(path, event === 'change' && size > 0 && size < smallFile)
  }
  watcher.on('all', gather)
  const manifests = new Map<string, FSWatcher>()
  watcher.on('raw', (_, name: string | null, details) => {
    const watched = watchedPathOf(details)
    if (watched === undefined) return
    // The watcher of a file names itself, that of a folder its entry.
    lookAgain(watched)
    if (name !== null) lookAgain(join(watched, name))
  })
  // A file that vanishes while it is looked at is no reason to stop watching the others.
  watcher.on('error', () => undefined)
  return {
    add: (more) => {
      const fresh = [...new Set(more)].filter((path) => !wanted.has(path))
      // The watcher would begin again.
      if (isClosed || fresh.length === 0) return
      for (const path of fresh) wanted.add(path)
      watcher.add(fresh)
      onceWatched(watcher, fresh, () => lookAtUnseen(fresh))
    },
    addManifests: (folders) => {
      for (const wanted of isClosed ? [] : folders) {
        const key = JSON.stringify(wanted)
        if (!manifests.has(key))
          manifests.set(
            key,
            watchManifests(wanted)
              .on('all', gather)
              .on('error', () => undefined),
          )
      }
    },
    close: async () => {
      // What is running may have more files watched.
      await changes.close()
      isClosed = true
      for (const look of looks.values()) clearTimeout(look)
      await Promise.all([watcher, ...manifests.values()].map((each) => each.close()))
    },
  }
}

/** Calls back once the watcher has come to all of the paths that are there: it says so of its first ones alone. */
function onceWatched(watcher: FSWatcher, paths: readonly string[], done: () => void): void {
  const look = (): void => {
    const namesByFolder = new Map(Object.entries(watcher.getWatched()).map(([folder, names]) => [folder, new Set(names)]))
    const isWatched = (path: string): boolean => namesByFolder.get(dirname(path))?.has(basename(path)) === true
    if (watcher.closed || paths.every((path) => isWatched(path) || !isFile(path))) done()
    else setTimeout(look, looksForWatchedEvery).unref()
  }
  setTimeout(look, looksForWatchedEvery).unref()
}

/** Milliseconds. */
const looksForWatchedEvery = 50

function isFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() === true
}

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
      isOfMachines(path, new Set([there]), unlistedFolders) || (stats?.isFile() === true && basename(path) !== 'package.json'),
  })
}

/** No author writes in folders of these names. */
const neverWatched: ReadonlySet<string> = new Set(['node_modules', '.git', '.docgen'])

/** Whether a path lies in a folder of such a name below the nearest of the `wanted` ones. Where that one lies itself says nothing. */
function isOfMachines(path: string, wanted: ReadonlySet<string>, names: ReadonlySet<string>): boolean {
  let isNamed = false
  for (let at = path; !wanted.has(at); at = dirname(at)) {
    // Above all that is wanted, what is to come is waited for.
    if (dirname(at) === at) return false
    isNamed ||= names.has(basename(at))
  }
  return isNamed
}

function watchedPathOf(details: unknown): string | undefined {
  if (typeof details !== 'object' || details === null || !('watchedPath' in details)) return undefined
  return typeof details.watchedPath === 'string' ? details.watchedPath : undefined
}

/** Bytes. Of larger files the time tells whether they have changed, which the system counts in steps of some milliseconds. */
const smallFile = 1_000_000

/** Differs where the file does; empty where there is none that can be looked at. */
function stampOf(path: string): string {
  try {
    const stats = statSync(path)
    if (!stats.isFile()) return ''
    return stats.size < smallFile ? (fileStateOf(path)?.hash ?? '') : `${stats.mtimeMs} ${stats.size}`
  } catch {
    return ''
  }
}
