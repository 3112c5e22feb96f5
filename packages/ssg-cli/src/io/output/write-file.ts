import { mkdirSync, statSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { WrittenFile } from '../../model/output.ts'
import { hashOf } from '../../pipeline/hash.ts'
import { compressedSize } from './measure-output.ts'

/** Makes the folder where there is none. `isMeasured` asks for the size after gzip, of files that budgets are about. */
export async function writeFile(target: string, contents: Uint8Array | string, isMeasured: boolean): Promise<WrittenFile> {
  const bytes = typeof contents === 'string' ? Buffer.from(contents) : contents
  try {
    // To ask for it by promise costs a thread three times what the writing does.
    writeFileSync(target, bytes)
  } catch (error) {
    if (!isMissingFolder(error)) throw error
    mkdirSync(dirname(target), { recursive: true })
    writeFileSync(target, bytes)
  }
  const { size, mtimeMs } = statSync(target)
  const gzip = isMeasured ? await compressedSize(target, bytes) : undefined
  return { size, mtimeMs, sum: hashOf(bytes), gzip }
}

function isMissingFolder(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT'
}
