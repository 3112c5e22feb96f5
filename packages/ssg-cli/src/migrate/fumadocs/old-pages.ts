// The pages of collections: where they lay, and where they lie from now on.
import { routeIn } from '../core/next/app-routes.ts'
import type { OldPage as PageOfNext } from '../core/next/old-page.ts'
import { asMarkdown } from '../core/paths.ts'
import type { ProjectFiles } from '../core/site.ts'
import type { Collection } from './collections.ts'
import type { FumadocsLocales } from './locales.ts'

export interface OldPage extends PageOfNext {
  readonly collection: Collection
  /** Below the folder of the collection, without language and ending: `(guide)/install`. */
  readonly path: string
  /** Where it lies below the folder of its source: `install.md`. */
  readonly contentPath: string
}

export function oldPagesOf(
  collections: readonly Collection[],
  { paths }: ProjectFiles,
  locales: FumadocsLocales,
): readonly OldPage[] {
  return collections.flatMap((collection) => {
    const own = paths.filter(
      (path) => collectionOf(path, collections) === collection && /\.mdx?$/.test(path) && !/(?:^|\/)\.[^/]/.test(path),
    )
    const named = own.map((file) => ({ file, ...localeIn(file.slice(collection.dir.length + 1), locales) }))
    const taken = new Set(named.flatMap(({ locale, rest }) => (isIndex(rest) ? [] : [keyOf(locale, plainPath(rest))])))
    return named.map(({ file, locale, rest }): OldPage => {
      const path = rest.replace(/\.mdx?$/, '')
      const slugs = plainPath(rest)
      // A page beside a folder of its name is that of the address.
      const isSecond = isIndex(rest) && taken.has(keyOf(locale, slugs))
      const route = `${collection.base}/${isSecond ? `${slugs}/index` : slugs}`.replace(/(?<=.)\/$/, '')
      return { file, route, locale, collection, path, contentPath: asMarkdown(withoutGroups(rest)) }
    })
  })
}

/** Pages of Markdown that are routes by themselves: `app/legal/page.mdx`. */
export const routeCollection: Collection = { name: 'home', dir: 'app', base: '', isList: true, file: undefined }

export function routePagesOf({ paths }: ProjectFiles, locales: FumadocsLocales): readonly OldPage[] {
  return paths.flatMap((file) => {
    const inside = /^(?:src\/)?app\/((?:.*\/)?page\.mdx?)$/.exec(file)?.[1]
    const route = inside === undefined ? undefined : routeIn(inside)
    if (route === undefined || route.includes('[') || /\/_/.test(file)) return []
    const path = route === '/' ? 'index' : route.slice(1)
    const locale = locales.kind === 'none' ? undefined : locales.first.name
    return [{ file, route, locale, collection: routeCollection, path, contentPath: `${path}.md` }]
  })
}

/** The innermost folder has a page. */
export function collectionOf(path: string, collections: readonly Collection[]): Collection | undefined {
  const around = collections.filter(({ dir }) => path.startsWith(`${dir}/`))
  return around.toSorted((a, b) => b.dir.length - a.dir.length)[0]
}

function keyOf(locale: string | undefined, path: string): string {
  return JSON.stringify([locale, path])
}

function isIndex(path: string): boolean {
  return /(?:^|\/)index\.mdx?$/.test(path)
}

/** `(guide)/install.mdx` → `install.mdx`: folders in parentheses are no part of the address. */
function withoutGroups(path: string): string {
  return path.replace(/(?:^|(?<=\/))\([^/]+\)\//g, '')
}

function plainPath(path: string): string {
  return withoutGroups(path)
    .replace(/\.mdx?$/, '')
    .replace(/(?:^|\/)index$/, '')
}

/** `a.de.mdx` or `de/a.mdx`: the name of the language, and the path without it. */
export function localeIn(
  path: string,
  { kind, first, others }: FumadocsLocales,
): { readonly locale: string | undefined; readonly rest: string } {
  const names = [first, ...others].map(({ name }) => name)
  if (kind === 'suffix') {
    const [, before = '', name = '', ending = ''] = /^(.*)\.([\w-]+)(\.\w+)$/.exec(path) ?? []
    return names.includes(name) ? { locale: name, rest: before + ending } : { locale: first.name, rest: path }
  }
  if (kind === 'none') return { locale: undefined, rest: path }
  const name = names.find((each) => path.startsWith(`${each}/`))
  return name === undefined ? { locale: first.name, rest: path } : { locale: name, rest: path.slice(name.length + 1) }
}
