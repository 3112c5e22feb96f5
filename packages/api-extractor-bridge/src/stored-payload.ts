// A value on the disk that holds as long as the files that it was made from have not changed.
import { createHash, randomUUID } from 'node:crypto'
import { closeSync, mkdirSync, openSync, readFileSync, renameSync, rmSync, statSync, writeSync, type BigIntStats } from 'node:fs'
import nodePath, { dirname, resolve, type PlatformPath } from 'node:path'
import { describeFile, once, propertyOf, stampOf } from '@docgen/model'
import { jsonPieces } from './json-pieces.ts'

/** Second line of the file, after the hash of all that follows the first; the payload is the third. */
interface Header {
  readonly key: string
  readonly sum?: string | undefined
  readonly files: readonly StoredFile[]
  /** As `toStoredPath` makes them. */
  readonly awaited: readonly string[]
}

/** `path` relative to the site root with `/` separators, unless it lies on another drive; `stamp` as `stampOf` makes it. */
export type StoredFile = readonly [path: string, stamp: string, hash: string]

interface Stored<Payload> {
  readonly payload: Payload
  /** Identifies the content of the payload, if the writer gave it one. It can be read without parsing the payload. */
  readonly sum?: string | undefined
  /** Absolute paths. */
  readonly files: readonly string[]
  /** Absolute paths of what is not there: once it is, the payload does not hold any more. */
  readonly awaited?: readonly string[] | undefined
}

export interface StorePlace {
  readonly file: string
  /** Names all that the payload depends on but the files. */
  readonly key: string
  /** Absolute path of the site root. */
  readonly root: string
}

/**
 * The payload stored under `key`, or `undefined` when there is none, a file that it was made from has another content than then, or one is there
 * that was awaited. What was stored has the shape that `key` stands for.
 */
export function readPayload<Payload>({ file, key, root }: StorePlace): Stored<Payload> | 'damaged' | undefined {
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch (error) {
    return isMissing(error) ? undefined : 'damaged'
  }
  const [sum, rest] = splitLine(text)
  if (sum !== hashOf(rest)) return 'damaged'
  try {
    // The hash shows that what follows is what was written.
    const [head, payload] = splitLine(rest)
    const header = JSON.parse(head) as Header
    if (header.key !== key || header.awaited.some((path) => statOf(absolutePath(root, path)))) return undefined
    const files = header.files.map((stored) => currentFile(root, stored))
    if (!files.every((current) => current !== undefined)) return undefined
    if (files.some((current, index) => current !== header.files[index])) writeAtomically(file, { ...header, files }, [payload])
    const parsed = once(() => JSON.parse(payload) as Payload)
    return {
      // Most builds find out that they need not know it.
      get payload() {
        return parsed()
      },
      sum: header.sum,
      files: header.files.map(([path]) => absolutePath(root, path)),
      awaited: header.awaited.map((path) => absolutePath(root, path)),
    }
  } catch {
    return undefined
  }
}

function isMissing(error: unknown): boolean {
  // In a `vm` context, errors of the system are of another class `Error`.
  return ['ENOENT', 'ENOTDIR'].includes(String(propertyOf(error, 'code')))
}

function splitLine(text: string): readonly [line: string, rest: string] {
  const end = text.indexOf('\n')
  return [text.slice(0, end), text.slice(end + 1)]
}

/**
 * `known` spares reading files that look as they did when they were stored before; what is stored is added to it. A cache that cannot be
 * written is a slow build, not a failed one: what cannot be stored is left out.
 */
export function writePayload<Payload>(
  { file, key, root }: StorePlace,
  { payload, sum, files, awaited = [] }: Stored<Payload>,
  known = new Map<string, StoredFile>(),
): void {
  try {
    const stored = files.map((path): StoredFile => {
      const before = known.get(path)
      const now = (before && currentFile(root, before)) ?? storedFile(root, path)
      known.set(path, now)
      return now
    })
    writeAtomically(
      file,
      { key, sum, files: stored, awaited: awaited.map((path) => toStoredPath(root, path)) },
      jsonPieces(payload),
    )
  } catch {
    // A file may vanish while it is read.
  }
}

function storedFile(root: string, path: string): StoredFile {
  const stats = statOf(path)
  // A file that went away meanwhile has a hash that none has: the next build reads all again.
  return [toStoredPath(root, path), stats ? stampOf(stats, Date.now()) : '', stats ? hashOf(readFileSync(path)) : '']
}

/** The same object while the file looks untouched, a new one when only its stamp differs, `undefined` when it is gone or changed. */
function currentFile(root: string, stored: StoredFile): StoredFile | undefined {
  const [path, stamp, hash] = stored
  const absolute = absolutePath(root, path)
  const stats = statOf(absolute)
  if (stats === undefined) return undefined
  if (stamp !== '' && stamp === describeFile(stats)) return stored
  if (hashOf(readFileSync(absolute)) !== hash) return undefined
  const now = stampOf(stats, Date.now())
  return now === stamp ? stored : [path, now, hash]
}

/** What `resolve` returns for what `toStoredPath` returned, without reading each character: there are thousands. */
function absolutePath(root: string, path: string): string {
  if (nodePath.sep !== '/' || nodePath.isAbsolute(path)) return resolve(root, path)
  let folder = root
  let rest = path
  for (; rest.startsWith('../'); rest = rest.slice(3)) folder = dirname(folder)
  return folder === '/' ? `/${rest}` : `${folder}/${rest}`
}

function statOf(path: string): BigIntStats | undefined {
  return statSync(path, { bigint: true, throwIfNoEntry: false })
}

/**
 * A reader sees the old file or the new one, never half of it. The hash stands before what it is of, and is written last, so that no more
 * than a piece of the payload is in memory.
 */
function writeAtomically(file: string, header: Header, payload: Iterable<string>): void {
  const temporary = `${file}.${randomUUID()}`
  try {
    mkdirSync(dirname(file), { recursive: true })
    const descriptor = openSync(temporary, 'w')
    try {
      const hash = createHash('sha256')
      let position = writeAt(descriptor, Buffer.from(`${hashOf('')}\n`), 0)
      const append = (text: string): void => {
        const bytes = Buffer.from(text)
        hash.update(bytes)
        position = writeAt(descriptor, bytes, position)
      }
      append(`${JSON.stringify(header)}\n`)
      for (const piece of payload) append(piece)
      writeAt(descriptor, Buffer.from(hash.digest('base64')), 0)
    } finally {
      closeSync(descriptor)
    }
    renameSync(temporary, file)
  } catch {
    rmSync(temporary, { force: true })
  }
}

/** Position of what comes behind. A system may write fewer bytes at once than it is given. */
function writeAt(descriptor: number, bytes: Buffer, position: number): number {
  let written = 0
  while (written < bytes.length) written += writeSync(descriptor, bytes, written, bytes.length - written, position + written)
  return position + written
}

export function toStoredPath(root: string, path: string, { isAbsolute, relative, sep }: PlatformPath = nodePath): string {
  const stored = relative(root, path)
  return isAbsolute(stored) ? path : stored.split(sep).join('/')
}

export function hashOf(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('base64')
}
