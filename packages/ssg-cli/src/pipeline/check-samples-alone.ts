// Only what the samples of a site say: the stages that they need, without anything that pages need.
import type { SiteConfig } from '../model/config.ts'
import type { Diagnostic } from '../model/diagnostic.ts'
import type { Ports } from '../model/ports.ts'
import { loadSources } from '../stages/1-load/load-sources.ts'
import { buildRouteGraph } from '../stages/3-graph/build-route-graph.ts'
import { linkTargetsOf } from '../stages/4-resolve/link-targets.ts'
import { sampleDiagnosticsOf } from '../stages/4-resolve/sample-findings.ts'
import { loadApis, type StageName } from './gather-inputs.ts'
import { checkSamples, joinSamples, type CheckedSamples } from './check-samples.ts'
import { compileApiTexts, compilePages } from './compile-pages.ts'
import { judge } from './judge.ts'

export interface CheckSamplesInput {
  readonly config: SiteConfig
  readonly ports: Pick<Ports, 'reader' | 'compiler' | 'cache' | 'loadApi' | 'checkSamples'>
  readonly onStage: (stage: StageName, pages?: number) => void
}

export interface SampleReport {
  readonly samples: CheckedSamples
  /** Those with codes of samples, and what was wrong with the packages; sorted, with the severities of the config. */
  readonly diagnostics: readonly Diagnostic[]
}

export async function checkSamplesAlone({ config, ports, onStage }: CheckSamplesInput): Promise<SampleReport> {
  const apisLoading = loadApis(config, ports)
  // A failure is thrown where it is awaited, not as an unhandled rejection before.
  apisLoading.catch(() => undefined)
  onStage('load')
  const { files } = await loadSources(ports.reader, config)
  onStage('compile', files.length)
  const pages = await compilePages(files, ports)
  const guides = checkSamples('guides', pages, ports, config)
  guides.catch(() => undefined)
  onStage('api')
  const apis = await apisLoading
  const models = [...apis].map(([name, { model }]) => [name, model] as const)
  const fragments = await compileApiTexts(
    models.map(([, model]) => model),
    ports,
  )
  onStage('samples')
  const samples = joinSamples(await guides, await checkSamples('comments', [...fragments.values()], ports, config))
  const { graph } = buildRouteGraph({ config, pages, reactPages: new Map(), apiModels: new Map(models), includeDrafts: false })
  const targets = linkTargetsOf({
    graph,
    assets: [],
    assetFiles: [],
    unservedFiles: [],
    refused: new Map(),
    textAnchors: new Map(),
    samples: samples.samples,
  })
  const ofTexts = [...pages, ...fragments.values()].flatMap(({ diagnostics }) => diagnostics)
  return {
    samples,
    diagnostics: judge(
      [
        ...[...apis.values()].flatMap((api) => api.diagnostics).filter(({ code }) => code.startsWith('api-')),
        ...ofTexts.filter(({ code }) => code.startsWith('sample-')),
        ...samples.diagnostics,
        ...sampleDiagnosticsOf(samples.samples, targets),
      ],
      config,
    ),
  }
}
