// The site as a whole: its routes, its pages, and what is wrong with them.
import type { ApiHistories, ClientFiles, Diagnostic, ReadAssets, RouteGraph, Site, SiteConfig } from '@docgen/model'
import { arePlacedAlike, withPages, type PlacedPage } from '../../common/placed-page.ts'
import { shallowClone } from '../../diagnostics/environment.ts'
import { locateInConfig } from '../../config/locate.ts'
import { filesBaseOf } from '../../config/locales.ts'
import { apiReportsNotFound } from '../../diagnostics/routes.ts'
import { damagedImage, refusedSource } from '../../diagnostics/reading.ts'
import { queryFor, queryOf, type QueryContext } from '../../engine/query.ts'
import { pagesInLocale } from '../../stages/3-graph/locale-pages.ts'
import { buildRouteGraph, type BuiltGraph } from '../../stages/3-graph/build-route-graph.ts'
import { mergeSites } from '../../stages/4-resolve/merge-sites.ts'
import type { LocaleGraph } from '../../stages/4-resolve/pages/site-locales.ts'
import { resolveSite } from '../../stages/4-resolve/resolve-site.ts'
import { searchRulesOf } from '../../stages/4-resolve/search/search-rules.ts'
import { markdownOfHtml, markdownOfLayout } from '../../stages/5-render/markdown/page-to-markdown.ts'
import { hashOf } from '../hash.ts'
import { assets } from './assets.ts'
import { allWanted, configIn, customContent, listing, localeNames, settings } from './inputs.ts'
import { pages, reactPagesIn } from './pages.ts'
import { apiHistories, clientIn, modelsWithHistory, lastUpdates, references, tags } from './reference.ts'
import { samples } from './samples.ts'
import { shape } from './shape.ts'
import type { SiteWorld } from './world.ts'

/** All that the places of pages are made from: it stays as it is where the text of a page is edited. */
const placedPages = queryOf<SiteWorld, readonly PlacedPage[]>('placed pages', async ({ ask }) => ask(pages), {
  isEqual: arePlacedAlike,
})

/** By the name of a locale: every page's route, sidebars, versions and redirects. */
const placesIn = queryFor<SiteWorld, BuiltGraph>('places', async ({ ask }, locale) => {
  const [{ includeDrafts }, config, placed, react, apiModels, { order }, repositoryTags] = await Promise.all([
    ask(settings),
    ask(configIn(locale)),
    ask(placedPages),
    ask(reactPagesIn(locale)),
    ask(modelsWithHistory),
    ask(customContent),
    ask(tags),
  ])
  return buildRouteGraph({
    config,
    includeDrafts,
    pages: pagesInLocale(placed, config, includeDrafts),
    reactPages: react.pages,
    customOrder: order,
    apiModels,
    tags: repositoryTags,
  })
})

/** The same with the pages as they are. */
export const graphIn = queryFor<SiteWorld, SiteGraph>('graph', async ({ ask }, locale) => {
  const { graph: places, diagnostics } = await ask(placesIn(locale))
  return { graph: withPages(places, await ask(pages)), diagnostics }
})

interface SiteGraph {
  readonly graph: RouteGraph
  readonly diagnostics: readonly Diagnostic[]
}

/** The graph of the default locale. */
export const graph = queryOf<SiteWorld, SiteGraph>('default graph', async ({ ask }) => {
  const [first = ''] = await ask(localeNames)
  return ask(graphIn(first))
})

/** The pages of all locales: they are resolved when somebody asks for them. Its diagnostics are all but those of pages. */
export const site = queryOf<SiteWorld, Site>('site', async ({ ask }) =>
  mergeSites(await Promise.all((await ask(localeNames)).map((name) => ask(siteIn(name))))),
)

/** The graphs of a site with several languages, the default first. */
const localeGraphs = queryOf<SiteWorld, readonly LocaleGraph[] | undefined>('locale graphs', async ({ ask }) => {
  const names = await ask(localeNames)
  if (names.length === 1 && names[0] === '') return undefined
  return Promise.all(names.map(async (name) => ({ config: await ask(configIn(name)), graph: (await ask(graphIn(name))).graph })))
})

const siteIn = queryFor<SiteWorld, Site>('site of locale', async ({ ask, key, world }, locale) => {
  const facts = (await areAllCompiled(ask)) ? world.ports.cache.facts : undefined
  if (facts) await ask(shape)
  const shapeKey = facts && (await key())
  const [config, built, locales, { fragments, apis }, react] = await Promise.all([
    ask(configIn(locale)),
    ask(graphIn(locale)),
    ask(localeGraphs),
    ask(references),
    ask(reactPagesIn(locale)),
  ])
  const [listed, read, checked, updates, files, histories] = await Promise.all([
    ask(listing),
    ask(assets),
    ask(samples),
    ask(lastUpdates),
    ask(clientIn(locale)),
    ask(apiHistories),
  ])
  const resolved = resolveSite({
    config,
    locales,
    graph: built.graph,
    fragments,
    assets: read.assets,
    assetFiles: listed.assetFiles,
    unservedFiles: listed.unservedFiles,
    refused: new Map([...listed.refused, ...read.refused]),
    named: read.named,
    samples: checked.samples,
    htmlOf: world.ports.cache.htmlOf,
    searchTextOf: world.ports.cache.searchTextOf,
    searchRules: await searchRulesOf(config),
    keptTextsOf: world.ports.cache.keptTextsOf,
    hashOf,
    recallOf: shapeKey === undefined ? undefined : facts?.recallIn(shapeKey),
    toMarkdown: {
      ofLayout: (page, addressOf) => markdownOfLayout(page, { layouts: config.theme.layouts, words: config.words }, addressOf),
      ofHtml: markdownOfHtml,
    },
    lastUpdates: updates.isShallow ? new Map() : updates.dates,
    ...hrefsOfClient(files, config),
  })
  const diagnostics = [
    ...(updates.isShallow ? [shallowClone()] : []),
    ...[...apis.values()].flatMap((api) => api.diagnostics),
    ...[...fragments.values()].flatMap((fragment) => fragment.diagnostics),
    ...missingReports(histories, config),
    ...refusedStaticFiles(read, config),
    ...read.assets.flatMap(({ file, damage }) => (damage === undefined ? [] : [damagedImage(file, damage)])),
    ...react.diagnostics,
    ...checked.diagnostics,
    ...(files.diagnostics ?? []),
    ...built.diagnostics,
    ...resolved.diagnostics,
  ]
  return { ...resolved, diagnostics }
})

/** What the pages of an author at work have in common changes with each page that is compiled, until all are. */
async function areAllCompiled(ask: QueryContext<SiteWorld>['ask']): Promise<boolean> {
  return !(await ask(settings)).isLazy || ask(allWanted)
}

function missingReports(
  histories: ReadonlyMap<string, ApiHistories>,
  { sources, configFiles }: SiteConfig,
): readonly Diagnostic[] {
  return sources.flatMap((source) => {
    if (source.kind !== 'api' || source.history === undefined || histories.get(source.name)?.isFolderThere !== false) return []
    return [apiReportsNotFound(locateInConfig(configFiles, ['history'], source.history), source.history)]
  })
}

/** Other files are found where a page shows them. */
function refusedStaticFiles({ refused }: ReadAssets, { staticDir }: SiteConfig): readonly Diagnostic[] {
  return [...refused].flatMap(([file, refusal]) => (file.startsWith(`${staticDir}/`) ? [refusedSource(file, refusal)] : []))
}

function hrefsOfClient(
  files: ClientFiles,
  config: SiteConfig,
): { readonly styles: readonly string[]; readonly scripts: readonly string[]; readonly searchWorkerHref: string | undefined } {
  const base = filesBaseOf(config)
  return {
    searchWorkerHref: files.searchWorker && base + files.searchWorker.path,
    styles: files.styles.map(({ path }) => base + path),
    scripts: files.scripts.flatMap(({ path, isEntry }) => (isEntry ? [base + path] : [])),
  }
}
