// Where a site of Nextra has its pages: `pages/` of versions 2 and 3, `content/` and `app/` of version 4.
import { asCodePage, routeIn } from '../core/next/app-routes.ts'
import type { CodePage, OldPage as PageOfNext } from '../core/next/old-page.ts'
import type { ProjectFiles } from '../core/site.ts'
import { at, textIn } from '../core/values.ts'
import { isMeta } from './meta.ts'
import type { NextraLocales } from './locales.ts'

export interface OldPage extends PageOfNext {
  /** Whether the file is named after its folder's page: `index.mdx`, `page.mdx`. */
  readonly isIndex: boolean
}

export interface OldPages {
  readonly pages: readonly OldPage[]
  /** Pages that are code, with their addresses where these are written out. */
  readonly code: readonly CodePage[]
  readonly router: 'pages' | 'app'
  /** Folders that have pages. */
  readonly folders: readonly PageFolder[]
}

interface PageFolder {
  readonly dir: string
  readonly kind: 'pages' | 'content' | 'app'
  /** What its routes begin with: `/docs`, or nothing. */
  readonly base: string
}

const markdown = /\.mdx?$/
const code = /\.[jt]sx?$/

export function oldPagesOf(config: unknown, { paths }: ProjectFiles, locales: NextraLocales): OldPages {
  const folders = pageFoldersOf(config, paths)
  const found = folders.flatMap((folder) => paths.flatMap((path) => pageAt(path, folder, locales)))
  const isPage = ({ file, route }: OldPage): boolean => markdown.test(file) && !route.includes('[')
  return {
    pages: found.filter(isPage),
    code: found.filter((page) => !isPage(page)).map(asCodePage),
    router: folders.some(({ kind }) => kind === 'app') ? 'app' : 'pages',
    folders,
  }
}

/** Nextra 4 takes `content` for a folder of pages, and Next.js takes `app` and `pages`, each also in `src`. */
function pageFoldersOf(config: unknown, paths: readonly string[]): readonly PageFolder[] {
  const has = (dir: string): boolean => paths.some((path) => path.startsWith(`${dir}/`))
  const app = ['app', 'src/app'].find(has)
  const pages = ['pages', 'src/pages'].find((dir) => paths.some((path) => path.startsWith(`${dir}/`) && markdown.test(path)))
  const content = ['content', 'src/content'].find((dir) =>
    paths.some((path) => path.startsWith(`${dir}/`) && markdown.test(path)),
  )
  if (pages !== undefined) return [{ dir: pages, kind: 'pages', base: '' }]
  return [
    ...(content === undefined ? [] : [{ dir: content, kind: 'content' as const, base: baseOf(config, paths, app) }]),
    ...(app === undefined ? [] : [{ dir: app, kind: 'app' as const, base: '' }]),
  ]
}

/** What the config says, or else where the route lies that shows the pages of `content`. */
function baseOf(config: unknown, paths: readonly string[], app = 'app'): string {
  const given = textIn(optionsOf(config), 'contentDirBasePath')
  const route = paths.find((path) => path.startsWith(`${app}/`) && /\/\[{1,2}\.\.\.mdxPath\]{1,2}\/page\.\w+$/.test(path))
  const own = given ?? (route === undefined ? '' : routeIn(route.slice(app.length + 1)).replace(/\/?\[.*$/, ''))
  const plain = own.replace(/^\/+|\/+$/g, '')
  return plain === '' ? '' : `/${plain}`
}

/** The options of Nextra, however the config gets them. */
export function optionsOf(config: unknown): unknown {
  return at(config, 'nextraOptions') ?? at(config, 'nextraConfig')
}

function pageAt(path: string, { dir, kind, base }: PageFolder, locales: NextraLocales): readonly OldPage[] {
  if (!path.startsWith(`${dir}/`) || isMeta(path)) return []
  const inside = path.slice(dir.length + 1)
  const isPrivate = inside.split('/').some((segment) => segment.startsWith('_'))
  if (kind === 'app') {
    const route = routeIn(inside)
    const isPage = /(?:^|\/)page\.(?:mdx?|[jt]sx?)$/.test(inside)
    const isGate = /\[{1,2}\.\.\.mdxPath\]/.test(route)
    return !isPage || isPrivate || isGate ? [] : [{ file: path, route, isIndex: true, locale: undefined }]
  }
  // docgen has a page of its own for addresses that do not exist.
  if (/^(?:404|500)\./.test(inside)) return []
  const isCode = kind === 'pages' && code.test(inside) && !inside.startsWith('api/') && !/\.(?:test|spec|d)\.\w+$/.test(inside)
  if (isPrivate || (!markdown.test(inside) && !isCode)) return []
  const { locale, rest } = localeIn(inside.replace(/\.\w+$/, ''), locales)
  const isIndex = /(?:^|\/)index$/.test(rest)
  const plain = rest.replace(/(?:^|\/)index$/, '')
  return [{ file: path, route: `${base}/${plain}`.replace(/(?<=.)\/$/, ''), isIndex, locale }]
}

/** `docs/a.de` in version 2, `de/docs/a` from version 3 on. */
function localeIn(name: string, { kind, first, others }: NextraLocales): { locale: string | undefined; rest: string } {
  const names = [first, ...others].map((each) => each.name)
  if (kind === 'suffix') {
    const found = names.find((each) => name.endsWith(`.${each}`))
    return { locale: found ?? first.name, rest: found === undefined ? name : name.slice(0, -found.length - 1) }
  }
  const found = kind === 'folder' ? names.find((each) => `${name}/`.startsWith(`${each}/`)) : undefined
  if (kind === 'folder' && found === undefined) return { locale: undefined, rest: name }
  const rest = found === undefined ? name : name.slice(found.length + 1)
  return { locale: found, rest: rest === '' ? 'index' : rest }
}
