// In: an href as somebody wrote it, and where. Out: the href that a browser needs, or a diagnostic.
import {
  fixOf,
  safeHrefOf,
  schemeOf,
  urlAsParsed,
  type Asset,
  type Diagnostic,
  type SafeHref,
  type SiteConfig,
} from '@docgen/model'
import {
  ambiguousApiLink,
  brokenApiLink,
  invalidAddress,
  pageAsImage,
  undecodableLink,
  unsafeLink,
} from '../../../diagnostics/links.ts'
import { isFallbackFile, isFallbackOf } from '../../../config/locales.ts'
import { unlessAnswered } from '../../../common/unless-answered.ts'
import { unlessWritten } from '../../../common/unless-written.ts'
import { decodeHref, withEndSlash } from '../../../common/paths.ts'
import { apiHrefOf, hrefWithName, type ApiHref } from '../../../syntax/api/api-href.ts'
import { diagnoseBrokenLink } from './broken-links.ts'
import { namedFileAt, writtenFileAt } from './generated-files.ts'
import { hrefOfFile, hrefOfRoute } from './hrefs.ts'
import type { LinkSource } from './link-source.ts'
import type { LinkTargets, LocaleTargets } from './link-targets.ts'
import { outputPathOfAsset } from './output-path-of-asset.ts'
import { toPage, type Place } from './page-anchors.ts'
import { absoluteCandidates, fileTarget, findTarget, pageTarget, splitHref } from './path-targets.ts'
import { fileOfRepository, hrefElsewhere, isOnlyInRepository } from './repository-hrefs.ts'

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
  if (safe === undefined) return { href: undefined, diagnostic: unsafeLink(source.at, written) }
  return { ...found, diagnostic: found.diagnostic && withWholeHref(found.diagnostic, written), href: safe }
}

/**
 * What is replaced is the link as it was written: the anchors of other links end alike, but those are on other pages, and in front of a path there may
 * be the address of the site.
 */
function withWholeHref(diagnostic: Diagnostic, written: string): Diagnostic {
  const { code, fix } = diagnostic
  if (fix === undefined || code === 'broken-api-link' || fix.find === written) return diagnostic
  const front = written.slice(0, -fix.find.length)
  const isEnd = front !== '' && written === front + fix.find && /^[/#]/.test(fix.find) && fix.find[0] === fix.replace[0]
  return { ...diagnostic, fix: isEnd ? { find: written, replace: front + fix.replace } : undefined }
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
  if (href.startsWith('//') || schemeOf(href) !== undefined) {
    const listed = config.externalLinks.areListed ? unlessAnswered(source.at, href) : undefined
    return { href, diagnostic: addressProblem(href, source) ?? listed }
  }
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

function hrefOfAsset(asset: Asset, config: SiteConfig): string {
  return hrefOfFile(outputPathOfAsset(asset), config)
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
  const [, owner] = /^(.*[^.#])[.#][^.#/!]+$/.exec(name) ?? []
  const isOwner = owner !== undefined && targets.apiNames.find(owner, own).id !== undefined
  const diagnostic = brokenApiLink(source.at, href, {
    nearest: nearest === undefined ? undefined : write(nearest),
    owner: isOwner ? { name: owner, href: write(owner) } : undefined,
  })
  // A tag may have a text behind the name.
  return { href: '#', diagnostic: written.isTag ? { ...diagnostic, ...fixOf(name, nearest) } : diagnostic }
}

/** The package whose page or changelog holds the link: names in it are those of the package first. */
function ownPackageOf({ path }: LinkSource, { graph }: LinkTargets): string | undefined {
  const route = path === undefined ? undefined : graph.routeByPath.get(path)
  return route && 'package' in route ? route.package.name : undefined
}
