import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { findNearest } from '@docgen/model'
import { durationText, pagesLine, sorted, summaryOf, workOf, type WorkPart } from '../migrate/core/report.ts'
import type { Migration } from '../migrate/core/site.ts'
import { migrationTools } from '../migrate/index.ts'
import { migrationToolNames } from '../migrate/tool-names.ts'
import { findSite, prepareMigration, type FoundSite } from '../io/migrate/prepare-migration.ts'
import { isFree, writeMigration } from '../io/migrate/write-migration.ts'
import { Call } from '../scaffold/code-text.ts'
import { countOf } from '../common/count-of.ts'
import type { MigrateFlags } from './flags.ts'
import { findRoot, pathForUser } from './open-site.ts'
import type { CliWorld } from './terminal.ts'
import { UsageError } from './usage-error.ts'

/** Makes a docgen site of a site of another tool, and says by file and line what it did. */
export async function runMigrateCommand(
  input: MigrateFlags & { readonly tool?: string | undefined; readonly root: string },
  world: CliWorld,
): Promise<number> {
  const site = findSiteOf(input, world)
  const out =
    input.inPlace === true ? site.root : resolve(input.out === undefined ? site.root : world.cwd, input.out ?? 'docgen-site')
  if (input.inPlace !== true && input.dryRun !== true && !isFree(out))
    throw new UsageError(
      `The folder "${pathForUser(out, world.cwd)}" is not empty.`,
      'Name another folder with --out, or remove this one.',
    )
  const migration = await prepareMigration(site, out)
  const isEmpty = hasNoPage(migration)
  const isDry = input.dryRun === true || isEmpty
  const left = isDry ? [] : writeMigration({ migration, title: site.tool.title, root: site.root, out })
  if (input.json === true) world.stdout.write(`${JSON.stringify(documentOf(migration, site), null, 2)}\n`)
  else
    world.stdout.write(
      textOf(migration, site, {
        config: pathForUser(join(site.root, site.configFile), world.cwd),
        out: pathForUser(out, world.cwd),
        left,
        isDry,
        isEmpty,
        lists: input.all === true,
      }),
    )
  return left.length > 0 || isEmpty ? 1 : 0
}

/** A reference is pages too, which are made when the site is built. */
function hasNoPage({ pages, settings }: Migration): boolean {
  const sources = settings.find(({ key }) => key === 'sources')?.value
  const isReference = (source: unknown): boolean => source instanceof Call && source.name === 'apiReference'
  return pages.length === 0 && !(Array.isArray(sources) && sources.some(isReference))
}

function findSiteOf({ tool, root }: { readonly tool?: string | undefined; readonly root: string }, world: CliWorld): FoundSite {
  const isTool = migrationTools.some(({ name }) => name === tool)
  const meant =
    isTool || tool === undefined || existsSync(resolve(world.cwd, tool)) ? undefined : findNearest(tool, migrationToolNames)
  if (meant !== undefined) throw new UsageError(`docgen cannot migrate "${tool}".`, `Write "docgen migrate ${meant}".`)
  // `docgen migrate website`: a folder alone.
  if (tool !== undefined && !isTool && root === '.' && !existsSync(resolve(world.cwd, tool)))
    throw new UsageError(
      `"${tool}" is neither a folder nor a tool that docgen can migrate.`,
      `Give the folder of the site, or one of ${migrationToolNames.join(', ')}.`,
    )
  const folder = findRoot(tool !== undefined && !isTool && root === '.' ? tool : root, world)
  if (tool !== undefined && !isTool && root !== '.')
    throw new UsageError(`docgen cannot migrate "${tool}".`, `Write one of ${migrationToolNames.join(', ')}.`)
  const site = findSite(folder, isTool ? tool : undefined)
  if (site && 'missing' in site)
    throw new UsageError(
      `${pathForUser(join(site.root, site.configFile), world.cwd)} does not use ${site.missing}, so it is not a site of ${site.tool.title}.`,
      `docgen can migrate sites of these tools: ${migrationTools.map(({ title }) => title).join(', ')}.`,
    )
  if (site) return { ...site, root: resolve(site.root) }
  const wanted = migrationTools
    .filter(({ name }) => !isTool || name === tool)
    .flatMap(({ configNames }) => configNames.slice(0, 1))
  throw new UsageError(
    `There is no site to migrate in "${pathForUser(folder, world.cwd)}".`,
    `Name the folder that contains ${wanted.join(' or ')}.`,
  )
}

function documentOf(migration: Migration, { tool, configFile }: FoundSite): object {
  return {
    tool: tool.name,
    config: configFile,
    ...summaryOf(migration),
    notes: sorted(migration.notes),
    addressList: migration.addresses,
  }
}

interface Told {
  readonly config: string
  readonly out: string
  readonly left: readonly string[]
  readonly isDry: boolean
  readonly isEmpty: boolean
  readonly lists: boolean
}

/** Tasks that are listed unless all are asked for. */
const shortList = 20

function textOf(migration: Migration, { tool }: FoundSite, { config, out, left, isDry, isEmpty, lists }: Told): string {
  const summary = summaryOf(migration)
  const { lost, counts, minutes } = summary
  const work = workOf(migration.notes)
  const tasks = work.reduce((total, part) => total + part.tasks.length, 0)
  return [
    isEmpty
      ? `The site of ${tool.title} (${config}) has no page that docgen can read: nothing was written.\n\n`
      : `Migrated ${tool.title} (${config})${isDry ? ': a dry run, nothing was written' : ` to ${out}`}.\n\n`,
    `${pagesLine(summary)}${lost.length === 0 ? '' : `; lost: ${lost.slice(0, 5).join(', ')}${lost.length > 5 ? ', …' : ''}`}.\n`,
    `${countOf(counts.changed, 'change')}, ${countOf(counts.left, 'thing')} left out. Work that is left for you: ${durationText(minutes)}.\n`,
    ...taskLines(work, lists ? tasks : shortList),
    ...(tasks > shortList && !lists ? [`\n... and ${tasks - shortList} more. Use --all to list them.\n`] : []),
    ...left.map((path) => `Left ${path} unchanged: it already exists.\n`),
    ...(isDry
      ? []
      : [
          `\nMIGRATION.txt lists everything. Next, in ${out === '.' ? 'this folder' : out}:\n`,
          '  npm install\n  npx docgen dev          to look at the new site\n  npx docgen check --fix  to correct broken links, and to list the others\n',
        ]),
  ].join('')
}

/** The parts of the work with the first tasks, in the order to work in. */
function taskLines(work: readonly WorkPart[], limit: number): readonly string[] {
  let rest = limit
  return work.flatMap(({ title, minutes, tasks }) => {
    const shown = tasks.slice(0, rest)
    rest -= shown.length
    return [
      `\n${title}: ${tasks.length}, ${durationText(minutes)}\n`,
      ...shown.map(({ topic, message, places: [first = '', ...others] }) => {
        const also =
          others.length === 0
            ? ''
            : `\n    also: ${others.slice(0, 3).join(', ')}${others.length > 3 ? ` and ${others.length - 3} more` : ''}`
        return `  ${first}  ${topic}\n    ${message}${also}\n`
      }),
    ]
  })
}
