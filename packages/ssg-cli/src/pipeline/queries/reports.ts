// What commands other than `build` ask for.
import type { ApiLoadResult, ApiModel, CheckedSample, Diagnostic, RouteGraph, SearchRecord, SiteConfig } from '@docgen/model'
import { unmatchedPatternsOf } from '../../config/unmatched-patterns.ts'
import { isUnanswered, unlessAnswered, type UnansweredLink } from '../../common/unless-answered.ts'
import { queryOf } from '../../engine/query.ts'
import { apiCoverageOf, type ApiCoverage } from '../../stages/4-resolve/api/api-coverage.ts'
import { isOfNewest, referencesIn } from '../../config/reference-versions.ts'
import { linkTargetsOf, type LinkTargets } from '../../stages/4-resolve/links/link-targets.ts'
import { sampleDiagnosticsOf } from '../../stages/4-resolve/samples/sample-findings.ts'
import { searchRecordsOf } from '../../stages/6-emit/search/search-records.ts'
import { hashOf } from '../hash.ts'
import { originalFilesIn } from '../../config/locales.ts'
import { judge } from '../judge.ts'
import { settings } from './inputs.ts'
import { findings } from './outputs.ts'
import { pages } from './pages.ts'
import { loadedApis, modelsOf, references } from './reference.ts'
import { samples } from './samples.ts'
import { graph, site } from './site.ts'
import type { SiteWorld } from './world.ts'

/** What was found while the packages were looked for and read. */
const apiFindings = queryOf<SiteWorld, readonly Diagnostic[]>('api findings', async ({ ask }) =>
  foundWith((await ask(settings)).config, (await ask(references)).apis),
)

function foundWith(config: SiteConfig, apis: ReadonlyMap<string, ApiLoadResult>): readonly Diagnostic[] {
  return [...unmatchedPatternsOf(config), ...[...apis.values()].flatMap(({ diagnostics }) => diagnostics)]
}

export interface CoverageReport {
  /** What guides and comments say of the documented packages. */
  readonly coverage: ApiCoverage
  readonly diagnostics: readonly Diagnostic[]
}

export const apiCoverage = queryOf<SiteWorld, CoverageReport>('api coverage', async ({ ask }) => {
  const [{ config }, built, found] = await Promise.all([ask(settings), ask(graph), ask(apiFindings)])
  return { coverage: apiCoverageOf(declarationTargetsOf(built.graph, [], config)), diagnostics: judge(found, config) }
})

interface DocumentedApis {
  /** By the name of the source. */
  readonly models: ReadonlyMap<string, ApiModel>
  readonly diagnostics: readonly Diagnostic[]
}

/** Of the packages alone: no guide is read, and no comment compiled. */
export const documentedApis = queryOf<SiteWorld, DocumentedApis>('documented apis', async ({ ask }) => {
  const [{ config }, apis] = await Promise.all([ask(settings), ask(loadedApis)])
  // Old releases change no more.
  const current = new Set(
    referencesIn(config.sources).flatMap((source) => (isOfNewest(source, config.sources) ? [source.name] : [])),
  )
  const models = new Map([...modelsOf({ apis })].filter(([name]) => current.has(name)))
  return { models, diagnostics: judge(foundWith(config, apis), config) }
})

/** Findings with codes of samples, and what was wrong with the packages. */
export const sampleFindings = queryOf<SiteWorld, readonly Diagnostic[]>('sample findings', async ({ ask }) => {
  const [{ config }, compiled, { fragments }] = await Promise.all([ask(settings), ask(pages), ask(references)])
  const [checked, built] = await Promise.all([ask(samples), ask(graph)])
  const targets = declarationTargetsOf(built.graph, checked.samples, config)
  const ofTexts = [...compiled, ...fragments.values()].flatMap(({ diagnostics }) => diagnostics)
  const all = [
    ...(await ask(apiFindings)).filter(({ code }) => code.startsWith('api-')),
    ...ofTexts.filter(({ code }) => code.startsWith('sample-')),
    ...checked.diagnostics,
    ...sampleDiagnosticsOf(checked.samples, { codeNamesOf: targets.codeNames, originalOf: originalFilesIn(config) }),
  ]
  return judge(all, config)
})

/** Links to other sites, each with its place; also those that differ in nothing else. Those of changelogs are left out: nobody corrects what was true. */
export const externalLinks = queryOf<SiteWorld, readonly UnansweredLink[]>('external links', async ({ ask }) => {
  const [whole, built] = await Promise.all([ask(site), ask(graph)])
  const ofPages = whole.pages.filter(({ kind }) => kind !== 'changelog').flatMap((page) => page.resolved().diagnostics)
  const ofRedirects = built.graph.routes.flatMap((route) =>
    route.kind === 'redirect' ? (unlessAnswered(route.at, route.to) ?? []) : [],
  )
  return [...whole.diagnostics, ...ofPages, ...ofRedirects].filter(isUnanswered)
})

interface SearchExport {
  /** What a hosted search is to have; none where the address of the site is not known. */
  readonly records: readonly SearchRecord[]
  /** Those of a build. */
  readonly diagnostics: readonly Diagnostic[]
}

export const searchExport = queryOf<SiteWorld, SearchExport>('search export', async ({ ask }) => {
  const [{ config }, whole, diagnostics] = await Promise.all([ask(settings), ask(site), ask(findings)])
  const records = config.url === undefined ? [] : searchRecordsOf({ pages: whole.pages, origin: config.url, hashOf })
  return { records, diagnostics }
})

/** What else links may lead to plays no part. */
function declarationTargetsOf(graph: RouteGraph, samples: readonly CheckedSample[], config: SiteConfig): LinkTargets {
  return linkTargetsOf({
    config,
    graph,
    samples,
    assets: [],
    assetFiles: [],
    unservedFiles: [],
    refused: new Map(),
    named: new Map(),
    textAnchors: new Map(),
  })
}
