// In: an href as somebody wrote it, and where. Out: the href that a browser needs, or a diagnostic.
import {
  findNearest,
  isReadmeName,
  repositoryBase,
  safeHrefOf,
  schemeOf,
  urlAsParsed,
  type Asset,
  type Diagnostic,
  type Route,
  type RoutePath,
  type SafeHref,
  type SiteConfig,
  type SourceRange,
} from '@docgen/model'
import {
  ambiguousApiLink,
  brokenAnchor,
  brokenApiLink,
  invalidAddress,
  pageAsImage,
  undecodableLink,
  unsafeLink,
} from '../../../diagnostics/links.ts'
import { isFallbackFile, isFallbackOf, originalOf, pathInSite } from '../../../config/locales.ts'
import { composedName, findSpelling } from '../../../common/name-lookup.ts'
import { unlessWritten } from '../../../common/unless-written.ts'
import {
  decodeHref,
  encodePath,
  folderOf,
  isInstalledFile,
  joinPath,
  repositoryFolderOf,
  withEndSlash,
} from '../../../common/paths.ts'
import { fragmentOf, type Fragment } from '../../../syntax/html/text-fragment.ts'
import { readmePrefix, readmeTitleAnchorOf } from '../../../syntax/api/api-texts.ts'
import { apiHrefOf, hrefWithName, type ApiHref } from '../../../syntax/api/api-href.ts'
import { diagnoseBrokenLink } from './broken-links.ts'
import { namedFileAt, writtenFileAt } from './generated-files.ts'
import { hrefOfFile, hrefOfRoute, routePathOfHref } from './hrefs.ts'
import type { LinkTargets, LocaleTargets } from './link-targets.ts'
import { outputPathOfAsset } from './output-path-of-asset.ts'

export interface LinkSource {
  readonly at: SourceRange
  /** The page that shows the link; absent for links that all pages share. */
  readonly path?: RoutePath | undefined
  /** Web address that relative links of a text from elsewhere (a package's README) are told from. */
  readonly externalBase?: string | undefined
  /** Whether the address is that of a picture, which no page is. */
  readonly isImage?: boolean | undefined
  /** Where links of a doc comment lead that are found in no table of the site; `undefined` for all others. */
  readonly commentLink?: ((href: string) => { readonly href: SafeHref | undefined } | undefined) | undefined
}

/** A link that names another language than that of its page is found among the pages of that one. */
interface InLocale extends LinkSource {
  readonly written?: string | undefined
  /** What the language has in front of its paths, as `/de`. */
  readonly prefix?: string | undefined
}

export interface ResolvedLink {
  /** What was written, when there is a diagnostic. Absent where no address may stand, however severe its diagnostic is. */
  readonly href: SafeHref | undefined
  /** Whether its text stands without a link then. */
  readonly isTextAlone?: boolean | undefined
  readonly asset?: Asset | undefined
  readonly diagnostic?: Diagnostic | undefined
}

interface FoundLink extends Omit<ResolvedLink, 'href' | 'isTextAlone'> {
  readonly href: string
}

/**
 * Resolves a link of any form: relative to the file or to the route, absolute with and without the base, of a file or of a route, to an
 * anchor, an asset or an `api:` name. Reports `unsafe-link` for an address whose scheme is not allowed, whoever made it.
 */
export function resolveLink(written: string, source: LinkSource, targets: LinkTargets): ResolvedLink {
  const inComment = source.commentLink?.(written)
  if (inComment) return { ...inComment, isTextAlone: inComment.href === undefined }
  const parsed = urlAsParsed(written)
  const here = findLink(parsed, source, targets)
  const { href, ...found } = here.diagnostic?.code === 'broken-anchor' ? (inOriginal(parsed, source, targets) ?? here) : here
  const safe = safeHrefOf(href)
  return safe === undefined ? { href: undefined, diagnostic: unsafeLink(source.at, written) } : { ...found, href: safe }
}

/** Text that is not translated names sections as its own language does: one that the translation of a page lacks is that of the original. */
function inOriginal(written: string, source: LinkSource, { config, graph, locales = [] }: LinkTargets): FoundLink | undefined {
  const route = source.path === undefined ? undefined : graph.routeByPath.get(source.path)
  if (route === undefined || config.configFiles.some(({ file }) => file === source.at.file)) return undefined
  const made = route.kind === 'doc' || route.kind === 'page' ? route.page.made : undefined
  if (!(made ? isFallbackOf(made.source, config) : isFallbackFile(source.at.file, config))) return undefined
  const original = locales.find((locale) => locale.config.localeSite?.isDefault)
  const found = original && findLink(written, source, original.targets())
  return found?.diagnostic === undefined ? found : undefined
}

function findLink(written: string, source: InLocale, targets: LinkTargets): FoundLink {
  const { config } = targets
  // The site's own address leads to its pages, and is checked like any path.
  const whole = written.startsWith('//') ? `${schemeOf(config.url ?? '')}:${written}` : written
  const isOwn = isOfSite(whole, config)
  // Two slashes would begin the name of another host.
  const href = isOwn ? whole.slice(config.url?.length).replace(/^\/*/, '/') : written
  // A whole address means what it says; a path is that of the reader's language.
  const other = otherLocaleOf(href, isOwn, targets)
  if (other) {
    const { at, isImage } = source
    return findLink(other.href, { at, isImage, written, prefix: other.prefix }, other.targets)
  }
  const apiHref = apiHrefOf(href)
  if (apiHref) return resolveApiLink(href, apiHref, source, targets)
  if (href.startsWith('//') || schemeOf(href) !== undefined) return { href, diagnostic: addressProblem(href, source) }
  const { path, query, anchor, directive } = splitHref(href)
  const decodedPath = decodeHref(path)
  const decodedAnchor = decodeHref(anchor)
  if (decodedPath === undefined || decodedAnchor === undefined) return { href, diagnostic: undecodableLink(source.at, href) }
  const isWhole = isOwn || source.written !== undefined
  const inRepository = isWhole ? undefined : fileOfRepository(decodedPath, source, targets)
  if (inRepository !== undefined && isOnlyInRepository(inRepository, targets)) {
    const elsewhere = hrefElsewhere(href, decodedPath, source, targets)
    if (elsewhere !== undefined) return { href: elsewhere }
  }
  const target =
    decodedPath === '' && source.path !== undefined
      ? pageTarget(source.path, targets)
      : ((inRepository === undefined ? undefined : fileTarget(inRepository, targets)) ?? findTarget(decodedPath, source, targets))
  if (!target) {
    const candidates = absoluteCandidates(decodedPath, config)
    const [named] = candidates.flatMap((each) => namedFileAt(each, config) ?? [])
    const elsewhere = named === undefined && !isWhole ? hrefElsewhere(href, decodedPath, source, targets) : undefined
    if (elsewhere !== undefined) return { href: elsewhere }
    if (candidates.some((each) => targets.graph.refusedPaths?.has(withEndSlash(each)))) return { href: source.written ?? written }
    const diagnostic = diagnoseBrokenLink((source.prefix ?? '') + href, decodedPath, source, targets)
    const file = named ?? writtenFileAt(candidates[0] ?? '', source.prefix)
    if (file !== undefined) {
      return { href: hrefOfFile(file, config) + href.slice(path.length), diagnostic: unlessWritten(diagnostic, file) }
    }
    return { href: source.written ?? written, diagnostic }
  }
  if ('asset' in target) {
    const fragment = anchor + directive
    return { href: `${hrefOfAsset(target.asset, config)}${query}${fragment && `#${fragment}`}`, asset: target.asset }
  }
  const place: Place = {
    path: target.path,
    query: query || (target.query ?? ''),
    anchor: decodedAnchor || (target.anchor ?? ''),
    directive: directive || (target.directive ?? ''),
    isReadme: target.isReadme,
  }
  const found = toPage(place, source, targets)
  return source.isImage === true ? { ...found, diagnostic: pageAsImage(source.at, (source.prefix ?? '') + href) } : found
}

/** Of an address of the web. Without its slashes, `https:example.com` is a path on a page that has the same scheme. */
function addressProblem(href: string, { at }: LinkSource): Diagnostic | undefined {
  const [, scheme = 'https:', slashes = '', rest = ''] = /^(https?:)?(\/*)(.*)$/is.exec(href) ?? []
  if (schemeOf(href) !== undefined && !/^https?:/i.test(href)) return undefined
  const meant = `${scheme}//${rest}`
  const isWhole = URL.canParse(meant)
  return isWhole && slashes === '//' ? undefined : invalidAddress(at, href, isWhole ? meant : undefined)
}

/** Beside the base, a host has other sites. */
function isOfSite(written: string, { url, base, localeSite }: SiteConfig): boolean {
  if (url === undefined) return false
  const own = `${url}${localeSite?.base ?? base}`.replace(/\/$/, '')
  return written.startsWith(own) && /^(?:[/?#]|$)/.test(written.slice(own.length))
}

interface LocaleLink {
  readonly href: string
  readonly prefix: string
  readonly targets: LinkTargets
}

/** The language that an address names by its path, where that is another than the page's own. */
function otherLocaleOf(href: string, isWhole: boolean, { locales = [], config }: LinkTargets): LocaleLink | undefined {
  const { localeSite } = config
  if (localeSite === undefined) return undefined
  const path = href.startsWith(localeSite.base) ? `/${href.slice(localeSite.base.length)}` : href
  const prefixOf = (locale: LocaleTargets): string => locale.config.localeSite?.path ?? '/'
  const named = locales.find((locale) => {
    const prefix = prefixOf(locale)
    return prefix !== '/' && (path.startsWith(prefix) || path.split(/[?#]/)[0] === prefix.slice(0, -1))
  })
  const meant = named ?? (isWhole ? (locales.find((locale) => prefixOf(locale) === '/') ?? locales[0]) : undefined)
  if (meant === undefined || meant.config.locale.name === config.locale.name) return undefined
  const prefix = prefixOf(meant)
  const inside = named ? `/${path.slice(prefix.length - 1).replace(/^\//, '')}` : path
  return { href: inside, prefix: prefix.slice(0, -1), targets: meant.targets() }
}

interface SplitHref extends Fragment {
  readonly path: string
  readonly query: string
}

function splitHref(href: string): SplitHref {
  const [beforeFragment = '', ...fragment] = href.split('#')
  const [path = '', ...query] = beforeFragment.split('?')
  return { path, query: query.length > 0 ? `?${query.join('?')}` : '', ...fragmentOf(fragment.join('#')) }
}

interface PageOfText {
  readonly path: RoutePath
  /** Whether the README that the page of a package shows was named, and not the page. */
  readonly isReadme?: boolean | undefined
}

type Place = SplitHref & PageOfText

type PageTarget = PageOfText & { readonly [Part in 'anchor' | 'query' | 'directive']?: string | undefined }
type Target = PageTarget | { readonly asset: Asset }

/** A redirect is followed, so that readers are spared it; what its target says after the path is kept. */
function pageTarget(path: RoutePath, { graph, atName }: LinkTargets): PageTarget | undefined {
  let route = atName(graph.routeByPath, path)
  let rest: Omit<PageTarget, 'path'> = {}
  for (let hops = 0; route?.kind === 'redirect' && hops < 10; hops++) {
    const { path: to, query, anchor, directive } = splitHref(route.to)
    const next = atName(graph.routeByPath, routePathOfHref(to))
    if (!next) return { path }
    route = next
    rest = { query, anchor: decodeHref(anchor), directive }
  }
  return route && { path: route.path, ...rest }
}

function findTarget(path: string, source: LinkSource, targets: LinkTargets): Target | undefined {
  if (!path.startsWith('/')) return relativeTarget(path, source, targets)
  for (const candidate of absoluteCandidates(path, targets.config)) {
    const asset = targets.atName(targets.assetByStaticPath, candidate)
    const target = asset
      ? { asset }
      : (pageTarget(routePathOfHref(candidate), targets) ?? fileTarget(candidate.slice(1), targets))
    if (target) return target
  }
  return undefined
}

/** `/sub/docs/x` may be `/docs/x` of a site with the base `/sub/`, or a page of its own. */
function absoluteCandidates(path: string, { base, localeSite }: SiteConfig): readonly string[] {
  const folders = [base, ...(localeSite ? [localeSite.base, localeSite.path] : [])]
  const within = folders.filter((folder) => `${path}/`.startsWith(folder))
  return [...new Set([...within.map((folder) => `/${path.slice(folder.length)}`), path])]
}

function relativeTarget(path: string, source: LinkSource, targets: LinkTargets): Target | undefined {
  const byFile = relativeFileTarget(path, source.at.file, targets) ?? originalTarget(path, source, targets)
  if (byFile || source.path === undefined) return byFile
  // As a browser reads it on the page, whose route ends in a slash, and as on one without.
  for (const folder of [source.path.slice(1, -1), folderOf(source.path.slice(1, -1))]) {
    const route = joinPath(folder, path)
    const target = route === undefined ? undefined : pageTarget(routePathOfHref(`/${route}`), targets)
    if (target) return target
  }
  return undefined
}

function relativeFileTarget(path: string, from: string, targets: LinkTargets): Target | undefined {
  const file = joinPath(folderOf(from), path, targets.above)
  return file === undefined ? undefined : fileTarget(file, targets)
}

/** A translation says what its original does, and lies elsewhere: what is not beside it is looked for beside the original. */
function originalTarget(path: string, source: LinkSource, targets: LinkTargets): Target | undefined {
  const route = source.path === undefined ? undefined : targets.graph.routeByPath.get(source.path)
  const made = route?.kind === 'doc' ? route.page.made : undefined
  const original = made?.originalFile ?? originalOf(source.at.file, targets.config)
  return original === undefined ? undefined : relativeFileTarget(path, original, targets)
}

/** A Markdown file, with or without its ending, or a folder with an index; else an asset. */
function fileTarget(file: string, targets: LinkTargets): Target | undefined {
  const plain = file.replace(/\/$/, '')
  for (const name of [plain, `${plain}.md`, `${plain}/index.md`, `${plain}/README.md`]) {
    const path = targets.atName(targets.graph.pathByFile, name)
    if (path !== undefined) return { path }
    const ofPackage = targets.atName(targets.packageByReadme, name)
    if (ofPackage !== undefined) return { path: ofPackage, isReadme: true }
  }
  const asset = targets.atName(targets.assetByFile, file)
  // Readers who follow a link to MDX expect a page, not its source.
  return asset && !targets.mdxFiles().has(asset.file) ? { asset } : undefined
}

function hrefOfAsset(asset: Asset, config: SiteConfig): string {
  return hrefOfFile(outputPathOfAsset(asset), config)
}

function toPage(place: Place, source: LinkSource, targets: LinkTargets): FoundLink {
  const { config } = targets
  const { path, anchor, query, directive, isReadme = false } = place
  const bare = hrefOfRoute(path, config)
  const route = targets.graph.routeByPath.get(path)
  // The title is the top of the page.
  const titleAnchor = route && titleAnchorOf(route)
  if (anchor === '' || anchor === 'top' || titleAnchor === anchor) return { href: bare + query + (directive && `#${directive}`) }
  const isSamePage = path === source.path && query === ''
  const anchors = targets.anchorsOf(path)
  const own = (isReadme ? findSpelling(anchors, readmePrefix + anchor) : undefined) ?? findSpelling(anchors, anchor)
  const href = `${isSamePage ? '' : bare + query}#${encodeURIComponent(own ?? anchor)}${directive}`
  // Of a page that could not be compiled nobody knows the anchors; that it could not is reported there.
  const isUnknown = route && 'page' in route && 'hasFailed' in route.page
  if (own !== undefined || isUnknown) return { href }
  const written = isReadme || isInReadme(source, route) ? anchorsInReadme(anchors) : anchors
  const nearest =
    targets.nearestIn(written).find(anchor) ??
    onlyEndingWith(`-${anchor}`, written) ??
    onlyOfName(anchor, written) ??
    (titleAnchor === undefined ? undefined : findNearest(anchor, [titleAnchor]))
  return { href, diagnostic: brokenAnchor(source.at, anchor, pathInSite(path, config), nearest) }
}

function titleAnchorOf(route: Route): string | undefined {
  if (route.kind === 'api-package') return route.package.readme && readmeTitleAnchorOf(route.package.readme)
  return 'page' in route && 'titleAnchor' in route.page ? route.page.titleAnchor : undefined
}

/** Whether the page shows the README that the link is in: its headings are what the author sees. */
function isInReadme({ at }: LinkSource, route: Route | undefined): boolean {
  return route?.kind === 'api-package' && route.package.readme?.file === at.file
}

/** As the file itself has them. */
function anchorsInReadme(anchors: ReadonlySet<string>): ReadonlySet<string> {
  return new Set([...anchors].flatMap((anchor) => (anchor.startsWith(readmePrefix) ? anchor.slice(readmePrefix.length) : [])))
}

/** `static-init`, where `init` was written, as references of other tools have it. */
function onlyEndingWith(end: string, anchors: ReadonlySet<string>): string | undefined {
  const found = [...anchors].filter((anchor) => anchor.endsWith(end))
  return found.length === 1 ? found[0] : undefined
}

/**
 * `#testtimeout-ms`, where `testtimeout-number` or `testtimeout` was written: headings of options change behind their names. A short word, or one that is a
 * small part of the anchor, says nothing. `#retry-count`, where `count` was written.
 */
function onlyOfName(anchor: string, anchors: ReadonlySet<string>): string | undefined {
  const [name = ''] = anchor.split('-')
  const isName = name.length >= 8 && name.length * 2 > anchor.length
  const found = [...anchors].filter((each) => isName && (each === name || each.startsWith(`${name}-`)))
  const ends = found.length > 0 ? found : [...anchors].filter((each) => each.length >= 4 && anchor.endsWith(`-${each}`))
  return ends.length === 1 ? ends[0] : undefined
}

/** `api:<name>`, or `{@link <name>}` as doc comments have it, which is written like code and so not encoded. */
function resolveApiLink(href: string, written: ApiHref, source: LinkSource, targets: LinkTargets): FoundLink {
  const name = written.isTag ? written.name : decodeHref(written.name)
  if (name === undefined) return { href: '#', diagnostic: undecodableLink(source.at, href) }
  const own = ownPackageOf(source, targets)
  const { id, ambiguous } = targets.apiNames.find(name, own)
  const place = id === undefined ? undefined : targets.placeById.get(id)
  if (place) return { href: hrefOfRoute(place.path, targets.config, place.anchor) }
  const write = (known: string): string => hrefWithName(written, known)
  if (ambiguous) return { href: '#', diagnostic: ambiguousApiLink(source.at, href, ambiguous.map(write)) }
  const nearest = targets.apiNames.findNearest(name, own)
  return { href: '#', diagnostic: brokenApiLink(source.at, href, nearest === undefined ? undefined : write(nearest)) }
}

/** The package whose page or changelog holds the link: names in it are those of the package first. */
function ownPackageOf({ path }: LinkSource, { graph }: LinkTargets): string | undefined {
  const route = path === undefined ? undefined : graph.routeByPath.get(path)
  return route && 'package' in route ? route.package.name : undefined
}

/** What a path from the root names in a README or a changelog, which people read on the host of the repository too. */
function fileOfRepository(path: string, source: LinkSource, targets: LinkTargets): string | undefined {
  if (!/^\/+[^/]/.test(path) || !isReadOnHost(source, targets)) return undefined
  // The repository of an installed package is another one: nothing here is told from its root.
  if (isInstalledFile(source.at.file)) return undefined
  return joinPath(repositoryFolderOf(targets.config), path, targets.above)
}

function isOnlyInRepository(file: string, targets: LinkTargets): boolean {
  return targets.named.has(composedName(file)) && fileTarget(file, targets) === undefined
}

function isReadOnHost({ at, path }: LinkSource, { graph }: LinkTargets): boolean {
  const route = path === undefined ? undefined : graph.routeByPath.get(path)
  switch (route?.kind) {
    case 'changelog':
      return true
    case 'api-package':
      return route.package.readme?.isOfSite !== true && route.package.readme?.file === at.file
    case 'doc':
      return route.page.made !== undefined && isReadmeName(at.file)
    default:
      return false
  }
}

/** Where a path leads that is none of the site's. */
function hrefElsewhere(href: string, path: string, source: LinkSource, targets: LinkTargets): string | undefined {
  const { externalBase } = source
  const isFromRoot = path.startsWith('/') && isReadOnHost(source, targets)
  if (externalBase !== undefined) return `${isFromRoot ? rootOnHost(externalBase) : externalBase}/${href.replace(/^\.?\//, '')}`
  const file = isFromRoot ? fileOfRepository(path, source, targets) : fileOfSite(path, source, targets)
  const inRepository = file === undefined ? undefined : repositoryHrefOf(file, targets)
  return inRepository === undefined ? undefined : inRepository + href.slice(hrefPathLength(href))
}

/** Where the host shows the repository that it shows a folder of. */
function rootOnHost(folder: string): string {
  const [shown] = /^https?:\/\/.+?\/(?:tree|blob|src|raw)\/[^/]+/.exec(folder) ?? []
  return shown ?? repositoryBase({ url: folder }, 'tree', 'HEAD')
}

function fileOfSite(path: string, { at }: LinkSource, { above }: LinkTargets): string | undefined {
  if (!path.startsWith('/')) return joinPath(folderOf(at.file), path, above)
  // A folder at the root of the site (`/docs`) is more likely a route that is not there.
  return /\.\w+$/.test(path) ? joinPath('', path) : undefined
}

/** Where the repository shows a file that a page names and that the site does not: what a reader of the file on its host would see. */
function repositoryHrefOf(file: string, { named, config }: LinkTargets): string | undefined {
  const { repository } = config
  const kind = named.get(composedName(file))
  if (repository === undefined || kind === undefined) return undefined
  const base = repositoryBase(repository, kind === 'file' ? 'blob' : 'tree', repository.branch ?? 'HEAD')
  // Of what lies in the repository no path leads out of it.
  const inRepository = joinPath(repository.directory ?? '', file) ?? file
  return inRepository === '' ? repository.url : `${base}/${encodePath(inRepository)}`
}

function hrefPathLength(href: string): number {
  const end = href.search(/[?#]/)
  return end < 0 ? href.length : end
}
