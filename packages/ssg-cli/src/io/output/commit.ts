// Puts the staged site in the place of the built one.
import { accessSync, chmodSync, constants, existsSync, mkdirSync, renameSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { hashOf } from '../../pipeline/hash.ts'
import type { ExchangeFolders } from './exchange-folders.ts'
import { findForeign } from './foreign-entries.ts'
import { isAsWritten, writtenOf, type Manifest, type ManifestEntry } from './output-manifest.ts'
import { linkEntry, type KnownFolders, type TreeEntry } from './output-tree.ts'
import { joinOwnership, ownershipFile, ownershipOf, ownershipText, readOwnership, reviseOwnership } from './ownership.ts'
import { renameFiles } from './rename-files.ts'
import type { Staging } from './staging.ts'
import { writeNewFile } from './write-file.ts'

interface CommitInput {
  /** Absolute paths of the output folder, which may be absent, and of docgen's work folder. */
  readonly dir: string
  readonly workDir: string
  /** Holds the whole new site. */
  readonly staging: Staging
  readonly before: Manifest
  /** The new site; gets an entry for docgen's own note. */
  readonly manifest: Map<string, ManifestEntry>
  /** Of the new site. */
  readonly folders: ReadonlySet<string>
  readonly exchange: ExchangeFolders
  /** Of the output folder as it is now. */
  readonly foldersIn: KnownFolders
}

interface Committed {
  /** What the output folder holds that docgen did not write: it is still there. */
  readonly foreign: readonly TreeEntry[]
  /** Whether the output folder and its twin have changed places. */
  readonly isExchanged: boolean
}

export function commit(input: CommitInput): Committed {
  const { dir, workDir, staging, before, manifest, folders, exchange, foldersIn } = input
  const note = stageNote(input)
  if (!existsSync(dir)) {
    mkdirSync(dirname(dir), { recursive: true })
    renameSync(staging.site, dir)
    return { foreign: [], isExchanged: false }
  }
  // A folder that may not be changed is to be found before anything is.
  accessSync(dir, constants.W_OK)
  const owned = ownershipOf(dir, writtenOf(before))
  const { foreign, gone } = findForeign({ dir, owned, before, next: manifest, nextFolders: folders, foldersIn })
  if (carry(foreign, dir, staging.site) && exchange(staging.site, dir)) return { foreign, isExchanged: true }
  const moves = [...manifest.keys()].filter(
    (path) => path !== ownershipFile && !isAsWritten(`${dir}/${path}`, manifest.get(path)),
  )
  const noteBefore = readOwnership(dir)
  const noteMeanwhile = joinOwnership(noteBefore, note)
  renameFiles(workDir, { dir, from: staging.site, moves, gone, noteBefore, noteMeanwhile })
  return { foreign, isExchanged: false }
}

function stageNote({ staging: { site }, before, manifest, folders }: CommitInput): string {
  const target = join(site, ownershipFile)
  const last = before.get(ownershipFile)
  const lastText = readOwnership(site)
  const isLast = last !== undefined && hashOf(lastText) === last.sum
  const text = isLast ? reviseOwnership(lastText, before, manifest, folders) : ownershipText(manifest, folders)
  if (isLast && text === lastText && isAsWritten(target, last)) manifest.set(ownershipFile, last)
  else {
    writeNewFile(target, Buffer.from(text))
    const sum = hashOf(text)
    const { size, mtimeMs } = statSync(target)
    manifest.set(ownershipFile, { key: sum, size, mtimeMs, sum })
  }
  return text
}

/** Whether the new folder can hold it too, which it cannot where it belongs to another user or lies on another disk. */
function carry(foreign: readonly TreeEntry[], from: string, to: string): boolean {
  try {
    for (const entry of foreign) linkEntry(entry, from, to)
    chmodSync(to, statSync(from).mode)
    return true
  } catch {
    return false
  }
}
