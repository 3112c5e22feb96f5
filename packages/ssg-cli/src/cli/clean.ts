import { existsSync, readdirSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { findRoot, openSite, pathForUser } from './open-site.ts'
import type { SiteFlags } from './flags.ts'
import { sayProblems } from './say-problems.ts'
import type { CliWorld } from './terminal.ts'
import { UsageError } from './usage-error.ts'

/** Removes the cache in any case, and the output folder when it can be told which that is and that docgen made it. */
export async function runCleanCommand(input: SiteFlags & { readonly root: string }, world: CliWorld): Promise<number> {
  const root = findRoot(input.root, world)
  const cache = join(root, '.docgen')
  // Before the config is loaded, which makes the folder.
  const removed = existsSync(cache) ? [cache] : []
  const loaded = await openSite(root, input, world)
  await rm(cache, { recursive: true, force: true })
  if ('problems' in loaded && loaded.problems.some(({ file }) => file !== '.')) {
    return sayProblems(loaded.problems, 'the cache was removed, but the config does not tell where the built site is', world)
  }
  const outDir = resolve(root, 'problems' in loaded ? (input.outDir ?? 'dist') : loaded.config.outDir)
  if (existsSync(outDir)) {
    if (!isBuiltSite(outDir)) {
      throw new UsageError(
        `The folder "${pathForUser(outDir, world.cwd)}" was not made by docgen, so it is left as it is.`,
        'Remove it yourself if you mean it.',
      )
    }
    await rm(outDir, { recursive: true, force: true })
    removed.push(outDir)
  }
  const names = removed.map((path) => pathForUser(path, world.cwd))
  world.stdout.write(names.length === 0 ? 'There was nothing to remove.\n' : `Removed ${names.join(' and ')}.\n`)
  return 0
}

/** Every build writes this file, so that GitHub Pages serves the folder as it is. */
function isBuiltSite(folder: string): boolean {
  const names = readdirSync(folder)
  return names.length === 0 || names.includes('.nojekyll')
}
