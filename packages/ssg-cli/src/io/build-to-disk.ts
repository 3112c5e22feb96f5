// A build from the loaded config to the written site.
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { corruptCache } from '../diagnostics/environment.ts'
import type { OutputSizes } from '../model/budgets.ts'
import type { Diagnostic } from '../model/diagnostic.ts'
import type { Ports } from '../model/ports.ts'
import type { RenderedPage } from '../model/render.ts'
import { makeSite, type BuildInput, type BuildResult } from '../pipeline/build-site.ts'
import { checkSamplesAlone } from '../pipeline/check-samples-alone.ts'
import { countSamples } from '../pipeline/check-samples.ts'
import { gatherInputs, inputsKeyOf, type SiteInputs } from '../pipeline/gather-inputs.ts'
import { renderAhead } from '../pipeline/render-ahead.ts'
import { eachAtOnce, filesAtOnce } from './at-once.ts'
import type { CompilerPool } from './compiler-pool.ts'
import { createPorts } from './create-ports.ts'
import { findUnchanged, outputPlacesOf, writeLastBuild, type LastBuild } from './output/last-build.ts'
import type { LoadedConfig } from './load-config.ts'
import { createMemoryCache, DamagedCache, openPageCache } from './page-cache.ts'
import { createLastOutput } from './output/last-output.ts'
import { measureFiles, sizeAfterGzip } from './output/measure-output.ts'
import { readManifest, type Manifest, type WrittenOutput } from './output/output-manifest.ts'
import { outputFolder, writeOutput } from './output/write-output.ts'
import type { Unlock } from './site-lock.ts'

export interface RunBuildInput {
  /** Absolute path of the site root. */
  readonly root: string
  readonly loaded: LoadedConfig
  readonly useCache: boolean
  /** `false` for a check: everything is rendered, nothing is written. */
  readonly write: boolean
  /** `without` checks no samples, `only` nothing else. Default: as the config has it. */
  readonly samples?: 'without' | 'only' | undefined
  /** What keeps the site from being written. */
  readonly failOn: 'error' | 'warning' | 'never'
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
    if (!(error instanceof DamagedCache)) throw error
    // Nothing of a damaged cache is worth keeping: the build starts again without it.
    rmSync(join(input.root, '.docgen', 'pages'), { recursive: true, force: true })
    return runOnce(input, [corruptCache('.docgen/pages/pages.html', 'the HTML of a page')])
  }
}

async function runOnce(input: RunBuildInput, found: readonly Diagnostic[]): Promise<BuildReport> {
  const { root, loaded, useCache, onStage } = input
  const stages: Record<string, number> = {}
  let stage = ''
  let start = performance.now()
  const enter = (next: string, pages?: number): void => {
    const now = performance.now()
    if (stage !== '') stages[stage] = Math.round((stages[stage] ?? 0) + now - start)
    stage = next
    start = now
    if (next !== '') onStage?.(next, pages === undefined ? undefined : { pages })
  }

  const cache = useCache ? openPageCache(join(root, '.docgen', 'pages'), '.docgen/pages') : createMemoryCache()
  const { ports: all, writeText, close } = createPorts({ root, loaded, cache, useCache, workers: input.workers })
  const places = useCache && input.write ? outputPlacesOf(root, loaded.config.outDir) : undefined
  const manifestOf = once((): Manifest => (places ? readManifest(places.manifestFile) : {}))
  const ports: Ports = {
    ...all,
    ...(input.samples === 'without' && { checkSamples: undefined }),
    ...(places && { readLastOutput: createLastOutput(places.outDir, manifestOf) }),
  }
  const compiled: { readonly file: string; readonly ms: number }[] = []
  try {
    if (input.samples === 'only') {
      const { samples, diagnostics } = await checkSamplesAlone({
        config: loaded.config,
        ports,
        onStage: enter,
      })
      enter('')
      const ok = !fails(diagnostics, input.failOn)
      return { ok, stages, routes: [], diagnostics, output: undefined, samples: countSamples(samples), slowest: [] }
    }
    const buildInput: BuildInput = {
      config: loaded.config,
      reactPages: loaded.reactPages,
      configKey: loaded.hash,
      includeDrafts: false,
      ports,
      onStage: enter,
      onCompiled: ({ file }, ms) => compiled.push({ file, ms: Math.round(ms * 10) / 10 }),
      whileSamples: (others, samples) => renderMeanwhile(others, samples, { loaded, ports, manifestOf }),
    }
    const inputs = await gatherInputs(buildInput)
    const inputsKey = places && found.length === 0 ? inputsKeyOf(inputs, buildInput) : undefined
    const unchanged = places && inputsKey !== undefined ? findUnchanged(places, inputsKey, manifestOf) : undefined
    if (unchanged && !fails(unchanged.build.diagnostics, input.failOn)) {
      cache.save()
      enter('')
      return { ok: true, stages, ...unchanged.build, output: unchanged.output, slowest: [] }
    }
    const result = await makeSite(inputs, buildInput)
    // From here on the output may change: it must not be taken for that of the build before, whatever ends this one.
    if (places) rmSync(places.lastBuildFile, { force: true })
    const before = [...found, ...result.diagnostics]
    const { output, found: ofOutput } = fails(before, input.failOn)
      ? nothing
      : await finish({ ...input, writeText, manifestOf }, result, enter)
    const diagnostics = [...before, ...ofOutput]
    const ok = !fails(diagnostics, input.failOn)
    const slowest = [...compiled].sort((a, b) => b.ms - a.ms).slice(0, 10)
    const build: LastBuild = {
      routes: result.routes,
      diagnostics,
      ...(ports.checkSamples && { samples: result.samples }),
      ...(result.lunrLeftAt !== undefined && { lunrLeftAt: result.lunrLeftAt }),
    }
    if (places && inputsKey !== undefined && output) writeLastBuild(places.lastBuildFile, inputsKey, build)
    cache.save()
    enter('')
    return { ok, stages, ...build, output, slowest }
  } finally {
    await close()
  }
}

interface Meanwhile {
  readonly loaded: LoadedConfig
  readonly ports: Ports
  readonly manifestOf: () => Manifest
}

async function renderMeanwhile(
  others: Omit<SiteInputs, 'samples'>,
  samples: Promise<unknown>,
  { loaded: { config, hash }, ports, manifestOf }: Meanwhile,
): Promise<ReadonlyMap<string, RenderedPage>> {
  if (!(await isSlow(samples))) return new Map()
  const manifest = manifestOf()
  let isOver = false
  const end = (): boolean => (isOver = true)
  samples.then(end, end)
  return renderAhead(others, {
    config,
    configKey: hash,
    includeDrafts: false,
    ports,
    isKept: (path, key) => manifest[path]?.key === key,
    isOver: () => isOver,
    onRendered: ({ html }) => {
      if (config.budgets) void sizeAfterGzip(html)
    },
  })
}

/** Whether it takes longer than to read what is known from a cache. Does not throw. */
async function isSlow(promise: Promise<unknown>): Promise<boolean> {
  const settled = promise.then(
    () => false,
    () => false,
  )
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<boolean>((resolve) => (timer = setTimeout(resolve, patience, true)))
  const isLate = await Promise.race([settled, late])
  clearTimeout(timer)
  return isLate
}

/** Milliseconds. */
const patience = 100

function fails(diagnostics: readonly Diagnostic[], failOn: RunBuildInput['failOn']): boolean {
  if (failOn === 'never') return false
  return diagnostics.some(({ severity }) => severity === 'error' || failOn === 'warning')
}

interface Finished {
  readonly output: BuildReport['output']
  /** What was found while pages were rendered and weighed. */
  readonly found: readonly Diagnostic[]
}

interface FinishInput extends RunBuildInput, Pick<CompilerPool, 'writeText'> {
  /** What the last build wrote; nothing where nothing is kept. */
  readonly manifestOf: () => Manifest
}

const nothing: Finished = { output: undefined, found: [] }

/** Writes the files; for a check, only makes them, so that a component that throws is found too. */
async function finish(
  { root, loaded, useCache, write, failOn, writeText, lockOutput, manifestOf }: FinishInput,
  result: BuildResult,
  enter: (stage: string, pages?: number) => void,
): Promise<Finished> {
  enter('render', result.site.pages.length)
  const { budgets, outDir } = loaded.config
  const findingsOf = (sizes: OutputSizes): readonly Diagnostic[] => [
    ...result.renderFindings(),
    ...(budgets ? result.budgetFindings(sizes) : []),
  ]
  if (!write) {
    if (budgets) return { output: undefined, found: findingsOf(await measureFiles(result.files, root)) }
    await eachAtOnce(result.files, filesAtOnce, async ({ contents }) => {
      if (contents.kind === 'page') await contents.html()
      if (contents.kind === 'text') await contents.text()
    })
    return { output: undefined, found: findingsOf(new Map()) }
  }
  const places = outputPlacesOf(root, outDir)
  const manifestFile = useCache ? places.manifestFile : undefined
  let found: readonly Diagnostic[] = []
  const unlock = await lockOutput?.(outputFolder(places.outDir))
  const written = await writeOutput({
    outDir: places.outDir,
    workDir: places.workDir,
    root,
    files: result.files,
    isWanted: (sizes) => {
      found = findingsOf(sizes)
      return !fails(found, failOn)
    },
    isMeasured: budgets !== undefined,
    writeText,
    manifestFile,
    before: manifestOf(),
  }).finally(unlock)
  // What was found while a page was rendered is found again only where it is rendered again, as by a build that knows no pages yet.
  if (manifestFile !== undefined && result.renderFindings().length > 0) rmSync(manifestFile, { force: true })
  return { output: written && { ...written, dir: places.outDir }, found }
}

function once<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined
  return () => (made ??= { value: make() }).value
}
