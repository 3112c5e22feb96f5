// A build from the loaded config to the written site.
import { rmSync } from 'node:fs'
import { once, type Diagnostic, type SourceReader } from '@docgen/model'
import { cachePlace } from '../io/cache-folder.ts'
import { corruptCache } from '../diagnostics/environment.ts'
import type { Query } from '../engine/query.ts'
import { openSession, type SiteSession } from '../io/open-session.ts'
import { adoptRestored } from '../io/output/adopt-restored.ts'
import { createLastOutput } from '../io/output/last-output.ts'
import { findUnchanged, outputPlacesOf, writeLastBuild, type LastBuild, type OutputPlaces } from '../io/output/last-build.ts'
import { readManifest, type Manifest, type WrittenOutput } from '../io/output/output-manifest.ts'
import type { LoadedConfig } from '../io/load-config.ts'
import { openKnownSources, SourceChanged, type KnownSources } from '../io/known-sources.ts'
import { createMemoryCache, DamagedCache, openPageCache, type PageCache } from '../io/page-cache.ts'
import type { Unlock } from '../io/site-lock.ts'
import { countSamples } from '../pipeline/check-samples.ts'
import type { PageFault } from '../pipeline/island-findings.ts'
import { sources } from '../pipeline/queries/inputs.ts'
import { everything, findings, outputs, pageFindings, searchPages } from '../pipeline/queries/outputs.ts'
import { assets, pages } from '../pipeline/queries/pages.ts'
import { client, loadedApi, loadedLastUpdates, loadedReferences, references } from '../pipeline/queries/reference.ts'
import { pageParts } from '../pipeline/queries/why.ts'
import { sampleFindings } from '../pipeline/queries/reports.ts'
import { checkedSamples, guideSamples } from '../pipeline/queries/samples.ts'
import { site as siteQuery } from '../pipeline/queries/site.ts'
import type { SiteWorld } from '../pipeline/queries/world.ts'
import { loadSources } from '../stages/1-load/load-sources.ts'
import { routesOf } from '../stages/6-emit/emit-files.ts'
import { lunrLeftAt } from '../stages/6-emit/search/search-files.ts'
import { fails, type FailOn } from './fails.ts'
import { makeOutput, type Made } from './make-output.ts'
import { createStageClock, type StageClock } from './stage-clock.ts'

export interface RunBuildInput {
  /** Absolute path of the site root. */
  readonly root: string
  readonly loaded: LoadedConfig
  readonly useCache: boolean
  /** `false` for a check: everything is rendered, nothing is written. */
  readonly write: boolean
  /** `without` checks no samples, `only` nothing else. Default: as the config has it. */
  readonly samples?: 'without' | 'only' | undefined
  readonly failOn: FailOn
  /** Worker threads at the most; one per core when absent. */
  readonly workers?: number | undefined
  /** Waits until no other docgen writes into the output folder (absolute path). Returns what lets the next one in. */
  readonly lockOutput?: ((dir: string) => Promise<Unlock>) | undefined
  readonly onStage?: ((stage: string, done?: { readonly pages?: number }) => void) | undefined
}

export interface BuildReport extends LastBuild {
  readonly ok: boolean
  /** Milliseconds by stage. */
  readonly stages: Readonly<Record<string, number>>
  /** Absent when nothing was written. */
  readonly output: (WrittenOutput & { readonly dir: string }) | undefined
  /** Of the pages that were compiled, those that took longest. */
  readonly slowest: readonly { readonly file: string; readonly ms: number }[]
}

export async function runBuild(input: RunBuildInput): Promise<BuildReport> {
  try {
    return await runOnce(input, [])
  } catch (error) {
    // It was saved while the site was built: this time every file is read.
    if (error instanceof SourceChanged) return runOnce(input, [], false)
    if (!(error instanceof DamagedCache)) throw error
    // Nothing of a damaged cache is worth keeping: the build starts again without it.
    rmSync(cachePlace(input.root, 'pages'), { recursive: true, force: true })
    return runOnce(input, [corruptCache('.docgen/pages/pages.html', 'the HTML of a page')])
  }
}

/** What one attempt at a build works with. */
interface Attempt extends RunBuildInput {
  /** What was found before it began. */
  readonly found: readonly Diagnostic[]
  readonly site: SiteSession
  readonly cache: PageCache
  /** Absent where nothing is kept. */
  readonly known: KnownSources | undefined
  readonly stages: StageClock
  /** Absent where nothing is kept. */
  readonly places: OutputPlaces | undefined
  /** What the last build wrote; nothing where nothing is kept. */
  readonly lastManifest: () => Manifest
  readonly compiled: readonly { readonly file: string; readonly ms: number }[]
  /** What islands came upon while pages were rendered. */
  readonly faults: readonly PageFault[]
  /** Outputs that failed while their files were made. */
  readonly failedOutputs: readonly Diagnostic[]
}

async function runOnce(input: RunBuildInput, found: readonly Diagnostic[], trustsTimes = true): Promise<BuildReport> {
  const { root, loaded, useCache } = input
  const cache = useCache ? openPageCache(cachePlace(root, 'pages'), '.docgen/pages') : createMemoryCache()
  const places = useCache && input.write ? outputPlacesOf(root, loaded.config.outDir) : undefined
  const lastManifest = once((): Manifest => (places ? adoptRestored(places, readManifest(places.manifestFile)) : new Map()))
  const compiled: { readonly file: string; readonly ms: number }[] = []
  const faults: PageFault[] = []
  const failedOutputs: Diagnostic[] = []
  const site = openSession({
    ...input,
    cache,
    mode: { includeDrafts: false, isLazy: false, ...(input.samples === 'without' && { checksSamples: false }) },
    readLastOutput: places && createLastOutput(places.outDir, lastManifest),
    onCompiled: ({ file }, ms) => compiled.push({ file, ms: Math.round(ms * 10) / 10 }),
    onRendered: (_, ofPage) => faults.push(...ofPage),
    onFailedOutput: (finding) => failedOutputs.push(finding),
  })
  const attempt: Attempt = {
    ...input,
    found,
    site,
    cache,
    known: useCache ? openKnownSources({ root, loaded, trustsTimes }) : undefined,
    stages: createStageClock(input.onStage),
    places,
    lastManifest,
    compiled,
    faults,
    failedOutputs,
  }
  try {
    await gather(attempt)
    return input.samples === 'only' ? await reportSamples(attempt) : await reportSite(attempt)
  } finally {
    await site.close()
    // Another attempt removes the file that it has open.
    cache.close()
  }
}

/** Asks in the order in which answers take least time: what other threads and programs do comes first. */
async function gather({
  loaded: { config },
  cache,
  known,
  site: { session, ports, pool },
  stages,
  samples,
}: Attempt): Promise<void> {
  const begin = (query: Query<SiteWorld, unknown>): void => {
    // One that fails tells so where its answer is waited for.
    session.ask(query).catch(() => undefined)
  }
  for (const query of [loadedReferences, ...(samples === 'only' ? [] : [loadedLastUpdates, client])]) begin(query)
  stages.enter('load')
  const reader: SourceReader = {
    ...ports.reader,
    known: known?.find,
    // Threads start while the texts are read. Only an empty cache says beforehand that all pages will be compiled.
    readAll: (files) => {
      if (cache.isEmpty) pool.prepare(files.length)
      return ports.reader.readAll(files)
    },
  }
  const loaded = await loadSources(reader, config)
  session.set(sources, loaded)
  stages.enter('compile', loaded.files.length)
  await session.ask(pages)
  begin(guideSamples)
  if (samples !== 'only') begin(assets)
  stages.enter('api')
  const read = await Promise.all(
    config.sources.flatMap(({ kind, name }) => (kind === 'api' ? [session.ask(loadedApi(name))] : [])),
  )
  // Programs of all packages take more memory than their pages.
  for (const source of config.sources) if (source.kind === 'api') source.release?.()
  await session.ask(references)
  // Threads start while the samples are checked; where these are all, no page is rendered.
  if (cache.isEmpty && samples !== 'only')
    pool.prepare(read.flatMap(({ model }) => model.packages.flatMap(({ entries }) => entries)).length)
  if (ports.checkSamples) stages.enter('samples')
  await session.ask(checkedSamples)
  if (config.samples) config.samples.release?.()
}

async function reportSamples({ site: { session }, stages, failOn }: Attempt): Promise<BuildReport> {
  const diagnostics = await session.ask(sampleFindings)
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

async function reportSite(attempt: Attempt): Promise<BuildReport> {
  const { found, site, places, stages, failOn } = attempt
  const { session, ports } = site
  await session.ask(everything)
  const isDamaged = (): boolean => found.length > 0 || ports.cacheFindings().length > 0
  const key = places && !isDamaged() ? await session.keyOf(everything) : undefined
  const unchanged = places && key !== undefined ? findUnchanged(places, key, attempt.lastManifest) : undefined
  if (unchanged && !fails(unchanged.build.diagnostics, failOn)) {
    await keep(attempt)
    return { ok: true, stages: stages.end(), ...unchanged.build, output: unchanged.output, slowest: [] }
  }
  const made = await make(attempt)
  // From here on the output may change: it must not be taken for that of the build before, whatever ends this one.
  if (places) rmSync(places.lastBuildFile, { force: true })
  const { output, found: ofOutput } = fails(made.diagnostics, failOn)
    ? { output: undefined, found: [] }
    : await makeOutput({ ...attempt, pool: site.pool }, made)
  const diagnostics = [...made.diagnostics, ...ofOutput]
  const build: LastBuild = {
    routes: routesOf(made.site),
    diagnostics,
    ...(ports.checkSamples && { samples: countSamples(await session.ask(checkedSamples)) }),
    ...(made.lunrLeftAt !== undefined && { lunrLeftAt: made.lunrLeftAt }),
  }
  // Some of the cache is first read while the output is made. That it was damaged is told once: by now it is made anew.
  if (places && key !== undefined && output && !isDamaged()) writeLastBuild(places.lastBuildFile, key, build)
  await keep(attempt)
  const slowest = [...attempt.compiled].sort((a, b) => b.ms - a.ms).slice(0, 10)
  return { ok: !fails(diagnostics, failOn), stages: stages.end(), ...build, output, slowest }
}

/** What the next build need not do again. */
async function keep({ cache, known, site: { session } }: Attempt): Promise<void> {
  cache.save()
  known?.save((await session.ask(sources)).files)
}

async function make({ found, loaded: { config }, site: { session }, stages }: Attempt): Promise<Made> {
  stages.enter('graph')
  const whole = await session.ask(siteQuery)
  stages.enter('resolve', whole.pages.length)
  await session.ask(pageFindings)
  stages.enter('emit', whole.pages.length)
  const { files } = await session.ask(outputs)
  const diagnostics = [...found, ...(await session.ask(findings))]
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
