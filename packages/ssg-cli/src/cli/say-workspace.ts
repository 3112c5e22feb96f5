import { existsSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { configNames } from '../config/config-names.ts'
import { findRepository } from '../io/repository-root.ts'
import { siteFileOf } from '../io/site-file.ts'
import { summaryOf } from '../workspace/summary.ts'
import type { WorkspaceDescription } from '../workspace/description.ts'
import { coloured, plain } from './report.ts'
import { oldSiteLine } from './old-site.ts'
import { hasColours, type CliWorld } from './terminal.ts'

/**
 * What a site without a config is made of, where that is more than a folder of Markdown. Before the findings, which say little to somebody who does not know
 * it. Whoever is in a folder of a site learns in any case that its config is further up.
 */
export async function sayWorkspace(
  { workspace }: { readonly workspace?: WorkspaceDescription | undefined },
  root: string,
  { stdout, env }: Pick<CliWorld, 'stdout' | 'env'>,
): Promise<void> {
  if (workspace === undefined) return
  const isFolder = workspace.tool === 'none'
  const config = configAbove(root)
  if (isFolder && config === undefined) return
  const colours = hasColours(stdout, env) ? coloured : plain
  const [first = '', ...rest] = isFolder
    ? ['No docgen.config.ts: the site is built from the Markdown of this folder.']
    : summaryOf(workspace)
  const above = config && `${config} is for another folder. To build its site, run docgen there.`
  const oldSite = isFolder ? undefined : await oldSiteLine(root)
  const notes = [above, oldSite].flatMap((note) => (note === undefined ? [] : [`  ${note}`]))
  stdout.write(`${[colours.bold(first), ...rest, ...notes].join('\n')}\n\n`)
}

/** The nearest config above the folder, in the same repository, as a path from there. */
function configAbove(root: string): string | undefined {
  const repository = findRepository(root)
  const top = repository === undefined ? root : resolve(root, repository)
  for (let folder = root; folder !== top && folder !== dirname(folder);) {
    folder = dirname(folder)
    const name = configNames.find((each) => existsSync(join(folder, each)))
    if (name !== undefined) return siteFileOf(join(folder, name), root)
  }
  return undefined
}
