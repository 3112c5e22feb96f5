// In: the site and what was bundled for it. Out: every file of the output, each made only when somebody asks for it.
import type { SiteConfig } from '../../model/config.ts'
import { pageListFile, type OutputFile, type RouteSummary, type WrittenFile } from '../../model/output.ts'
import type { Asset, ClientFiles } from '../../model/ports.ts'
import type { PagefindIndex } from '../../model/pagefind.ts'
import type { PageTarget } from '../../model/render.ts'
import type { SearchPage } from '../../model/search-page.ts'
import type { Site, SitePage } from '../../model/site.ts'
import { atomFeedOf } from './atom-feed.ts'
import { contentPolicyOf } from './content-policy.ts'
import { pageListOf } from './page-list.ts'
import { redirectHtml } from './redirect-html.ts'
import type { ReadLastOutput } from './search/last-index.ts'
import { searchFilesOf } from './search/search-files.ts'
import { sitemapOf } from './sitemap.ts'
import { symbolsFileOf, symbolsJson } from './symbols-json.ts'

export interface EmitInput {
  readonly site: Site
  readonly config: SiteConfig
  readonly client: ClientFiles
  readonly staticAssets: readonly (Asset & { readonly key: string })[]
  /** Hash of the theme and the generator: pages of equal props and equal `themeKey` have equal bytes. */
  readonly themeKey: string
  readonly hashOf: (text: string) => string
  /** In base64, as browsers compare it. */
  readonly sha256Of: (text: string) => string
  readonly renderer: {
    /** The HTML of a page that was rendered already, by its key. */
    readonly rendered: (page: SitePage, key: string) => Uint8Array | undefined
    readonly html: (page: SitePage) => Promise<Uint8Array>
    readonly writeTo: (page: SitePage, target: PageTarget) => Promise<WrittenFile>
  }
  /** Empty where the site has no search. */
  readonly searchPages: readonly SearchPage[]
  /** Where the config names Pagefind. */
  readonly pagefind?: PagefindIndex | undefined
  readonly readLast?: ReadLastOutput | undefined
}

export function emitFiles({
  site,
  config,
  client,
  staticAssets,
  themeKey,
  hashOf,
  sha256Of,
  renderer,
  searchPages,
  pagefind,
  readLast,
}: EmitInput): readonly OutputFile[] {
  const text = (path: string, content: string): OutputFile => ({
    path,
    key: hashOf(content),
    contents: { kind: 'text', text: () => content },
  })
  const pages = site.pages.map((page): OutputFile => {
    const key = pageKeyOf(page, themeKey, hashOf)
    const rendered = renderer.rendered(page, key)
    return {
      path: page.file,
      key,
      contents: rendered
        ? { kind: 'bytes', bytes: rendered }
        : {
            kind: 'page',
            html: () => renderer.html(page),
            writeTo: (target, isMeasured) => renderer.writeTo(page, { target, isMeasured }),
          },
    }
  })
  const assets = new Map(site.pages.flatMap((page) => page.resolved().assets.map((asset) => [asset.path, asset] as const)))
  return [
    ...pages,
    ...site.redirects.map(({ file, href }) => text(file, redirectHtml(href, config.locale.htmlLang))),
    ...[...client.styles, ...client.scripts, ...(client.searchWorker ? [client.searchWorker] : [])].map(
      // Their names hold the hash of their bytes.
      ({ path, bytes }): OutputFile => ({ path, key: path, contents: { kind: 'bytes', bytes } }),
    ),
    ...staticAssets.flatMap(({ file, staticPath, key }): OutputFile[] =>
      staticPath === undefined ? [] : [{ path: staticPath.slice(1), key, contents: { kind: 'copy', file } }],
    ),
    ...[...assets.values()].map(({ file, path, hash }): OutputFile => ({ path, key: hash, contents: { kind: 'copy', file } })),
    ...(config.url === undefined ? [] : [text('sitemap.xml', sitemapOf(site.pages, config))]),
    ...site.pages.flatMap((page) => {
      const { page: themePage } = page.resolved()
      return themePage.layout === 'apiSymbols' ? [text(symbolsFileOf(page), symbolsJson(themePage.props))] : []
    }),
    ...(client.searchWorker ? searchFilesOf({ pages: searchPages, search: config.search, hashOf, pagefind, readLast }) : []),
    ...(site.feeds ?? []).map((feed) => text(feed.file, atomFeedOf(feed, config.title, config.locale.htmlLang))),
    text(pageListFile, pageListOf(site.pages, config)),
    // For the header that the host sends with every page.
    text('assets/csp.txt', `${contentPolicyOf(config, sha256Of)}\n`),
    // GitHub Pages would leave out files that begin with an underscore.
    text('.nojekyll', ''),
  ]
}

/** Pages with equal keys have equal bytes. `themeKey` is the hash of the theme and the generator. */
export function pageKeyOf(page: SitePage, themeKey: string, hashOf: (text: string) => string): string {
  const { page: themePage, contentKey } = page.resolved()
  return hashOf([themeKey, themePage.layout, JSON.stringify(themePage.props), contentKey].join('\0'))
}

/** Those that are to be found. */
export function searchPagesOf({ pages }: Pick<Site, 'pages'>): readonly SearchPage[] {
  return pages.flatMap((page) => page.resolved().search?.() ?? [])
}

export function routesOf(site: Site): readonly RouteSummary[] {
  const pages = site.pages.map(({ path, kind, file }) => ({ path, kind, file }))
  const redirects = site.redirects.map(({ path, file }) => ({ path, kind: 'redirect' as const, file }))
  return [...pages, ...redirects].sort((a, b) => (a.path < b.path ? -1 : 1))
}
