// The pages that authors write: Markdown, compiled, and React, rendered.
import type { CompiledPage } from '@docgen/model'
import { queryFor, queryOf } from '../../engine/query.ts'
import type { Session } from '../../engine/session.ts'
import { reactPagesInLocale } from '../../stages/3-graph/locale-pages.ts'
import { withOwnKeys } from '../../syntax/markdown/own-frontmatter.ts'
import { renderReactPages, type RenderedReactPages } from '../../stages/5-render/render-react-pages.ts'
import { isCompiled } from '../compile-texts.ts'
import { allWanted, configIn, customContent, keyOfJson, listing, localeNames, settings, source, wanted } from './inputs.ts'
import type { SiteWorld } from './world.ts'

/** Names the code that compiles, and its options. */
export const compiler = queryOf<SiteWorld, string>('compiler', ({ world }) => world.ports.compiler.key, { keyOf: (key) => key })

const outlineKey = ''

/** Whether a page stands for one that nobody has asked for yet: it knows no more than what its title and its frontmatter say. */
export function isOutline(page: Pick<CompiledPage, 'key'> | undefined): boolean {
  return page?.key === outlineKey
}

/**
 * By the id of its source, with the frontmatter keys of the config and its plugins checked: they come from the settings, which the key of every site names, and are no
 * part of what the page is compiled from.
 */
export const page = queryFor<SiteWorld, CompiledPage | undefined>(
  'page',
  async ({ ask }, id) => {
    const [compiled, file, { config }] = [await ask(plainPage(id)), await ask(source(id)), await ask(settings)]
    const isGuide = file?.kind !== 'changelog' && file?.made === undefined
    return compiled && withOwnKeys(compiled, config, isGuide)
  },
  { keyOf: (compiled) => compiled?.key },
)

/** From the cache where that holds the page under the key of what it is made from. */
const plainPage = queryFor<SiteWorld, CompiledPage | undefined>(
  'plain page',
  async ({ ask, key, world }, id) => {
    const file = await ask(source(id))
    await ask(compiler)
    const ownKey = file && (await key())
    if (file === undefined || ownKey === undefined) return undefined
    const known = world.ports.cache.findPage(id, ownKey)
    if (isCompiled(known)) return known
    const { isLazy } = await ask(settings)
    if (!isLazy) return world.compilePage({ file, key: ownKey })
    const isWanted = (await ask(allWanted)) || (await ask(wanted(id)))
    return isWanted ? ask(compiledAhead(id)) : world.outlineOf(file, outlineKey)
  },
  { keyOf: (compiled) => compiled?.key },
)

/** For an author at work: the page of a source whether it is wanted or not, so that it is at hand when it is. */
export const compiledAhead = queryFor<SiteWorld, CompiledPage | undefined>('compiled page', async ({ ask, key, world }, id) => {
  const file = await ask(source(id))
  await ask(compiler)
  const ownKey = file && (await key())
  if (file === undefined || ownKey === undefined) return undefined
  const known = world.ports.cache.findPage(id, ownKey)
  return isCompiled(known) ? known : world.compilePage({ file, key: ownKey })
})

/** What a cache gave for the pages of these ids turned out to be damaged. */
export function forgetPages({ touch }: Pick<Session<SiteWorld>, 'touch'>, ids: readonly string[]): void {
  for (const id of ids) for (const query of [plainPage(id), compiledAhead(id)]) touch(query)
}

/** In the order of their files. */
export const pages = queryOf<SiteWorld, readonly CompiledPage[]>('pages', async ({ ask, askAll }) => {
  const { files } = await ask(listing)
  const all = await askAll(files.map(page))
  return all.filter((one) => one !== undefined)
})

/** React pages as HTML, by the name of the locale. */
export const reactPagesIn = queryFor<SiteWorld, RenderedReactPages>(
  'react pages',
  async ({ ask }, locale) => {
    const [{ reactPages: bySource, htmlOfBroken }, custom, config] = await Promise.all([
      ask(settings),
      ask(customContent),
      ask(configIn(locale)),
    ])
    const all = new Map([...bySource, ...custom.reactPages])
    return renderReactPages(reactPagesInLocale(all, config), config, htmlOfBroken)
  },
  { keyOf: keyOfReactPages, isEqual: (before, after) => keyOfReactPages(before) === keyOfReactPages(after) },
)

function keyOfReactPages({ pages: bySource, diagnostics }: RenderedReactPages): string | undefined {
  return keyOfJson([[...bySource].map(([name, list]) => [name, list.map(({ page: own, html }) => [own, html])]), diagnostics])
}

/** Those of all locales. */
export const reactPages = queryOf<SiteWorld, readonly RenderedReactPages[]>('all react pages', async ({ ask }) =>
  Promise.all((await ask(localeNames)).map((name) => ask(reactPagesIn(name)))),
)
