// With `watch-manifests.ts` and `watched-folders.ts` all that knows the file watcher.
import { existsSync, readdirSync, readlinkSync, type Stats } from 'node:fs'
import { basename, dirname, join, sep } from 'node:path'
import { watch, type FSWatcher } from 'chokidar'
import type { PackageFolder } from '../workspace/package-patterns.ts'
import { fileStateOf } from './file-state.ts'
import { findStats } from './find-stats.ts'
import { createGatherer } from './gather-changes.ts'
import { isBelowOneOf } from './is-within.ts'
import { createManifestWatchers } from './watch-manifests.ts'
import { isOfItself, isOfMachines, restartsAfter, watchedFolders, watchedPathOf } from './watched-folders.ts'

export interface FileWatcher {
  /** Those that are watched already are left alone. */
  readonly add: (paths: readonly string[]) => void
  /** Tells of the package.json files in folders (absolute) too, as many levels below each as it says, and of nothing else there. */
  readonly addManifests: (folders: readonly PackageFolder[]) => void
  readonly close: () => Promise<void>
}

export type { PackageFolder }

/**
 * chokidar drops events within 50 ms of the last event for the same file, and within 5 ms of a look at the file that found it unchanged.
 * So every file that the system names is looked at once more. Milliseconds.
 */
const lookAgainAfter = 60

/** Never called two at a time. */
export interface WatchHandlers {
  /** The watcher now sees every change; of earlier ones it knows nothing. Called again after each time that it had to begin anew. */
  readonly onReady: () => Promise<void>
  /** `files` are the absolute paths of what was added, changed or removed. */
  readonly onChange: (files: readonly string[]) => Promise<void>
  /** Whether the file at a path (absolute) may have changed since it was read. Asked once it is watched: what came before went unseen. */
  readonly mayHaveChanged?: ((path: string) => boolean) | undefined
  /** Whether nothing is watched at a path (absolute): a link that is not followed, behind which may be no end, or the output. */
  readonly isIgnored?: ((path: string) => boolean) | undefined
  /** Absolute path of a folder that holds most of them: if it goes, the watcher begins anew when it is back. Systems do not tell of that. */
  readonly home?: string | undefined
  /** One of the others has failed; the next change is told of all the same. */
  readonly onFailure: (error: unknown) => void
}

/** Of `paths`, files and folders, one at least is there; those that are not may come. */
export function watchFiles(
  paths: readonly string[],
  { onReady, onChange, mayHaveChanged, isIgnored, home, onFailure }: WatchHandlers,
): FileWatcher {
  let isClosed = false
  const wanted = new Set(paths)
  const looks = createLooks((path) => changes.add(path, true))
  const changes = createGatherer({ onChange, onTaken: looks.told, onFailure })
  const lookAtUnseen = (watched: readonly string[]): void => {
    if (isClosed || !mayHaveChanged) return
    for (const path of watched) if (isFile(path) && mayHaveChanged(path)) changes.add(path, false)
  }
  const gather = (event: string, path: string, stats?: Stats): void => {
    if (event === 'addDir' || event === 'unlinkDir') return
    const size = stats?.size ?? 0
    changes.add(path, event === 'change' && size > 0 && size < smallFile)
  }
  const ignored = (path: string): boolean => isOfMachines(path, wanted, neverWatched) || isIgnored?.(path) === true
  const isWanted = (path: string): boolean => (wanted.has(path) || isBelowOneOf(path, wanted)) && !ignored(path)
  const restarts = createRestarts(() => {
    // It lets go of all files at once.
    void watcher.close()
    watcher = start()
  })
  const start = (): FSWatcher => {
    if (home !== undefined && !existsSync(home)) restarts.onceThere(home)
    const all = [...wanted]
    const { first, later } = inOrderOfWatching(all)
    const started = watch(first, { ignoreInitial: true, ignored })
    const folders = watchedFolders(started, {
      isWanted,
      onGone: restarts.soon,
      onDoubt: restarts.inDoubt,
      onFound: (folder) => lookInto(folder),
    })
    const lookInto = (folder: string): void => looks.lookInto(folder, () => folders.look(folder))
    // What changed while the folders were looked through for the first time went unseen.
    started.once('ready', () => {
      started.add(later)
      // One that comes right now may be taken for one that was there.
      later.forEach(lookInto)
      changes.run(onReady)
      changes.run(async () => lookAtUnseen(all))
    })
    started.on('all', (event, path, stats) => {
      gather(event, path, stats)
      if (event === 'addDir') lookInto(path)
      if (event.startsWith('unlink') && isOutermost(path, wanted)) restarts.soon()
    })
    started.on('raw', (event, name: string | null, details) => {
      const watched = watchedPathOf(details)
      if (watched === undefined) return
      // The watcher of a file names itself, that of a folder its entry, and itself when it is gone.
      looks.lookAgain(watched)
      if (name !== null) looks.lookAgain(join(watched, name), isWanted)
      if (isOfItself(event, watched, name) && isOutermost(watched, wanted)) {
        looks.ifReplacedFile(watched, () => watchAnew(watcher, watched, looks))
      }
    })
    // A file that vanishes while it is looked at is no reason to stop watching the others.
    started.on('error', () => undefined)
    return started
  }
  let watcher = start()
  const manifests = createManifestWatchers(gather)
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
      if (!isClosed) manifests.add(folders)
    },
    close: async () => {
      // What is running may have more files watched.
      await changes.close()
      isClosed = true
      restarts.close()
      looks.close()
      await Promise.all([watcher.close(), manifests.close()])
    },
  }
}

interface Restarts {
  /** The watcher forgets what has vanished, and does not see it return. */
  readonly soon: () => void
  /** Waits longer each time, until a restart is certainly needed, so that constant changes of folders do not keep the machine busy. */
  readonly inDoubt: () => void
  readonly onceThere: (folder: string) => void
  readonly close: () => void
}

function createRestarts(restart: () => void): Restarts {
  let waiting: { readonly timer: NodeJS.Timeout; readonly until: number } | undefined
  let isClosed = false
  let doubts = 0
  let looking: NodeJS.Timeout | undefined
  const restartAfter = (milliseconds: number): void => {
    const until = Date.now() + milliseconds
    if (isClosed || (waiting && waiting.until <= until)) return
    clearTimeout(waiting?.timer)
    const timer = setTimeout(() => {
      waiting = undefined
      restart()
    }, milliseconds)
    waiting = { timer, until }
  }
  return {
    soon: () => {
      doubts = 0
      restartAfter(restartsAfter)
    },
    inDoubt: () => restartAfter(Math.min(restartsAfter * 2 ** doubts++, 5000)),
    onceThere: (folder) => {
      clearInterval(looking)
      looking = setInterval(() => {
        if (!existsSync(folder)) return
        clearInterval(looking)
        restartAfter(0)
      }, looksForHomeEvery).unref()
    },
    close: () => {
      isClosed = true
      clearTimeout(waiting?.timer)
      clearInterval(looking)
    },
  }
}

/** Milliseconds. */
const looksForHomeEvery = 500

interface Looks {
  /** To be called with each file before its change is taken in. */
  readonly told: (path: string) => void
  /**
   * Looks at a file a little later: whether it is as it was when it was told of. One that is gone and was never told of may still be known: it came
   * before the watcher was ready. It is told of where it `isWanted`.
   */
  readonly lookAgain: (path: string, isWanted?: (path: string) => boolean) => void
  /**
   * Looks at what is new, a file or those of a folder, a little later: the watcher misses what comes between its listing and watching a folder.
   * `lookForFolders` is called before.
   */
  readonly lookInto: (path: string, lookForFolders: () => void) => void
  /**
   * Looks at a file a little later: whether there is one in its place. The watcher tells files apart by their numbers, and systems give the
   * number of a file that is gone to the next one: it would go on watching the one that is gone.
   */
  readonly ifReplacedFile: (file: string, watchAnew: () => void) => void
  readonly close: () => void
}

function createLooks(onOther: (path: string) => void): Looks {
  /** The stamps of files as they were when they were told of. */
  const told = new Map<string, string>()
  const looks = new Map<string, NodeJS.Timeout>()
  const later = (key: string, look: () => void): void => {
    if (looks.has(key)) return
    const timer = setTimeout(() => {
      looks.delete(key)
      look()
    }, lookAgainAfter)
    looks.set(key, timer)
  }
  const lookAgain: Looks['lookAgain'] = (path, isWanted) =>
    later(path, () => {
      const before = told.get(path)
      const isGoneUnseen = before === undefined && isWanted?.(path) === true && !existsSync(path) && isFolder(dirname(path))
      if (isGoneUnseen || stampOf(path) !== (before ?? '')) onOther(path)
    })
  return {
    told: (path) => void told.set(path, stampOf(path)),
    lookAgain,
    // None has the name of another look.
    lookInto: (path, lookForFolders) =>
      later(`${path}${sep}`, () => {
        lookForFolders()
        for (const name of ['', ...namesIn(path)]) lookAgain(join(path, name))
      }),
    ifReplacedFile: (file, watchAnew) =>
      later(`${file}${sep}.`, () => {
        if (isFile(file)) watchAnew()
      }),
    close: () => {
      for (const look of looks.values()) clearTimeout(look)
    },
  }
}

/** Were paths that are missing among the first, the watcher would be ready before it watches the others: it counts what is missing twice. */
function inOrderOfWatching(paths: readonly string[]): { readonly first: string[]; readonly later: string[] } {
  const there = paths.filter((path) => existsSync(path))
  const missing = paths.filter((path) => !existsSync(path))
  // Of none at all it would never be ready.
  return there.length === 0 ? { first: missing, later: [] } : { first: there, later: missing }
}

/** Whether a path is one of the `wanted` ones, and lies in none of the others, whose watchers would see it return. */
function isOutermost(path: string, wanted: ReadonlySet<string>): boolean {
  return wanted.has(path) && !isBelowOneOf(path, wanted)
}

/** What has changed meanwhile is looked at once more. */
function watchAnew(watcher: FSWatcher, file: string, looks: Looks): void {
  if (watcher.closed) return
  watcher.unwatch(file)
  watcher.add(file)
  onceWatched(watcher, [file], () => looks.lookAgain(file))
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

function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}

function isFolder(path: string): boolean {
  return findStats(path)?.isDirectory() === true
}

function isFile(path: string): boolean {
  return findStats(path)?.isFile() === true
}

/** No author writes in folders of these names. */
const neverWatched: ReadonlySet<string> = new Set(['node_modules', '.git', '.docgen'])

/** Bytes. Of larger files the time tells whether they have changed, which the system counts in steps of some milliseconds. */
const smallFile = 1_000_000

/**
 * Differs where the file does, and a link where it leads elsewhere; empty where there is neither. The watcher says nothing of a link that it is not to
 * follow, and such a link is a finding.
 */
function stampOf(path: string): string {
  const stats = findStats(path)
  if (!stats?.isFile()) return targetOf(path)
  return stats.size < smallFile ? (fileStateOf(path)?.hash ?? '') : `${stats.mtimeMs} ${stats.size}`
}

function targetOf(link: string): string {
  try {
    return readlinkSync(link)
  } catch {
    return ''
  }
}
