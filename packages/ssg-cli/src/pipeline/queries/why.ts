// What a page depends on, and what tells why it was made anew.
import { findNearest, type ApiPackage, type RoutePath, type SiteConfig, type SitePage, type SourceFile } from '@docgen/model'
import { queryFor, queryOf } from '../../engine/query.ts'
import { createSharedSums } from '../../stages/6-emit/page-keys.ts'
import { decodeHref, joinPath } from '../../common/paths.ts'
import { filesDeclaring } from '../declared-in.ts'
import { hashOf } from '../hash.ts'
import { pagePartsOf, type PageParts } from '../page-parts.ts'
import { keyOfSource, settings, sources } from './inputs.ts'
import { compiler } from './pages.ts'
import { loadedApis } from './reference.ts'
import { graph, site } from './site.ts'
import type { SiteWorld } from './world.ts'

/** The parts of any page of the site, for the moment. */
export const pageParts = queryOf<SiteWorld, (page: SitePage) => PageParts>('page parts', async ({ ask }) => {
  const [{ renderedBy }, compilerKey, sourceOf] = await Promise.all([ask(settings), ask(compiler), ask(sourceOfPage)])
  const sums = createSharedSums(hashOf)
  return (page) => {
    const source = sourceOf(page)
    const sourceKey = source && keyOfSource(source)
    return pagePartsOf(page, { codeKey: renderedBy, compilerKey, sourceKey, sums })
  }
})

/** What a page is compiled from. Of the file or the place in the config that a custom source names, it may make many pages. */
const sourceOfPage = queryOf<SiteWorld, (page: Pick<SitePage, 'path' | 'source'>) => SourceFile | undefined>(
  'source of page',
  async ({ ask }) => {
    const { files } = await ask(sources)
    const byFile = new Map(files.flatMap((source) => (source.made ? [] : [[source.file, source]])))
    const made = new Map(files.flatMap((source) => (source.made ? [[source.made.path, source]] : [])))
    return ({ path, source }) => (source === undefined ? undefined : byFile.get(source)) ?? made.get(path)
  },
)

/** Packages by the pages that show them or one of their exports, which have the same paths in every language. */
const packageOfPage = queryOf<SiteWorld, ReadonlyMap<RoutePath, ApiPackage>>('package of page', async ({ ask }) => {
  const { routes } = (await ask(graph)).graph
  return new Map(
    routes.flatMap((route) =>
      route.kind === 'api-package' || route.kind === 'api-entry' ? [[route.path, route.package] as const] : [],
    ),
  )
})

/** Whether references are made from a file, relative to the site root. */
const isReadForReference = queryOf<SiteWorld, (file: string) => boolean>('files of references', async ({ ask }) => {
  const [{ config }, apis] = await Promise.all([ask(settings), ask(loadedApis)])
  const plain = (path: string, folder = ''): string | undefined => joinPath(folder, path.replaceAll('\\', '/'))
  const read = new Set([...apis.values()].flatMap(({ watchFiles }) => watchFiles.map((file) => plain(file))))
  const root = plain(config.root)
  return (file) => read.has(plain(file, root))
})

export interface PageDependencies {
  readonly path: RoutePath
  /** In the output folder. */
  readonly file: string
  /** What its author wrote it in, relative to the site root; absent for a page that docgen makes. */
  readonly source: string | undefined
  /** Files whose text it includes, relative to the site root; of the page of a package, its README. */
  readonly includes: readonly string[]
  /** Files of packages that declare what a page of the reference shows, relative to the site root. */
  readonly declarations: readonly string[]
  /** Images and other files that it shows, relative to the site root. */
  readonly assets: readonly string[]
  /** Pages of the site that its content links to. */
  readonly pages: readonly RoutePath[]
  readonly parts: PageParts
}

export interface UnknownPage {
  /** What was surely meant. */
  readonly nearest: string | undefined
  /** Of a file that is part of pages, or that a source makes several of: these, in their order. */
  readonly partOf: readonly RoutePath[]
  /** Whether it is a file of a package from which no page shows anything. */
  readonly isUnshown: boolean
}

/** Of the page of a route, of a source or of a file of the output. */
export const dependenciesOf = queryFor<SiteWorld, PageDependencies | UnknownPage>('dependencies', async ({ ask }, name) => {
  const [whole, partsOf, sourceOf, packages, isOfReference, { config }] = await Promise.all([
    ask(site),
    ask(pageParts),
    ask(sourceOfPage),
    ask(packageOfPage),
    ask(isReadForReference),
    ask(settings),
  ])
  const meant = pageNamesOf(name, config)
  const filesOf = (page: SitePage) => {
    const owner = packages.get(page.path)
    const readme = page.kind === 'api-package' ? owner?.readme?.file : undefined
    const declared = owner === undefined ? [] : filesDeclaring(page.resolved().page, owner)
    return {
      includes: [...Object.keys(sourceOf(page)?.includes ?? {}), ...(readme === undefined ? [] : [readme])].sort(),
      declarations: declared.filter((file) => file !== readme && isOfReference(file)),
      assets: assetFilesOf(page),
    }
  }
  const [page, ...others] = meant.map((each) => whole.pages.filter((candidate) => isNamed(candidate, each))).find(isFilled) ?? []
  if (!page) {
    const users = whole.pages.filter((user) =>
      Object.values(filesOf(user))
        .flat()
        .some((file) => meant.includes(file)),
    )
    const last = meant.at(-1) ?? name
    const nearest = findNearest(last, whole.pages.flatMap(namesOf)) ?? onlyPathEndingWith(last, whole.pages)
    return { nearest, partOf: [...new Set(users.map(({ path }) => path))], isUnshown: meant.some(isOfReference) }
  }
  // In other languages a page that is not translated is made from the same file.
  const alike = others.filter(({ locale }) => locale === page.locale)
  if (alike.length > 0) return { nearest: undefined, partOf: [page, ...alike].map(({ path }) => path), isUnshown: false }
  const { path, file, source } = page
  const resolved = whole.resolved().pages.find((candidate) => candidate.path === path)
  const pathByHref = new Map(whole.resolved().pages.map((candidate) => [candidate.href, candidate.path]))
  const targets = (resolved?.links ?? []).flatMap(({ target }) => pathByHref.get(target?.replace(/[?#].*/, '') ?? '') ?? [])
  return {
    path,
    file,
    source,
    ...filesOf(page),
    pages: [...new Set(targets)].filter((target) => target !== path).sort(),
    parts: partsOf(page),
  }
})

function assetFilesOf(page: SitePage): readonly string[] {
  return page
    .recall('assets', () => page.resolved().assets)
    .map(({ file }) => file)
    .sort()
}

function isFilled(list: readonly unknown[]): boolean {
  return list.length > 0
}

/**
 * What a name of a page may be, best first: as it is written, since files may be called `c#.md` or `100%.md`; without what follows the path of
 * an address; and with the characters that addresses encode.
 */
export function pageNamesOf(name: string, config: AddressConfig): readonly string[] {
  const path = name.replace(/[?#].*$/, '')
  return [...new Set([name, path, decodeHref(path) ?? path].map((each) => pageNameOf(each, config)))]
}

type AddressConfig = Pick<SiteConfig, 'url' | 'base' | 'outDir'>

/** The address of a browser, or a path that a shell has completed, as the name of a page. */
function pageNameOf(name: string, { url = '', base, outDir }: AddressConfig): string {
  const path = name.replace(servedHere, '/').replace(/^\.\//, '')
  const starts = [`${url}${base}`, base].filter((start) => start !== '/' && path.startsWith(start))
  const [start] = starts
  if (start !== undefined) return `/${path.slice(start.length)}`
  return path.startsWith(`${outDir}/`) ? path.slice(outDir.length + 1) : path
}

/** Where `docgen dev` and `docgen preview` serve a site. */
const servedHere = /^https?:\/\/(?:localhost|\d+(?:\.\d+){3}|\[[\da-f:.]+\])(?::\d+)?(?:\/|$)/i

/** A route as people write it: with or without its slashes. */
function isNamed(page: SitePage, name: string): boolean {
  return namesOf(page).includes(name) || page.path === `/${name.replace(/^\/|\/$/g, '')}/`.replace('//', '/')
}

/** Where people write the last part of a path alone. In other languages, the same page is below the path of the locale. */
export function onlyPathEndingWith(name: string, pages: readonly Pick<SitePage, 'path'>[]): RoutePath | undefined {
  const end = name.replace(/\.mdx?$/, '').replace(/^\/|\/$/g, '')
  const found = end === '' ? [] : pages.flatMap(({ path }) => (path.endsWith(`/${end}/`) ? [path] : []))
  const [shortest = '', ...others] = found.toSorted((a, b) => a.length - b.length)
  return shortest !== '' && others.every((path) => path.endsWith(shortest)) ? shortest : undefined
}

function namesOf({ path, file, source }: SitePage): readonly string[] {
  return [path, file, `/${file}`, ...(source === undefined ? [] : [source])]
}
