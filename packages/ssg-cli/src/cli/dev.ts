import { findConfigPath, findRoot } from './open-site.ts'
import { createFindingsLog } from './findings-log.ts'
import type { ServerFlags } from './flags.ts'
import { coloured, plain } from './report.ts'
import { sayProblems } from './say-problems.ts'
import { sayWorkspace } from './say-workspace.ts'
import { sayAddress, untilInterrupted } from './serving.ts'
import { hasColours, type CliWorld } from './terminal.ts'

/** Serves the site from memory, with every change, until the user stops it. */
export async function runDevCommand(input: ServerFlags & { readonly root: string }, world: CliWorld): Promise<number> {
  const root = findRoot(input.root, world)
  const { startDevServer, UnusableConfig } = await import('../dev/dev-server.ts')
  const { stdout, env } = world
  const logOf = createFindingsLog({
    colours: hasColours(stdout, env) ? coloured : plain,
    all: input.all === true,
    withStacks: input.debug === true,
  })
  try {
    const server = await startDevServer({
      root,
      configPath: findConfigPath(input.config, world),
      base: input.base,
      port: input.port,
      host: input.host,
      open: input.open === true,
      isDebugging: input.debug,
      onWorkspace: (found) => sayWorkspace(found, root, world),
      onFindings: (findings, isWhole) => {
        const text = logOf(findings, isWhole)
        // What comes at another time stands apart.
        if (text !== '') stdout.write(`\n${text}`)
      },
      log: (text) => stdout.write(`\n${text.replace(/\n$/, '')}\n`),
    })
    sayAddress(world, {
      what: 'Serving the site',
      url: server.url,
      wantedPort: input.port,
      port: Number(new URL(server.url).port),
    })
    return await untilInterrupted(world.interrupted, server.close)
  } catch (error) {
    if (error instanceof UnusableConfig) return sayProblems(error.problems, 'nothing is served', world)
    throw error
  }
}
