// The build, as a table of contents.
import type { OutputSizes } from '../model/budgets.ts'
import type { SiteConfig } from '../model/config.ts'
import type { Diagnostic } from '../model/diagnostic.ts'
import type { OutputFile, RouteSummary, WrittenFile } from '../model/output.ts'
import type { Asset, LastUpdates, Ports } from '../model/ports.ts'
import type { CompiledPage } from '../model/page.ts'
import type { PageTarget, RenderJob } from '../model/render.ts'
import type { SiteStructure } from '../model/route.ts'
import type { Site, SitePage } from '../model/site.ts'
import type { ApiLoadResult, ReactPage } from '../model/source.ts'
import { loadSources, type LoadedSources } from '../stages/1-load/load-sources.ts'
import { referencedFilesOf } from '../syntax/referenced-files.ts'
import { emitFiles, routesOf, searchPagesOf } from '../stages/6-emit/emit-files.ts'
import { pagefindJobOf } from '../stages/6-emit/search/pagefind-job.ts'
import { lunrLeftAt } from '../stages/6-emit/search/search-files.ts'
import { assembleSite } from './assemble-site.ts'
import { checkBudgets } from './check-budgets.ts'
import { checkSamples, countSamples, joinSamples, type SampleCounts } from './check-samples.ts'
import { compileApiTexts, compilePages } from './compile-pages.ts'
import { hashOf, sha256Of } from './hash.ts'
import { judge } from './judge.ts'
import { unusedSuppressions } from './suppress.ts'

export interface BuildInput {
  readonly config: SiteConfig
  /** React pages by the name of their source. */
  readonly reactPages: ReadonlyMap<string, readonly ReactPage[]>
  /** Hash of the config, the theme and the generator. */
  readonly configKey: string
  readonly includeDrafts: boolean
  readonly ports: Ports
  readonly onStage: (stage: StageName, pages?: number) => void
  /** Told of what was not in the cache. */
  readonly onCompiled?: ((page: CompiledPage, ms: number) => void) | undefined
}

export type StageName = 'load' | 'compile' | 'api' | 'samples' | 'graph' | 'resolve' | 'emit'

export interface BuildResult {
  /** Written unless a diagnostic is an error; each is rendered when its contents are asked for. */
  readonly files: readonly OutputFile[]
  readonly routes: readonly RouteSummary[]
  /** Sorted by place, with the severities of the config. */
  readonly diagnostics: readonly Diagnostic[]
  /** What was found while pages were rendered, so far. */
  readonly renderFindings: () => readonly Diagnostic[]
  /** What is too heavy for the budgets of the config, once the output is made. */
  readonly budgetFindings: (sizes: OutputSizes) => readonly Diagnostic[]
  readonly structure: SiteStructure
  readonly site: Site
  readonly samples: SampleCounts
  /** Bytes that lunr's index would have, gzip, where the build left lunr by itself. */
  readonly lunrLeftAt?: number | undefined
  /** Absolute paths of the files that the API models were made from. */
  readonly apiFiles: readonly string[]
}

export async function buildSite({
  config,
  reactPages,
  configKey,
  includeDrafts,
  ports,
  onStage,
  onCompiled,
}: BuildInput): Promise<BuildResult> {
  const compileKey = hashOf(JSON.stringify([configKey, config.markdown]))
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
  const pages = await compilePages(sources.files, compileKey, ports, onCompiled)

  // In a thread, while this one goes on.
  const guideSamples = checkSamples('guides', pages, ports)
  guideSamples.catch(() => undefined)
  const assetsLoading = readAssets(ports, sources, pages, config)
  assetsLoading.catch(() => undefined)

  onStage('api')
  const [apis, lastUpdates, client] = await later
  const fragments = await compileApiTexts(
    [...apis.values()].map(({ model }) => model),
    compileKey,
    ports,
  )

  if (ports.checkSamples) onStage('samples')
  const commentSamples = checkSamples('comments', [...fragments.values()], ports)
  const samples = joinSamples(...(await Promise.all([guideSamples, commentSamples])))
  onStage('graph')
  const { site } = assembleSite({
    config,
    pages,
    reactPages,
    apis,
    fragments,
    samples,
    assets: await assetsLoading,
    assetFiles: sources.assetFiles,
    htmlOf: ports.cache.htmlOf,
    searchTextOf: ports.cache.searchTextOf,
    lastUpdates,
    client,
    includeDrafts,
  })

  onStage('resolve', site.pages.length)
  const diagnostics = [
    ...ports.cache.diagnostics(),
    ...sources.diagnostics,
    ...pages.flatMap((page) => page.diagnostics),
    ...site.diagnostics,
    ...site.pages.flatMap((page) => page.resolved().diagnostics),
  ]

  onStage('emit', site.pages.length)
  const searchPages = client.searchWorker ? searchPagesOf(site) : []
  const pagefind = await ports.indexByPagefind?.(pagefindJobOf(searchPages, hashOf))
  const rendered: Diagnostic[] = []
  return {
    files: emitFiles({
      site,
      config,
      client,
      staticAssets: staticAssetsOf(await assetsLoading),
      themeKey: configKey,
      hashOf,
      sha256Of,
      renderer: rendererOf(ports, config, (_, found) => rendered.push(...found)),
      searchPages,
      pagefind,
    }),
    routes: routesOf(site),
    diagnostics: judge([...diagnostics, ...unusedSuppressions(diagnostics, config, ports.checkSamples !== undefined)], config),
    renderFindings: () => judge(rendered, config),
    budgetFindings: (sizes) => judge(checkBudgets({ config, pages: site.pages, client }, sizes), config),
    structure: site.structure,
    site,
    samples: countSamples(samples),
    lunrLeftAt: lunrLeftAt(searchPages, config.search),
    apiFiles: [...apis.values()].flatMap((api) => api.watchFiles),
  }
}

/** The static folder, and of the files among the docs those that a page means. */
export function readAssets(
  ports: Pick<Ports, 'readAssets'>,
  { assetFiles, staticFiles }: Pick<LoadedSources, 'assetFiles' | 'staticFiles'>,
  pages: readonly CompiledPage[],
  { staticDir }: SiteConfig,
): Promise<readonly Asset[]> {
  const referenced = referencedFilesOf(pages)
  return ports.readAssets(
    assetFiles.filter((file) => referenced.has(file)),
    staticFiles,
    staticDir,
  )
}

const noLastUpdates: LastUpdates = { dates: new Map(), isShallow: false }

export interface PageRenderer {
  /** The HTML of a page, UTF-8. */
  readonly html: (page: SitePage) => Promise<Uint8Array>
  readonly writeTo: (page: SitePage, target: PageTarget) => Promise<WrittenFile>
}

/** `report` is told what the islands of a page come upon. */
export function rendererOf(
  { compiler }: Pick<Ports, 'compiler'>,
  { configFiles }: Pick<SiteConfig, 'configFiles'>,
  report: (page: SitePage, found: readonly Diagnostic[]) => void,
): PageRenderer {
  const jobOf = (sitePage: SitePage): RenderJob => {
    const { page, content } = sitePage.resolved()
    const at = { file: sitePage.source ?? configFiles[0]?.file ?? '.', line: 1, column: 1 }
    return { page, content: content(), path: sitePage.path, at }
  }
  return {
    html: async (page) => {
      const { html, diagnostics } = await compiler.renderPage(jobOf(page))
      report(page, diagnostics)
      return html
    },
    writeTo: async (page, target) => {
      const { written, diagnostics } = await compiler.writePage({ ...jobOf(page), ...target })
      report(page, diagnostics)
      return written
    },
  }
}

export async function loadApis(config: SiteConfig, ports: Pick<Ports, 'loadApi'>): Promise<ReadonlyMap<string, ApiLoadResult>> {
  const sources = config.sources.filter((source) => source.kind === 'api')
  return new Map(await Promise.all(sources.map(async (source) => [source.name, await ports.loadApi(source)] as const)))
}

function staticAssetsOf(assets: readonly Asset[]): readonly (Asset & { readonly key: string })[] {
  return assets.filter(({ staticPath }) => staticPath !== undefined).map((asset) => ({ ...asset, key: asset.hash }))
}
