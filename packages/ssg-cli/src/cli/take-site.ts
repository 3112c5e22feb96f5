import { SiteIsLocked } from '../io/refusals.ts'
import { lockOutput, lockSite, type LockOptions, type Unlock } from '../io/site-lock.ts'
import { pathForUser } from './open-site.ts'
import type { CliWorld } from './terminal.ts'
import { UsageError } from './usage-error.ts'

/** Waits until no other docgen writes in this site. Returns what lets the next one in. */
export function takeSite(root: string, world: CliWorld): Promise<Unlock> {
  return waitInWords((options) => lockSite(root, options), 'this folder', world)
}

/** The same for the output folder `dir`, which another site may have too. */
export function takeOutput(dir: string, world: CliWorld): Promise<Unlock> {
  return waitInWords((options) => lockOutput(dir, options), `"${pathForUser(dir, world.cwd)}"`, world)
}

async function waitInWords(
  lock: (options: LockOptions) => Promise<Unlock>,
  place: string,
  { stderr, cwd }: CliWorld,
): Promise<Unlock> {
  try {
    return await lock({
      onWait: ({ pid, host }) => stderr.write(`Waiting for another docgen in ${place} (process ${pid} on ${host}).\n`),
    })
  } catch (error) {
    if (!(error instanceof SiteIsLocked)) throw error
    throw new UsageError(
      `Another docgen (process ${error.holder.pid} on ${error.holder.host}) has been working in ${place} for ten minutes.`,
      `Wait for it or stop it, or delete "${pathForUser(error.file, cwd)}" if no such process exists.`,
    )
  }
}
