// Where pages lie in the new site: in their folder, unless pages of several folders become one tree.
import { asMarkdown } from '../core/paths.ts'
import type { NextraLocales } from './locales.ts'
import type { OldPage, OldPages } from './old-pages.ts'

export interface Place {
  /** Folder and route path of the new site's docs. */
  readonly dir: string
  readonly path: string
  /** Below the folder of the docs. */
  readonly contentPathOf: (page: OldPage) => string
  readonly newPathOf: (page: OldPage) => string
  /** Of a translation. */
  readonly originalPathOf: (page: OldPage) => string
  /** Folder of the translations, where it is not the usual one. */
  readonly localeDirOf: (locale: string) => string | undefined
  /** Folders of the old site that are served at a route. */
  readonly foldersAt: (route: string, locale: string) => readonly string[]
}

export function placeOf({ pages, folders }: OldPages, locales: NextraLocales): Place {
  const filled = folders.filter(({ dir }) => pages.some(({ file }) => file.startsWith(`${dir}/`)))
  const [only] = filled
  const isOne = filled.length === 1 && only !== undefined && only.kind !== 'app'
  const hasFolders = locales.kind === 'folder'
  const folderOf = (locale: string): string => (only === undefined ? '' : `${only.dir}${hasFolders ? `/${locale}` : ''}`)
  const dir = isOne ? folderOf(locales.first.name) : 'docs'
  const routes = new Set(pages.map(({ route }) => route))
  const contentPathOf = (page: OldPage): string =>
    isOne ? pathInFolder(page, folderOf(page.locale ?? locales.first.name), locales) : pathOfRoute(page, routes)
  const originalPathOf = (page: OldPage): string => `${dir}/${contentPathOf(page)}`
  const localeDirOf = (locale: string): string | undefined => (isOne && hasFolders ? folderOf(locale) : undefined)
  return {
    dir,
    path: isOne && only.base !== '' ? only.base : '/',
    contentPathOf,
    originalPathOf,
    localeDirOf,
    newPathOf: (page) => {
      const { locale = locales.first.name } = page
      if (locale === locales.first.name) return originalPathOf(page)
      return `${localeDirOf(locale) ?? `i18n/${locale}/${dir}`}/${contentPathOf(page)}`
    },
    foldersAt: (route, locale) =>
      folders.flatMap(({ dir: root, kind, base }) => {
        if (base !== '' && route !== base && !route.startsWith(`${base}/`)) return []
        const inside = route.slice(base.length).replace(/\/$/, '')
        return kind === 'app'
          ? [`${root}${inside}`, `${root}/[lang]${inside}`]
          : [`${root}${hasFolders ? `/${locale}` : ''}${inside}`]
      }),
  }
}

function pathInFolder({ file, locale }: OldPage, folder: string, { kind }: NextraLocales): string {
  const path = asMarkdown(file.slice(folder.length + 1))
  return kind === 'suffix' && locale !== undefined ? path.replace(`.${locale}.md`, '.md') : path
}

/** `app/guide/page.mdx` is the page of a folder only where there are others in it. */
function pathOfRoute({ route }: OldPage, routes: ReadonlySet<string>): string {
  if (route === '/') return 'index.md'
  const isFolder = [...routes].some((other) => other.startsWith(`${route}/`))
  return `${route.slice(1)}${isFolder ? '/index' : ''}.md`
}
