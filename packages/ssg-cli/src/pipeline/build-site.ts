// The build, as a table of contents.
import { shallowClone } from '../diagnostics/environment.ts'
import type { ApiModel } from '../model/api.ts'
import type { SiteConfig } from '../model/config.ts'
import type { Diagnostic } from '../model/diagnostic.ts'
import type { OutputFile, RouteSummary } from '../model/output.ts'
import type { Asset, ClientFiles, LastUpdates, Ports } from '../model/ports.ts'
import type { SiteStructure } from '../model/route.ts'
import type { Site, SitePage } from '../model/site.ts'
import type { ApiLoadResult, ReactPage } from '../model/source.ts'
import { loadSources } from '../stages/1-load/load-sources.ts'
import { buildRouteGraph } from '../stages/3-graph/build-route-graph.ts'
import { resolveSite } from '../stages/4-resolve/resolve-site.ts'
import { withContent } from '../stages/5-render/render-page.ts'
import { emitFiles, routesOf } from '../stages/6-emit/emit-files.ts'
import { renderReactPages } from '../stages/5-render/render-react-pages.ts'
import { compileApiTexts, compilePages } from './compile-pages.ts'
import { hashOf } from './hash.ts'
import { judge } from './judge.ts'

export interface BuildInput {
  readonly config: SiteConfig
  /** React pages by the name of their source. */
  readonly reactPages: ReadonlyMap<string, readonly ReactPage[]>
  /** Hash of the config, the theme and the generator. */
  readonly configKey: string
  readonly includeDrafts: boolean
  readonly ports: Ports
  readonly onStage: (stage: StageName, pages?: number) => void
}

export type StageName = 'load' | 'compile' | 'api' | 'graph' | 'resolve' | 'emit'

export interface BuildResult {
  /** Written unless a diagnostic is an error; each is rendered when its contents are asked for. */
  readonly files: readonly OutputFile[]
  readonly routes: readonly RouteSummary[]
  /** Sorted by place, with the severities of the config. */
  readonly diagnostics: readonly Diagnostic[]
  readonly structure: SiteStructure
  readonly site: Site
  /** Absolute paths of the files that the API models were made from. */
  readonly apiFiles: readonly string[]
}

export async function buildSite({ config, reactPages, configKey, includeDrafts, ports, onStage }: BuildInput): Promise<BuildResult> {
  const compileKey = hashOf(JSON.stringify([configKey, config.markdown]))
  // These take their time elsewhere (processes, threads) while Markdown is compiled here.
  const later = Promise.all([loadApis(config, ports), config.lastUpdate ? ports.loadLastUpdates() : noLastUpdates, ports.bundleClient()])
  // A failure is thrown where it is awaited, not as an unhandled rejection before.
  later.catch(() => undefined)

  onStage('load')
  const sources = await loadSources(ports.reader, config)
  const assetsLoading = ports.readAssets(sources.assetFiles, sources.staticFiles, config.staticDir)

  onStage('compile', sources.files.length)
  const pages = await compilePages(sources.files, compileKey, ports)

  onStage('api')
  const [apis, lastUpdates, client] = await later
  const fragments = await compileApiTexts([...apis.values()].map(({ model }) => model), compileKey, ports)

  onStage('graph')
  const react = renderReactPages(reactPages, config)
  const { graph, diagnostics: graphDiagnostics } = buildRouteGraph({
    config,
    pages,
    reactPages: react.pages,
    apiModels: modelsOf(apis),
    includeDrafts,
  })

  onStage('resolve')
  const assets = await assetsLoading
  const site = resolveSite({
    graph,
    config,
    assets,
    fragments,
    htmlOf: ports.cache.htmlOf,
    lastUpdates: lastUpdates.isShallow ? new Map() : lastUpdates.dates,
    ...hrefsOfClient(client, config),
  })

  onStage('emit', site.pages.length)
  const diagnostics = [
    ...ports.cache.diagnostics(),
    ...(lastUpdates.isShallow ? [shallowClone()] : []),
    ...sources.diagnostics,
    ...pages.flatMap((page) => page.diagnostics),
    ...[...apis.values()].flatMap((api) => api.diagnostics),
    ...[...fragments.values()].flatMap((fragment) => fragment.diagnostics),
    ...react.diagnostics,
    ...graphDiagnostics,
    ...site.diagnostics,
  ]
  return {
    files: emitFiles({ site, config, client, staticAssets: staticAssetsOf(assets), themeKey: configKey, hashOf, renderPage: rendererOf(ports) }),
    routes: routesOf(site),
    diagnostics: judge(diagnostics, config.rules),
    structure: site.structure,
    site,
    apiFiles: [...apis.values()].flatMap((api) => api.watchFiles),
  }
}

const noLastUpdates: LastUpdates = { dates: new Map(), isShallow: false }

/** The HTML of a page: its layout with its content put in. */
export function rendererOf({ compiler }: Pick<Ports, 'compiler'>): (page: SitePage) => Promise<string> {
  return async (page) => withContent(await compiler.renderLayout(page.page), page.content())
}

async function loadApis(config: SiteConfig, ports: Ports): Promise<ReadonlyMap<string, ApiLoadResult>> {
  const sources = config.sources.filter((source) => source.kind === 'api')
  return new Map(await Promise.all(sources.map(async (source) => [source.name, await ports.loadApi(source)] as const)))
}

function modelsOf(apis: ReadonlyMap<string, ApiLoadResult>): ReadonlyMap<string, ApiModel> {
  return new Map([...apis].map(([name, { model }]) => [name, model]))
}

function hrefsOfClient(client: ClientFiles, { base }: SiteConfig): { readonly styles: readonly string[]; readonly scripts: readonly string[] } {
  return {
    styles: client.styles.map(({ path }) => base + path),
    scripts: client.scripts.flatMap(({ path, isEntry }) => (isEntry ? [base + path] : [])),
  }
}

function staticAssetsOf(assets: readonly Asset[]): readonly (Asset & { readonly key: string })[] {
  return assets.filter(({ staticPath }) => staticPath !== undefined).map((asset) => ({ ...asset, key: asset.hash }))
}

