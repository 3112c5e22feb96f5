import { createHash } from 'node:crypto'
import {
  createReadStream,
  createWriteStream,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs'
import nodePath, { dirname, type PlatformPath } from 'node:path'
import { isNativeError } from 'node:util/types'
import type { FileTarget, OutputPath, WrittenFile } from '@docgen/model'
import { hashOf, shortHash } from '../../pipeline/hash.ts'
import { codeOf } from '../open-file.ts'
import { compressedSize } from './measure-output.ts'

/**
 * Absolute path of a file of the output, for every call that opens, renames or removes it. Throws where that lies outside of the folder:
 * `toOutputPath` has refused such paths before, so this is the second lock.
 */
export function pathIn(folder: string, path: OutputPath, { resolve, sep }: PlatformPath = nodePath): string {
  const top = resolve(folder)
  const file = resolve(top, path)
  if (!file.startsWith(top.endsWith(sep) ? top : top + sep)) throw new Error(`The path "${path}" leads out of the output folder.`)
  return file
}

/**
 * Makes the folder where there is none. A file that is there is replaced and never written into: it may be one of the built site under a second
 * name. `isMeasured` asks for the size after gzip, of files that budgets are about.
 */
export async function writeFile(
  { folder, path }: FileTarget,
  contents: Uint8Array | string,
  isMeasured: boolean,
): Promise<WrittenFile> {
  const target = pathIn(folder, path)
  const bytes = typeof contents === 'string' ? Buffer.from(contents) : contents
  try {
    writeNewFile(target, bytes)
  } catch (error) {
    throw withPath(error, target)
  }
  const { size, mtimeMs } = statSync(target)
  const gzip = isMeasured ? await compressedSize(target, bytes) : undefined
  return { size, mtimeMs, sum: hashOf(bytes), gzip }
}

/** Puts a file in the place of one that is there, and makes its folder. `target` is an absolute path. */
export function writeNewFile(target: string, bytes: Uint8Array): void {
  try {
    // To ask for it by promise costs a thread three times what the writing does.
    writeFileSync(target, bytes, { flag: 'wx' })
  } catch (error) {
    const code = codeOf(error)
    if (code === 'ENOENT') mkdirSync(dirname(target), { recursive: true })
    else if (code === 'EEXIST') unlinkSync(target)
    else throw error
    writeFileSync(target, bytes, { flag: 'wx' })
  }
}

/** Bytes of a file that is copied in pieces: it may be larger than memory, and than the 2 GiB that Node reads at once. */
const mostAtOnce = 32 * 2 ** 20

/** `from` is the absolute path of a file of the author. A large one is not measured. */
export async function copyFile({ folder, path }: FileTarget, from: string, isMeasured: boolean): Promise<WrittenFile> {
  if (statSync(from).size <= mostAtOnce) return writeFile({ folder, path }, readFileSync(from), isMeasured)
  const target = pathIn(folder, path)
  const hash = createHash('sha1')
  mkdirSync(dirname(target), { recursive: true })
  rmSync(target, { force: true })
  const { pipeline } = process.getBuiltinModule('node:stream/promises')
  await pipeline(
    createReadStream(from, { highWaterMark: 2 ** 20 }),
    async function* (source: AsyncIterable<Uint8Array>) {
      for await (const bytes of source) {
        hash.update(bytes)
        yield bytes
      }
    },
    createWriteStream(target),
  ).catch((error: unknown) => {
    throw withPath(error, target)
  })
  const { size, mtimeMs } = statSync(target)
  return { size, mtimeMs, sum: shortHash(hash) }
}

/** A full disk is noticed by the writing of bytes, which does not know into which file. */
function withPath(error: unknown, path: string): unknown {
  return isNativeError(error) && codeOf(error) !== '' && !('path' in error) ? Object.assign(error, { path }) : error
}
