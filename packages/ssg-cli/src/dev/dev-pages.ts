// Answers for a path of the site: a page, made now, or another file that a build would write.
import { join } from 'node:path'
import {
  codeTypesFileOf,
  wholeFileOf,
  type FileContents,
  type OutputFile,
  type Route,
  type RoutePath,
  type Site,
  type SiteConfig,
  type SitePage,
} from '@docgen/model'
import { configOfLocale, localeAt, pathInLocale, pathInSite } from '../config/locales.ts'
import { rendererOf } from '../pipeline/page-renderer.ts'
import { wanted } from '../pipeline/queries/inputs.ts'
import { graphIn, site } from '../pipeline/queries/site.ts'
import { codeTypesFileOfPage, wholePageOf } from '../stages/6-emit/page-claims.ts'
import { pageIdOf } from '../common/page-id.ts'
import { encodePath, withEndSlash } from '../common/paths.ts'
import type { DevSession } from './dev-session.ts'
import type { ShownFiles } from './shown-files.ts'

export type Served =
  | {
      readonly kind: 'page'
      readonly status: 200 | 400 | 404
      readonly html: string
      readonly files?: ShownFiles
      /** That its author wrote, relative to the site root. */
      readonly source?: string | undefined
    }
  | { readonly kind: 'redirect'; readonly href: string }
  | { readonly kind: 'bytes'; readonly path: string; readonly bytes: Uint8Array }
  /** `file` is absolute. */
  | { readonly kind: 'file'; readonly file: string }

export interface DevPages {
  /** The page that a path (decoded, without base, beginning with `/`) leads to, or the one for missing addresses. */
  readonly serve: (path: string) => Promise<Served>
  /** The id of the source that the page at a path is made from, where it is Markdown or of a custom source. */
  readonly sourceIdAt: (path: string) => Promise<string | undefined>
}

/** `completeReference` resolves once the pages of the reference are known. */
export function createDevPages(
  { session, world }: DevSession,
  config: SiteConfig,
  completeReference: () => Promise<void>,
): DevPages {
  const renderer = rendererOf(world, config)
  /** Hosts serve a page by the name of its file too. */
  const routePathAt = async (path: string): Promise<RoutePath> => {
    const byFile = path.endsWith('.html') ? (await session.ask(site)).pages.find(({ file }) => `/${file}` === path) : undefined
    return byFile?.path ?? withEndSlash(path)
  }
  /** In the language that the path names. */
  const routeAt = async (path: string): Promise<Route | undefined> => {
    const locale = localeAt(path, config)
    if (locale === undefined && config.siteLocales) return undefined
    const built = await session.ask(graphIn(locale ?? ''))
    const routePath = await routePathAt(path)
    return built.graph.routeByPath.get(locale === undefined ? routePath : pathInLocale(routePath, configOfLocale(config, locale)))
  }
  const sourceIdAt: DevPages['sourceIdAt'] = async (path) => {
    const route = await routeAt(path)
    if (route?.kind === 'page') return route.page.made?.id
    return route?.kind === 'doc' || route?.kind === 'changelog' ? pageIdOf(route.page) : undefined
  }
  const redirectOf = async (path: string, route: Route | undefined): Promise<Served | undefined> => {
    const locale = localeAt(path, config)
    if (path === '/' && locale === undefined) {
      // Of a site whose languages all have paths of their own.
      const entrance = (await session.ask(site)).redirects.find((redirect) => redirect.path === '/')
      if (entrance) return { kind: 'redirect', href: entrance.href }
    }
    if (route === undefined) return undefined
    const routePath = locale === undefined ? route.path : pathInSite(route.path, configOfLocale(config, locale))
    if (route.kind === 'redirect') {
      const { redirects } = await session.ask(site)
      return { kind: 'redirect', href: redirects.find((redirect) => redirect.path === routePath)?.href ?? config.base }
    }
    if (path === routePath || path.endsWith('.html')) return undefined
    return { kind: 'redirect', href: config.base + encodePath(routePath.slice(1)) }
  }
  return {
    sourceIdAt,
    serve: async (path) => {
      // The pages of the reference are not known until it is loaded.
      if ((await routeAt(path)) === undefined) await completeReference()
      const redirect = await redirectOf(path, await routeAt(path))
      if (redirect) return redirect
      const id = await sourceIdAt(path)
      if (id !== undefined) session.set(wanted(id), true)
      const whole = await session.ask(site)
      const types = codeTypesAt(path, whole)
      if (types) return servedOf(path, types.contents, config.root)
      const routePath = await routePathAt(path)
      const page = whole.pages.find(
        ({ path: pagePath, kind, file }) => pagePath === routePath && (kind !== 'not-found' || path === `/${file}`),
      )
      const missing = whole.pages.filter(({ kind }) => kind === 'not-found')
      const found = page ?? wholePageAt(path, whole)
      const shown = found ?? missing.find(({ locale }) => locale === localeAt(path, config)) ?? missing[0]
      const html = shown ? new TextDecoder().decode(await renderer.html(shown)) : ''
      return { kind: 'page', status: found ? 200 : 404, html, source: shown?.source }
    },
  }
}

/** The whole of a page that is cut at its own address. */
function wholePageAt(path: string, { pages }: Pick<Site, 'pages'>): SitePage | undefined {
  if (!path.endsWith('.html')) return undefined
  const cut = pages.find(({ file }) => `/${wholeFileOf(file)}` === path)
  return cut && wholePageOf(cut)
}

/** The types in the samples of a page, in the file beside it. */
function codeTypesAt(path: string, { pages }: Pick<Site, 'pages'>): OutputFile | undefined {
  if (!path.endsWith('/code-types.json')) return undefined
  const page = pages.find(({ file }) => `/${codeTypesFileOf(file)}` === path)
  // Nothing is kept of what the dev server makes, so no key is asked for.
  return page && codeTypesFileOfPage(page, () => '')
}

export async function servedOf(path: string, contents: FileContents, root: string): Promise<Served> {
  switch (contents.kind) {
    case 'copy':
      return { kind: 'file', file: join(root, contents.file) }
    case 'bytes':
      return { kind: 'bytes', path, bytes: contents.bytes }
    case 'drawn':
      return { kind: 'bytes', path, bytes: await contents.bytes() }
    case 'page':
      return { kind: 'bytes', path, bytes: await contents.html() }
    case 'text':
      return { kind: 'bytes', path, bytes: Buffer.from(await contents.text()) }
  }
}
