import { existsSync } from 'node:fs'
import { serveStatic } from '../io/serve/static-server.ts'
import { outputPlacesOf } from '../io/output/last-build.ts'
import { finishRenames, hasRenamePlan } from '../io/output/rename-files.ts'
import { outputFolder } from '../io/output/write-output.ts'
import { findRoot, openSite, pathForUser } from './open-site.ts'
import type { ServerFlags } from './flags.ts'
import { sayProblems } from './say-problems.ts'
import { sayAddress, untilInterrupted } from './serving.ts'
import { takeOutput, takeSite } from './take-site.ts'
import type { CliWorld } from './terminal.ts'
import { UsageError } from './usage-error.ts'

/** Serves what the last build wrote until the user stops it. */
export async function runPreviewCommand(input: ServerFlags & { readonly root: string }, world: CliWorld): Promise<number> {
  const root = findRoot(input.root, world)
  const loaded = await openSite(root, input, world)
  if ('problems' in loaded) return sayProblems(loaded.problems, 'nothing is served', world)
  const { outDir, base } = loaded.config
  const { outDir: dir, workDir } = outputPlacesOf(root, outDir)
  if (!existsSync(dir)) {
    throw new UsageError(`There is no built site in "${pathForUser(dir, world.cwd)}".`, 'Run "docgen build" first.')
  }
  await finishUpdate(root, workDir, dir, world)
  const server = await serveStatic({ dir, base, host: input.host, port: input.port })
  sayAddress(world, {
    what: `Serving ${pathForUser(dir, world.cwd)}`,
    url: server.url,
    wantedPort: input.port,
    port: server.port,
  })
  return untilInterrupted(world.interrupted, server.close)
}

/** A build that was killed on a system without an exchange of folders has left a plan of what was still to be moved. */
async function finishUpdate(root: string, workDir: string, dir: string, world: CliWorld): Promise<void> {
  if (!hasRenamePlan(workDir)) return
  const folder = outputFolder(dir)
  const unlockSite = await takeSite(root, world)
  try {
    const unlockOutput = await takeOutput(folder, world)
    try {
      finishRenames(workDir, folder)
    } finally {
      unlockOutput()
    }
  } finally {
    unlockSite()
  }
}
