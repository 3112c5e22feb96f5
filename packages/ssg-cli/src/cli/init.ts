import { existsSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { deployTargets } from '../init/deploy/index.ts'
import type { DeployTarget } from '../init/deploy/deploy-target.ts'
import { deployTargetNames } from '../init/deploy/target-names.ts'
import { planInit, type InitPlan } from '../init/plan-init.ts'
import type { Project } from '../init/project.ts'
import { terminalAsk, type Ask } from '../io/ask.ts'
import { ownVersion } from '../io/own-packages.ts'
import { readProject } from '../io/read-project.ts'
import { writeChanges } from '../io/write-changes.ts'
import { renderChanges } from './changes-report.ts'
import type { InitFlags } from './flags.ts'
import { oldSiteLine } from './old-site.ts'
import { findRoot, openSite } from './open-site.ts'
import { coloured, plain } from './report.ts'
import { hasColours, type CliWorld } from './terminal.ts'
import { UsageError } from './usage-error.ts'

/** Sets up a site in a repository: shows what it writes, and overwrites nothing. A second run changes nothing. */
export async function runInitCommand(
  input: InitFlags & { readonly root: string },
  world: CliWorld,
  ask: Ask | undefined = terminalAsk(),
): Promise<number> {
  const named = deployOf(input.deploy)
  const root = placeOf(input.root, world)
  const found = await readProject(root)
  const project = found.config === undefined ? found : { ...found, site: await siteIn(root, world) }
  const asks = input.yes === true || input.dryRun === true ? undefined : ask
  const deploy = named ?? (asks && input.deploy === undefined && project.config === undefined ? await askDeploy(asks) : undefined)
  const plan = planInit(project, { deploy, version: ownVersion })
  const oldSite = project.config === undefined ? await oldSiteLine(root) : undefined
  if (oldSite !== undefined) world.stdout.write(`${oldSite}\n\n`)
  sayPlan(plan, world)
  if (plan.changes.length === 0) return say(world, 'The site is already set up. There is nothing to write.\n')
  if (input.dryRun === true) return say(world, 'Nothing was written: this was a dry run.\n')
  if (input.yes !== true) {
    if (!asks)
      throw new UsageError('Nothing was written: docgen cannot ask without a terminal.', 'Run the command again with --yes.')
    if (!isYes(await asks('Write these files? [Y/n] '))) return say(world, 'Nothing was written.\n')
  }
  return write(root, plan, world)
}

/** What is wrong with a config is for a build to say. */
async function siteIn(root: string, world: CliWorld): Promise<Project['site']> {
  const loaded = await openSite(root, {}, world)
  return 'problems' in loaded ? undefined : loaded.config
}

/** Where the site stands, or where its folder will be made. */
function placeOf(root: string, world: CliWorld): string {
  return existsSync(resolve(world.cwd, root)) ? findRoot(root, world) : join(placeOf(dirname(root), world), basename(root))
}

function write(root: string, { changes, next }: InitPlan, world: CliWorld): number {
  const left = writeChanges(root, changes)
  const written = changes.filter(({ path }) => !left.includes(path)).map(({ path }) => path)
  if (written.length > 0) world.stdout.write(`Wrote ${written.join(', ')}.\n`)
  if (left.length > 0) {
    world.stdout.write(`Left ${left.join(', ')}: changed while the command ran. Run it again.\n`)
    return 1
  }
  return say(world, next.map((step, index) => `${next.length > 1 ? `${index + 1}. ` : ''}${step}\n`).join(''))
}

function sayPlan({ changes, kept }: InitPlan, { stdout, env }: CliWorld): void {
  const colours = hasColours(stdout, env) ? coloured : plain
  if (changes.length > 0) stdout.write(`${renderChanges(changes, colours)}\n`)
  for (const { path, reason } of kept) stdout.write(`Left ${path}. ${reason}\n`)
}

function deployOf(name: string | undefined): DeployTarget | undefined {
  if (name === undefined || name === 'none') return undefined
  const target = deployTargets.find((each) => each.name === name)
  if (target) return target
  throw new UsageError(`There is no deploy target "${name}".`, `Write one of ${deployTargetNames.join(', ')}, none.`)
}

/** Asks until the answer is one of the list: what was mistyped is no decision. */
async function askDeploy(ask: Ask): Promise<DeployTarget | undefined> {
  const list = deployTargets.map(({ title }, index) => `  ${index + 1}  ${title}\n`).join('')
  let question = `Where will the site be served?\n${list}  0  not decided yet\nNumber [0]: `
  for (;;) {
    const answer = (await ask(question)).trim()
    const target = deployTargets.find(({ name }, index) => answer === String(index + 1) || answer === name)
    if (target || /^(?:0|none)?$/.test(answer)) return target
    question = `"${answer}" is not in the list. Number [0]: `
  }
}

function isYes(answer: string): boolean {
  return answer === '' || /^y(?:es)?$/i.test(answer)
}

/** Returns the exit code of a command that ends with these words. */
function say({ stdout }: CliWorld, text: string): number {
  stdout.write(text)
  return 0
}
