import { lockSite, SiteIsLocked } from '../io/site-lock.ts'
import { pathForUser } from './open-site.ts'
import type { CliWorld } from './terminal.ts'
import { UsageError } from './usage-error.ts'

/** Waits until no other docgen writes in this site. Returns what lets the next one in. */
export async function takeSite(root: string, { stderr, cwd }: CliWorld): Promise<() => void> {
  try {
    return await lockSite(root, {
      onWait: ({ pid, host }) => stderr.write(`Waiting for another docgen in this folder (process ${pid} on ${host}).\n`),
    })
  } catch (error) {
    if (!(error instanceof SiteIsLocked)) throw error
    throw new UsageError(
      `Another docgen (process ${error.holder.pid} on ${error.holder.host}) has been at work in this folder for ten minutes.`,
      `Wait for it or end it; if there is none, delete "${pathForUser(error.file, cwd)}".`,
    )
  }
}
