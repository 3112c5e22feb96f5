import { createHash, randomUUID } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, isAbsolute, relative, resolve, sep } from 'node:path'
import { apiModelVersion } from '@docgen/ssg-cli/model'
import type { ExtractRequest, Extraction } from './extraction.ts'

/** First line of the cache file; the extraction follows on the second. */
interface Header {
  readonly key: string
  /** Hash of the second line. */
  readonly payload: string
  readonly files: readonly StoredFile[]
}

/** `path` relative to the site root with `/` separators, unless it lies on another drive. */
type StoredFile = readonly [path: string, size: number, mtimeMs: number, hash: string]

type Payload = Pick<Extraction, 'entries' | 'unexported' | 'diagnostics'>

/** All that an extraction depends on but the files that the program reads. The same wherever the site lies on the disk. */
export function cacheKeyOf({ root, packages, excludeInternal }: ExtractRequest): string {
  const require = createRequire(import.meta.url)
  const versions = ['typedoc/package.json', 'typescript/package.json', '../package.json'].map((file) =>
    versionOf(require.resolve(file)),
  )
  const places = packages.map((documented) => ({
    ...documented,
    readme: undefined,
    metadataFiles: undefined,
    realFolder: toStoredPath(root, documented.realFolder),
    entry: toStoredPath(root, documented.entry),
  }))
  return hashOf(JSON.stringify([apiModelVersion, versions, ownCodeHash(), excludeInternal, places]))
}

/** Another build of the bridge may make another model of the same packages. Run from its sources, it has no build. */
function ownCodeHash(): string {
  try {
    return hashOf(readFileSync(new URL('./worker.js', import.meta.url), 'utf8'))
  } catch {
    return ''
  }
}

/**
 * The extraction stored under `key`, or `undefined` when there is none, the file is damaged, or a file that the program read has
 * another content than then. Same size and time of change count as same content.
 */
export function readStored(file: string, key: string, root: string): Extraction | undefined {
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
    return { ...(JSON.parse(payload) as Payload), files: header.files.map(([path]) => resolve(root, path)) }
  } catch {
    return undefined
  }
}

export function writeStored(file: string, key: string, root: string, { files, ...extracted }: Extraction): void {
  const payload = JSON.stringify(extracted satisfies Payload)
  const stored = files.map((path): StoredFile => {
    const stats = statSync(path, { throwIfNoEntry: false })
    // A file that went away meanwhile has a size that none has: the next build reads all again.
    return stats
      ? [toStoredPath(root, path), stats.size, stats.mtimeMs, hashOf(readFileSync(path))]
      : [toStoredPath(root, path), -1, 0, '']
  })
  writeAtomically(file, { key, payload: hashOf(payload), files: stored }, payload)
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

function toStoredPath(root: string, path: string): string {
  const stored = relative(root, path)
  return isAbsolute(stored) ? path : stored.split(sep).join('/')
}

function hashOf(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('base64')
}

function versionOf(packageFile: string): string {
  const manifest = JSON.parse(readFileSync(packageFile, 'utf8')) as { version: string } // Ours, or of a dependency with a fixed version.
  return manifest.version
}
