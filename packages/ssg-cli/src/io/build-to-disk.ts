// A build from the loaded config to the written site: the ports of the pipeline, connected to the disk.
import { rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { corruptCache } from '../diagnostics/environment.ts'
import type { OutputSizes } from '../model/budgets.ts'
import type { Diagnostic } from '../model/diagnostic.ts'
import type { CompileCache, Ports } from '../model/ports.ts'
import type { SampleChecker } from '../model/samples.ts'
import { usesPagefind } from '../model/search-provider.ts'
import type { Source } from '../model/source.ts'
import { makeSite, type BuildInput, type BuildResult } from '../pipeline/build-site.ts'
import { checkSamplesAlone } from '../pipeline/check-samples-alone.ts'
import { countSamples } from '../pipeline/check-samples.ts'
import { gatherInputs, inputsKeyOf } from '../pipeline/gather-inputs.ts'
import { eachAtOnce, filesAtOnce } from './at-once.ts'
import { bundleClient } from './bundle-client.ts'
import { createCompilerPool, type CompilerPool } from './compiler-pool.ts'
import { createDiskReader } from './disk.ts'
import { loadGitDates } from './git-dates.ts'
import { findUnchanged, writeLastBuild, type LastBuild, type OutputPlaces } from './last-build.ts'
import type { LoadedConfig } from './load-config.ts'
import { createMemoryCache, DamagedCache, openPageCache } from './page-cache.ts'
import { createAssetReader } from './read-assets.ts'
import { measureFiles } from './measure-output.ts'
import { createPagefind } from './pagefind.ts'
import { readSearchWorker } from './search-worker.ts'
import type { WrittenOutput } from './output-manifest.ts'
import { writeOutput } from './write-output.ts'

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
  const ports = input.samples === 'without' ? { ...all, checkSamples: undefined } : all
  const compiled: { readonly file: string; readonly ms: number }[] = []
  try {
    if (input.samples === 'only') {
      const { samples, diagnostics } = await checkSamplesAlone({
        config: loaded.config,
        configKey: loaded.hash,
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
    }
    const inputs = await gatherInputs(buildInput)
    const places = useCache && input.write ? placesOf(input) : undefined
    const inputsKey = places && found.length === 0 ? inputsKeyOf(inputs, buildInput) : undefined
    const unchanged = places && inputsKey !== undefined ? findUnchanged(places, inputsKey) : undefined
    if (unchanged && !fails(unchanged.build.diagnostics, input.failOn)) {
      cache.save()
      enter('')
      return { ok: true, stages, ...unchanged.build, output: unchanged.output, slowest: [] }
    }
    const result = await makeSite(inputs, buildInput)
    const before = [...found, ...result.diagnostics]
    const { output, found: ofOutput } = fails(before, input.failOn)
      ? nothing
      : await finish({ ...input, writeText }, result, enter)
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

export interface PortsInput {
  readonly root: string
  readonly loaded: LoadedConfig
  readonly cache: CompileCache
  readonly useCache: boolean
  readonly workers?: number | undefined
}

export function createPorts({ root, loaded, cache, useCache, workers }: PortsInput): {
  readonly ports: Ports
  /** For `writeOutput`. */
  readonly writeText: CompilerPool['writeText']
  readonly close: () => Promise<void>
} {
  const { config } = loaded
  const compiler = createCompilerPool({
    theme: config.theme,
    options: config.markdown,
    module: pathToFileURL(loaded.modulePath).href,
    islands: loaded.islands,
    size: workers,
  })
  const cacheDir = (name: string): string | undefined => (useCache ? join(root, '.docgen', name) : undefined)
  const ports: Ports = {
    reader: createDiskReader(root),
    compiler,
    cache,
    readAssets: createAssetReader(root),
    loadApi: (source) => source.load({ root, cacheDir: cacheDir(`api-${source.name}`) }),
    warmApi: async (source) => source.warm?.({ root, cacheDir: undefined }),
    checkSamples: config.samples ? samplePortOf(config.samples, config.sources, root, cacheDir) : undefined,
    loadLastUpdates: () => loadGitDates(root),
    bundleClient: async () => ({
      ...(await bundleClient(config.theme, root, cacheDir('client'))),
      searchWorker: config.search === false ? undefined : await readSearchWorker(config.search),
    }),
    indexByPagefind: usesPagefind(config.search) ? createPagefind(root, useCache) : undefined,
  }
  return { ports, writeText: compiler.writeText, close: compiler.close }
}

/** The checker, with the packages that the references of the site document. */
function samplePortOf(
  checker: SampleChecker,
  sources: readonly Source[],
  root: string,
  cacheDir: (name: string) => string | undefined,
): Ports['checkSamples'] {
  return async (name, units) => {
    const located = await Promise.all(
      sources.map((source) => (source.kind === 'api' && source.locate ? source.locate(root) : [])),
    )
    return checker.check(units, { root, cacheDir: cacheDir(`samples-${name}`), packages: located.flat() })
  }
}

function fails(diagnostics: readonly Diagnostic[], failOn: RunBuildInput['failOn']): boolean {
  if (failOn === 'never') return false
  return diagnostics.some(({ severity }) => severity === 'error' || failOn === 'warning')
}

function placesOf({ root, loaded }: Pick<RunBuildInput, 'root' | 'loaded'>): OutputPlaces {
  const { outDir } = loaded.config
  const state = join(root, '.docgen', 'output', encodeURIComponent(outDir))
  return { outDir: resolve(root, outDir), manifestFile: `${state}.json`, lastBuildFile: `${state}.build` }
}

interface Finished {
  readonly output: BuildReport['output']
  /** What was found while pages were rendered and weighed. */
  readonly found: readonly Diagnostic[]
}

const nothing: Finished = { output: undefined, found: [] }

/** Writes the files; for a check, only makes them, so that a component that throws is found too. */
async function finish(
  { root, loaded, useCache, write, failOn, writeText }: RunBuildInput & Pick<CompilerPool, 'writeText'>,
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
  const dir = resolve(root, outDir)
  let found: readonly Diagnostic[] = []
  const written = await writeOutput({
    outDir: dir,
    root,
    files: result.files,
    isWanted: (sizes) => {
      found = findingsOf(sizes)
      return !fails(found, failOn)
    },
    isMeasured: budgets !== undefined,
    writeText,
    manifestFile: useCache ? placesOf({ root, loaded }).manifestFile : undefined,
  })
  return { output: written && { ...written, dir }, found }
}
