// What addresses and paths in the pages of the old site are in the new one.
import { Draft } from '../core/draft.ts'
import { pageLinesOf } from '../core/lines.ts'
import { withoutLocale } from '../core/locales.ts'
import { asMarkdown, folderOfFile, joinPath, relativePath } from '../core/paths.ts'
import type { ProjectFiles } from '../core/site.ts'
import type { NextraLocales } from './locales.ts'
import type { OldPage, OldPages } from './old-pages.ts'
import { migrateNextraPage } from './page.ts'
import type { Place } from './place.ts'

interface LinkedSite {
  readonly files: ProjectFiles
  readonly locales: NextraLocales
  readonly pages: OldPages
  readonly place: Place
}

interface Links {
  /** For a page, or for a file that it includes. */
  readonly of: (page: OldPage, file?: string) => (path: string) => string
  /** Reads the Markdown that a page imports. */
  readonly included: (draft: Draft, page: OldPage) => (path: string) => string | undefined
  /** Files outside of the static folder that pages show. */
  readonly assets: () => readonly string[]
}

const asset = /\.(?:png|jpe?g|gif|svg|webp|avif|ico|mp4|webm|pdf|zip|json|txt)$/i

/** Deeper than pages include each other. */
const mostDepth = 8

export function linksOf(site: LinkedSite): Links {
  const assets = new Set<string>()
  const of: Links['of'] = (page, file = page.file) => {
    return (path) => linkOf(path, { page, file, site, assets })
  }
  const included = (draft: Draft, page: OldPage, depth = 0): ((path: string) => string | undefined) => {
    return (path) => {
      const file = [fileNamed(path, draft.file, site.files)].find((each) => each !== undefined && /\.mdx?$/.test(each))
      const text = file === undefined || depth > mostDepth ? undefined : site.files.read(file)
      if (file === undefined || text === undefined) return undefined
      const part = new Draft(file, text)
      migrateNextraPage(part, { link: of(page, file), include: included(part, page, depth + 1) })
      draft.adopt(part)
      const migrated = part.finish()
      return migrated.slice(pageLinesOf(migrated).bodyStart)
    }
  }
  return { of, included: (draft, page) => included(draft, page), assets: () => [...assets].sort() }
}

/** Code by the name that a module gives it: without its ending, or as a folder. */
export function codeNamed(path: string, from: string, files: ProjectFiles): string | undefined {
  const endings = ['', '.tsx', '.jsx', '.js', '/index.tsx', '/index.jsx', '/index.js']
  return endings
    .map((ending) => fileNamed(path + ending, from, files))
    .find((found) => found !== undefined && /\.[jt]sx?$/.test(found))
}

/** `./a.png`, `@/images/a.png`, `components/a.mdx`: names of files as a module of a site of Next.js gives them. */
function fileNamed(path: string, from: string, { paths, read }: ProjectFiles): string | undefined {
  const names = /^\.{1,2}\//.test(path)
    ? [joinPath(folderOfFile(from), path)]
    : ['', 'src/'].map((root) => joinPath(root, path.replace(/^[@~]\//, '').replace(/^@(?=\w)/, '')))
  return names.find((name) => paths.includes(name)) ?? names.find((name) => name.startsWith('../') && read(name) !== undefined)
}

interface LinkInput {
  readonly page: OldPage
  readonly file: string
  readonly site: LinkedSite
  readonly assets: Set<string>
}

function linkOf(path: string, input: LinkInput): string {
  if (/^(?:[a-z][\w+.-]*:|[#?]|\/\/)/i.test(path) || path === '') return path
  const [, name = '', rest = ''] = /^([^?#]*)(.*)$/.exec(path) ?? []
  if (name.startsWith('/')) return localeLink(name, input).replace(/(?:\/index)?\.md$/, '') + rest
  const shown = asset.test(name) || /^[@~]/.test(name) ? assetLink(name, input) : undefined
  if (shown !== undefined) return shown + rest
  return (name.endsWith('.md') ? fileLink(name, input) : routeLink(name, input)) + rest
}

/** A link of a translation means the reader's own language. */
function localeLink(name: string, { page, site: { locales } }: LinkInput): string {
  const locale = [locales.first, ...locales.others].find((each) => each.name === page.locale)
  return locale === undefined ? name : withoutLocale(name, locale)
}

/** A file in the static folder by its address, any other from where the page lies now. */
function assetLink(name: string, { page, file, site, assets }: LinkInput): string | undefined {
  const found = fileNamed(name, file, site.files)
  if (found === undefined) return undefined
  if (found.startsWith('public/')) return found.slice('public'.length)
  assets.add(found)
  return relativePath(folderOfFile(site.place.newPathOf(page)), found)
}

/** A link to a file, which leads to its page. */
function fileLink(name: string, { page, file, site }: LinkInput): string {
  const path = joinPath(folderOfFile(file), name)
  const target = site.pages.pages.find((each) => asMarkdown(each.file) === path && each.locale === page.locale)
  if (target === undefined) return routeLink(name.replace(/(?:\/?index)?\.md$/, ''), { page, file, site, assets: new Set() })
  const next = relativePath(folderOfFile(site.place.newPathOf(page)), site.place.newPathOf(target))
  return joinPath('x', next) === joinPath('x', name) ? name : next
}

/** A relative address: from the address of the page, as browsers read it. */
function routeLink(name: string, { page, site }: LinkInput): string {
  const route = `/${joinPath(folderOfFile(page.route), name)}`
  const routes = site.pages.pages.filter((each) => each.locale === page.locale)
  if (routes.some((each) => each.route === route)) return route
  const beside = `/${joinPath(folderOfFile(page.file), name)}`
  const target = routes.find((each) => `/${each.file.replace(/(?:\/index)?(?:\.[\w-]+)?\.mdx?$/, '')}` === beside)
  return target?.route ?? name
}
