// What the last build reported, for the build after it that is given the same.
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Diagnostic } from '../../model/diagnostic.ts'
import type { RouteSummary } from '../../model/output.ts'
import type { SampleCounts } from '../../pipeline/check-samples.ts'
import { hashOf } from '../../pipeline/hash.ts'
import { bytesInManifest, isAsWritten, readManifest, type WrittenOutput } from './output-manifest.ts'
import { finishSwap } from './write-output.ts'

export interface LastBuild {
  readonly routes: readonly RouteSummary[]
  readonly diagnostics: readonly Diagnostic[]
  /** Absent when none were checked. */
  readonly samples?: SampleCounts | undefined
  /** Bytes that lunr's index would have, gzip, where the build left lunr by itself. */
  readonly lunrLeftAt?: number | undefined
}

export interface OutputPlaces {
  /** Absolute paths of the output folder, of what remembers its files, and of what remembers the build. */
  readonly outDir: string
  readonly manifestFile: string
  readonly lastBuildFile: string
}

/** The last build, where it was given the same and the folder holds what it wrote. */
export function findUnchanged(
  { outDir, manifestFile, lastBuildFile }: OutputPlaces,
  inputsKey: string,
): { readonly build: LastBuild; readonly output: WrittenOutput & { readonly dir: string } } | undefined {
  const build = readLastBuild(lastBuildFile, inputsKey)
  if (!build) return undefined
  finishSwap(outDir)
  const manifest = readManifest(manifestFile)
  const files = Object.entries(manifest)
  if (files.length === 0 || !files.every(([path, entry]) => isAsWritten(join(outDir, path), entry))) return undefined
  return { build, output: { dir: outDir, files: files.length, bytes: bytesInManifest(manifest), written: 0 } }
}

/** `undefined` when the last build was given something else, or its file is damaged. */
function readLastBuild(file: string, inputsKey: string): LastBuild | undefined {
  try {
    const [key, sum, ...rest] = readFileSync(file, 'utf8').split('\n')
    const body = rest.join('\n')
    // What the hash vouches for was written by `writeLastBuild`.
    return key === inputsKey && sum === hashOf(body) ? (JSON.parse(body) as LastBuild) : undefined
  } catch {
    return undefined
  }
}

export function writeLastBuild(file: string, inputsKey: string, build: LastBuild): void {
  const body = JSON.stringify(build)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(`${file}.new`, [inputsKey, hashOf(body), body].join('\n'))
  renameSync(`${file}.new`, file)
}
