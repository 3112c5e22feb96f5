// What in an output folder is docgen's. A file inside says it: docgen removes nothing that this file does not name.
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { once } from '@docgen/model'
import { ForeignFolder } from '../refusals.ts'
import { foldersAboveFile } from '../../syntax/paths.ts'
import { hashOf } from '../../pipeline/hash.ts'
import { codeOf } from '../open-file.ts'

/** In the output folder, beside the site. It holds hashes instead of paths, so that unlisted pages stay unlisted. */
export const ownershipFile = '.docgen-output'

const title = 'docgen wrote this folder. It removes only files whose path and bytes are listed here.'

export interface Ownership {
  /** Whether a build wrote a file or made a folder here, whatever is there now. */
  readonly hasPath: (path: string) => boolean
  /** Whether a build wrote a file of these bytes here. `sum` is their `hashOf`. */
  readonly wrote: (path: string, sum: string) => boolean
}

export const ownsNothing: Ownership = { hasPath: () => false, wrote: () => false }

/** `sums` are those of the files by their path, without the ownership file itself. Equal sites have equal texts. */
export function ownershipText(sums: Iterable<readonly [path: string, sum: string]>): string {
  const files = [...sums]
  const folders = foldersOf(files.map(([path]) => path))
  return textOf([...files.map(([path, sum]) => `${nameOf(path)} ${sum}`), ...[...folders].map(nameOf)])
}

/** For a folder that holds files of two sites. */
export function joinOwnership(before: string, after: string): string {
  return textOf([...new Set([...linesOf(before), ...linesOf(after)])])
}

/**
 * `undefined` for a text that docgen did not write. `known` are files of the build that wrote the text with the hash `sum`: where it is that
 * text, they need not be looked up in it.
 */
export function parseOwnership(text: string, known: Written = writtenNothing): Ownership | undefined {
  if (!text.startsWith(`${title}\n`)) return undefined
  const isKnownText = known.sum !== undefined && hashOf(text) === known.sum
  const lines = once(() => new Set(linesOf(text)))
  const names = once(() => new Set([...lines()].map((line) => line.slice(0, nameLength))))
  return {
    hasPath: (path) => path === ownershipFile || (isKnownText && known.hasFile(path)) || names().has(nameOf(path)),
    wrote: (path, sum) => (isKnownText && known.sumOf(path) === sum) || lines().has(`${nameOf(path)} ${sum}`),
  }
}

/** What is known of a build that wrote the folder. */
export interface Written {
  /** Of its ownership file. */
  readonly sum: string | undefined
  readonly hasFile: (path: string) => boolean
  readonly sumOf: (path: string) => string | undefined
}

const writtenNothing: Written = { sum: undefined, hasFile: () => false, sumOf: () => undefined }

function textOf(lines: readonly string[]): string {
  return [title, ...[...lines].sort(), ''].join('\n')
}

function linesOf(text: string): readonly string[] {
  return text.split('\n').slice(1, -1)
}

/** What of a folder is docgen's: nothing of one that is empty or absent. Throws `ForeignFolder` for any other folder. */
export function ownershipOf(dir: string, known?: Written): Ownership {
  const names = namesIn(dir)
  if (names.length === 0) return ownsNothing
  const owned = names.includes(ownershipFile) ? parseOwnership(readOwnership(dir), known) : undefined
  if (!owned) throw new ForeignFolder(dir, names.includes('.nojekyll'))
  return owned
}

/** All folders above the paths, relative as these are. */
export function foldersOf(paths: Iterable<string>): ReadonlySet<string> {
  const folders = new Set<string>()
  for (const path of paths) for (const folder of foldersAboveFile(path)) folders.add(folder)
  return folders
}

const nameLength = 12

function nameOf(path: string): string {
  return hashOf(path).slice(0, nameLength)
}

function namesIn(dir: string): readonly string[] {
  try {
    return readdirSync(dir)
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return []
    throw error
  }
}

/** The text of docgen's note about a folder; empty where there is none. */
export function readOwnership(dir: string): string {
  try {
    return readFileSync(join(dir, ownershipFile), 'utf8')
  } catch {
    return ''
  }
}
