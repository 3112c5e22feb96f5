// One docgen at a time writes the cache of a site, and one an output folder, which two sites may share. The others wait.
import {
  accessSync,
  constants,
  linkSync,
  mkdirSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { hostname } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { now } from './now.ts'
import { cachePlace, openCacheFolder } from './cache-folder.ts'
import { findText } from './find-text.ts'
import { codeOf } from './open-file.ts'
import { SiteIsLocked } from './refusals.ts'

interface LockHolder {
  readonly pid: number
  readonly host: string
}

export interface LockOptions {
  /** Called once, when another docgen has been in the way for a second. */
  readonly onWait: (holder: LockHolder) => void
  /** Milliseconds after which `SiteIsLocked` is thrown. */
  readonly limit?: number
  /** Ends the wait: its reason is thrown. */
  readonly signal?: AbortSignal | undefined
}

/** Returns what gives the lock back. In a folder that cannot be written to, by permission or for want of room, there is nothing to lock. */
export function lockSite(root: string, options: LockOptions): Promise<Unlock> {
  // "docgen clean" may remove the folder meanwhile.
  return lock(() => {
    openCacheFolder(root)
    return cachePlace(root, 'lock')
  }, options)
}

/** The same for an output folder: the absolute path of the folder itself, where a link leads to it. */
export function lockOutput(dir: string, options: LockOptions): Promise<Unlock> {
  const parent = dirname(dir)
  return lock(() => {
    mkdirSync(parent, { recursive: true })
    // Beside the folder: what lies in it is published.
    return join(realpathSync(parent), `.${basename(dir)}.docgen-lock`)
  }, options)
}

export type Unlock = () => void

/** `prepare` makes the folder of the lock, and returns the path of its file. */
async function lock(prepare: () => string, { onWait, limit = 10 * 60_000, signal }: LockOptions): Promise<Unlock> {
  const file = attempt(prepare)
  if (file === undefined || !isWritable(dirname(file))) return () => undefined
  const own = `${JSON.stringify({ pid: process.pid, host: hostname() } satisfies LockHolder)}\n`
  const start = now()
  let hasTold = false
  const tryToTake = (): Take => (attempt(prepare) === undefined ? 'held' : take(file, own))
  for (let took = tryToTake(); took !== 'taken'; took = tryToTake()) {
    if (took === 'no room') return () => undefined
    const holder = holderOf(file)
    const waited = now() - start
    if (holder && !isAlive(file, holder)) removeStale(file, holder)
    else if (holder && waited > limit) throw new SiteIsLocked(holder, file)
    else if (holder && waited > 1000 && !hasTold) {
      hasTold = true
      onWait(holder)
    }
    await pause(20 + Math.random() * 80)
    signal?.throwIfAborted()
  }
  const beat = setInterval(() => touch(file), heartbeat).unref()
  const unlock = (): void => {
    clearInterval(beat)
    process.off('exit', unlock)
    if (findText(file) === own) rmSync(file, { force: true })
  }
  process.once('exit', unlock)
  return unlock
}

/** Milliseconds between two signs of life, and after how many without one a process counts as gone. */
const heartbeat = 5_000
const patience = 60_000

function attempt<Result>(run: () => Result): Result | undefined {
  try {
    return run()
  } catch {
    return undefined
  }
}

function isWritable(folder: string): boolean {
  return attempt(() => accessSync(folder, constants.W_OK) === undefined) ?? false
}

type Take = 'taken' | 'held' | 'no room'

/** The lock appears with its text in it. */
function take(file: string, text: string): Take {
  const fresh = `${file}-${process.pid}`
  try {
    writeFileSync(fresh, text)
    linkSync(fresh, file)
    return 'taken'
  } catch (error) {
    if (codeOf(error) === 'EEXIST' || codeOf(error) === 'ENOENT') return 'held'
    return takeWithoutLinks(file, text)
  } finally {
    rmSync(fresh, { force: true })
  }
}

const noRoom: ReadonlySet<string> = new Set(['ENOSPC', 'EDQUOT'])

/** For disks on which a file has one name only. */
function takeWithoutLinks(file: string, text: string): Take {
  try {
    writeFileSync(file, text, { flag: 'wx' })
    return 'taken'
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return 'held'
    if (!noRoom.has(codeOf(error))) throw error
    // It is made before its text is refused.
    rmSync(file, { force: true })
    return 'no room'
  }
}

interface Held extends LockHolder {
  readonly text: string
}

/** `undefined` when the lock has been given back meanwhile. */
function holderOf(file: string): Held | undefined {
  const text = findText(file)
  if (text === undefined) return undefined
  try {
    // A text that is not one of ours has no holder that could be alive.
    const { pid, host } = JSON.parse(text) as LockHolder
    return { text, pid, host }
  } catch {
    return { text, pid: 0, host: '' }
  }
}

/**
 * Whether a process of this machine runs can be looked up; one of another machine only shows a heartbeat, the time of its lock. Process ids
 * are reused, so a local process must also show a recent heartbeat.
 */
function isAlive(file: string, { pid, host }: LockHolder): boolean {
  const age = Date.now() - (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0)
  return age < patience && (host !== hostname() || isRunning(pid))
}

function isRunning(pid: number): boolean {
  try {
    return pid > 0 && process.kill(pid, 0)
  } catch (error) {
    return codeOf(error) === 'EPERM'
  }
}

/** Of two that find the same stale lock, one removes it; the other must not remove the lock that the first then takes. */
function removeStale(file: string, holder: Held): void {
  const aside = `${file}-stale-${process.pid}`
  try {
    renameSync(file, aside)
  } catch {
    return
  }
  if (findText(aside) !== holder.text) restore(aside, file)
  rmSync(aside, { force: true })
}

function restore(aside: string, file: string): void {
  try {
    linkSync(aside, file)
  } catch {
    // A third one has taken it meanwhile: it does what it would have done a moment earlier.
  }
}

function touch(file: string): void {
  const now = Date.now() / 1000
  try {
    utimesSync(file, now, now)
  } catch {
    // It is gone with the cache.
  }
}
