// Whether a file is as it was when its bytes were last read. The bytes decide; times only spare reading them.
import { createHash } from 'node:crypto'
import { closeSync, lstatSync, readSync, rmSync, statSync, type BigIntStats } from 'node:fs'
import { join } from 'node:path'
import { describeFile, stampOf } from '@docgen/model'
import { shortHash } from '../pipeline/hash.ts'
import { openFile } from './open-file.ts'
import { temporaryOf, writeWhole } from './stored.ts'

/** Survives JSON, so that a cache can keep it. */
export interface FileState {
  /** How the system described the file when it was read; empty where that does not vouch for the bytes. */
  readonly stamp: string
  /** Hash of the bytes, as `hashOf` makes it. */
  readonly hash: string
}

/**
 * The state of a regular file; `undefined` where there is none that can be read. Equal hashes mean equal bytes, and a key is made from the
 * hash alone. Without `before`, or where the system describes the file otherwise than then, every byte is read.
 *
 * The description holds the size, the inode and the times of the last change of the bytes and of the inode, in nanoseconds. Archives, copies
 * and `touch` set the time of the bytes, but none can set that of the inode, so a file that was changed in any way is read again. So is one on
 * another disk or another machine: a cache that was restored there costs the reading of each file once.
 */
export function fileStateOf(path: string, before?: FileState): FileState | undefined {
  if (before !== undefined && before.stamp !== '' && before.stamp === descriptionNow(path)) return before
  const opened = openFile(path)
  if (opened === undefined || !('descriptor' in opened)) return undefined
  try {
    return stateOfOpened(opened, before)
  } catch {
    return undefined
  } finally {
    closeSync(opened.descriptor)
  }
}

/** The same of a file that is open. Throws where it cannot be read. */
export function stateOfOpened(
  { descriptor, stats }: { readonly descriptor: number; readonly stats: BigIntStats },
  before?: FileState,
): FileState {
  if (before !== undefined && before.stamp !== '' && before.stamp === describeFile(stats)) return before
  // The stamp is older than the bytes: what changes while they are read has another stamp afterwards.
  return { stamp: stampOf(stats, Date.now()), hash: hashOfDescriptor(descriptor) }
}

/** Whether the bytes of a file are those that `before` was made from. A file that cannot be read is not. */
export function isAsItWas(path: string, before: FileState): boolean {
  return fileStateOf(path, before)?.hash === before.hash
}

/**
 * The time that the disk of a folder gives to what changes now, in nanoseconds: its clock may be another one than ours, and may count in long
 * steps. `undefined` where nothing can be written.
 */
export function diskTimeOf(folder: string): bigint | undefined {
  const probe = temporaryOf(join(folder, 'time'))
  try {
    writeWhole(probe, '')
    const { ctimeNs } = statSync(probe, { bigint: true })
    rmSync(probe)
    return ctimeNs
  } catch {
    return undefined
  }
}

/** Whether a file may have changed since `diskTimeOf` returned that time; one that is gone has, and so has one that cannot be looked at. */
export function hasChangedSince(path: string, time: bigint): boolean {
  try {
    const stats = statSync(path, { bigint: true, throwIfNoEntry: false })
    return stats === undefined || stats.ctimeNs >= time
  } catch {
    return true
  }
}

/** For what is read back from a cache. */
export function isFileState(value: unknown): value is FileState {
  if (typeof value !== 'object' || value === null || !('stamp' in value) || !('hash' in value)) return false
  return typeof value.stamp === 'string' && typeof value.hash === 'string'
}

/** How the system describes a file that is no link; empty where it is none, or the description does not vouch for the bytes. */
export function stampNow(path: string): string {
  try {
    const stats = lstatSync(path, { bigint: true, throwIfNoEntry: false })
    return stats?.isFile() ? stampOf(stats, Date.now()) : ''
  } catch {
    return ''
  }
}

function descriptionNow(path: string): string | undefined {
  try {
    const stats = statSync(path, { bigint: true, throwIfNoEntry: false })
    return stats?.isFile() ? describeFile(stats) : undefined
  } catch {
    return undefined
  }
}

const chunkSize = 1 << 18

/** Of all bytes from the beginning, however many they are. */
function hashOfDescriptor(descriptor: number): string {
  const hash = createHash('sha1')
  const chunk = Buffer.allocUnsafe(chunkSize)
  for (let position = 0; ;) {
    const length = readSync(descriptor, chunk, 0, chunkSize, position)
    if (length === 0) return shortHash(hash)
    hash.update(chunk.subarray(0, length))
    position += length
  }
}
