// An output folder that was copied or restored, as from the cache of a CI: its files have other times than those that the manifest knows. Where their
// bytes are what was written, the manifest learns the new times, so that nothing is made anew.
import { readFileSync, rmSync, statSync } from 'node:fs'
import { hashOf } from '../../pipeline/hash.ts'
import type { OutputPlaces } from './last-build.ts'
import { isAsWritten, openManifest, type ManifestEntry, type StoredManifest } from './output-manifest.ts'
import { ownershipFile } from './ownership.ts'
import { stagingIn } from './staging.ts'
import { outputFolder } from './write-output.ts'

/** The manifest as it is, unless docgen's own note in the folder has the bytes that were written and another time. */
export function adoptRestored({ outDir, workDir, manifestFile }: OutputPlaces): StoredManifest {
  const stored = openManifest(manifestFile)
  const note = `${outDir}/${ownershipFile}`
  const entry = stored.last.get(ownershipFile)
  if (entry === undefined || isAsWritten(note, entry) || restoredEntry(note, entry) === undefined) return stored
  const adopted = new Map([...stored.last].map(([path, one]) => [path, restoredEntry(`${outDir}/${path}`, one) ?? one]))
  // The twin was restored too, as files of their own: it is made again from those of the folder.
  rmSync(stagingIn(workDir, outputFolder(outDir)).site, { recursive: true, force: true })
  stored.save(adopted)
  // What is saved next is compared with this.
  return openManifest(manifestFile)
}

/** With the time that the file now has; `undefined` where its bytes are others. */
function restoredEntry(path: string, entry: ManifestEntry): ManifestEntry | undefined {
  const now = statSync(path, { throwIfNoEntry: false })
  if (!now?.isFile() || now.size !== entry.size || hashOf(readFileSync(path)) !== entry.sum) return undefined
  return { ...entry, mtimeMs: now.mtimeMs }
}
