import type { LoadedConfig } from '../io/load-config.ts'
import { algoliaTarget } from '../io/hosted-search/algolia-target.ts'
import { patience, ServiceError, type Patience } from '../io/hosted-search/patient-request.ts'
import { hasChanges, planPush, type PushPlan, type PushTarget } from '../io/hosted-search/push-plan.ts'
import { typesenseTarget } from '../io/hosted-search/typesense-target.ts'
import { countOf } from '../common/count-of.ts'
import type { SearchPushFlags } from './flags.ts'
import { findRoot, openSite } from './open-site.ts'
import { coloured, plain, renderFailure } from './report.ts'
import { sayProblems } from './say-problems.ts'
import { sayErrors } from './search-export.ts'
import { recordsOfSite } from './search-records-of-site.ts'
import { hasColours, isInteractive, type CliWorld } from './terminal.ts'
import { UsageError } from './usage-error.ts'

/** Where the key comes from that may write. It is read nowhere else, and neither printed nor kept. */
const keyName = 'DOCGEN_SEARCH_ADMIN_KEY'

/** Makes the records of the hosted search those of the site. In a terminal it only says what it would do, until it is told `--yes`. */
export async function runSearchPushCommand(
  input: SearchPushFlags & { readonly root: string },
  world: CliWorld,
  how: Patience = patience,
): Promise<number> {
  const { stdout, env } = world
  const root = findRoot(input.root, world)
  const loaded = await openSite(root, input, world)
  if ('problems' in loaded) return sayProblems(loaded.problems, 'nothing was pushed', world)
  const target = targetOf(loaded, env, how)
  const found = await recordsOfSite(root, loaded, input.cache)
  if ('errors' in found) return sayErrors(found.errors, world)
  try {
    const plan = planPush(await target.loadIds(), found.records)
    stdout.write(`${wordsOf(plan)}\n`)
    if (!hasChanges(plan)) return 0
    if (input.dryRun === true || (isInteractive(stdout, env) && input.yes !== true)) {
      stdout.write(
        `Nothing was pushed. Run the command again ${input.dryRun === true ? 'without --dry-run' : 'with --yes'} to push.\n`,
      )
      return 0
    }
    await target.push(plan, found.records)
    stdout.write('Pushed.\n')
    return 0
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error
    const colours = hasColours(world.stderr, env) ? coloured : plain
    world.stderr.write(renderFailure(`Pushing to the search service failed: ${error.message}.`, hintFor(error), colours))
    return 1
  }
}

function targetOf({ config: { search } }: LoadedConfig, env: CliWorld['env'], how: Patience): PushTarget {
  if (search === false || search === 'auto' || search.kind !== 'hosted') {
    throw new UsageError(
      'This site has no hosted search to push to.',
      'Write `search: algolia({ … })` or `search: typesense({ … })`.',
    )
  }
  const key = env[keyName]
  if (key === undefined || key === '') {
    throw new UsageError(
      `The environment variable ${keyName} is missing.`,
      'Set it to a key of the service that is allowed to write.',
    )
  }
  return search.engine === 'algolia' ? algoliaTarget(search.options, key, how) : typesenseTarget(search.options, key, how)
}

function wordsOf({ added, removed, kept }: PushPlan): string {
  return `${countOf(added.length, 'new or changed record')}, ${removed.length} gone, ${kept} unchanged.`
}

function hintFor({ status }: ServiceError): string {
  if (status === 401 || status === 403) return `Check ${keyName}: the key must be allowed to write and to browse.`
  return 'Run the command again; the search of your readers is unchanged.'
}
