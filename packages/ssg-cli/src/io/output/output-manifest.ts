// What is to be written, and what the last build wrote: the key and the sum of each file, and how the disk showed it.
import { mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { OutputSizes } from '../../model/budgets.ts'
import { isRefused, toOutputPath, type OutputPath } from '../../model/output-path.ts'
import type { FileTarget, OutputFile, WrittenFile } from '../../model/output.ts'

export interface WriteInput {
  /** Absolute path of the output folder. */
  readonly outDir: string
  /** Absolute path of the site root, which `copy` files are told from. */
  readonly root: string
  readonly files: readonly OutputFile[]
  /** Asked once every file is made: when it says no, all stays as it was. */
  readonly isWanted: (sizes: OutputSizes) => boolean
  /** Whether pages, styles and scripts are compressed for `isWanted` to know their sizes. */
  readonly isMeasured: boolean
  /** Writes a text in another thread, where there is one. */
  readonly writeText?: ((target: FileTarget, text: string, isMeasured: boolean) => Promise<WrittenFile>) | undefined
  /** Absolute path of the file that remembers what the last build wrote; without it everything is written anew. */
  readonly manifestFile: string | undefined
}

export interface WrittenOutput {
  readonly files: number
  readonly bytes: number
  /** How many were made anew; the others are those of the last build. */
  readonly written: number
}

export interface ManifestEntry extends WrittenFile {
  readonly key: string
}

/** By path in the output folder. */
export type Manifest = Record<string, ManifestEntry>

export function readManifest(file: string): Manifest {
  try {
    // Written by `writeManifest`; an entry that is not true of the disk is not used.
    const value = JSON.parse(readFileSync(file, 'utf8')) as unknown
    return typeof value === 'object' && value !== null ? (value as Manifest) : {}
  } catch {
    return {}
  }
}

/** Of a manifest that was read from disk: a path that no output has is not followed, whoever wrote it there. */
export function pathsOf(manifest: Manifest): readonly OutputPath[] {
  return Object.keys(manifest).flatMap((path) => {
    const made = toOutputPath(path)
    return isRefused(made) ? [] : [made]
  })
}

export function writeManifest(file: string, manifest: Manifest): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(`${file}.new`, JSON.stringify(manifest))
  renameSync(`${file}.new`, file)
}

export function isAsWritten(path: string, entry: ManifestEntry | undefined): boolean {
  const now = statSync(path, { throwIfNoEntry: false })
  return now !== undefined && entry !== undefined && now.size === entry.size && now.mtimeMs === entry.mtimeMs
}

export function bytesInManifest(manifest: Manifest): number {
  return Object.values(manifest).reduce((total, { size }) => total + size, 0)
}

export function sizesInManifest(manifest: Manifest): OutputSizes {
  return new Map(Object.entries(manifest).flatMap(([path, { gzip }]) => (gzip === undefined ? [] : [[path, gzip] as const])))
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
    case 'copy':
      return readFileSync(join(root, contents.file))
  }
}
