// What addresses and paths in the pages of the old site are in the new one, and what pages include.
import { withoutAlias, type Aliases } from '../core/aliases.ts'
import { Draft } from '../core/draft.ts'
import { jsonReader } from '../core/json-import.ts'
import { pageLinesOf } from '../core/lines.ts'
import { folderOfFile, joinPath, relativePath, withinSite } from '../core/paths.ts'
import type { ShownCode } from '../core/shown-code.ts'
import type { Migration, ProjectFiles } from '../core/site.ts'
import { withoutLocale } from '../core/locales.ts'
import { newPathOf, plainRoute, type Folders, type OldPage, type PageFolder } from './old-pages.ts'
import type { PageInput } from './page.ts'

interface LinkedSite {
  readonly files: ProjectFiles
  readonly folders: Folders
  readonly pages: readonly OldPage[]
  readonly aliases: Aliases
  readonly code: ShownCode
}

export interface Links {
  /** What is asked for a page. */
  readonly inputOf: (draft: Draft, page: OldPage) => PageInput
  /** Files outside of the folder of all pages that pages show by an alias. */
  readonly assets: () => Migration['copies']
  /** The page of a folder at an address, told without the language and the version. */
  readonly pageAt: (address: string, folder: PageFolder) => OldPage | undefined
}

/** Deeper than pages include each other. */
const mostDepth = 8

export function linksOf(site: LinkedSite, migratePage: (draft: Draft, input: PageInput) => unknown): Links {
  const byRoute = new Map(site.pages.map((page) => [`${page.folder.dir} ${plainRoute(page.route)}`, page]))
  const byFile = new Map(site.pages.map((page) => [page.file.replace(/\.mdx?$/, ''), page]))
  const pageAt: Links['pageAt'] = (address, { dir }) => byRoute.get(`${dir} ${plainRoute(address)}`)
  const assets = new Set<string>()
  const context: Context = { site, assets, pageAt, fileAt: (path) => byFile.get(path) ?? byFile.get(joinPath(path, 'index')) }
  const inputOf = (draft: Draft, page: OldPage, depth = 0): PageInput => ({
    link: (path) => linkOf(path, { page, file: draft.file, context }),
    json: jsonReader(draft.file, site.files, site.aliases),
    shownFile: (path) => shownFile(path, { page, file: draft.file, context }),
    include: (path) => {
      const file = joinPath(folderOfFile(draft.file), withoutAlias(path, draft.file, site.aliases))
      const text = /\.mdx?$/.test(file) && depth < mostDepth ? site.files.read(file) : undefined
      if (text === undefined) return undefined
      const part = new Draft(file, text)
      migratePage(part, inputOf(part, page, depth + 1))
      draft.adopt(part)
      const migrated = part.finish()
      return migrated.slice(pageLinesOf(migrated).bodyStart)
    },
  })
  return {
    inputOf: (draft, page) => inputOf(draft, page),
    pageAt,
    assets: () => [...assets].sort().map((path) => ({ from: path, to: path })),
  }
}

interface Context {
  readonly site: LinkedSite
  readonly assets: Set<string>
  readonly pageAt: Links['pageAt']
  /** By its path without an ending, or by that of its folder. */
  readonly fileAt: (path: string) => OldPage | undefined
}

interface Place {
  readonly page: OldPage
  /** The page, or a file that it includes. */
  readonly file: string
  readonly context: Context
}

function linkOf(path: string, { page, file, context }: Place): string {
  if (/^(?:[a-z][\w+.-]*:|[#?]|\/\/)/i.test(path) || path === '') return path
  const [, name = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(path) ?? []
  if (name.startsWith('/')) return rootedLink(name, { page, file, context }) + rest
  const { site } = context
  const plain = withoutAlias(decoded(name), file, site.aliases)
  const target = joinPath(folderOfFile(file), plain)
  const found = context.fileAt(target.replace(/\.(?:html|mdx?)$/, ''))
  const from = folderOfFile(newPathOf(page))
  if (found?.isList === true) return plainRoute(found.route) + rest
  if (found) {
    const next = relativePath(from, newPathOf(found))
    return (joinPath('x', next) === joinPath('x', name) ? name : encodeURI(next)) + rest
  }
  if (!site.files.paths.includes(target)) return path
  const isOutside = site.folders.root !== '' && !target.startsWith(`${site.folders.root}/`)
  if (isOutside || plain !== decoded(name)) return assetLink(target, from, context)
  return (withinSite(folderOfFile(file)) === from ? name : encodeURI(relativePath(from, withinSite(target)))) + rest
}

/** A file in the static folder by its address, any other from where the page is now. What follows its name is for the bundler. */
function assetLink(target: string, from: string, { site: { folders }, assets }: Context): string {
  const [below, shown] = [folders.root === '' ? '' : `${folders.root}/`, `${joinPath(folders.root, 'public')}/`]
  if (target.startsWith(shown)) return encodeURI(`/${target.slice(shown.length)}`)
  if (!target.startsWith(below)) assets.add(target)
  return encodeURI(relativePath(from, withinSite(target)))
}

/** Links mean the language and the version of their page, whether they name them or not. */
function rootedLink(name: string, { page, context }: Place): string {
  const { folder } = page
  const own = plainAddress(name, folder)
  const found = context.pageAt(own, folder)
  if (found === undefined) return otherLanguage(name, context) ?? name
  // docgen tells addresses from the language, and not from the version.
  if (folder.base !== '/' && found.isList !== true)
    return encodeURI(relativePath(folderOfFile(newPathOf(page)), newPathOf(found)))
  return own === name && !/\.(?:html|mdx?)$|\/index$/.test(name) ? name : plainRoute(own)
}

/** A page of a language that is not the reader's. */
function otherLanguage(name: string, { site, pageAt }: Context): string | undefined {
  const folder = site.folders.all.find(({ locale, base }) => base === '/' && `${name}/`.startsWith(`/${locale.name}/`))
  const own = folder && plainAddress(name, folder)
  return folder && own !== undefined && pageAt(own, folder) ? `${folder.prefix}${plainRoute(own)}` : undefined
}

/** Without the version and the language of a folder. */
export function plainAddress(address: string, { base, locale, version }: PageFolder): string {
  const bases = [base, ...(version === undefined ? [] : [`/${version}`])].filter((each) => each !== '/')
  const below = bases.reduce((path, each) => withoutLocale(path, { ...locale, path: each }), address)
  return withoutLocale(below, { ...locale, path: `/${locale.name}` })
}

/** `./a.ts` is beside the page, `/a.ts` in the folder of all pages, `<root>/a.ts` in that of the site. */
function shownFile(given: string, { page, file, context: { site } }: Place): string | undefined {
  const path = withoutAlias(given, file, site.aliases)
  const target = path.startsWith('<root>/')
    ? path.slice('<root>/'.length)
    : path.startsWith('/')
      ? joinPath(site.folders.root, path)
      : joinPath(folderOfFile(file), path)
  const shown = site.code.fileOf(target, newPathOf(page))
  const isBeside = folderOfFile(file) === folderOfFile(page.file) && given.startsWith('./')
  return shown === target && isBeside ? given : shown
}

function decoded(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}
