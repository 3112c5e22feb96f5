// What is kept on disk between builds, in one format: the hash of all that follows, a line of JSON, and bytes end to end. A file is written
// whole under another name and then renamed; what is read is checked against the hash. It holds no absolute paths, so a folder may move.
import { readFileSync, renameSync, rmSync, writeFileSync, writeSync } from 'node:fs'
import { dirname } from 'node:path'
import { isNativeError } from 'node:util/types'
import { threadId } from 'node:worker_threads'
import { hashOf } from '../pipeline/hash.ts'
import { decodeText } from './decode-text.ts'
import { makeFolder } from './make-folder.ts'
import { codeOf } from './open-file.ts'

export interface StoredFile {
  /** Whatever name its owner gives it. */
  readonly path: string
  readonly bytes: Uint8Array
}

interface Stored {
  /** As JSON reads it back: the hash shows that docgen wrote it, `key` that this docgen did and for the same. */
  readonly value: unknown
  readonly files: readonly StoredFile[]
}

/** What was read, and the hash of all of it. */
interface Found extends Stored {
  readonly sum: string
}

/** Names the shape of what is stored: a file of another one is written anew, and is no damage. */
const format = 1

interface Head {
  readonly format: typeof format
  readonly key: string
  readonly value: unknown
  readonly files: readonly (readonly [path: string, length: number])[]
}

/** What `writeStored` stored under `key`, or under any; `undefined` where there is nothing, or something of another key. */
export function readStored(file: string, key?: string): Found | 'damaged' | undefined {
  let bytes: Buffer
  try {
    bytes = readFileSync(file)
  } catch (error) {
    return isMissing(error) ? undefined : 'damaged'
  }
  const sumEnd = bytes.indexOf('\n')
  const body = bytes.subarray(sumEnd + 1)
  const sum = hashOf(body)
  if (sumEnd < 0 || sum !== bytes.toString('utf8', 0, sumEnd)) return 'damaged'
  const headEnd = body.indexOf('\n')
  const head = headOf(decodeText(body.subarray(0, headEnd)))
  if (head === undefined) return 'damaged'
  if (head.format !== format || (key !== undefined && head.key !== key)) return undefined
  let offset = headEnd + 1
  const files = head.files.map(([path, length]) => ({ path, bytes: new Uint8Array(body.subarray(offset, (offset += length))) }))
  return { value: head.value, files, sum }
}

/** JSON in ASCII, for `decodeText`. If more than one character in 64 would have to be escaped, it stays as it is. */
function jsonOf(value: unknown): string {
  const text = JSON.stringify(value)
  const isOther = /[^\0-\x7f]/g
  let others = 0
  while (isOther.test(text)) if (++others > text.length / 64) return text
  return text.replace(isOther, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`)
}

/** `undefined` for what no docgen writes: anybody can make the hash of a file. */
function headOf(line: string): Head | undefined {
  try {
    const head: unknown = JSON.parse(line)
    // A head that names a format was written by `writeStored`, of this docgen or of another.
    return typeof head === 'object' && head !== null && 'format' in head ? (head as Head) : undefined
  } catch {
    return undefined
  }
}

/** `key` names all that the value depends on and nothing in it can be checked for. */
export function writeStored(file: string, key: string, { value, files }: Stored): void {
  const head: Head = { format, key, value, files: files.map(({ path, bytes }) => [path, bytes.length]) }
  const body = Buffer.concat([Buffer.from(`${jsonOf(head)}\n`), ...files.map(({ bytes }) => bytes)])
  writeWhole(file, Buffer.concat([Buffer.from(`${hashOf(body)}\n`), body]))
}

/** Whoever reads sees the file as it was or as it is to be, and nothing between. */
export function writeWhole(file: string, bytes: string | Uint8Array): void {
  const temporary = temporaryOf(file)
  makeFolder(dirname(file))
  try {
    writeFileSync(temporary, bytes)
    renameSync(temporary, file)
  } catch (error) {
    rmSync(temporary, { force: true })
    throw namingFile(error, file)
  }
}

/** Puts the bytes into an open file. A disk that becomes full takes some of them without an error. */
export function writeInto(file: number, bytes: Uint8Array, offset: number, path: string): void {
  try {
    for (let done = 0; done < bytes.length;) done += writeSync(file, bytes, done, bytes.length - done, offset + done)
  } catch (error) {
    throw namingFile(error, path)
  }
}

/** An error of opening or renaming names the temporary file, and one of writing names no file: neither says which disk is full. */
function namingFile(error: unknown, path: string): unknown {
  return isNativeError(error) ? Object.assign(error, { path }) : error
}

/** The name of a file while it is written: no other process and no other thread has it. */
export const temporaryOf = (file: string): string => `${file}.${process.pid}-${threadId}.tmp`

function isMissing(error: unknown): boolean {
  return ['ENOENT', 'ENOTDIR'].includes(codeOf(error))
}
