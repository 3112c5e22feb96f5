// Everything that a site is made from, loaded, compiled and checked; and one key for all of it.
import { locatePath } from '../config/locate.ts'
import { sourceFailed } from '../diagnostics/environment.ts'
import { apiModelVersion } from '../model/api.ts'
import type { SiteConfig } from '../model/config.ts'
import type { CompiledFragment, CompiledPage } from '../model/page.ts'
import type { ClientFiles, LastUpdates, Ports, ReadAssets } from '../model/ports.ts'
import type { RenderedPage } from '../model/render.ts'
import type { ApiLoadResult, ReactPage } from '../model/source.ts'
import { loadSources, type LoadedSources } from '../stages/1-load/load-sources.ts'
import { renderReactPages, type RenderedReactPages } from '../stages/5-render/render-react-pages.ts'
import { guardedLater } from '../syntax/guarded.ts'
import { composedName } from '../syntax/name-lookup.ts'
import { referencedFilesOf } from '../syntax/referenced-files.ts'
import { checkSamples, joinSamples, type CheckedSamples } from './check-samples.ts'
import { compileApiTexts, compilePages } from './compile-pages.ts'
import { hashOf } from './hash.ts'

export interface GatherInput {
  readonly config: SiteConfig
  /** React pages by the name of their source. */
  readonly reactPages: ReadonlyMap<string, readonly ReactPage[]>
  /** Hash of the config, the theme and the generator. */
  readonly configKey: string
  readonly ports: Ports
  readonly onStage: (stage: StageName, pages?: number) => void
  /** Told of what was not in the cache. */
  readonly onCompiled?: ((page: CompiledPage, ms: number) => void) | undefined
  /** Called when only samples are waited for: what may be done meanwhile. */
  readonly whileSamples?:
    ((others: Omit<SiteInputs, 'samples'>, samples: Promise<unknown>) => Promise<GatheredInputs['ahead']>) | undefined
}

export type StageName = 'load' | 'compile' | 'api' | 'samples' | 'graph' | 'resolve' | 'emit'

export interface SiteInputs {
  readonly sources: LoadedSources
  readonly pages: readonly CompiledPage[]
  readonly react: RenderedReactPages
  readonly apis: ReadonlyMap<string, ApiLoadResult>
  /** Compiled texts of the API, by `textKey`. */
  readonly fragments: ReadonlyMap<string, CompiledFragment>
  readonly samples: CheckedSamples
  readonly assets: ReadAssets
  readonly lastUpdates: LastUpdates
  readonly client: ClientFiles
}

export interface GatheredInputs extends SiteInputs {
  /** Pages that were rendered meanwhile, by their key. */
  readonly ahead: ReadonlyMap<string, RenderedPage>
}

export async function gatherInputs(input: GatherInput): Promise<GatheredInputs> {
  const { config, reactPages, ports, onStage, onCompiled } = input
  // These take their time elsewhere (processes, threads) while Markdown is compiled here.
  const later = Promise.all([
    loadApis(config, ports),
    config.lastUpdate ? ports.loadLastUpdates() : noLastUpdates,
    ports.bundleClient(),
  ])
  // A failure is thrown where it is awaited, not as an unhandled rejection before.
  later.catch(() => undefined)

  onStage('load')
  const sources = await loadSources(ports.reader, config)
  onStage('compile', sources.files.length)
  const pages = await compilePages(sources.files, ports, onCompiled)

  // In a thread, while this one goes on.
  const guideSamples = checkSamples('guides', pages, ports, config)
  guideSamples.catch(() => undefined)
  const assetsLoading = readAssets(ports, sources, pages, config)
  assetsLoading.catch(() => undefined)

  onStage('api')
  const [apis, lastUpdates, client] = await later
  const fragments = await compileApiTexts(
    [...apis.values()].map(({ model }) => model),
    ports,
  )

  if (ports.checkSamples) onStage('samples')
  const commentSamples = checkSamples('comments', [...fragments.values()], ports, config)
  const react = await renderReactPages(reactPages, config)
  const others = { sources, pages, react, apis, fragments, assets: await assetsLoading, lastUpdates, client }
  const allSamples = Promise.all([guideSamples, commentSamples])
  const ahead = await input.whileSamples?.(others, allSamples)
  return { ...others, samples: joinSamples(...(await allSamples)), ahead: ahead ?? new Map() }
}

/**
 * Two builds with equal keys make the same site and find the same; `undefined` where that cannot be told. What the code of the config, the
 * theme and docgen does is in `configKey`, what the config's values are in `config`, which may come from elsewhere.
 */
export function inputsKeyOf(
  { sources, pages, react, apis, samples, assets, lastUpdates, client }: SiteInputs,
  { config, configKey, ports }: Pick<GatherInput, 'config' | 'configKey' | 'ports'>,
): string | undefined {
  if (ports.cacheFindings().length > 0) return undefined
  const paths = (files: readonly { readonly path: string }[]): readonly string[] => files.map(({ path }) => path)
  const parts = [
    [configKey, config, ports.checkSamples !== undefined],
    // The key of a page covers its text, what it includes and how it was compiled.
    [
      sources.assetFiles,
      sources.staticFiles,
      sources.unservedFiles,
      [...sources.refused],
      sources.diagnostics,
      pages.map(({ key }) => key),
    ],
    [...react.pages].map(([source, list]) => [source, list.map(({ page, html }) => [page, html])]),
    react.diagnostics,
    // Their compiled texts depend on nothing else.
    [...apis].map(([name, { model, diagnostics }]) => [name, model, diagnostics]),
    [samples.samples, samples.diagnostics],
    [assets.assets, [...assets.refused]],
    [[...lastUpdates.dates], lastUpdates.isShallow],
    [paths(client.styles), paths(client.scripts), client.searchWorker?.path, client.licenses, client.diagnostics],
  ]
  try {
    return hashOf(parts.map((part) => JSON.stringify(part)).join('\n'))
  } catch {
    // A theme may hold what is no JSON.
    return undefined
  }
}

/** The static folder, and of the files among the docs those that a page means. */
export function readAssets(
  ports: Pick<Ports, 'readAssets'>,
  { assetFiles, staticFiles }: Pick<LoadedSources, 'assetFiles' | 'staticFiles'>,
  pages: readonly CompiledPage[],
  { staticDir }: SiteConfig,
): Promise<ReadAssets> {
  // To look through all links is wasted where there is no file that they could mean.
  const referenced = assetFiles.length > 0 ? referencedFilesOf(pages) : new Set<string>()
  return ports.readAssets(
    assetFiles.filter((file) => referenced.has(composedName(file))),
    staticFiles,
    staticDir,
  )
}

const noLastUpdates: LastUpdates = { dates: new Map(), isShallow: false }

export async function loadApis(config: SiteConfig, ports: Pick<Ports, 'loadApi'>): Promise<ReadonlyMap<string, ApiLoadResult>> {
  const sources = config.sources.flatMap((source, index) => (source.kind === 'api' ? [{ source, index }] : []))
  const loaded = sources.map(async ({ source, index }) => {
    const result = await guardedLater<ApiLoadResult>(
      () => ports.loadApi(source),
      (reason) => ({
        model: { version: apiModelVersion, packages: [] },
        diagnostics: [
          sourceFailed(locatePath(config.configFiles, ['sources', index], 'value'), `The reference "${source.name}"`, reason),
        ],
        fromCache: false,
        watchFiles: [],
      }),
    )
    return [source.name, result] as const
  })
  return new Map(await Promise.all(loaded))
}
