import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { hashOf } from '../../pipeline/hash.ts'
import type { Manifest } from './output-manifest.ts'

/** Reads files of the last build by their path in the output; `undefined` for one that is not there, or no longer what was written. */
export function createLastOutput(outDir: string, manifestOf: () => Manifest): (path: string) => string | undefined {
  return (path) => {
    const sum = manifestOf().get(path)?.sum
    if (sum === undefined) return undefined
    try {
      const bytes = readFileSync(join(outDir, path))
      return hashOf(bytes) === sum ? bytes.toString() : undefined
    } catch {
      return undefined
    }
  }
}
