// A value on the disk that holds as long as the files that it was made from have not changed.
import { createHash, randomUUID } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, isAbsolute, relative, resolve, sep } from 'node:path'

/** First line of the file; the payload follows on the second. */
interface Header {
  readonly key: string
  /** Hash of the second line. */
  readonly payload: string
  readonly files: readonly StoredFile[]
}

/** `path` relative to the site root with `/` separators, unless it lies on another drive. */
export type StoredFile = readonly [path: string, size: number, mtimeMs: number, hash: string]

export interface Stored<Payload> {
  readonly payload: Payload
  /** Absolute paths. */
  readonly files: readonly string[]
}

export interface StorePlace {
  readonly file: string
  /** Names all that the payload depends on but the files. */
  readonly key: string
  /** Absolute path of the site root. */
  readonly root: string
}

/**
 * The payload stored under `key`, or `undefined` when there is none, the file is damaged, or a file that it was made from has another
 * content than then. Same size and time of change count as same content. What was stored has the shape that `key` stands for.
 */
export function readPayload<Payload>({ file, key, root }: StorePlace): Stored<Payload> | undefined {
  try {
    const text = readFileSync(file, 'utf8')
    const lineEnd = text.indexOf('\n')
    // The hash of the payload, in a header that parses, shows that what follows is what was written.
    const header = JSON.parse(text.slice(0, lineEnd)) as Header
    const payload = text.slice(lineEnd + 1)
    if (header.key !== key || header.payload !== hashOf(payload)) return undefined
    const files = header.files.map((stored) => currentFile(root, stored))
    if (!files.every((current) => current !== undefined)) return undefined
    if (files.some((current, index) => current !== header.files[index])) writeAtomically(file, { ...header, files }, payload)
    return { payload: JSON.parse(payload) as Payload, files: header.files.map(([path]) => resolve(root, path)) }
  } catch {
    return undefined
  }
}

/** `known` spares reading files that look as they did when they were stored before; what is stored is added to it. */
export function writePayload<Payload>(
  { file, key, root }: StorePlace,
  { payload, files }: Stored<Payload>,
  known = new Map<string, StoredFile>(),
): void {
  const text = JSON.stringify(payload)
  const stored = files.map((path): StoredFile => {
    const before = known.get(path)
    const now = (before && currentFile(root, before)) ?? storedFile(root, path)
    known.set(path, now)
    return now
  })
  writeAtomically(file, { key, payload: hashOf(text), files: stored }, text)
}

function storedFile(root: string, path: string): StoredFile {
  const stats = statSync(path, { throwIfNoEntry: false })
  // A file that went away meanwhile has a size that none has: the next build reads all again.
  return stats
    ? [toStoredPath(root, path), stats.size, stats.mtimeMs, hashOf(readFileSync(path))]
    : [toStoredPath(root, path), -1, 0, '']
}

/** The same object while the file looks untouched, a new one when only its time differs, `undefined` when it is gone or changed. */
function currentFile(root: string, stored: StoredFile): StoredFile | undefined {
  const [path, size, mtimeMs, hash] = stored
  const absolute = resolve(root, path)
  const stats = statSync(absolute, { throwIfNoEntry: false })
  if (stats?.size !== size) return undefined
  if (stats.mtimeMs === mtimeMs) return stored
  return hashOf(readFileSync(absolute)) === hash ? [path, size, stats.mtimeMs, hash] : undefined
}

/** A reader sees the old file or the new one, never half of it. A cache that cannot be written is a slow build, not a failed one. */
function writeAtomically(file: string, header: Header, payload: string): void {
  const temporary = `${file}.${randomUUID()}`
  try {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(temporary, `${JSON.stringify(header)}\n${payload}`)
    renameSync(temporary, file)
  } catch {
    rmSync(temporary, { force: true })
  }
}

export function toStoredPath(root: string, path: string): string {
  const stored = relative(root, path)
  return isAbsolute(stored) ? path : stored.split(sep).join('/')
}

export function hashOf(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('base64')
}
