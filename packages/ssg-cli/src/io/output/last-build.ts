// What the last build reported, for the build after it that is given the same.
import { join, resolve } from 'node:path'
import type { Diagnostic, RouteSummary } from '@docgen/model'
import { cachePlace } from '../cache-folder.ts'
import type { Asked } from '../../pipeline/asked-ports.ts'
import type { SampleCounts } from '../../pipeline/check-samples.ts'
import { nameHashOf } from '../../pipeline/hash.ts'
import { readStored, writeStored } from '../stored.ts'
import { isAsWritten, totalsOf, type Manifest, type WrittenOutput } from './output-manifest.ts'
import { isSettled } from './staging.ts'

export interface LastBuild {
  readonly routes: readonly RouteSummary[]
  readonly diagnostics: readonly Diagnostic[]
  /** Absent when none were checked. */
  readonly samples?: SampleCounts | undefined
  /** Bytes that lunr's index would have, gzip, where the build left lunr by itself. */
  readonly lunrLeftAt?: number | undefined
}

/** Absolute paths: of the output folder, and of what docgen keeps about it. */
export interface OutputPlaces {
  readonly outDir: string
  readonly workDir: string
  /** Remembers the files, and the build. */
  readonly manifestFile: string
  readonly lastBuildFile: string
  /** Remember the last check, which writes no files, and which of them it made. */
  readonly lastCheckFile: string
  readonly checkedFile: string
  /** Remembers why each page was made. */
  readonly historyFile: string
}

/** `outDir` is relative to `root`, or absolute. */
export function outputPlacesOf(root: string, outDir: string): OutputPlaces {
  const workDir = join(cachePlace(root, 'output'), nameHashOf(outDir))
  return {
    outDir: resolve(root, outDir),
    workDir,
    manifestFile: join(workDir, 'manifest'),
    lastBuildFile: join(workDir, 'last-build'),
    lastCheckFile: join(workDir, 'last-check'),
    checkedFile: join(workDir, 'checked'),
    historyFile: join(workDir, 'page-history'),
  }
}

/** The build, and what it depended on. */
export interface StoredBuild {
  /** Keys of `given` and `ground`: `pipeline/queries/ground.ts`. */
  readonly given: string
  readonly ground: string
  readonly asked: readonly Asked[]
  readonly build: LastBuild
}

/** What the last build wrote, where the folder holds all of it as it was written. */
export function findWritten(
  { outDir, workDir }: OutputPlaces,
  manifestOf: () => Manifest,
): (WrittenOutput & { readonly dir: string }) | undefined {
  if (!isSettled(workDir)) return undefined
  const manifest = manifestOf()
  const files = [...manifest]
  if (files.length === 0 || !files.every(([path, entry]) => isAsWritten(`${outDir}/${path}`, entry))) return undefined
  return { dir: outDir, ...totalsOf(manifest), written: 0, left: [] }
}

/** Names the shape of what is stored. */
const buildKey = 'build 1'

/** `undefined` where there is none, or its file is damaged. */
export function readLastBuild(file: string): StoredBuild | undefined {
  const stored = readStored(file, buildKey)
  // What the hash vouches for was written by `writeLastBuild`.
  return typeof stored === 'object' ? (stored.value as StoredBuild) : undefined
}

export function writeLastBuild(file: string, build: StoredBuild): void {
  writeStored(file, buildKey, { value: build, files: [] })
}
