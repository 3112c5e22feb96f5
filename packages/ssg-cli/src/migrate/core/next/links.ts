// What addresses and paths in the pages of the old site are in the new one.
import { Draft } from '../draft.ts'
import { pageLinesOf } from '../lines.ts'
import { withoutLocale, type OldLocales } from '../locales.ts'
import { asMarkdown, folderOfFile, joinPath, relativePath } from '../paths.ts'
import type { ProjectFiles } from '../site.ts'
import type { OldPage } from './old-page.ts'

interface LinkedSite<Page extends OldPage> {
  readonly files: ProjectFiles
  readonly locales: OldLocales
  readonly pages: readonly Page[]
  readonly newPathOf: (page: Page) => string
  /** Makes a page, or what it includes, one of docgen. */
  readonly migratePage: (draft: Draft, input: MigratedPart) => void
}

interface MigratedPart {
  readonly link: (path: string) => string
  readonly include: (path: string) => string | undefined
}

interface Links<Page extends OldPage> {
  /** For a page, or for a file that it includes. */
  readonly of: (page: Page, file?: string) => (path: string) => string
  /** Reads the Markdown that a page imports. */
  readonly included: (draft: Draft, page: Page) => (path: string) => string | undefined
  /** Files outside of the static folder that pages show. */
  readonly assets: () => readonly string[]
}

const asset = /\.(?:png|jpe?g|gif|svg|webp|avif|ico|mp4|webm|pdf|zip|json|txt)$/i

/** Deeper than pages include each other. */
const mostDepth = 8

export function linksOf<Page extends OldPage>(site: LinkedSite<Page>): Links<Page> {
  const assets = new Set<string>()
  const of: Links<Page>['of'] = (page, file = page.file) => {
    return (path) => linkOf(path, { page, file, site, assets })
  }
  const included = (draft: Draft, page: Page, depth = 0): ((path: string) => string | undefined) => {
    return (path) => {
      const file = [fileNamed(path, draft.file, site.files)].find((each) => each !== undefined && /\.mdx?$/.test(each))
      const text = file === undefined || depth > mostDepth ? undefined : site.files.read(file)
      if (file === undefined || text === undefined) return undefined
      const part = new Draft(file, text)
      site.migratePage(part, { link: of(page, file), include: included(part, page, depth + 1) })
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
export function fileNamed(path: string, from: string, { paths, read }: ProjectFiles): string | undefined {
  const names = /^\.{1,2}\//.test(path)
    ? [joinPath(folderOfFile(from), path)]
    : ['', 'src/'].map((root) => joinPath(root, path.replace(/^[@~]\//, '').replace(/^@(?=\w)/, '')))
  return names.find((name) => paths.includes(name)) ?? names.find((name) => name.startsWith('../') && read(name) !== undefined)
}

interface LinkInput<Page extends OldPage> {
  readonly page: Page
  readonly file: string
  readonly site: LinkedSite<Page>
  readonly assets: Set<string>
}

function linkOf<Page extends OldPage>(path: string, input: LinkInput<Page>): string {
  if (/^(?:[a-z][\w+.-]*:|[#?]|\/\/)/i.test(path) || path === '') return path
  const [, name = '', rest = ''] = /^([^?#]*)(.*)$/.exec(path) ?? []
  if (name.startsWith('/')) return localeLink(name, input).replace(/(?:\/index)?\.md$/, '') + rest
  const shown = asset.test(name) || /^[@~]/.test(name) ? assetLink(name, input) : undefined
  if (shown !== undefined) return shown + rest
  return (name.endsWith('.md') ? fileLink(name, input) : routeLink(name, input)) + rest
}

/** A link of a translation means the reader's own language. */
function localeLink<Page extends OldPage>(name: string, { page, site: { locales } }: LinkInput<Page>): string {
  const locale = [locales.first, ...locales.others].find((each) => each.name === page.locale)
  return locale === undefined ? name : withoutLocale(name, locale)
}

/** A file in the static folder by its address, any other from where the page lies now. */
function assetLink<Page extends OldPage>(name: string, { page, file, site, assets }: LinkInput<Page>): string | undefined {
  const found = fileNamed(name, file, site.files)
  if (found === undefined) return undefined
  if (found.startsWith('public/')) return found.slice('public'.length)
  assets.add(found)
  return relativePath(folderOfFile(site.newPathOf(page)), found)
}

/** A link to a file, which leads to its page. */
function fileLink<Page extends OldPage>(name: string, { page, file, site }: LinkInput<Page>): string {
  const path = joinPath(folderOfFile(file), name)
  const target = site.pages.find((each) => asMarkdown(each.file) === path && each.locale === page.locale)
  if (target === undefined) return routeLink(name.replace(/(?:\/?index)?\.md$/, ''), { page, file, site, assets: new Set() })
  const next = relativePath(folderOfFile(site.newPathOf(page)), site.newPathOf(target))
  return joinPath('x', next) === joinPath('x', name) ? name : next
}

/** A relative address: from the address of the page, as browsers read it. */
function routeLink<Page extends OldPage>(name: string, { page, site }: LinkInput<Page>): string {
  const route = `/${joinPath(folderOfFile(page.route), name)}`
  const routes = site.pages.filter((each) => each.locale === page.locale)
  if (routes.some((each) => each.route === route)) return route
  const beside = `/${joinPath(folderOfFile(page.file), name)}`
  const target = routes.find((each) => `/${each.file.replace(/(?:\/index)?(?:\.[\w-]+)?\.mdx?$/, '')}` === beside)
  return target?.route ?? name
}
