// What is to be written, and what the last build wrote: the key and the sum of each file, and how the disk showed it.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isRefused, toOutputPath, type FileTarget, type OutputFile, type OutputSizes, type WrittenFile } from '@docgen/model'
import { findStats } from '../find-stats.ts'
import { openRecord } from '../stored-record.ts'
import type { ExchangeFolders } from './exchange-folders.ts'
import type { LinkFiles } from './output-tree.ts'
import { ownershipFile, type Written } from './ownership.ts'

export interface WriteInput {
  /** Absolute path of the output folder. */
  readonly outDir: string
  /** Absolute path of the site root, which `copy` files are told from. */
  readonly root: string
  readonly files: readonly OutputFile[]
  /** Asked once every file is made: when it says no, all stays as it was. */
  readonly isWanted: (sizes: OutputSizes) => boolean | Promise<boolean>
  /** Whether pages, styles and scripts are compressed for `isWanted` to know their sizes. */
  readonly isMeasured: boolean
  /** Writes a text in another thread, where there is one. */
  readonly writeText?: ((target: FileTarget, text: string, isMeasured: boolean) => Promise<WrittenFile>) | undefined
  /** Gives files of one folder the same names in another, with other threads where there are some. */
  readonly linkFiles?: LinkFiles | undefined
  /** What else there is to do in this thread: called once other threads have pages to make. */
  readonly meanwhile?: (() => void) | undefined
  /** What the last build wrote, and where this build is remembered. */
  readonly stored: StoredManifest
  /** Absolute path of a folder of docgen's own, where the next site is made. */
  readonly workDir: string
  /** Absent where folders cannot be exchanged. */
  readonly exchange?: ExchangeFolders | undefined
  readonly signal?: AbortSignal | undefined
}

export interface WrittenOutput {
  readonly files: number
  readonly bytes: number
  /** How many were made anew; the others are those of the last build. */
  readonly written: number
  /** What docgen did not write and therefore left in the folder: paths of files, and of folders that hold nothing else. */
  readonly left: readonly string[]
}

export interface ManifestEntry extends WrittenFile {
  readonly key: string
}

/** By path in the output folder, which may be any name: `constructor` too. */
export type Manifest = ReadonlyMap<string, ManifestEntry>

export interface StoredManifest {
  /** What the last build wrote. Empty if nothing is stored or the file is damaged; then every file is written again. */
  readonly last: Manifest
  readonly save: (next: Manifest) => void
}

/** For builds without a cache, which write every file again. */
export const noManifest: StoredManifest = { last: new Map(), save: () => undefined }

/** Names the shape of the manifest. */
const manifestKey = 'manifest 4'

/** `file` is an absolute path. */
export function openManifest(file: string): StoredManifest {
  const { values, save } = openRecord<ManifestEntry>(file, manifestKey)
  const last = new Map(values)
  // Paths that no output can have are dropped, whoever wrote them there. Entries are compared with the disk before they are used.
  for (const path of values.keys()) if (path !== ownershipFile && isRefused(toOutputPath(path))) last.delete(path)
  return { last, save }
}

/** The files that a site needs, as the pages of `manifest` tell: the whole of a page is needed only where the page was cut. */
export function neededFiles(files: readonly OutputFile[], manifest: Manifest): readonly OutputFile[] {
  return files.filter(({ wholeOf }) => wholeOf === undefined || manifest.get(wholeOf)?.isCut === true)
}

/** What the build of the manifest wrote, its note about the folder included. */
export function writtenOf(manifest: Manifest): Written {
  return {
    sum: manifest.get(ownershipFile)?.sum,
    hasFile: (path) => manifest.has(path),
    sumOf: (path) => manifest.get(path)?.sum,
  }
}

export function isAsWritten(path: string, entry: ManifestEntry | undefined): boolean {
  const now = findStats(path)
  // A copy gets the time of its original, rounded to microseconds.
  return now !== undefined && entry !== undefined && now.size === entry.size && Math.abs(now.mtimeMs - entry.mtimeMs) < 0.002
}

/** Files and bytes of the site, without docgen's own note about the folder. */
export function totalsOf(manifest: Manifest): { readonly files: number; readonly bytes: number } {
  const note = manifest.get(ownershipFile)
  let bytes = -(note?.size ?? 0)
  manifest.forEach(({ size }) => (bytes += size))
  return { files: manifest.size - (note ? 1 : 0), bytes }
}

export function sizesInManifest(manifest: Manifest): OutputSizes {
  const sizes = new Map<string, number>()
  for (const [path, { gzip }] of manifest) if (gzip !== undefined) sizes.set(path, gzip)
  return sizes
}

/** `root` is what `copy` files are told from. */
export async function bytesOf({ contents }: OutputFile, root: string): Promise<Uint8Array> {
  switch (contents.kind) {
    case 'text':
      return Buffer.from(await contents.text())
    case 'page':
      return contents.html()
    case 'bytes':
      return contents.bytes
    case 'drawn':
      return contents.bytes()
    case 'copy':
      return readFileSync(join(root, contents.file))
  }
}
