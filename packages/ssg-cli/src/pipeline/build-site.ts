// The build, as a table of contents.
import type { OutputSizes } from '../model/budgets.ts'
import type { Diagnostic } from '../model/diagnostic.ts'
import type { OutputFile, RouteSummary, WrittenFile } from '../model/output.ts'
import type { Asset, Ports } from '../model/ports.ts'
import type { IslandFault, PageTarget, RenderedPage } from '../model/render.ts'
import type { Site, SitePage } from '../model/site.ts'
import { emitFiles, routesOf, searchPagesOf } from '../stages/6-emit/emit-files.ts'
import { pagefindJobOf } from '../stages/6-emit/search/pagefind-job.ts'
import { lunrLeftAt } from '../stages/6-emit/search/search-files.ts'
import { assembleSite } from './assemble-site.ts'
import { checkBudgets } from './check-budgets.ts'
import { countSamples, type SampleCounts } from './check-samples.ts'
import { gatherInputs, type GatherInput, type GatheredInputs } from './gather-inputs.ts'
import { hashOf, sha256Of } from './hash.ts'
import { islandFindings, type PageFault } from './island-findings.ts'
import { judge } from './judge.ts'
import { outputsOf } from './outputs-of.ts'
import { renderJobOf } from './render-job.ts'
import { runRules } from './run-rules.ts'
import { unusedOutputSuppressions, unusedSuppressions } from './suppress.ts'

export interface BuildInput extends GatherInput {
  readonly includeDrafts: boolean
}

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
  readonly site: Site
  readonly samples: SampleCounts
  /** Bytes that lunr's index would have, gzip, where the build left lunr by itself. */
  readonly lunrLeftAt?: number | undefined
}

export async function buildSite(input: BuildInput): Promise<BuildResult> {
  return makeSite(await gatherInputs(input), input)
}

export async function makeSite(
  { samples, ahead, ...inputs }: GatheredInputs,
  { config, configKey, includeDrafts, ports, onStage }: BuildInput,
): Promise<BuildResult> {
  const { pages, sources, client, assets } = inputs
  onStage('graph')
  const { site } = assembleSite({
    ...inputs,
    samples,
    config,
    htmlOf: ports.cache.htmlOf,
    searchTextOf: ports.cache.searchTextOf,
    keptTextsOf: ports.cache.keptTextsOf,
    includeDrafts,
  })

  onStage('resolve', site.pages.length)
  const resolved = [...site.pages.flatMap((page) => page.resolved().diagnostics), ...runRules(site.resolved(), config)]

  onStage('emit', site.pages.length)
  const searchPages = client.searchWorker ? searchPagesOf(site) : []
  const faults: PageFault[] = []
  const failedOutputs: Diagnostic[] = []
  const emitted = emitFiles({
    site,
    config,
    client,
    staticAssets: staticAssetsOf(assets.assets),
    themeKey: configKey,
    hashOf,
    sha256Of,
    renderer: rendererOf(ports, (page, found) => faults.push(...found.map((fault) => ({ page, fault }))), ahead),
    searchPages: () => searchPages,
    pagefind: await ports.indexByPagefind?.(pagefindJobOf(searchPages, hashOf)),
    readLast: ports.readLastOutput,
    outputs: outputsOf(config),
    reportOutput: (finding) => failedOutputs.push(finding),
  })
  const diagnostics = [
    ...ports.cacheFindings(),
    ...sources.diagnostics,
    ...pages.flatMap((page) => page.diagnostics),
    ...site.diagnostics,
    ...resolved,
    ...emitted.diagnostics,
  ]
  return {
    files: emitted.files,
    routes: routesOf(site),
    diagnostics: judge([...diagnostics, ...unusedSuppressions(diagnostics, config, ports.checkSamples !== undefined)], config),
    renderFindings: () => judge([...islandFindings(faults, config), ...failedOutputs], config),
    budgetFindings: (sizes) => {
      const found = checkBudgets({ config, pages: site.pages, client }, sizes)
      return judge([...found, ...unusedOutputSuppressions(found, config)], config)
    },
    site,
    samples: countSamples(samples),
    lunrLeftAt: lunrLeftAt(searchPages, config.search),
  }
}

export interface PageRenderer {
  /** The HTML of a page that was rendered already, by its key. */
  readonly rendered: (page: SitePage, key: string) => Uint8Array | undefined
  /** The HTML of a page, UTF-8. */
  readonly html: (page: SitePage) => Promise<Uint8Array>
  readonly writeTo: (page: SitePage, target: PageTarget) => Promise<WrittenFile>
}

/** `report` is told what the islands of a page come upon, nothing included. */
export function rendererOf(
  { compiler }: Pick<Ports, 'compiler'>,
  report: (page: SitePage, found: readonly IslandFault[]) => void,
  ahead: ReadonlyMap<string, RenderedPage> = new Map(),
): PageRenderer {
  return {
    rendered: (page, key) => {
      const known = ahead.get(key)
      if (known) report(page, known.faults)
      return known?.html
    },
    html: async (page) => {
      const { html, faults } = await compiler.renderPage(renderJobOf(page))
      report(page, faults)
      return html
    },
    writeTo: async (page, target) => {
      const { written, faults } = await compiler.writePage({ ...renderJobOf(page), ...target })
      report(page, faults)
      return written
    },
  }
}

function staticAssetsOf(assets: readonly Asset[]): readonly (Asset & { readonly key: string })[] {
  return assets.filter(({ staticPath }) => staticPath !== undefined).map((asset) => ({ ...asset, key: asset.hash }))
}
