// Every file of the built site, and what is wrong with the site: what the commands ask for.
import type { Asset, Diagnostic, PagefindIndex, Ports, SearchPage, SitePage } from '@docgen/model'
import { queryOf } from '../../engine/query.ts'
import { groupedByLocale, withoutRepeats } from '../../stages/4-resolve/merge-sites.ts'
import { emitFiles, type EmittedFiles } from '../../stages/6-emit/emit-files.ts'
import { searchPagesByLocale, searchPagesOf } from '../../stages/6-emit/search/found-pages.ts'
import { pagefindJobOf } from '../../stages/6-emit/search/pagefind-job.ts'
import { hashOf, sha256Of } from '../hash.ts'
import { settled } from '../../common/unless-written.ts'
import { judge } from '../judge.ts'
import { nameThrowers } from '../name-throwers.ts'
import { outputsOf } from '../outputs-of.ts'
import { rendererOf } from '../page-renderer.ts'
import { runRules } from '../run-rules.ts'
import { unusedSuppressions } from '../suppress.ts'
import { assets } from './assets.ts'
import { listing, settings, source } from './inputs.ts'
import { page, pages } from './pages.ts'
import { client, lastUpdates } from './reference.ts'
import { areSamplesChecked, samples } from './samples.ts'
import { shape } from './shape.ts'
import { site } from './site.ts'
import { translationFindings } from './translations.ts'
import type { SiteWorld } from './world.ts'

/** All that a site is made from, page by page: what its outputs and its findings rest on. A build checks that nothing is missing here. */
export const everything = queryOf<SiteWorld, void>('everything', async ({ ask }) => {
  const { files } = await ask(listing)
  await Promise.all([
    ...[shape, samples, lastUpdates].map((query) => ask<unknown>(query)),
    // Findings of checks are looked up in the texts.
    ...files.flatMap((file) => [ask<unknown>(page(file)), ask(source(file))]),
  ])
})

/** What search is told of the pages; none where the site has no search. */
export const searchPages = queryOf<SiteWorld, readonly SearchPage[]>('search pages', async ({ ask }) => {
  const [whole, { searchWorker }] = await Promise.all([ask(site), ask(client)])
  return searchWorker ? searchPagesOf(whole, hashOf) : []
})

/** What is wrong with the pages, each told by the page that has it. */
export const pageFindings = queryOf<SiteWorld, readonly Diagnostic[]>('page findings', async ({ ask, world }) => {
  const whole = await ask(site)
  const [first = [], ...others] = groupedByLocale(whole.pages)
  const ofFirst = await findingsOf(first, world)
  const ofOthers: Diagnostic[] = []
  for (const group of others) ofOthers.push(...(await findingsOf(group, world)))
  return withoutRepeats(ofFirst, ofOthers)
})

/** What docgen's own checks, those of the config and those of its plugins find in the site as a whole. */
const ruleFindings = queryOf<SiteWorld, readonly Diagnostic[]>('rule findings', async ({ ask, world }) => {
  const [whole, { config }, { files }] = await Promise.all([ask(site), ask(settings), ask(listing)])
  return runRules(whole.resolved(), config, {
    wait: world.wait,
    findKinds: world.ports.findKinds,
    textOf: async (file) => {
      const own = await Promise.all(files.filter((id) => id.endsWith(`:${file}`)).map((id) => ask(source(id))))
      return own.find((found) => found?.file === file && found.made === undefined)?.text
    },
  })
})

/** Each file with a key; none is made before it is written or served. */
export const outputs = queryOf<SiteWorld, EmittedFiles>('outputs', async ({ ask, world }) => {
  const [whole, { config, renderedBy, outputCode }, found, files, searched] = await Promise.all([
    ask(site),
    ask(settings),
    ask(assets),
    ask(client),
    ask(searchPages),
  ])
  return emitFiles({
    site: whole,
    config,
    client: files,
    staticAssets: staticAssetsOf(found.assets),
    themeKey: renderedBy,
    // docgen's own are part of what renders.
    codeOf: (output) => outputCode.get(output) ?? renderedBy,
    hashOf,
    sha256Of,
    renderer: rendererOf(world, config),
    searchPages: () => searched,
    pagefindOf: await pagefindByLocale(searched, world.ports.indexByPagefind),
    readLast: world.ports.readLastOutput,
    mergeElsewhere: world.ports.mergePostings,
    outputs: outputsOf(config),
    reportOutput: world.onFailedOutput,
    wait: world.wait,
  })
})

/**
 * All that can be told before the output is made; sorted by place, with the severities of the config. For an author at work not all
 * files of the output are listed: which two have one name is not told, and findings may wait for one of them.
 */
export const findings = queryOf<SiteWorld, readonly Diagnostic[]>('findings', async ({ ask, world }) => {
  const [{ config, isLazy }, listed, compiled, whole] = await Promise.all([ask(settings), ask(listing), ask(pages), ask(site)])
  const made = isLazy ? undefined : await ask(outputs)
  const found = [
    ...world.ports.cacheFindings(),
    ...listed.diagnostics,
    ...compiled.flatMap((one) => one.diagnostics),
    ...whole.diagnostics,
    ...(await ask(pageFindings)),
    ...(await ask(ruleFindings)),
    ...(await ask(translationFindings)),
    ...(made?.diagnostics ?? []),
  ]
  const all = made ? settled(found, new Set(made.files.map(({ path }) => path)), made.failedWriterOf) : found
  const looked = { areSamplesChecked: await ask(areSamplesChecked), areOutputsListed: !isLazy }
  const suppressions = unusedSuppressions(all, config, looked)
  return judge([...nameThrowers(all, config), ...suppressions], config)
})

/** One after the other: Pagefind has one cache. */
async function pagefindByLocale(
  pages: readonly SearchPage[],
  index: Ports['indexByPagefind'],
): Promise<(locale: string | undefined) => PagefindIndex | undefined> {
  const made = new Map<string | undefined, PagefindIndex>()
  for (const [locale, own] of index ? searchPagesByLocale(pages) : [])
    if (index) made.set(locale, await index(pagefindJobOf(locale ?? '', own, hashOf)))
  return (locale) => made.get(locale)
}

/** Pages resolved between two pauses: some milliseconds. */
const pagesAtOnce = 16

async function findingsOf(pages: readonly SitePage[], { pause }: Pick<SiteWorld, 'pause'>): Promise<readonly Diagnostic[]> {
  const found: Diagnostic[] = []
  for (const [index, page] of pages.entries()) {
    if (pause && index % pagesAtOnce === 0) await pause()
    found.push(...page.recall('findings', () => page.resolved().diagnostics))
  }
  return found
}

/** Those that keep their path in the output. */
export function staticAssetsOf(list: readonly Asset[]): readonly (Asset & { readonly key: string })[] {
  return list.filter(({ staticPath }) => staticPath !== undefined).map((asset) => ({ ...asset, key: asset.hash }))
}
