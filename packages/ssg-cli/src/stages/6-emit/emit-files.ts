// In: the site and what was bundled for it. Out: every file of the output, each made only when somebody asks for it.
import type { SiteConfig } from '../../model/config.ts'
import type { Diagnostic } from '../../model/diagnostic.ts'
import { pageListFile, type FileTarget, type OutputFile, type RouteSummary, type WrittenFile } from '../../model/output.ts'
import { outputPathOf, type OutputPath } from '../../model/output-path.ts'
import type { Asset, ClientFiles } from '../../model/ports.ts'
import type { PagefindIndex } from '../../model/pagefind.ts'
import type { PageTarget } from '../../model/render.ts'
import type { SearchPage } from '../../model/search-page.ts'
import type { Site, SitePage } from '../../model/site.ts'
import { startOf, startOfConfig } from '../../syntax/origin.ts'
import { atomFeedOf } from './atom-feed.ts'
import { contentPolicyOf } from './content-policy.ts'
import { pageListOf } from './page-list.ts'
import { redirectHtml } from './redirect-html.ts'
import type { ReadLastOutput } from './search/last-index.ts'
import { searchFilesOf } from './search/search-files.ts'
import { sitemapOf } from './sitemap.ts'
import { symbolsFileOf, symbolsJson } from './symbols-json.ts'
import { uniqueOutputs, type Claim } from './unique-outputs.ts'

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

export interface EmittedFiles {
  readonly files: readonly OutputFile[]
  readonly diagnostics: readonly Diagnostic[]
}

/** Reports `duplicate-output`. */
export function emitFiles(input: EmitInput): EmittedFiles {
  return uniqueOutputs([...ownClaims(input), ...pageClaims(input), ...fileClaims(input)], startOfConfig(input.config))
}

/** What docgen makes of the site as a whole. */
function ownClaims(input: EmitInput): readonly Claim[] {
  const { site, config, client, staticAssets, searchPages, hashOf, sha256Of, pagefind, readLast } = input
  const own = (name: string, file: OutputFile): Claim => ({ name, file, hint: 'Give one of the two another name.' })
  const text = (name: string, path: string, content: string): Claim => own(name, textFile(outputPathOf(path), content, hashOf))
  const bundled = [...client.styles, ...client.scripts, ...(client.searchWorker ? [client.searchWorker] : [])]
  const bundledByPath = new Map(bundled.map((file) => [file.path, file]))
  const search = client.searchWorker
    ? searchFilesOf({ pages: searchPages, search: config.search, hashOf, pagefind, readLast })
    : []
  return [
    ...site.pages.flatMap((page) => (page.origin ? [] : [own('the page for missing addresses', pageFileOf(page, input))])),
    // Their names hold the hash of their bytes.
    ...[...bundledByPath.values()].map(({ path, bytes }) =>
      own("the theme's file", { path, key: path, contents: { kind: 'bytes', bytes } }),
    ),
    ...(config.url === undefined ? [] : [text('the sitemap', 'sitemap.xml', sitemapOf(site.pages, config))]),
    ...site.pages.flatMap((page) => {
      const { page: themePage } = page.resolved()
      return themePage.layout === 'apiSymbols'
        ? [text('the symbol inventory', symbolsFileOf(page), symbolsJson(themePage.props))]
        : []
    }),
    ...search.map((file) => own('the search index', file)),
    ...(site.feeds ?? []).map((feed) => text('the feed', feed.file, atomFeedOf(feed, config.title, config.locale.htmlLang))),
    text('the list of pages', pageListFile, pageListOf(site.pages, config)),
    // For the header that the host sends with every page.
    text('the content security policy', 'assets/csp.txt', `${contentPolicyOf(config, sha256Of)}\n`),
    // GitHub Pages would leave out files that begin with an underscore. Whatever it holds, one of the author does the same.
    ...(staticAssets.some(({ staticPath }) => staticPath === '/.nojekyll') ? [] : [text('the mark', '.nojekyll', '')]),
  ]
}

function pageClaims(input: EmitInput): readonly Claim[] {
  const { site, config, hashOf } = input
  const pages = site.pages.flatMap((page): Claim[] => {
    if (!page.origin) return []
    return [{ ...page.origin, file: pageFileOf(page, input), hint: 'Give the page another "slug".', isRoute: true }]
  })
  const redirects = site.redirects.map(({ file, href, origin }): Claim => ({
    ...origin,
    file: textFile(file, redirectHtml(href, config.locale.htmlLang), hashOf),
    hint: 'Remove the redirect, or what else has its path.',
    isRoute: true,
  }))
  return [...pages, ...redirects]
}

/** Files of the author, which are copied. */
function fileClaims({ site, staticAssets }: EmitInput): readonly Claim[] {
  const copied = (file: string, path: OutputPath, key: string, hint: string): Claim => ({
    file: { path, key, contents: { kind: 'copy', file } },
    name: file,
    at: startOf(file),
    hint,
  })
  const assets = new Map(site.pages.flatMap((page) => page.resolved().assets.map((asset) => [asset.path, asset] as const)))
  return [
    ...[...assets.values()].map(({ file, path, hash }) => copied(file, path, hash, 'Rename one of the two.')),
    ...staticAssets.flatMap(({ file, staticPath, key }) =>
      staticPath === undefined ? [] : [copied(file, outputPathOf(staticPath.slice(1)), key, 'Rename or remove this file.')],
    ),
  ]
}

function textFile(path: OutputPath, content: string, hashOf: EmitInput['hashOf']): OutputFile {
  return { path, key: hashOf(content), contents: { kind: 'text', text: () => content } }
}

function pageFileOf(page: SitePage, { themeKey, hashOf, renderer }: EmitInput): OutputFile {
  const key = pageKeyOf(page, themeKey, hashOf)
  const rendered = renderer.rendered(page, key)
  if (rendered) return { path: page.file, key, contents: { kind: 'bytes', bytes: rendered } }
  const writeTo = (target: FileTarget, isMeasured: boolean) => renderer.writeTo(page, { target, isMeasured })
  return { path: page.file, key, contents: { kind: 'page', html: () => renderer.html(page), writeTo } }
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
