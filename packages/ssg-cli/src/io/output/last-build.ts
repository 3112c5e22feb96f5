// What the last build reported, for the build after it that is given the same.
import { join, resolve } from 'node:path'
import type { Diagnostic, RouteSummary } from '@docgen/model'
import { cachePlace } from '../cache-folder.ts'
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
    historyFile: join(workDir, 'page-history'),
  }
}

/** The last build, where it was given the same and the folder holds what it wrote. */
export function findUnchanged(
  { outDir, workDir, lastBuildFile }: OutputPlaces,
  inputsKey: string,
  manifestOf: () => Manifest,
): { readonly build: LastBuild; readonly output: WrittenOutput & { readonly dir: string } } | undefined {
  const build = readLastBuild(lastBuildFile, inputsKey)
  if (!build || !isSettled(workDir)) return undefined
  const manifest = manifestOf()
  const files = [...manifest]
  if (files.length === 0 || !files.every(([path, entry]) => isAsWritten(`${outDir}/${path}`, entry))) return undefined
  return { build, output: { dir: outDir, ...totalsOf(manifest), written: 0, left: [] } }
}

/** `undefined` when the last build was given something else, or its file is damaged. */
function readLastBuild(file: string, inputsKey: string): LastBuild | undefined {
  const stored = readStored(file, inputsKey)
  // What the hash vouches for was written by `writeLastBuild`.
  return stored === undefined || stored === 'damaged' ? undefined : (stored.value as LastBuild)
}

export function writeLastBuild(file: string, inputsKey: string, build: LastBuild): void {
  writeStored(file, inputsKey, { value: build, files: [] })
}
