import { mkdirSync, statSync, writeFileSync } from 'node:fs'
import { dirname, resolve, sep } from 'node:path'
import type { FileTarget, WrittenFile } from '../../model/output.ts'
import type { OutputPath } from '../../model/output-path.ts'
import { hashOf } from '../../pipeline/hash.ts'
import { compressedSize } from './measure-output.ts'

/**
 * Absolute path of a file of the output, for every call that opens, renames or removes it. Throws where that lies outside of the folder:
 * `toOutputPath` has refused such paths before, so this is the second lock.
 */
export function pathIn(folder: string, path: OutputPath): string {
  const top = resolve(folder)
  const file = resolve(top, path)
  if (!file.startsWith(top.endsWith(sep) ? top : top + sep)) throw new Error(`The path "${path}" leads out of the output folder.`)
  return file
}

/** Makes the folder where there is none. `isMeasured` asks for the size after gzip, of files that budgets are about. */
export async function writeFile(
  { folder, path }: FileTarget,
  contents: Uint8Array | string,
  isMeasured: boolean,
): Promise<WrittenFile> {
  const target = pathIn(folder, path)
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
