// Which folders of an output hold what the last build left in them and nothing else: the system says when an entry last came or went, so that most
// need not be listed again.
import { lstatSync } from 'node:fs'
import { once, stampOf } from '@docgen/model'
import { folderOf } from '../../syntax/paths.ts'
import { readStored, writeStored } from '../stored.ts'
import type { Manifest } from './output-manifest.ts'
import type { KnownEntries, TreeEntry } from './output-tree.ts'
import { foldersOf, ownershipFile } from './ownership.ts'

export interface FolderStates {
  /** What the folders below `dir` contain, for those in which nothing was added or removed since the states were saved. */
  readonly entriesIn: (dir: string) => KnownEntries
}

/** As `saveFolderStates` saved them of the same manifest; none where it saved those of another. */
export function readFolderStates(file: string, manifest: Manifest): FolderStates {
  const stored = readStored(file, keyOf(manifest))
  // What the hash vouches for was written below.
  const states = new Map(
    typeof stored === 'object' ? (stored.value as readonly (readonly [folder: string, stamp: string])[]) : [],
  )
  const entries = once(() => entriesByFolder(manifest))
  return {
    entriesIn: (dir) => (folder) => {
      const state = states.get(folder)
      return state !== undefined && state === stampOfFolder(dir, folder) ? entries().get(folder) : undefined
    },
  }
}

export interface WrittenFolder {
  readonly dir: string
  readonly manifest: Manifest
  /** Those of `manifest`. */
  readonly folders: ReadonlySet<string>
  /** Paths of what others have put below `dir`: their folders are listed each time. */
  readonly foreign: readonly string[]
}

export function saveFolderStates(file: string, { dir, manifest, folders, foreign }: WrittenFolder): void {
  const withForeign = new Set(foreign.map(folderOf))
  const states = ['', ...folders].flatMap((folder) => {
    const stamp = withForeign.has(folder) ? '' : stampOfFolder(dir, folder)
    return stamp === '' ? [] : [[folder, stamp] as const]
  })
  writeStored(file, keyOf(manifest), { value: states, files: [] })
}

/** docgen's note about the folder names all files and their bytes. */
function keyOf(manifest: Manifest): string {
  return `folders 1 ${manifest.get(ownershipFile)?.sum ?? ''}`
}

/** Empty where the system's word does not vouch for what it holds: also for one in which something was changed just now. */
function stampOfFolder(dir: string, folder: string): string {
  const stats = lstatSync(folder === '' ? dir : `${dir}/${folder}`, { bigint: true, throwIfNoEntry: false })
  return stats?.isDirectory() ? stampOf(stats, Date.now()) : ''
}

function entriesByFolder(manifest: Manifest): ReadonlyMap<string, readonly TreeEntry[]> {
  const entries = new Map<string, TreeEntry[]>()
  const add = (path: string, kind: TreeEntry['kind']): void => {
    const folder = folderOf(path)
    const own = entries.get(folder)
    if (own) own.push({ path, kind })
    else entries.set(folder, [{ path, kind }])
  }
  for (const folder of foldersOf(manifest.keys())) add(folder, 'folder')
  for (const path of manifest.keys()) add(path, 'file')
  return entries
}
