// A build from the loaded config to its report. What came out the same last time is found here, before the code that makes a site is loaded.
import { rmSync } from 'node:fs'
import { once, type Diagnostic, type SourceReader } from '@docgen/model'
import { DamagedCache } from '../common/damaged-cache.ts'
import { corruptCache } from '../diagnostics/environment.ts'
import { cachePlace } from '../io/cache-folder.ts'
import { letGo } from '../io/let-go.ts'
import { catchLostErrors } from '../io/lost-errors.ts'
import { mostTries, type LoadedConfig } from '../io/load-config.ts'
import { openKnownSources, SourceChanged } from '../io/known-sources.ts'
import { openSession } from '../io/open-session.ts'
import { adoptRestored } from '../io/output/adopt-restored.ts'
import { outputPlacesOf } from '../io/output/last-build.ts'
import { createLastOutput } from '../io/output/last-output.ts'
import { noManifest } from '../io/output/output-manifest.ts'
import { createMemoryCache, openPageCache, openWhenUsed } from '../io/page-cache.ts'
import { unlessAborted } from '../io/unless-aborted.ts'
import { recordAsked, type Asked } from '../pipeline/asked-ports.ts'
import type { PageFault } from '../pipeline/island-findings.ts'
import { giveSources } from '../pipeline/queries/inputs.ts'
import { loadedApi, loadedLastUpdates } from '../pipeline/queries/reference.ts'
import { loadSources } from '../stages/1-load/load-sources.ts'
import { askAhead, IslandsChanged, type Attempt, type BuildReport, type RunBuildInput } from './attempt.ts'
import { findSame } from './same-build.ts'
import { createStageClock } from './stage-clock.ts'

export type { BuildReport, RunBuildInput } from './attempt.ts'

/** A build, which loads the config again where an island was saved while it was bundled. */
interface SiteBuild extends BuildReport {
  /** What the site was made of in the end. */
  readonly loaded: LoadedConfig
  /** Whether the config could not be used once it was loaded again; then this is what the findings are about. */
  readonly isConfigBroken?: true
}

/** `tries` are those that are left where an island is saved again and again. */
export async function runBuild(input: RunBuildInput, tries = mostTries): Promise<SiteBuild> {
  try {
    return { ...(await runOnDisk({ ...input, isLast: tries === 1 })), loaded: input.loaded }
  } catch (error) {
    if (!(error instanceof IslandsChanged)) throw error
    const loaded = await input.loaded.again()
    if (!('problems' in loaded)) return runBuild({ ...input, loaded }, tries - 1)
    const nothing = { stages: {}, routes: [], output: undefined, slowest: [] }
    return { ...nothing, ok: false, diagnostics: loaded.problems, loaded: input.loaded, isConfigBroken: true }
  }
}

type OneBuild = RunBuildInput & Pick<Attempt, 'isLast'>

async function runOnDisk(input: OneBuild): Promise<BuildReport> {
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

async function runOnce(input: OneBuild, found: readonly Diagnostic[], trustsTimes = true): Promise<BuildReport> {
  const { root, loaded, useCache, signal } = input
  const cache = useCache ? openWhenUsed(() => openPageCache(root)) : createMemoryCache()
  const places = useCache ? outputPlacesOf(root, loaded.config.outDir) : undefined
  const written = input.write ? places : undefined
  const lastManifest = once(() => (written ? adoptRestored(written) : noManifest))
  const compiled: { readonly file: string; readonly ms: number }[] = []
  const faults: PageFault[] = []
  const failedOutputs: Diagnostic[] = []
  const lost: Diagnostic[] = []
  const asked: Asked[] = []
  const site = openSession({
    ...input,
    cache,
    mode: { includeDrafts: false, isLazy: false, ...(input.samples === 'without' && { checksSamples: false }) },
    readLastOutput: written && createLastOutput(written.outDir, () => lastManifest().last),
    between: (ports) => recordAsked(ports, asked),
    onCompiled: ({ file }, ms) => {
      signal?.throwIfAborted()
      compiled.push({ file, ms: Math.round(ms * 10) / 10 })
    },
    onRendered: (_, ofPage) => faults.push(...ofPage),
    onFailedOutput: (finding) => failedOutputs.push(finding),
  })
  const stopCatching = catchLostErrors(loaded, (finding) => lost.push(finding))
  const attempt: Attempt = {
    ...input,
    found,
    site,
    cache,
    known: useCache ? openKnownSources({ root, loaded, trustsTimes }) : undefined,
    stages: createStageClock(input.onStage, signal),
    places,
    lastManifest,
    asked,
    compiled,
    faults,
    failedOutputs,
    lost,
  }
  try {
    await unlessAborted(signal, load(attempt))
    const same = input.samples === 'only' ? undefined : await unlessAborted(signal, findSame(attempt))
    if (same && lost.length === 0) {
      // Where what they had stored was lost, they were started for the comparison.
      void letGo(loaded.config)
      return same
    }
    const { reportSamples, reportSite } = await import('./build-site.ts')
    return input.samples === 'only' ? await reportSamples(attempt) : await reportSite(attempt)
  } finally {
    stopCatching()
    // What reads packages ends once it has answered.
    if (signal?.aborted) letGo(loaded.config).catch(() => undefined)
    await site.close()
    // Another attempt removes the file that it has open.
    cache.close()
  }
}

/** Reads what authors wrote. What other threads and programs do is asked for first, since it takes longest. */
async function load(attempt: Attempt): Promise<void> {
  const { cache, known, stages, samples } = attempt
  const { session, ports, pool } = attempt.site
  const { config } = attempt.loaded
  for (const { kind, name } of config.sources) if (kind === 'api') askAhead(attempt, loadedApi(name))
  if (samples !== 'only') {
    askAhead(attempt, loadedLastUpdates)
    void attempt.site.agrees()
  }
  stages.enter('load')
  const reader: SourceReader = {
    ...ports.reader,
    known: known?.find,
    // Threads start while the texts are read. Only an empty cache says beforehand that all pages will be compiled. To ask it costs a tenth of a
    // build that is as the last one, and few pages need no threads.
    readAll: (files) => {
      pool.prepare(files.length, () => cache.isEmpty)
      return ports.reader.readAll(files)
    },
  }
  giveSources(session, await loadSources(reader, config))
}
