import { lstatSync, rmSync, rmdirSync, unlinkSync } from 'node:fs'
import { join } from 'node:path'
import { isOwnEntry, namesOfForeign } from './foreign-entries.ts'
import type { OutputPlaces } from './last-build.ts'
import { openManifest } from './output-manifest.ts'
import { listTree, type TreeEntry } from './output-tree.ts'
import { ownershipFile, ownershipOf, ownershipText } from './ownership.ts'
import { removeWorkFolderBeside } from './passing-folders.ts'
import { openStaging, outputFolder } from './write-output.ts'
import { writeWhole } from '../stored.ts'

/**
 * Removes what docgen wrote, and the folder where nothing else is in it. Returns the paths of what it left, relative to the folder, which
 * stays docgen's. Throws `ForeignFolder`.
 */
export function removeOutput({ outDir, workDir, manifestFile }: OutputPlaces): readonly string[] {
  const dir = outputFolder(outDir)
  const owned = ownershipOf(dir)
  const before = openManifest(manifestFile).last
  removeWorkFolderBeside(dir)
  const { site } = openStaging(workDir, dir, before)
  rmSync(site, { recursive: true, force: true })
  const left: TreeEntry[] = []
  const folders: string[] = []
  for (const entry of listTree(dir).entries) {
    if (entry.path === ownershipFile) continue
    if (!isOwnEntry(dir, entry, owned, before)) left.push(entry)
    else if (entry.kind === 'folder') folders.push(entry.path)
    else unlinkSync(join(dir, entry.path))
  }
  for (const path of folders.reverse()) removeIfEmpty(join(dir, path))
  if (left.length > 0) writeWhole(join(dir, ownershipFile), ownershipText(new Map()))
  else {
    rmSync(join(dir, ownershipFile), { force: true })
    if (!lstatSync(outDir).isSymbolicLink()) removeIfEmpty(dir)
  }
  return namesOfForeign(left, new Set())
}

function removeIfEmpty(folder: string): void {
  try {
    rmdirSync(folder)
  } catch {
    // It holds something else, or a disk of its own is mounted there.
  }
}
