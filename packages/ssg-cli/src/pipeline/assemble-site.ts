// From all that was loaded and compiled to the site: the stages that see it whole. They run at every build and at every edit.
import { shallowClone } from '../diagnostics/environment.ts'
import { refusedSource } from '../diagnostics/reading.ts'
import type { ApiModel } from '../model/api.ts'
import type { SiteConfig } from '../model/config.ts'
import type { CompiledFragment, CompiledPage } from '../model/page.ts'
import type { Diagnostic } from '../model/diagnostic.ts'
import type { ClientFiles, LastUpdates, ReadAssets } from '../model/ports.ts'
import type { RouteGraph } from '../model/route.ts'
import type { StoredText } from '../model/search-page.ts'
import type { Site } from '../model/site.ts'
import type { ApiLoadResult } from '../model/source.ts'
import type { LoadedSources } from '../stages/1-load/load-sources.ts'
import { buildRouteGraph } from '../stages/3-graph/build-route-graph.ts'
import { resolveSite } from '../stages/4-resolve/resolve-site.ts'
import type { RenderedReactPages } from '../stages/5-render/render-react-pages.ts'
import type { CheckedSamples } from './check-samples.ts'
import { hashOf } from './hash.ts'

export interface AssembleInput {
  readonly config: SiteConfig
  readonly pages: readonly CompiledPage[]
  readonly react: RenderedReactPages
  readonly apis: ReadonlyMap<string, ApiLoadResult>
  readonly fragments: ReadonlyMap<string, CompiledFragment>
  readonly samples: CheckedSamples
  readonly assets: ReadAssets
  readonly sources: Pick<LoadedSources, 'assetFiles' | 'unservedFiles' | 'refused'>
  readonly htmlOf: (key: string) => string
  readonly searchTextOf: (key: string) => StoredText
  readonly keptTextsOf: (key: string) => string
  readonly lastUpdates: LastUpdates
  readonly client: ClientFiles
  readonly includeDrafts: boolean
}

export interface AssembledSite {
  readonly site: Site
  readonly graph: RouteGraph
}

/** The site; its diagnostics are all but those of the compiled pages and of its pages' links. */
export function assembleSite(input: AssembleInput): AssembledSite {
  const { config, react, apis, fragments, lastUpdates, client, assets, sources } = input
  const { graph, diagnostics } = buildRouteGraph({ ...input, reactPages: react.pages, apiModels: modelsOf(apis) })
  const site = resolveSite({
    ...input,
    graph,
    hashOf,
    assets: assets.assets,
    assetFiles: sources.assetFiles,
    unservedFiles: sources.unservedFiles,
    refused: new Map([...sources.refused, ...assets.refused]),
    samples: input.samples.samples,
    lastUpdates: lastUpdates.isShallow ? new Map() : lastUpdates.dates,
    ...hrefsOfClient(client, config),
  })
  const all = [
    ...(lastUpdates.isShallow ? [shallowClone()] : []),
    ...[...apis.values()].flatMap((api) => api.diagnostics),
    ...[...fragments.values()].flatMap((fragment) => fragment.diagnostics),
    ...refusedStaticFiles(assets, config),
    ...react.diagnostics,
    ...input.samples.diagnostics,
    ...(client.diagnostics ?? []),
    ...diagnostics,
    ...site.diagnostics,
  ]
  return { graph, site: { ...site, diagnostics: all } }
}

/** Other files are found where a page shows them. */
function refusedStaticFiles({ refused }: ReadAssets, { staticDir }: SiteConfig): readonly Diagnostic[] {
  return [...refused].flatMap(([file, refusal]) => (file.startsWith(`${staticDir}/`) ? [refusedSource(file, refusal)] : []))
}

function modelsOf(apis: ReadonlyMap<string, ApiLoadResult>): ReadonlyMap<string, ApiModel> {
  return new Map([...apis].map(([name, { model }]) => [name, model]))
}

function hrefsOfClient(
  client: ClientFiles,
  { base }: SiteConfig,
): { readonly styles: readonly string[]; readonly scripts: readonly string[]; readonly searchWorkerHref: string | undefined } {
  return {
    searchWorkerHref: client.searchWorker && base + client.searchWorker.path,
    styles: client.styles.map(({ path }) => base + path),
    scripts: client.scripts.flatMap(({ path, isEntry }) => (isEntry ? [base + path] : [])),
  }
}
