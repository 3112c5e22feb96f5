import { summaryOf } from '../workspace/summary.ts'
import type { WorkspaceDescription } from '../workspace/description.ts'
import { coloured, plain } from './report.ts'
import { oldSiteLine } from './old-site.ts'
import { hasColours, type CliWorld } from './terminal.ts'

/** What a site without a config is made of, where that is more than a folder of Markdown. Before the findings, which say little to somebody who does not know it. */
export async function sayWorkspace(
  { workspace }: { readonly workspace?: WorkspaceDescription | undefined },
  root: string,
  { stdout, env }: CliWorld,
): Promise<void> {
  if (workspace === undefined || workspace.tool === 'none') return
  const colours = hasColours(stdout, env) ? coloured : plain
  const [first = '', ...rest] = summaryOf(workspace)
  const oldSite = await oldSiteLine(root)
  const lines = [colours.bold(first), ...rest, ...(oldSite === undefined ? [] : [`  ${oldSite}`])]
  stdout.write(`${lines.join('\n')}\n\n`)
}
