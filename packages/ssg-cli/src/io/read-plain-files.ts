// The texts of many files, at half the calls of the system that each would need by itself: where a folder lies is asked once, of the folder
// when it is open, and its files are opened through it.
import { closeSync, constants, fstatSync, openSync, readSync } from 'node:fs'
import { authorTextOf } from '@docgen/model'
import { placeOfOpened } from './open-file.ts'

interface PlainFilesInput {
  /** Absolute path. */
  readonly root: string
  /** Whether files of a folder may be read, by its absolute path without links. */
  readonly isAllowed: (folder: string) => boolean
  /** Bytes of a file. */
  readonly maxSize: number
}

/**
 * Of the files that are regular, are no link, and lie in a folder that is allowed: the others are missing, and for the caller to look at one
 * by one. So are all where the system does not say where an open folder lies.
 */
export function readPlainFiles(files: readonly string[], { root, isAllowed, maxSize }: PlainFilesInput): Map<string, string> {
  const texts = new Map<string, string>()
  const reading: Reading = { maxSize, room: { buffer: Buffer.allocUnsafe(1 << 16) } }
  let last: OpenFolder | undefined
  try {
    for (const file of files) {
      const end = file.lastIndexOf('/')
      const path = end < 0 ? root : `${root}/${file.slice(0, end)}`
      if (last?.path !== path) {
        if (last?.descriptor !== undefined) closeSync(last.descriptor)
        last = openFolder(path, isAllowed)
      }
      const text = last.descriptor === undefined ? undefined : readPlain(last.descriptor, file.slice(end + 1), reading)
      if (text !== undefined) texts.set(file, text)
    }
  } finally {
    if (last?.descriptor !== undefined) closeSync(last.descriptor)
  }
  return texts
}

interface Reading {
  readonly maxSize: number
  /** One for all files. */
  readonly room: { buffer: Buffer }
}

interface OpenFolder {
  readonly path: string
  /** Absent for one whose files are not read here. */
  readonly descriptor?: number
}

function openFolder(path: string, isAllowed: PlainFilesInput['isAllowed']): OpenFolder {
  if (process.platform !== 'linux') return { path }
  let descriptor: number
  try {
    descriptor = openSync(path, constants.O_RDONLY | constants.O_DIRECTORY)
  } catch {
    return { path }
  }
  const place = placeOfOpened(descriptor)
  if (place !== undefined && isAllowed(place)) return { path, descriptor }
  closeSync(descriptor)
  return { path }
}

/** A link is refused by the system itself, whatever took the place of the file meanwhile. To open a pipe does not wait. */
const flags = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0) | (constants.O_NOCTTY ?? 0)

function readPlain(folder: number, name: string, { maxSize, room }: Reading): string | undefined {
  let descriptor: number | undefined
  try {
    descriptor = openSync(`/proc/self/fd/${folder}/${name}`, flags)
    const stats = fstatSync(descriptor)
    if (!stats.isFile() || stats.size > maxSize) return undefined
    if (room.buffer.length <= stats.size) room.buffer = Buffer.allocUnsafe(stats.size * 2)
    // One byte more than it has: a file that does not say its size, or grows, is not read here.
    const length = readSync(descriptor, room.buffer, 0, stats.size + 1, null)
    if (length !== stats.size) return undefined
    return authorTextOf(room.buffer.toString('utf8', 0, length))
  } catch {
    return undefined
  } finally {
    if (descriptor !== undefined) closeSync(descriptor)
  }
}
