import { closeSync, constants, fstatSync, openSync, readlinkSync, statSync, type BigIntStats, type Dirent } from 'node:fs'
import { isAbsolute } from 'node:path'
import { isNativeError } from 'node:util/types'

/** What stands at a path and holds no bytes to read. */
type NoFile = 'a folder' | 'a device' | 'a pipe' | 'a socket'

type Opened =
  /** `stats` are those of the descriptor. The caller closes it. */
  | { readonly descriptor: number; readonly stats: BigIntStats }
  | { readonly noFile: NoFile }
  /** The system's code, such as `EACCES`. */
  | { readonly failure: string }

/** Windows has neither pipes nor terminals that opening could wait for. */
const flags = constants.O_RDONLY | (constants.O_NONBLOCK ?? 0) | (constants.O_NOCTTY ?? 0)

/**
 * Opens a regular file to read, and nothing else: to open a device may move it, and to open a pipe waits for its other end. `undefined` where
 * nothing is. Never throws.
 */
export function openFile(path: string): Opened | undefined {
  let descriptor: number | undefined
  try {
    const before = statSync(path, { bigint: true })
    if (!before.isFile()) return { noFile: noFileOf(before) }
    descriptor = openSync(path, flags)
    // Something else may have come to the place meanwhile.
    const stats = fstatSync(descriptor, { bigint: true })
    if (stats.isFile()) return { descriptor, stats }
    closeSync(descriptor)
    return { noFile: noFileOf(stats) }
  } catch (error) {
    if (descriptor !== undefined) closeSync(descriptor)
    const code = codeOf(error)
    return code === 'ENOENT' || code === 'ENOTDIR' ? undefined : { failure: code }
  }
}

/**
 * Where the system says that an open file or folder lies: on Linux one call instead of two, of which nothing can come between. `undefined` elsewhere,
 * and for a file that was removed, whose place ends with a remark.
 */
export function placeOfOpened(descriptor: number): string | undefined {
  if (process.platform !== 'linux') return undefined
  try {
    const place = readlinkSync(`/proc/self/fd/${descriptor}`)
    return isAbsolute(place) && !place.endsWith(' (deleted)') ? place : undefined
  } catch {
    return undefined
  }
}

/** What the system calls the failure; empty for an error of another kind. In a `vm` context, errors of the system are of another class `Error`. */
export function codeOf(error: unknown): string {
  return isNativeError(error) && 'code' in error && typeof error.code === 'string' ? error.code : ''
}

/** Of what is no regular file. */
export function noFileOf(stats: Pick<Dirent, 'isDirectory' | 'isFIFO' | 'isSocket'>): NoFile {
  if (stats.isDirectory()) return 'a folder'
  if (stats.isFIFO()) return 'a pipe'
  return stats.isSocket() ? 'a socket' : 'a device'
}
