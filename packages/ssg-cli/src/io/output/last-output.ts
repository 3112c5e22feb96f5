import { closeSync, fstatSync, openSync, readSync } from 'node:fs'
import { join } from 'node:path'
import { hashOf } from '../../pipeline/hash.ts'
import { decodeText } from '../decode-text.ts'
import type { Manifest } from './output-manifest.ts'

/** Reads files of the last build by their path in the output; `undefined` for one that is not there, or no longer what was written. */
export function createLastOutput(outDir: string, manifestOf: () => Manifest): (path: string) => string | undefined {
  // One buffer for all files: a buffer each, of the thousand files of a large index, made V8 collect garbage in all that a build holds.
  let buffer = Buffer.alloc(0)
  const read = (file: string): Buffer => {
    const open = openSync(file, 'r')
    try {
      const { size } = fstatSync(open)
      if (size > buffer.length) buffer = Buffer.allocUnsafe(Math.max(size, buffer.length * 2))
      return buffer.subarray(0, readSync(open, buffer, 0, size, 0))
    } finally {
      closeSync(open)
    }
  }
  return (path) => {
    const sum = manifestOf().get(path)?.sum
    if (sum === undefined) return undefined
    try {
      const bytes = read(join(outDir, path))
      return hashOf(bytes) === sum ? decodeText(bytes) : undefined
    } catch {
      return undefined
    }
  }
}
