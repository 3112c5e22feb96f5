import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { cacheFolderName, removeCache } from '../io/cache-folder.ts'
import { outputPlacesOf, type OutputPlaces } from '../io/output/last-build.ts'
import { isThere } from '../io/output/output-tree.ts'
import { removePassingFolders } from '../io/output/passing-folders.ts'
import { removeOutput } from '../io/output/remove-output.ts'
import { outputFolder } from '../io/output/write-output.ts'
import { findRoot, openSite, pathForUser } from './open-site.ts'
import type { SiteFlags } from './flags.ts'
import { refusalOf } from './refused-folder.ts'
import { sayProblems } from './say-problems.ts'
import { takeOutput, takeSite } from './take-site.ts'
import type { CliWorld } from './terminal.ts'

/** Removes what docgen wrote: the cache in any case, and the built site when it can be told where that is. Everything else stays. */
export async function runCleanCommand(input: SiteFlags & { readonly root: string }, world: CliWorld): Promise<number> {
  const root = findRoot(input.root, world)
  const cache = join(root, cacheFolderName)
  // Before the config is loaded, which makes the folder.
  const hadCache = existsSync(cache)
  const unlock = await takeSite(root, world)
  try {
    const loaded = await openSite(root, input, world)
    const isUnknown = 'problems' in loaded && loaded.problems.some(({ file }) => file !== '.')
    const places = outputPlacesOf(root, 'problems' in loaded ? (input.outDir ?? 'dist') : loaded.config.outDir)
    const output = isUnknown ? noOutput : await cleanOutput(places, world)
    const leftOfCache = removeCache(root)
    if ('problems' in loaded && isUnknown)
      return sayProblems(loaded.problems, 'the cache was removed, but the config does not say where the built site is', world)
    if (output.refusal !== undefined) throw output.refusal
    const removed = [
      ...(hadCache && !existsSync(cache) ? [cache] : []),
      ...(output.isRemoved && !existsSync(places.outDir) ? [places.outDir] : []),
      ...output.passing,
    ]
    const left = [...output.left.map((path) => join(places.outDir, path)), ...leftOfCache.map((path) => join(root, path))]
    sayWhat(removed, left, world)
    return 0
  } finally {
    unlock()
  }
}

interface CleanedOutput {
  readonly isRemoved: boolean
  /** Paths of what stopped builds left next to an output folder that is not there. */
  readonly passing: readonly string[]
  readonly left: readonly string[]
  readonly refusal?: unknown
}

const noOutput: CleanedOutput = { isRemoved: false, passing: [], left: [] }

async function cleanOutput(places: OutputPlaces, world: CliWorld): Promise<CleanedOutput> {
  if (!isThere(places.outDir)) return { ...noOutput, passing: removePassingFolders(places.workDir, places.outDir) }
  if (!existsSync(places.outDir)) return noOutput
  const unlock = await takeOutput(outputFolder(places.outDir), world)
  try {
    return { ...noOutput, isRemoved: true, left: removeOutput(places) }
  } catch (error) {
    return { ...noOutput, refusal: refusalOf(error, world.cwd) }
  } finally {
    unlock()
  }
}

function sayWhat(removed: readonly string[], left: readonly string[], { stdout, cwd }: CliWorld): void {
  const listOf = (paths: readonly string[]): string => paths.map((path) => pathForUser(path, cwd)).join(', ')
  const names = removed.map((path) => pathForUser(path, cwd))
  if (names.length > 0) stdout.write(`Removed ${names.join(' and ')}.\n`)
  else if (left.length === 0) stdout.write('There was nothing to remove.\n')
  if (left.length > 0) stdout.write(`Left ${listOf(left)}: docgen did not write ${left.length === 1 ? 'it' : 'them'}.\n`)
}
