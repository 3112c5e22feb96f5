// Folders next to the output folder that a build may need: a work folder where there is no cache, and the next site where the cache is on another disk.
import { existsSync, lstatSync, rmSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { isWithin } from '../is-within.ts'
import { stagingIn } from './staging.ts'
import { openStaging } from './write-output.ts'

/** Where the next site is made without a cache, if its folder cannot be written to. `dir` is the output folder. Absolute paths. */
export function workFolderBeside(dir: string): string {
  return join(dirname(dir), `.${basename(dir)}.docgen-work`)
}

/** Finishes what a build that was stopped had begun there. Returns the paths of what it removed. */
export function removeWorkFolderBeside(dir: string): readonly string[] {
  const folder = workFolderBeside(dir)
  if (!lstatSync(folder, { throwIfNoEntry: false })?.isDirectory()) return []
  openStaging(folder, dir, new Map())
  rmSync(folder, { recursive: true, force: true })
  return [folder]
}

/** The same for both folders; `workDir` is the work folder in the cache. */
export function removePassingFolders(workDir: string, dir: string): readonly string[] {
  const removed = removeWorkFolderBeside(dir)
  if (!existsSync(workDir) || !existsSync(dirname(dir)) || isWithin(stagingIn(workDir, dir).site, workDir)) return removed
  const { site } = openStaging(workDir, dir, new Map())
  if (!existsSync(site)) return removed
  rmSync(site, { recursive: true, force: true })
  return [...removed, site]
}

/** The same after an error, which is what the user is told. */
export function giveRoomBack(workDir: string, dir: string): void {
  try {
    removePassingFolders(workDir, dir)
  } catch {
    // The next build finishes what was begun.
  }
}
