import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { hashOf } from '../../pipeline/hash.ts'
import type { OutputPlaces } from './last-build.ts'
import { readManifest, type Manifest } from './output-manifest.ts'

/** Reads files of the last build by their path in the output; `undefined` for one that is not there, or no longer what was written. */
export function createLastOutput({
  outDir,
  manifestFile,
}: Pick<OutputPlaces, 'outDir' | 'manifestFile'>): (path: string) => string | undefined {
  let manifest: Manifest | undefined
  return (path) => {
    manifest ??= readManifest(manifestFile)
    const sum = manifest[path]?.sum
    if (sum === undefined) return undefined
    try {
      const bytes = readFileSync(join(outDir, path))
      return hashOf(bytes) === sum ? bytes.toString() : undefined
    } catch {
      return undefined
    }
  }
}
