// In: the site and what was bundled for it. Out: every file of the output, each made only when somebody asks for it.
import {
  diskKeyOf,
  once,
  outputPathOf,
  serviceWorkerFile,
  type Asset,
  type ClientFiles,
  type Diagnostic,
  type FileTarget,
  type OutputAsset,
  type OutputFile,
  type OutputPath,
  type PagefindIndex,
  type PageFacts,
  type PageTarget,
  type ResolvedPage,
  type RouteSummary,
  type SearchPage,
  type Site,
  type SiteConfig,
  type SiteOutput,
  type SitePage,
  type WrittenFile,
} from '@docgen/model'
import { configOfLocale, pathInSite } from '../../config/locales.ts'
import { indexFileName, searchFolder } from '../../search/index-format.ts'
import { byLocale } from '../../common/by-locale.ts'
import { guarded } from '../../common/guarded.ts'
import { startOf, startOfConfig } from '../../common/origin.ts'
import { relativeHref } from '../../syntax/html/relative-links.ts'
import { contentPolicyOf } from './content-policy.ts'
import { claimsOfOutput, outputFailed, type OutputClaimsInput, type PlacedOutput } from './output-claims.ts'
import { createPageKeys, type PageKeys } from './page-keys.ts'
import { redirectHtml } from './redirect-html.ts'
import type { MergeElsewhere, ReadLastOutput } from './search/last-index.ts'
import { farewellWorkerOf, serviceWorkerOf } from './service-worker.ts'
import { withScripts } from './search/file-scripts.ts'
import { searchFilesOf } from './search/search-files.ts'
import { uniqueOutputs, type Claim } from './unique-outputs.ts'

export interface EmitInput {
  readonly site: Site
  readonly config: SiteConfig
  readonly client: ClientFiles
  readonly staticAssets: readonly (Asset & { readonly key: string })[]
  /** Hash of what renders: pages of equal props and equal `themeKey` have equal bytes. */
  readonly themeKey: string
  /** Hash of the code of an output. */
  readonly codeOf: (output: SiteOutput) => string
  readonly hashOf: (content: string | Uint8Array) => string
  /** In base64, as browsers compare it. */
  readonly sha256Of: (text: string) => string
  readonly renderer: {
    readonly html: (page: SitePage) => Promise<Uint8Array>
    readonly writeTo: (page: SitePage, target: PageTarget) => Promise<WrittenFile>
  }
  /** Empty where the site has no search. */
  readonly searchPages: () => readonly SearchPage[]
  /** The files outside the static folder that pages show; without it all pages are asked. */
  readonly pageAssets?: (() => readonly OutputAsset[]) | undefined
  /** By the name of a locale, where the config names Pagefind. */
  readonly pagefindOf?: ((locale: string | undefined) => PagefindIndex | undefined) | undefined
  readonly readLast?: ReadLastOutput | undefined
  /** Where another thread merges postings, it begins before somebody asks for a file of them. */
  readonly mergeElsewhere?: MergeElsewhere | undefined
  /** What makes further files of the resolved site. */
  readonly outputs: readonly PlacedOutput[]
  /** Told of what is found where their contents are made. */
  readonly reportOutput: OutputClaimsInput['report']
}

export interface EmittedFiles {
  readonly files: readonly OutputFile[]
  readonly diagnostics: readonly Diagnostic[]
}

/** Reports `duplicate-output`. */
export async function emitFiles(input: EmitInput): Promise<EmittedFiles> {
  const { outputs, codeOf } = input
  const made = await Promise.all(
    outputs.map(async (placed) => ({
      isOwn: placed.at === undefined,
      ...(await claimsOfOutput(placed, ofOutputs(input, codeOf(placed.output)))),
    })),
  )
  const keyOf = createPageKeys(input)
  const claims = [
    ...missingPageClaims(input, keyOf),
    ...claimsOf(ownGroups(input)),
    ...made.flatMap((output) => (output.isOwn ? output.claims : [])),
    ...pageClaims(input, keyOf),
    ...claimsOf([redirectGroup(input)]),
    ...claimsOf(authorGroups(input)),
    ...made.flatMap((output) => (output.isOwn ? [] : output.claims)),
  ]
  if (!claims.some(({ file }) => diskKeyOf(file.path) === robotsFile)) claims.push(...claimsOf(robotsGroups(input)))
  const { files, diagnostics } = uniqueOutputs(claims, startOfConfig(input.config))
  return { files, diagnostics: [...made.flatMap((output) => output.diagnostics), ...diagnostics] }
}

/** Files of one kind, made when somebody asks for them. */
export interface FileGroup {
  /** Whether a path of the output may be one of them. Cheap; yes for a path that is none is no mistake. */
  readonly mayHold: (path: string) => boolean
  /** Whether they tell of all pages, so that all are resolved for them. */
  readonly isOfWholeSite: boolean
  readonly files: () => Promise<readonly OutputFile[]>
}

type SiteInput = Omit<EmitInput, 'renderer' | 'themeKey' | 'codeOf'>

function ofOutputs({ site, config, hashOf, reportOutput }: SiteInput, codeKey: string): OutputClaimsInput {
  return { site: site.resolved(), codeKey, hashOf, report: reportOutput, config }
}

/** Pages are served by their routes. */
function mayHoldFile(path: string): boolean {
  return /\.[^./]+$/.test(path) && !path.endsWith('.html')
}

function mayHold(placed: PlacedOutput, path: string, { config, reportOutput }: SiteInput): boolean {
  const { output } = placed
  return guarded(
    () => output.mayHold?.(path) ?? mayHoldFile(path),
    (reason, error) => {
      const message = `\`mayHold\` of the path "${path}" threw an error: ${reason}`
      reportOutput(outputFailed(placed, config, message, error))
      return mayHoldFile(path)
    },
  )
}

/** Every file of the output that is no page, kind by kind: a build asks for all, the dev server for the kind that a path may belong to. */
export function fileGroupsOf(input: SiteInput): readonly FileGroup[] {
  const ofOutput = (placed: PlacedOutput): FileGroup => ({
    mayHold: (path) => mayHold(placed, path, input),
    isOfWholeSite: true,
    files: async () => {
      const { claims, diagnostics } = await claimsOfOutput(placed, ofOutputs(input, ''))
      diagnostics.forEach(input.reportOutput)
      return claims.map(({ file }) => file)
    },
  })
  const groups = [...ownGroups(input), redirectGroup(input), ...authorGroups(input)]
  return [...groups.map(fileGroupOf), ...input.outputs.map(ofOutput), ...robotsGroups(input).map(fileGroupOf)]
}

function fileGroupOf({ claims, ...group }: ClaimGroup): FileGroup {
  return { ...group, files: async () => claims().map(({ file }) => file) }
}

interface ClaimGroup extends Omit<FileGroup, 'files'> {
  readonly claims: () => readonly Claim[]
}

function claimsOf(groups: readonly ClaimGroup[]): readonly Claim[] {
  return groups.flatMap(({ claims }) => claims())
}

const ownHint = 'Give one of the two another name.'

/** What docgen makes of the site as a whole. */
function ownGroups(input: SiteInput): readonly ClaimGroup[] {
  const { config, client, staticAssets, hashOf, sha256Of } = input
  const folders = config.siteLocales?.map(({ name }) => folderOfLocale(name, config)) ?? ['']
  const single = (name: string, path: string, content: () => string): ClaimGroup => singleGroup(name, path, content, hashOf)
  // Without one, those of readers who came while there was one take their leave, unless the author has a worker there.
  const serviceWorkerGroups = (): readonly ClaimGroup[] => {
    if (config.offline) return [single('the service worker', serviceWorkerFile, () => serviceWorkerIn(input))]
    if (staticAssets.some(({ staticPath }) => staticPath === `/${serviceWorkerFile}`)) return []
    return [single('the service worker', serviceWorkerFile, () => farewellWorkerOf(baseOfWorkers(config)))]
  }
  return [
    { mayHold: isAsset, isOfWholeSite: false, claims: () => clientClaims(client) },
    {
      mayHold: (path) => folders.some((folder) => path === folder + indexFileName || path.startsWith(folder + searchFolder)),
      isOfWholeSite: true,
      claims: () => searchFilesIn(input).map((file) => ({ name: 'the search index', file, hint: ownHint })),
    },
    // For the header that the host sends with every page.
    single('the content security policy', policyFile, () => `${contentPolicyOf(config, sha256Of)}\n`),
    ...serviceWorkerGroups(),
    ...(client.licenses ? [single('the licenses', licensesFile, () => client.licenses ?? '')] : []),
    // GitHub Pages would leave out files that begin with an underscore. Whatever it holds, one of the author does the same.
    ...(staticAssets.some(({ staticPath }) => staticPath === '/.nojekyll') ? [] : [single('the mark', '.nojekyll', () => '')]),
  ]
}

/** One file of a fixed name. */
function singleGroup(name: string, path: string, content: () => string, hashOf: EmitInput['hashOf']): ClaimGroup {
  return {
    mayHold: (candidate) => candidate === path,
    isOfWholeSite: false,
    claims: () => [{ name, file: textFile(outputPathOf(path), content(), hashOf), hint: ownHint }],
  }
}

const robotsFile = 'robots.txt'

/** Leads search engines to the sitemap, unless a file of the author does what it likes. Below a path nobody looks for it. https://www.rfc-editor.org/rfc/rfc9309 */
function robotsGroups({ config: { url, base }, hashOf }: SiteInput): readonly ClaimGroup[] {
  if (url === undefined || base !== '/') return []
  return [singleGroup('robots.txt', robotsFile, () => `User-agent: *\nAllow: /\n\nSitemap: ${url}/sitemap.xml\n`, hashOf)]
}

/** Absent where only the browser knows it. */
function baseOfWorkers({ base, relativeLinks }: SiteConfig): string | undefined {
  return relativeLinks ? undefined : base
}

/** Ahead it fetches what every page may need, and the home page where there is one. */
function serviceWorkerIn({ site, config, client, staticAssets, hashOf }: SiteInput): string {
  const { styles, scripts, searchWorker, otherSearchWorkers = [] } = client
  const files = [...styles, ...scripts, ...(searchWorker ? [searchWorker] : []), ...otherSearchWorkers].map(({ path }) => path)
  const home = site.pages.some(({ path, origin }) => path === '/' && origin) ? [config.relativeLinks ? 'index.html' : ''] : []
  const statics = staticAssets.flatMap(({ staticPath }) => staticPath?.slice(1) ?? []).filter(isAsset)
  return serviceWorkerOf({
    base: baseOfWorkers(config),
    precache: [...new Set<string>([...home, ...files])],
    changing: [policyFile, licensesFile, ...statics],
    hashOf,
  })
}

const policyFile = 'assets/csp.txt'
const licensesFile = 'assets/licenses.txt'

const isAsset = (path: string): boolean => path.startsWith('assets/')

/** Their names hold the hash of their bytes. */
function clientClaims({ styles, scripts, searchWorker, otherSearchWorkers = [] }: ClientFiles): readonly Claim[] {
  const bundled = [...styles, ...scripts, ...(searchWorker ? [searchWorker] : []), ...otherSearchWorkers]
  const bundledByPath = new Map(bundled.map((file) => [file.path, file]))
  return [...bundledByPath.values()].map(({ path, bytes }) => ({
    name: "the theme's file",
    file: { path, key: path, contents: { kind: 'bytes', bytes } },
    hint: ownHint,
  }))
}

/** Each language has an index of its own, below its path. */
function searchFilesIn({
  client,
  config,
  searchPages,
  hashOf,
  pagefindOf,
  readLast,
  mergeElsewhere,
}: SiteInput): readonly OutputFile[] {
  if (!client.searchWorker) return []
  const { search } = config
  // The worker knows where it stands itself, and that folders have an index; the ranking takes that for a name.
  const from = { file: client.searchWorker.path, base: config.base }
  const hrefOf = (href: string): string => relativeHref(href, from).replace(/(^|\/)index\.html(?=$|[?#])/, '$1')
  return [...searchPagesByLocale(searchPages())].flatMap(([locale, pages]) => {
    const folder = folderOfLocale(locale, config)
    const files = searchFilesOf({
      pages: config.relativeLinks ? pages.map((page) => ({ ...page, href: hrefOf(page.href) })) : pages,
      search,
      hashOf,
      pagefind: pagefindOf?.(locale),
      readLast: readLast && ((path) => readLast(folder + path)),
      mergeElsewhere,
    })
    const all = config.relativeLinks ? withScripts(files) : files
    return folder === '' ? all : all.map((file) => ({ ...file, path: outputPathOf(folder + file.path) }))
  })
}

/** `de/`; empty for what stands at the root. */
function folderOfLocale(locale: string | undefined, config: SiteConfig): string {
  return locale === undefined ? '' : pathInSite('/', configOfLocale(config, locale)).slice(1)
}

/** In the order of the locales; a site with one language has one group, without a name. */
export function searchPagesByLocale(pages: readonly SearchPage[]): ReadonlyMap<string | undefined, readonly SearchPage[]> {
  const groups = byLocale(pages)
  return groups.size === 0 ? new Map([[undefined, []]]) : groups
}

function missingPageClaims({ site, renderer }: EmitInput, keyOf: PageKeys): readonly Claim[] {
  return site.pages.flatMap((page) =>
    page.origin ? [] : [{ name: 'the page for missing addresses', file: pageFileOf(page, keyOf, renderer), hint: ownHint }],
  )
}

function pageClaims({ site, renderer }: EmitInput, keyOf: PageKeys): readonly Claim[] {
  return site.pages.flatMap((page): Claim[] => {
    if (!page.origin) return []
    const own = { ...page.origin, file: pageFileOf(page, keyOf, renderer), hint: 'Give the page another "slug".', isRoute: true }
    const whole = wholePageOf(page)
    if (!whole) return [own]
    const file = pageFileOf(whole, (each) => `${keyOf(each)}-whole`, renderer)
    return [own, { name: `the whole of ${own.name}`, file: { ...file, wholeOf: own.file.path }, hint: own.hint }]
  })
}

/** A page that may be too long to be sent at once, as the file beside it has all of it. */
export function wholePageOf(page: SitePage): SitePage | undefined {
  const whole = page.recall('whole', () => page.resolved().whole ?? null)
  if (whole === null) return undefined
  const resolved = (): ResolvedPage => ({ ...page.resolved(), whole: undefined })
  return { ...page, file: whole.file, resolved }
}

function redirectGroup({ site, config, hashOf }: SiteInput): ClaimGroup {
  return {
    mayHold: (path) => path.endsWith('.html'),
    isOfWholeSite: false,
    claims: () =>
      site.redirects.map(({ file, href, origin, locale }) => ({
        ...origin,
        file: textFile(
          file,
          redirectHtml(
            {
              href: config.relativeLinks ? relativeHref(href, { file, base: config.base }) : href,
              canonical: config.url !== undefined && /^\/(?!\/)/.test(href) ? config.url + href : href,
            },
            locale === undefined ? config : configOfLocale(config, locale),
          ),
          hashOf,
        ),
        hint: 'Remove the redirect, or the other file with its path.',
        isRoute: true,
      })),
  }
}

/** Files of the author, which are copied. */
function authorGroups({ site, staticAssets, pageAssets }: SiteInput): readonly ClaimGroup[] {
  const copied = (file: string, path: OutputPath, key: string, hint: string): Claim => ({
    file: { path, key, contents: { kind: 'copy', file } },
    name: file,
    at: startOf(file),
    hint,
  })
  const staticPaths = new Set(staticAssets.map(({ staticPath }) => staticPath?.slice(1)))
  return [
    {
      mayHold: isAsset,
      isOfWholeSite: false,
      claims: () => {
        const shown = pageAssets?.() ?? site.pages.flatMap((page) => page.recall('assets', () => page.resolved().assets))
        const assets = new Map(shown.map((asset) => [asset.path, asset] as const))
        return [...assets.values()].map(({ file, path, hash }) => copied(file, path, hash, 'Rename one of the two.'))
      },
    },
    {
      mayHold: (path) => staticPaths.has(path),
      isOfWholeSite: false,
      claims: () =>
        staticAssets.flatMap(({ file, staticPath, key }) =>
          staticPath === undefined ? [] : [copied(file, outputPathOf(staticPath.slice(1)), key, 'Rename or remove this file.')],
        ),
    },
  ]
}

function textFile(path: OutputPath, content: string, hashOf: EmitInput['hashOf']): OutputFile {
  return { path, key: hashOf(content), contents: { kind: 'text', text: () => content } }
}

function pageFileOf(page: SitePage, keyOf: PageKeys, renderer: EmitInput['renderer']): OutputFile {
  const key = keyOf(page)
  const writeTo = (target: FileTarget, isMeasured: boolean) => renderer.writeTo(page, { target, isMeasured })
  return { path: page.file, key, contents: { kind: 'page', html: () => renderer.html(page), writeTo } }
}

/** Those that are to be found. */
export function searchPagesOf({ pages }: Pick<Site, 'pages'>, hashOf: EmitInput['hashOf']): readonly SearchPage[] {
  return pages.flatMap((page) => {
    const found = once(() => page.resolved().search?.())
    const known = page.recall('search', () => searchFactsOf(found(), hashOf))
    if (known === null) return []
    const text = (): string => found()?.text() ?? ''
    return [
      {
        ...known,
        text: known.isTextStored ? text : () => page.recall('searchText', text),
        symbols: () => page.recall('symbols', () => found()?.symbols() ?? []),
      },
    ]
  })
}

function searchFactsOf(found: SearchPage | undefined, hashOf: EmitInput['hashOf']): PageFacts['search'] {
  if (found === undefined) return null
  const { text: _, symbols: _symbols, ...facts } = found
  // The key of a declaration is the declaration itself, as JSON.
  return { ...facts, key: hashOf(facts.key) }
}

export function routesOf(site: Site): readonly RouteSummary[] {
  const pages = site.pages.map(({ path, kind, file }) => ({ path, kind, file }))
  const redirects = site.redirects.map(({ path, file }) => ({ path, kind: 'redirect' as const, file }))
  return [...pages, ...redirects].sort((a, b) => (a.path < b.path ? -1 : 1))
}
