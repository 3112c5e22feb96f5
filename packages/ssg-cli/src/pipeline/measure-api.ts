// What guides and comments tell of the documented packages: the stages up to the graph, without anything that only pages need.
import type { SiteConfig } from '../model/config.ts'
import type { Diagnostic } from '../model/diagnostic.ts'
import type { Ports } from '../model/ports.ts'
import { loadSources } from '../stages/1-load/load-sources.ts'
import { buildRouteGraph } from '../stages/3-graph/build-route-graph.ts'
import { apiCoverageOf, type ApiCoverage } from '../stages/4-resolve/api-coverage.ts'
import { linkTargetsOf } from '../stages/4-resolve/link-targets.ts'
import { loadApis } from './gather-inputs.ts'
import { compilePages } from './compile-pages.ts'
import { judge } from './judge.ts'

export interface MeasureInput {
  readonly config: SiteConfig
  readonly ports: Pick<Ports, 'reader' | 'compiler' | 'cache' | 'loadApi'>
}

export interface MeasuredApi {
  readonly coverage: ApiCoverage
  /** What was found while the packages were read. */
  readonly diagnostics: readonly Diagnostic[]
}

export async function measureApi({ config, ports }: MeasureInput): Promise<MeasuredApi> {
  const apisLoading = loadApis(config, ports)
  // A failure is thrown where it is awaited, not as an unhandled rejection before.
  apisLoading.catch(() => undefined)
  const { files } = await loadSources(ports.reader, config)
  const pages = await compilePages(files, ports)
  const apis = await apisLoading
  const { graph } = buildRouteGraph({
    config,
    pages,
    reactPages: new Map(),
    apiModels: new Map([...apis].map(([name, { model }]) => [name, model])),
    includeDrafts: false,
  })
  const targets = linkTargetsOf({
    graph,
    assets: [],
    assetFiles: [],
    unservedFiles: [],
    refused: new Map(),
    textAnchors: new Map(),
    samples: [],
  })
  return {
    coverage: apiCoverageOf(targets, config),
    diagnostics: judge(
      [...apis.values()].flatMap((api) => api.diagnostics),
      config,
    ),
  }
}
