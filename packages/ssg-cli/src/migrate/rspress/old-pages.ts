// In: the files of a site of Rspress. Out: its pages, with the addresses that it serves them at.
import { patternOf } from '@docgen/model'
import { asMarkdown, joinPath, withinSite } from '../core/paths.ts'
import type { ProjectFiles } from '../core/site.ts'
import { at, listIn, textIn } from '../core/values.ts'
import type { RspressLocale, RspressLocales } from './locales.ts'

/** The pages of a version in a language lie in one folder. */
export interface PageFolder {
  readonly locale: RspressLocale
  /** `undefined` in a site without versions. */
  readonly version: string | undefined
  /** Path in the project. */
  readonly dir: string
  /** Route path of the version, below that of the language: `/`, `/v2`. */
  readonly base: string
  /** What the addresses of its pages begin with: ``, `/v2/zh`. */
  readonly prefix: string
}

export interface OldPage {
  readonly file: string
  readonly folder: PageFolder
  /** Below its folder, in the new site. */
  readonly contentPath: string
  /** Below `prefix`, as links name it: `/guide/start`, `/guide/`. */
  readonly route: string
  /** Where it is in the new site, if that is not where its folder says. */
  readonly newPath?: string | undefined
  /** Whether it lists the posts of a blog, which the plugin for blogs does now. */
  readonly isList?: boolean | undefined
}

export interface Folders {
  /** Of the pages of all languages, as the project has it; empty for its own. */
  readonly root: string
  readonly versions: readonly string[]
  readonly latest: string | undefined
  /** Those of the latest version first, and in each those of the first language. */
  readonly all: readonly PageFolder[]
}

/** Of the pages of all languages; may be outside of the folder of the site. */
export function rootOf(config: unknown): string {
  return joinPath(textIn(config, 'root') ?? 'docs')
}

export function foldersOf(config: unknown, { first, others }: RspressLocales): Folders {
  const root = rootOf(config)
  const given = listIn(config, 'multiVersion', 'versions').filter((name): name is string => typeof name === 'string')
  const latest = textIn(config, 'multiVersion', 'default') ?? given[0]
  const versions = latest === undefined ? [] : [latest, ...given.filter((name) => name !== latest)]
  const all = (versions.length === 0 ? [undefined] : versions).flatMap((version) =>
    [first, ...others].map((locale): PageFolder => {
      const base = version === undefined || version === latest ? '/' : `/${version}`
      return {
        locale,
        version,
        dir: joinPath(root, version ?? '', locale.folder),
        base,
        prefix: `${base}${locale.path}`.replace(/\/+/g, '/').replace(/\/$/, ''),
      }
    }),
  )
  return { root, versions, latest, all }
}

export interface OldPages {
  readonly pages: readonly OldPage[]
  /** Pages that are code. */
  readonly code: readonly OldPage[]
  /** Pages in the folder of no language, or of no version. */
  readonly outside: readonly string[]
}

/** Files of code are pages too, unless the config leaves them out, or their names begin with `_`. */
export function oldPagesOf(config: unknown, { root, all }: Folders, { paths }: ProjectFiles): OldPages {
  const textsIn = (...keys: readonly string[]): readonly string[] =>
    listIn(config, ...keys).filter((each): each is string => typeof each === 'string')
  const convention =
    at(config, 'route', 'excludeConvention') === undefined ? ['**/_[^_]*'] : textsIn('route', 'excludeConvention')
  const excluded = [...textsIn('route', 'exclude').map((glob) => patternOf(glob.replace(/^\.?\//, '')))]
  const isPrivate = convention.includes('**/_[^_]*') ? /(?:^|\/)_[^_][^/]*$/ : undefined
  const others = convention.filter((glob) => !glob.includes('[')).map(patternOf)
  const given = textsIn('route', 'extensions')
  const endings = given.length > 0 ? given : ['.js', '.jsx', '.ts', '.tsx', '.md', '.mdx']
  const below = root === '' ? '' : `${root}/`
  const files = paths.filter((path) => {
    const inside = path.slice(below.length)
    return (
      path.startsWith(below) &&
      !/^(?:public|node_modules)\/|\.d\.ts$/.test(inside) &&
      endings.some((ending) => path.endsWith(ending)) &&
      isPrivate?.test(inside) !== true &&
      ![...excluded, ...others].some((pattern) => pattern.test(inside))
    )
  })
  const found = files.flatMap((file): readonly OldPage[] => {
    const folder = folderAt(file, all)
    if (folder === undefined) return []
    const path = asMarkdown(folder.dir === '' ? file : file.slice(folder.dir.length + 1))
    return [{ file, folder, contentPath: shownPath(path), route: routeOf(path) }]
  })
  const isMarkdown = ({ file }: OldPage): boolean => /\.mdx?$/.test(file)
  const known = new Set(found.map(({ file }) => file))
  return {
    pages: found.filter(isMarkdown),
    code: found.filter((page) => !isMarkdown(page)),
    outside: files.filter((file) => !known.has(file) && /\.mdx?$/.test(file)),
  }
}

function folderAt(path: string, folders: readonly PageFolder[]): PageFolder | undefined {
  return folders.find(({ dir }) => dir === '' || path.startsWith(`${dir}/`))
}

/** To Rspress, `__name.md` is a page. docgen leaves out all files whose names begin so. */
export function shownPath(path: string): string {
  return path.replace(/(?<=^|\/)_+(?=[^/])/g, '')
}

/** Where a page is in the new site. */
export function newPathOf({ folder, contentPath, newPath }: OldPage): string {
  return newPath ?? withinSite(joinPath(folder.dir, contentPath))
}

function routeOf(contentPath: string): string {
  return `/${contentPath.replace(/\.\w+$/, '')}`.replace(/\/index$/, '/')
}

/** As links name a page, in any of their forms: `/guide/index.html` → `/guide`. */
export function plainRoute(address: string): string {
  return address
    .replace(/\.(?:html|mdx?)$/, '')
    .replace(/(?:^|\/)index$/, '/')
    .replace(/(?<=.)\/+$/, '')
}
