// The site as a whole: its routes, its pages, and what is wrong with them.
import type { ClientFiles, Diagnostic, ReadAssets, Site, SiteConfig } from '@docgen/model'
import { shallowClone } from '../../diagnostics/environment.ts'
import { refusedSource } from '../../diagnostics/reading.ts'
import { queryOf } from '../../engine/query.ts'
import { buildRouteGraph, type BuiltGraph } from '../../stages/3-graph/build-route-graph.ts'
import { resolveSite } from '../../stages/4-resolve/resolve-site.ts'
import { markdownOfHtml, markdownOfLayout } from '../../stages/5-render/markdown/page-to-markdown.ts'
import { hashOf } from '../hash.ts'
import { customContent, listing, settings } from './inputs.ts'
import { assets, pages, reactPages } from './pages.ts'
import { client, lastUpdates, modelsOf, references, tagDays } from './reference.ts'
import { samples } from './samples.ts'
import type { SiteWorld } from './world.ts'

/** Every page's route, sidebars, versions and redirects. */
export const graph = queryOf<SiteWorld, BuiltGraph>('graph', async ({ ask }) => {
  const [{ config, includeDrafts }, compiled, react, read, { order }, days] = await Promise.all([
    ask(settings),
    ask(pages),
    ask(reactPages),
    ask(references),
    ask(customContent),
    ask(tagDays),
  ])
  return buildRouteGraph({
    config,
    includeDrafts,
    pages: compiled,
    reactPages: react.pages,
    customOrder: order,
    apiModels: modelsOf(read),
    tagDays: days,
  })
})

/** Its pages are resolved when somebody asks for them; its diagnostics are all but those of pages. */
export const site = queryOf<SiteWorld, Site>('site', async ({ ask, world }) => {
  const [{ config }, built, { fragments, apis }, react] = await Promise.all([
    ask(settings),
    ask(graph),
    ask(references),
    ask(reactPages),
  ])
  const [listed, read, checked, updates, files] = await Promise.all([
    ask(listing),
    ask(assets),
    ask(samples),
    ask(lastUpdates),
    ask(client),
  ])
  const resolved = resolveSite({
    config,
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
    keptTextsOf: world.ports.cache.keptTextsOf,
    hashOf,
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
    ...refusedStaticFiles(read, config),
    ...react.diagnostics,
    ...checked.diagnostics,
    ...(files.diagnostics ?? []),
    ...built.diagnostics,
    ...resolved.diagnostics,
  ]
  return { ...resolved, diagnostics }
})

/** Other files are found where a page shows them. */
function refusedStaticFiles({ refused }: ReadAssets, { staticDir }: SiteConfig): readonly Diagnostic[] {
  return [...refused].flatMap(([file, refusal]) => (file.startsWith(`${staticDir}/`) ? [refusedSource(file, refusal)] : []))
}

function hrefsOfClient(
  files: ClientFiles,
  { base }: SiteConfig,
): { readonly styles: readonly string[]; readonly scripts: readonly string[]; readonly searchWorkerHref: string | undefined } {
  return {
    searchWorkerHref: files.searchWorker && base + files.searchWorker.path,
    styles: files.styles.map(({ path }) => base + path),
    scripts: files.scripts.flatMap(({ path, isEntry }) => (isEntry ? [base + path] : [])),
  }
}
