// Where pages lie in the new site: in their folders, without those in parentheses.
import { withinSite } from '../core/paths.ts'
import type { Collection } from './collections.ts'
import type { FumadocsLocales } from './locales.ts'
import { routeCollection, type OldPage } from './old-pages.ts'

export interface Place {
  /** Folder of a source, of the first language. */
  readonly dirOf: (collection: Collection) => string
  readonly newPathOf: (page: OldPage) => string
  /** Of a translation. */
  readonly originalPathOf: (page: OldPage) => string
  /** Folder of the translations, where it is not the usual one. */
  readonly localeDirOf: (collection: Collection, locale: string) => string | undefined
}

export function placeOf(collections: readonly Collection[], locales: FumadocsLocales): Place {
  const folderOf = (collection: Collection): string => {
    if (collection === routeCollection) return 'home'
    const dir = withinSite(collection.dir)
    // A source reads all of its folder, so one within another would be read twice.
    const isWithin = collections.some((other) => dir.startsWith(`${withinSite(other.dir)}/`))
    return isWithin ? `${collection.name}-pages` : dir
  }
  const localeDirOf = (collection: Collection, locale: string): string | undefined =>
    locales.kind === 'folder' ? `${folderOf(collection)}/${locale}` : undefined
  const dirOf = (collection: Collection): string => localeDirOf(collection, locales.first.name) ?? folderOf(collection)
  const originalPathOf = ({ collection, contentPath }: OldPage): string => `${dirOf(collection)}/${contentPath}`
  return {
    dirOf,
    originalPathOf,
    localeDirOf,
    newPathOf: (page) => {
      const { locale = locales.first.name, collection, contentPath } = page
      if (locale === locales.first.name) return originalPathOf(page)
      return `${localeDirOf(collection, locale) ?? `i18n/${locale}/${dirOf(collection)}`}/${contentPath}`
    },
  }
}
