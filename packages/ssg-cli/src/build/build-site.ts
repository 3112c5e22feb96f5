// What a build makes of a site whose sources are loaded: pages, findings and files.
import { rmSync } from 'node:fs'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Diagnostic } from '@docgen/model'
import type { LastBuild } from '../io/output/last-build.ts'
import { unlessAborted } from '../io/unless-aborted.ts'
import { countSamples } from '../pipeline/check-samples.ts'
import { judge } from '../pipeline/judge.ts'
import { sources } from '../pipeline/queries/inputs.ts'
import { everything, findings, outputs, pageFindings, searchPages } from '../pipeline/queries/outputs.ts'
import { assets } from '../pipeline/queries/assets.ts'
import { pages } from '../pipeline/queries/pages.ts'
import { client, loadedApi, loadedReferences, references } from '../pipeline/queries/reference.ts'
import { pageParts } from '../pipeline/queries/why.ts'
import { sampleFindings } from '../pipeline/queries/reports.ts'
import { checkedSamples, guideSamples } from '../pipeline/queries/samples.ts'
import { site as siteQuery } from '../pipeline/queries/site.ts'
import { routesOf } from '../stages/6-emit/emit-files.ts'
import { lunrLeftAt } from '../stages/6-emit/search/search-files.ts'
import { askAhead, IslandsChanged, type Attempt, type BuildReport } from './attempt.ts'
import { fails } from './fails.ts'
import { makeOutput, type Made } from './make-output.ts'
import { keep, rememberBuild } from './same-build.ts'

/** Asks in the order in which answers take least time. */
async function gather(attempt: Attempt): Promise<void> {
  const { cache, stages, samples } = attempt
  const { config } = attempt.loaded
  const { session, ports, pool } = attempt.site
  // Texts of the reference are compiled as soon as it is read, while the pages are.
  askAhead(attempt, loadedReferences)
  stages.enter('compile', (await session.ask(sources)).files.length)
  await session.ask(pages)
  askAhead(attempt, guideSamples)
  if (samples !== 'only') askAhead(attempt, assets)
  stages.enter('api')
  const read = await Promise.all(
    config.sources.flatMap(({ kind, name }) => (kind === 'api' ? [session.ask(loadedApi(name))] : [])),
  )
  await session.ask(references)
  // Programs of all packages take more memory than their pages.
  for (const source of config.sources) if (source.kind === 'api') void source.release?.()
  // Threads start while the samples are checked; where these are all, no page is rendered.
  if (cache.isEmpty && samples !== 'only')
    pool.prepare(read.flatMap(({ model }) => model.packages.flatMap(({ entries }) => entries)).length)
  if (ports.checkSamples) stages.enter('samples')
  await session.ask(checkedSamples)
  if (config.samples) void config.samples.release?.()
}

export async function reportSamples(attempt: Attempt): Promise<BuildReport> {
  await unlessAborted(attempt.signal, gather(attempt))
  const {
    site: { session },
    stages,
    failOn,
  } = attempt
  await nextTurn()
  const diagnostics = [...(await session.ask(sampleFindings)), ...judge(attempt.lost, attempt.loaded.config)]
  const samples = countSamples(await session.ask(checkedSamples))
  return {
    ok: !fails(diagnostics, failOn),
    stages: stages.end(),
    routes: [],
    diagnostics,
    output: undefined,
    samples,
    slowest: [],
  }
}

export async function reportSite(attempt: Attempt): Promise<BuildReport> {
  const { found, site, places, stages, failOn, signal } = attempt
  await unlessAborted(signal, gather(attempt))
  const { session, ports } = site
  const isDamaged = (): boolean => found.length > 0 || ports.cacheFindings().length > 0
  const made = await unlessAborted(signal, make(attempt))
  if (!attempt.isLast && !(await site.agrees())) throw new IslandsChanged()
  // Node reports a promise that was rejected meanwhile at the end of this turn.
  await nextTurn()
  signal?.throwIfAborted()
  // From here on the output may change: it must not be taken for that of the build before, whatever ends this one.
  if (places && attempt.write) rmSync(places.lastBuildFile, { force: true })
  const lost = (): readonly Diagnostic[] => judge(attempt.lost, attempt.loaded.config)
  const { output, found: ofOutput } = fails([...made.diagnostics, ...lost()], failOn)
    ? { output: undefined, found: lost() }
    : await makeOutput({ ...attempt, pool: site.pool }, made)
  await nextTurn()
  // Some are rejected while the site is written.
  const told = new Set(ofOutput.map((finding) => JSON.stringify(finding)))
  const afterAll = lost().filter((finding) => !told.has(JSON.stringify(finding)))
  const diagnostics = [...made.diagnostics, ...ofOutput, ...afterAll]
  const build: LastBuild = {
    routes: routesOf(made.site),
    diagnostics,
    ...(ports.checkSamples && { samples: countSamples(await session.ask(checkedSamples)) }),
    ...(made.lunrLeftAt !== undefined && { lunrLeftAt: made.lunrLeftAt }),
  }
  // Some of the cache is first read while the output is made. Damage that is found there is reported once, since it is repaired by now.
  const isKept = (output !== undefined || !attempt.write) && !isDamaged() && attempt.lost.length === 0
  if (places && isKept) await rememberBuild(attempt, attempt.write ? places.lastBuildFile : places.lastCheckFile, build)
  // What was compiled may have begun it: the next build is to find it again.
  if (attempt.lost.length === 0) await keep(attempt)
  const slowest = [...attempt.compiled].sort((a, b) => b.ms - a.ms).slice(0, 10)
  return { ok: !fails(diagnostics, failOn), stages: stages.end(), ...build, output, slowest }
}

async function make({ found, loaded: { config }, site: { session }, stages }: Attempt): Promise<Made> {
  stages.enter('graph')
  const whole = await session.ask(siteQuery)
  stages.enter('resolve', whole.pages.length)
  await session.ask(pageFindings)
  stages.enter('emit', whole.pages.length)
  const { files } = await session.ask(outputs)
  const diagnostics = [...found, ...(await session.ask(findings))]
  await session.ask(everything)
  const forgotten = [outputs, findings].flatMap((query) => session.uncovered(query, everything))
  if (forgotten.length > 0) throw new Error(`The key of a build does not cover ${forgotten.join(', ')}.`)
  return {
    site: whole,
    files,
    client: await session.ask(client),
    diagnostics,
    lunrLeftAt: lunrLeftAt(await session.ask(searchPages), config.search),
    partsOf: await session.ask(pageParts),
  }
}
