// What in an output folder is docgen's. A file inside says it: docgen removes nothing that this file does not name.
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { once } from '@docgen/model'
import { ForeignFolder } from '../refusals.ts'
import { folderOf } from '../../common/paths.ts'
import { hashOf } from '../../pipeline/hash.ts'
import { findText } from '../find-text.ts'
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

/** Files by path, with the hashes of their bytes. The ownership file may be among them. */
type OwnedFiles = ReadonlyMap<string, { readonly sum: string }>

/** Equal sites have equal texts. `folders` are those of the files. */
export function ownershipText(files: OwnedFiles, folders = foldersOf(files.keys())): string {
  const lines = [...folders].map(nameOf)
  for (const [path, { sum }] of files) if (path !== ownershipFile) lines.push(fileLineOf(path, sum))
  return textOf(lines)
}

/** The `ownershipText` of `next`, from that of `before`: only the paths of what differs are hashed. */
export function reviseOwnership(text: string, before: OwnedFiles, next: OwnedFiles, folders = foldersOf(next.keys())): string {
  const [gone, come] = [onlyIn(before, next), onlyIn(next, before)]
  const goneFolders = [...foldersOf(gone.paths)].filter((folder) => !folders.has(folder))
  const removed = new Set([...gone.lines, ...goneFolders.map(nameOf)])
  const added = [...new Set([...come.lines, ...[...foldersOf(come.paths)].map(nameOf)])].sort()
  return linesToText(mergeSorted(linesOf(text), removed, added))
}

/** The lines of files that the other site does not have with these bytes, and the paths that it does not have at all. */
function onlyIn(site: OwnedFiles, other: OwnedFiles): { readonly lines: readonly string[]; readonly paths: readonly string[] } {
  const lines: string[] = []
  const paths: string[] = []
  for (const [path, file] of site) {
    const another = other.get(path)
    // Most are the same object.
    if (another === file || another?.sum === file.sum || path === ownershipFile) continue
    lines.push(fileLineOf(path, file.sum))
    if (another === undefined) paths.push(path)
  }
  return { lines, paths }
}

/** Both lists are sorted, and `added` has each line once. What is removed and added is there. */
function mergeSorted(lines: readonly string[], removed: ReadonlySet<string>, added: readonly string[]): readonly string[] {
  const merged: string[] = []
  let next = 0
  for (const line of lines) {
    if (removed.has(line)) continue
    for (; (added[next] ?? '\uffff') <= line; next++) if (added[next] !== line) merged.push(added[next] ?? '')
    merged.push(line)
  }
  return [...merged, ...added.slice(next)]
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
    wrote: (path, sum) => (isKnownText && known.sumOf(path) === sum) || lines().has(fileLineOf(path, sum)),
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

function fileLineOf(path: string, sum: string): string {
  return `${nameOf(path)} ${sum}`
}

function textOf(lines: readonly string[]): string {
  return linesToText([...lines].sort())
}

function linesToText(sorted: readonly string[]): string {
  return [title, ...sorted, ''].join('\n')
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

/** All folders above the paths, relative as these are, each after those that it lies in. */
export function foldersOf(paths: Iterable<string>): ReadonlySet<string> {
  const folders = new Set<string>()
  let last = ''
  for (const path of paths) {
    // Most come after one of the same folder, and then nothing is cut out and looked up.
    if (path.lastIndexOf('/') === last.length && path.startsWith(last)) continue
    last = folderOf(path)
    const fresh: string[] = []
    for (let folder = last; folder !== '' && !folders.has(folder); folder = folderOf(folder)) fresh.push(folder)
    for (const folder of fresh.reverse()) folders.add(folder)
  }
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
  return findText(join(dir, ownershipFile)) ?? ''
}
