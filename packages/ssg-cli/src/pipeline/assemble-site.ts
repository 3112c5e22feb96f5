// From all that was loaded and compiled to the site: the stages that see it whole. They run at every build and at every edit.
import { shallowClone } from '../diagnostics/environment.ts'
import type { ApiModel } from '../model/api.ts'
import type { SiteConfig } from '../model/config.ts'
import type { CompiledFragment, CompiledPage } from '../model/page.ts'
import type { Asset, ClientFiles, LastUpdates } from '../model/ports.ts'
import type { RouteGraph } from '../model/route.ts'
import type { StoredText } from '../model/search-page.ts'
import type { Site } from '../model/site.ts'
import type { ApiLoadResult } from '../model/source.ts'
import { buildRouteGraph } from '../stages/3-graph/build-route-graph.ts'
import { resolveSite } from '../stages/4-resolve/resolve-site.ts'
import type { RenderedReactPages } from '../stages/5-render/render-react-pages.ts'
import type { CheckedSamples } from './check-samples.ts'

export interface AssembleInput {
  readonly config: SiteConfig
  readonly pages: readonly CompiledPage[]
  readonly react: RenderedReactPages
  readonly apis: ReadonlyMap<string, ApiLoadResult>
  readonly fragments: ReadonlyMap<string, CompiledFragment>
  readonly samples: CheckedSamples
  readonly assets: readonly Asset[]
  readonly assetFiles: readonly string[]
  readonly htmlOf: (key: string) => string
  readonly searchTextOf: (key: string) => StoredText
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
  const { config, react, apis, fragments, lastUpdates, client } = input
  const { graph, diagnostics } = buildRouteGraph({ ...input, reactPages: react.pages, apiModels: modelsOf(apis) })
  const site = resolveSite({
    ...input,
    graph,
    samples: input.samples.samples,
    lastUpdates: lastUpdates.isShallow ? new Map() : lastUpdates.dates,
    ...hrefsOfClient(client, config),
  })
  const all = [
    ...(lastUpdates.isShallow ? [shallowClone()] : []),
    ...[...apis.values()].flatMap((api) => api.diagnostics),
    ...[...fragments.values()].flatMap((fragment) => fragment.diagnostics),
    ...react.diagnostics,
    ...input.samples.diagnostics,
    ...(client.diagnostics ?? []),
    ...diagnostics,
    ...site.diagnostics,
  ]
  return { graph, site: { ...site, diagnostics: all } }
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
