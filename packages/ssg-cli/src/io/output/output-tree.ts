// The files of an output folder as the disk has them.
import {
  chmodSync,
  copyFileSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  rmdirSync,
  statSync,
  symlinkSync,
  unlinkSync,
  utimesSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { codeOf } from '../open-file.ts'
import { foldersOf } from './ownership.ts'

export interface TreeEntry {
  /** Relative to the folder, `/` separators. */
  readonly path: string
  readonly kind: 'file' | 'folder' | 'link'
}

/** By path relative to a folder: the folders in one that holds what it is known to hold; `undefined` for one that is to be listed. */
export type KnownFolders = (folder: string) => readonly string[] | undefined

interface ListedTree {
  /** The folders that were listed and everything in them, a folder before what it holds. Links are not followed. */
  readonly entries: readonly TreeEntry[]
  /** The folders that need not be listed, by path. */
  readonly known: ReadonlySet<string>
}

export function listTree(dir: string, foldersIn: KnownFolders = () => undefined): ListedTree {
  const entries: TreeEntry[] = []
  const known = new Set<string>()
  const visit = (folder: string): void => {
    const folders = foldersIn(folder)
    if (folders === undefined) return list(folder)
    known.add(folder)
    folders.forEach(visit)
  }
  const list = (folder: string): void => {
    if (folder !== '') entries.push({ path: folder, kind: 'folder' })
    for (const entry of entriesOf(dir, folder)) {
      if (entry.kind === 'folder') visit(entry.path)
      else entries.push(entry)
    }
  }
  visit('')
  return { entries, known }
}

function entriesOf(dir: string, folder: string): readonly TreeEntry[] {
  return readdirSync(`${dir}/${folder}`, { withFileTypes: true }).map((entry) => ({
    path: folder === '' ? entry.name : `${folder}/${entry.name}`,
    kind: entry.isDirectory() ? 'folder' : entry.isSymbolicLink() ? 'link' : 'file',
  }))
}

/** Gives an entry of one folder a second name in another. Throws where the file system has no such names. */
export function linkEntry({ path, kind }: TreeEntry, from: string, to: string): void {
  const target = join(to, path)
  if (kind === 'folder') {
    mkdirSync(target, { recursive: true })
    chmodSync(target, statSync(join(from, path)).mode)
  } else {
    mkdirSync(dirname(target), { recursive: true })
    if (kind === 'link') symlinkSync(readlinkSync(join(from, path)), target)
    else linkSync(join(from, path), target)
  }
}

/** Makes folders below `dir`, with those above them. */
export function makeFolders(dir: string, folders: ReadonlySet<string>): void {
  // Sorted, a folder comes before those in it, so that one call of the system makes each.
  for (const folder of [...folders].sort()) mkdirSync(`${dir}/${folder}`, { recursive: true })
}

/** Gives the files at `paths` below `from` the same paths below `to`. */
export function linkFiles(from: string, to: string, paths: readonly string[]): void {
  makeFolders(to, foldersOf(paths))
  for (const path of paths) linkOrCopy(`${from}/${path}`, `${to}/${path}`)
}

/** `linkFiles`, in this thread and others. */
export type LinkFiles = (from: string, to: string, paths: readonly string[]) => Promise<void>

/** A second name for a file, or a copy with the same time where the file system has no second names. The folder of `to` is there. */
export function linkOrCopy(from: string, to: string): void {
  try {
    linkSync(from, to)
  } catch {
    copyWithTime(from, to)
  }
}

export function copyWithTime(from: string, to: string): void {
  copyFileSync(from, to)
  const { atimeMs, mtimeMs } = statSync(from)
  utimesSync(to, atimeMs / 1000, mtimeMs / 1000)
}

export function unlinkIfThere(path: string): void {
  try {
    unlinkSync(path)
  } catch (error) {
    if (!['ENOENT', 'ENOTDIR'].includes(codeOf(error))) throw error
  }
}

/** Removes a folder and those above it, up to `dir`, as far as they are empty. `folder` is as `dirname` gives it: `.` for `dir` itself. */
export function removeEmptyFolders(dir: string, folder: string): void {
  for (let path = folder; path !== '.'; path = dirname(path)) {
    try {
      rmdirSync(join(dir, path))
    } catch (error) {
      const isGone = codeOf(error) === 'ENOENT'
      // It holds something else.
      if (!isGone) return
    }
  }
}

export function isThere(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false }) !== undefined
}
