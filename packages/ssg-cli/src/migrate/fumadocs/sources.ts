// In: the pages of collections. Out: a docs() source for each, with the sidebars of all languages.
import { Call, type Code } from '../../scaffold/code-text.ts'
import { navLink } from '../core/nav-link.ts'
import type { LocaleCode } from '../core/locales.ts'
import type { Collection } from './collections.ts'
import type { Lists } from './lists.ts'
import { metaIn, metaName, type Meta } from './meta.ts'
import { collectionOf, localeIn } from './old-pages.ts'
import { entranceOf } from './routes.ts'
import { sidebarsOf, type Sidebars } from './sidebar.ts'
import type { OldSite, Page } from './site.ts'
import { titleOfName, treeOf } from './tree.ts'

export interface Sources {
  readonly sources: readonly Call[]
  /** Links of the navbar to the tabs of sidebars. */
  readonly navbar: (locale: string) => readonly Code[]
  /** Of a site whose navbar was code: a link to each collection. */
  readonly entries: (locale: string) => readonly Code[]
}

/** Where the sidebar of the old site is code (`hasOwnSidebar`), all pages are listed behind those that `meta` files name. */
export function sourcesOf(pages: readonly Page[], site: OldSite, lists: Lists, hasOwnSidebar: boolean): Sources {
  const { collections, locales } = site
  const names = [locales.first, ...locales.others].map(({ name }) => name)
  const sidebars = new Map(
    collections.map((collection) => [
      collection,
      new Map(names.map((locale) => [locale, sidebarsFor(collection, locale, { pages, site, lists, hasOwnSidebar })])),
    ]),
  )
  const main = collections.find(({ isList }) => !isList) ?? collections[0]
  return {
    sources: collections.map((collection) => sourceOf(collection, sidebars.get(collection) ?? new Map(), { pages, site, main })),
    entries: (locale) =>
      collections.flatMap((collection): Code[] => {
        const own = sidebars.get(collection)?.get(locale)
        const first = mainDocOf(collection, pages, site)
        const route = pages.find(({ old, id }) => old.collection === collection && id === first)?.old.route ?? own?.first
        const label = collection === main && !collection.isList ? 'Documentation' : nameOf(collection)
        return route === undefined || collection.base === '' ? [] : [navLink(label, route, collection.base)]
      }),
    navbar: (locale) =>
      collections.flatMap((collection) => {
        const tabs = sidebars.get(collection)?.get(locale)?.navbar ?? []
        return tabs.length > mostTabs ? [{ label: nameOf(collection), items: tabs }] : tabs
      }),
  }
}

/** More than these are a menu of the navbar. */
const mostTabs = 4

/** `/docs` → `Docs`. */
function nameOf({ base }: Collection): string {
  return base === '' ? 'Documentation' : titleOfName(base.slice(base.lastIndexOf('/') + 1))
}

interface SidebarInput {
  readonly pages: readonly Page[]
  readonly site: OldSite
  readonly lists: Lists
  readonly hasOwnSidebar: boolean
}

function sidebarsFor(collection: Collection, locale: string, { pages, site, lists, hasOwnSidebar }: SidebarInput): Sidebars {
  if (collection.isList) {
    const ids = [...(lists.hasPage(collection) ? ['index'] : []), ...lists.idsOf(collection, locale)]
    return { byName: new Map([['docs', ids]]), navbar: [], first: lists.hasPage(collection) ? collection.base : undefined }
  }
  const own = metasOf(collection, locale, site)
  const metas = hasOwnSidebar ? new Map([...own].map(([folder, meta]) => [folder, withRest(meta)])) : own
  const isFirst = locale === site.locales.first.name
  return sidebarsOf(
    treeOf({
      pages: shownIn(collection, locale, pages, site).map(({ old, id, title }) => ({
        path: old.path,
        file: old.file,
        route: old.route,
        id,
        title,
      })),
      metas,
      onUnknown: (folder, item) => {
        const file = metas.get(folder)?.file
        if (isFirst && file !== undefined) site.unknown.push({ file, item })
      },
    }),
    /^en\b/.test(locale) ? 'Overview' : undefined,
  )
}

function withRest(meta: Meta): Meta {
  return meta.pages === undefined || meta.pages.includes('...') ? meta : { ...meta, pages: [...meta.pages, '...'] }
}

/** Of a language, with the originals of what it lacks. */
function shownIn(collection: Collection, locale: string, pages: readonly Page[], { locales }: OldSite): readonly Page[] {
  const own = pages.filter(({ old }) => old.collection === collection)
  const localeOf = ({ old }: Page): string => old.locale ?? locales.first.name
  const shown = own.filter((page) => localeOf(page) === locale)
  const paths = new Set(shown.map(({ old }) => old.path))
  const rest =
    locales.hasFallback && locale !== locales.first.name ? own.filter((page) => localeOf(page) === locales.first.name) : []
  return [...shown, ...rest.filter(({ old }) => !paths.has(old.path))]
}

function metasOf(collection: Collection, locale: string, { files, collections, locales }: OldSite): ReadonlyMap<string, Meta> {
  const found = files.paths.flatMap((file) => {
    if (!metaName.test(file) || collectionOf(file, collections) !== collection) return []
    const { locale: name = locales.first.name, rest } = localeIn(file.slice(collection.dir.length + 1), locales)
    const folder = rest.includes('/') ? rest.slice(0, rest.lastIndexOf('/')) : ''
    return metaName.exec(rest)?.[1] === undefined ? [{ name, folder, file }] : []
  })
  const own = found.filter(({ name }) => name === locale)
  const rest = locales.hasFallback ? found.filter(({ name }) => name === locales.first.name) : []
  return new Map([...rest, ...own].map(({ folder, file }) => [folder, metaIn(file, files.read(file) ?? '')]))
}

interface SourceInput {
  readonly pages: readonly Page[]
  readonly site: OldSite
  readonly main: Collection | undefined
}

function sourceOf(collection: Collection, sidebars: ReadonlyMap<string, Sidebars>, { pages, site, main }: SourceInput): Call {
  const { place, locales } = site
  const codeOf = (locale: string): Code => {
    const byName = sidebars.get(locale)?.byName ?? new Map<string, readonly Code[]>()
    const [only] = byName.values()
    return byName.size > 1 ? Object.fromEntries(byName) : (only ?? [])
  }
  const others = locales.others.map(({ name }): [string, LocaleCode] => [
    name,
    { dir: place.localeDirOf(collection, name), sidebar: codeOf(name) },
  ])
  const dir = place.dirOf(collection)
  const path = collection.base === '' ? '/' : collection.base
  return new Call('docs', {
    dir: dir === 'docs' ? undefined : dir,
    path: path === '/docs' ? undefined : path,
    name: collection === main ? undefined : collection.name,
    mainDoc: mainDocOf(collection, pages, site),
    sidebar: codeOf(locales.first.name),
    locales: others.length > 0 ? Object.fromEntries(others) : undefined,
  })
}

/** Where code led readers of the address that has no page. */
function mainDocOf(collection: Collection, pages: readonly Page[], { routes, locales }: OldSite): string | undefined {
  const own = pages.filter(
    ({ old }) => old.collection === collection && (old.locale ?? locales.first.name) === locales.first.name,
  )
  if (own.some(({ old }) => old.route === collection.base)) return undefined
  const to = entranceOf(routes, collection)
  return own.find(({ old }) => old.route === to)?.id
}
