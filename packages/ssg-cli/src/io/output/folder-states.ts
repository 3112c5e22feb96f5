// Which folders of an output hold what the last build left in them and nothing else: the system says when an entry last came or went, so that most
// need not be listed again.
import { lstatSync } from 'node:fs'
import { once, stampOf } from '@docgen/model'
import { hashOf } from '../../pipeline/hash.ts'
import { folderOf } from '../../common/paths.ts'
import { readStored, writeStored } from '../stored.ts'
import type { Manifest } from './output-manifest.ts'
import type { KnownFolders } from './output-tree.ts'
import { ownershipFile, readOwnership } from './ownership.ts'

export interface FolderStates {
  /** The folders of the site below `dir` in which nothing was added or removed since the states were saved. */
  readonly foldersIn: (dir: string) => KnownFolders
  /** What is known of a folder, once `foldersIn` has looked at it. */
  readonly stampsOf: (folder: string) => Stamps
}

/**
 * Of a folder in the output, and in its twin (`staging.ts`) before the files of the last build were linked there. Empty where nothing is known. One that
 * is out of date only makes the folder be listed.
 */
type Stamps = readonly [output: string, twin: string]

const unknown: Stamps = ['', '']

/** As `saveFolderStates` saved them of the same manifest; none where it saved those of another. */
export function readFolderStates(file: string, manifest: Manifest): FolderStates {
  const stored = readStored(file, keyOf(manifest))
  // What the hash vouches for was written below.
  const states = new Map(
    typeof stored === 'object' ? (stored.value as readonly (readonly [folder: string, stamps: Stamps])[]) : [],
  )
  const stale = new Set<string>()
  const inner = once(() => foldersByFolder(states.keys()))
  return {
    foldersIn: (dir) => {
      // A changed note changes what belongs to docgen, even if no folder has changed.
      const isOwn = once(() => hashOf(readOwnership(dir)) === manifest.get(ownershipFile)?.sum)
      return (folder) => {
        const [stamp] = states.get(folder) ?? unknown
        const isSame = stamp !== '' && stamp === stampOfFolder(dir, folder) && isOwn()
        if (!isSame) stale.add(folder)
        return isSame ? (inner().get(folder) ?? []) : undefined
      }
    },
    stampsOf: (folder) => {
      const [output, twin] = states.get(folder) ?? unknown
      return [stale.has(folder) ? '' : output, twin]
    },
  }
}

interface WrittenFolder {
  readonly dir: string
  readonly manifest: Manifest
  /** Those of `manifest`. */
  readonly folders: ReadonlySet<string>
  /** Paths of what others have put below `dir`: their folders are listed each time. */
  readonly foreign: readonly string[]
  /** The states that were read, where `dir` was the twin then. */
  readonly exchanged: Pick<FolderStates, 'stampsOf'> | undefined
}

export function saveFolderStates(file: string, { dir, manifest, folders, foreign, exchanged }: WrittenFolder): void {
  const withForeign = new Set(foreign.map(folderOf))
  const stampsOf = (folder: string): Stamps => {
    const [formerOutput, formerTwin] = exchanged?.stampsOf(folder) ?? unknown
    return [withForeign.has(folder) ? '' : formerTwin || stampOfFolder(dir, folder), formerOutput]
  }
  const states = ['', ...folders].map((folder) => [folder, stampsOf(folder)])
  writeStored(file, keyOf(manifest), { value: states, files: [] })
}

/** docgen's note about the folder names all files and their bytes. */
function keyOf(manifest: Manifest): string {
  return `folders 3 ${manifest.get(ownershipFile)?.sum ?? ''}`
}

/** Empty where the system's word does not vouch for what it holds: also for one in which something was changed just now. */
function stampOfFolder(dir: string, folder: string): string {
  const stats = lstatSync(`${dir}/${folder}`, { bigint: true, throwIfNoEntry: false })
  return stats?.isDirectory() ? stampOf(stats, Date.now()) : ''
}

function foldersByFolder(folders: Iterable<string>): ReadonlyMap<string, readonly string[]> {
  const inner = new Map<string, string[]>()
  for (const folder of folders) {
    if (folder === '') continue
    const own = inner.get(folderOf(folder))
    if (own) own.push(folder)
    else inner.set(folderOf(folder), [folder])
  }
  return inner
}
