import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { serveStatic } from '../io/static-server.ts'
import { finishSwap } from '../io/output/write-output.ts'
import { findRoot, openSite, pathForUser } from './open-site.ts'
import type { ServerFlags } from './flags.ts'
import { sayProblems } from './say-problems.ts'
import { sayAddress, untilInterrupted } from './serving.ts'
import type { CliWorld } from './terminal.ts'
import { UsageError } from './usage-error.ts'

/** Serves what the last build wrote until the user stops it. */
export async function runPreviewCommand(input: ServerFlags & { readonly root: string }, world: CliWorld): Promise<number> {
  const root = findRoot(input.root, world)
  const loaded = await openSite(root, input, world)
  if ('problems' in loaded) return sayProblems(loaded.problems, 'nothing is served', world)
  const { outDir, base } = loaded.config
  const dir = resolve(root, outDir)
  finishSwap(dir)
  if (!existsSync(dir)) {
    throw new UsageError(`There is no built site in "${pathForUser(dir, world.cwd)}".`, 'Run "docgen build" first.')
  }
  const server = await serveStatic({ dir, base, host: input.host, port: input.port })
  sayAddress(world, {
    what: `Serving ${pathForUser(dir, world.cwd)}`,
    url: server.url,
    wantedPort: input.port,
    port: server.port,
  })
  return untilInterrupted(world.interrupted, server.close)
}
