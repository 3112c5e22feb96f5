// The folders that a file watcher has come to: which of them go away under it, and which it has passed over.
import { readdirSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { FSWatcher } from 'chokidar'
import { findStats } from './find-stats.ts'

interface WatchedFolders {
  /** Has the watcher watch what it has passed over in a folder (absolute): it lists a folder first and watches it then. */
  readonly look: (folder: string) => void
}

interface FolderHandlers {
  /** Whether what is at a path (absolute) is to be watched. */
  readonly isWanted: (path: string) => boolean
  /**
   * A folder was moved or removed. Another may have come in its place before the watcher looked again: it would go on watching the one that is
   * gone, and take the files that went with it for files that are there.
   */
  readonly onGone: () => void
  /** The same, but nobody knows whether: one has changed while the watcher listed all of them. */
  readonly onDoubt: () => void
  /** What a folder (absolute) holds that the watcher had passed over is watched from now on. */
  readonly onFound: (folder: string) => void
}

/** To be called before the watcher is ready. */
export function watchedFolders(watcher: FSWatcher, { isWanted, onGone, onDoubt, onFound }: FolderHandlers): WatchedFolders {
  const startedAt = Date.now()
  let known: Set<string> | undefined
  const look = (folder: string): void => {
    for (const path of foldersIn(folder)) {
      if (!known || known.has(path) || !isWanted(path)) continue
      known.add(path)
      watcher.add(path)
      onFound(path)
    }
  }
  watcher.once('ready', () => {
    // It does not tell of those that it began with.
    known = new Set(Object.keys(watcher.getWatched()))
    const wanted = [...known].filter(isWanted)
    if (wanted.some((folder) => isChangedSince(folder, startedAt - clockStep))) onDoubt()
    wanted.forEach(look)
  })
  watcher.on('addDir', (path) => known?.add(path))
  watcher.on('unlinkDir', (path) => known?.delete(path))
  watcher.on('raw', (event, name: string | null, details) => {
    const watched = watchedPathOf(details)
    if (watched === undefined || !isOfItself(event, watched, name)) return
    if (known?.has(watched)) onGone()
  })
  return { look }
}

/** Milliseconds by which the time of a file may be behind: systems count it in steps. */
const clockStep = 50

/** Moving a folder and changing its entries count; not what becomes of its files. */
function isChangedSince(folder: string, time: number): boolean {
  const { ctimeMs = time } = findStats(folder) ?? {}
  return ctimeMs >= time
}

/** The watcher of a file or folder names itself when that is moved or removed; that of a folder names an entry of the same name so too. */
export function isOfItself(event: string, watched: string, name: string | null): boolean {
  return event === 'rename' && name === basename(watched)
}

/** Absolute path of what was watched when the system told of an event. */
export function watchedPathOf(details: unknown): string | undefined {
  if (typeof details !== 'object' || details === null || !('watchedPath' in details)) return undefined
  return typeof details.watchedPath === 'string' ? details.watchedPath : undefined
}

/** Absolute paths; none where there is no such folder. */
function foldersIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
      entry.isDirectory() ? [join(folder, entry.name)] : [],
    )
  } catch {
    return []
  }
}

/** Whether a path lies in a folder of such a name below the nearest of the `wanted` ones. Where that one lies itself says nothing. */
export function isOfMachines(path: string, wanted: ReadonlySet<string>, names: ReadonlySet<string>): boolean {
  let isNamed = false
  for (let at = path; !wanted.has(at); at = dirname(at)) {
    // Above all that is wanted, what is to come is waited for.
    if (dirname(at) === at) return false
    isNamed ||= names.has(basename(at))
  }
  return isNamed
}

/** Milliseconds until all events of one removal have come: of a file the watcher itself waits 100 ms, since editors write files anew. */
export const restartsAfter = 200
