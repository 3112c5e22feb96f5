// What lies in an output folder and was not written by docgen. It stays, whatever a build does.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { hashOf } from '../../pipeline/hash.ts'
import { OutputInTheWay } from '../refusals.ts'
import { isAsWritten, type Manifest } from './output-manifest.ts'
import { folderOf } from '../../common/paths.ts'
import { listTree, type KnownFolders, type TreeEntry } from './output-tree.ts'
import { foldersOf, type Ownership } from './ownership.ts'

interface ForeignInput {
  /** Absolute path of the output folder. */
  readonly dir: string
  readonly owned: Ownership
  /** What the last build wrote, as far as it is known. */
  readonly before: Manifest
  /** The new site, with docgen's own note. */
  readonly next: Manifest
  readonly nextFolders: ReadonlySet<string>
  readonly foldersIn: KnownFolders
}

/** Throws `OutputInTheWay` where a file of the new site would take the place of something that docgen did not write. */
export function findForeign({ dir, owned, before, next, nextFolders, foldersIn }: ForeignInput): Found {
  const isInWay = ({ path }: TreeEntry): boolean => {
    const wanted = next.get(path)
    // A page that somebody edited is written anew, a file of the same name that was there first is not.
    if (wanted) return !owned.hasPath(path) && sumOf(join(dir, path)) !== wanted.sum
    return [path, ...foldersOf([path])].some((above) => (nextFolders.has(above) ? above === path : next.has(above)))
  }
  const found: Found = { foreign: [], gone: [] }
  const { entries, known } = listTree(dir, foldersIn)
  const goneFromKnown: TreeEntry[] = []
  for (const path of before.keys()) if (!next.has(path) && known.has(folderOf(path))) goneFromKnown.push({ path, kind: 'file' })
  for (const entry of [...entries, ...goneFromKnown]) {
    const { path, kind } = entry
    if (kind === 'folder' ? nextFolders.has(path) : next.has(path) && owned.hasPath(path)) continue
    if (isOwnEntry(dir, entry, owned, before)) {
      if (kind === 'file') found.gone.push(path)
    } else if (isInWay(entry)) throw new OutputInTheWay(join(dir, path))
    else if (!next.has(path)) found.foreign.push(entry)
  }
  return found
}

interface Found {
  readonly foreign: TreeEntry[]
  /** What docgen wrote, and the site no longer has. */
  readonly gone: string[]
}

/** A short list for the user: a folder in place of all in it, unless the site has files there too. */
export function namesOfForeign(entries: readonly TreeEntry[], siteFolders: ReadonlySet<string>): readonly string[] {
  const names = entries.map(({ path, kind }) => {
    const outermost = [...foldersOf([path])].find((folder) => !siteFolders.has(folder))
    return outermost === undefined ? (kind === 'folder' ? `${path}/` : path) : `${outermost}/`
  })
  return [...new Set(names)].sort()
}

/** Whether docgen made this folder, or wrote these very bytes at this path. */
export function isOwnEntry(dir: string, { path, kind }: TreeEntry, owned: Ownership, before: Manifest): boolean {
  if (kind === 'folder') return owned.hasPath(path)
  if (kind === 'link' || !owned.hasPath(path)) return false
  const entry = before.get(path)
  const isKnown = entry && isAsWritten(join(dir, path), entry)
  return owned.wrote(path, isKnown ? entry.sum : sumOf(join(dir, path)))
}

function sumOf(file: string): string {
  try {
    return hashOf(readFileSync(file))
  } catch {
    // A link to nothing, or what cannot be read: not what docgen wrote.
    return ''
  }
}
