// In: a link that leads nowhere. Out: what is wrong with it, and what to write instead where that is sure.
import type { Diagnostic, Refusal, RoutePath, SourceRange } from '@docgen/model'
import {
  addressWithoutScheme,
  anchorWithoutSign,
  brokenAsset,
  brokenLink,
  linkToDraft,
  linkToFolder,
  linkToMdx,
  unservedAsset,
} from '../../../diagnostics/links.ts'
import { refusedFile } from '../../../diagnostics/reading.ts'
import { versionNameOf } from '../../../config/version-family.ts'
import { readmePrefix } from '../../../syntax/api/api-texts.ts'
import { findRefusal } from '../../../common/find-refusal.ts'
import { folderOf, joinPath } from '../../../common/paths.ts'
import { routePathOfHref } from './hrefs.ts'
import type { LinkTargets } from './link-targets.ts'
import { placeOfTypedoc } from './typedoc-addresses.ts'
import { nameOf, titleNameOf, withoutNumbers } from './written-files.ts'

interface BrokenLinkSource {
  readonly at: SourceRange
  readonly path?: RoutePath | undefined
  /** What the language of the targets has in front of its paths where the page is in another one. */
  readonly prefix?: string | undefined
  /** Whether the address is that of a picture, which no page is. */
  readonly isImage?: boolean | undefined
}

/** `href` is what messages show. `path` is that of it, decoded, and without `source.prefix`. Reports `broken-link` or `broken-asset`, or why the file that was meant is not read. */
export function diagnoseBrokenLink(href: string, path: string, source: BrokenLinkSource, targets: LinkTargets): Diagnostic {
  if (isDraft(path, source, targets)) return linkToDraft(source.at, href)
  const refusal = refusalAt(path, source, targets)
  if (refusal) return refusedFile(source.at, `The file "${href}"`, refusal)
  const mdxFile = mdxFileAt(path, source, targets)
  if (mdxFile !== undefined) return linkToMdx(source.at, href, mdxFile)
  const address = addressMeantBy(href, path, source, targets)
  if (address !== undefined) return addressWithoutScheme(source.at, href, address)
  // `/classes/acme.Node` is no file of the type `Node`.
  const hasEnding = /\.(?!md$|html$)[a-z0-9]{2,5}$/i.test(path) && pageOfTypedoc(href, path, source, targets) === undefined
  const isAsset = hasEnding || source.isImage === true
  return isAsset ? diagnoseAsset(href, path, source, targets) : diagnosePage(href, path.replaceAll('\\', '/'), source, targets)
}

function diagnoseAsset(href: string, path: string, source: BrokenLinkSource, targets: LinkTargets): Diagnostic {
  const unserved = unservedFile(path, source, targets)
  if (unserved !== undefined) return unservedAsset(source.at, href, unserved, targets.config.staticDir)
  const markdown = path.endsWith('.mdx') ? path.replace(/x$/, '') : undefined
  if (markdown !== undefined && targets.graph.pathByFile.has(fileOf(markdown, source, targets) ?? '')) {
    return brokenLink(source.at, href, markdown)
  }
  return brokenAsset(source.at, href, nearestAsset(path, source, targets))
}

function diagnosePage(href: string, path: string, source: BrokenLinkSource, targets: LinkTargets): Diagnostic {
  const anchor = ownAnchor(path, source, targets)
  if (anchor !== undefined) return anchorWithoutSign(source.at, href, anchor)
  const moved = pageUnderOtherPath(path, source, targets)
  const ofTypedoc = moved === undefined ? pageOfTypedoc(href, path, source, targets) : undefined
  if (ofTypedoc !== undefined) return brokenLink(source.at, href, ofTypedoc.href, { instead: ofTypedoc.instead })
  const inFolder = moved === undefined ? pageInFolder(path, source, targets) : undefined
  if (inFolder !== undefined) return linkToFolder(source.at, href, inFolder)
  const nearest = moved ?? nearestPage(path, source, targets) ?? sameNamePage(path, source, targets)
  return brokenLink(source.at, href, nearest, { similar: nearest === undefined ? similarPage(path, source, targets) : undefined })
}

/** Of names of hosts, as people write them. No file of a page has such an ending. */
const host = /^(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+(?:ai|app|co|com|dev|edu|gg|gov|info|io|me|net|org|xyz)$/i

/** `www.example.com`, `https//example.com`, `127.0.0.1:3000` and `ada@example.com`, with a scheme. */
function addressMeantBy(href: string, path: string, source: BrokenLinkSource, targets: LinkTargets): string | undefined {
  if (/^https?\/\/[\w-]/.test(href)) return href.replace('//', '://')
  if (/^(?:\d{1,3}\.){3}\d{1,3}:\d/.test(href)) return `http://${href}`
  if (/^[\w.+-]+@(?:[a-z\d-]+\.)+[a-z]{2,}$/i.test(href)) return `mailto:${href}`
  if (beginsWithHostOf(targets.config.repository?.url, path)) return `https:/${href}`
  return isAddress(path, source, targets) ? `https://${href}` : undefined
}

/** `/github.com/acme/acme/issues/1`, as tools that write changelogs leave it where `package.json` names no protocol. */
function beginsWithHostOf(url: string | undefined, path: string): boolean {
  return url !== undefined && URL.canParse(url) && path.startsWith(`/${new URL(url).host}/`)
}

function isAddress(path: string, source: BrokenLinkSource, targets: LinkTargets): boolean {
  const [first = ''] = path.split('/')
  if (!host.test(first)) return false
  const folder = `${fileOf(first, source, targets) ?? ''}/`
  return ![...targets.graph.pathByFile.keys(), ...targets.assetFiles].some((file) => file.startsWith(folder))
}

/** `client-options`, where `#client-options` was meant. */
function ownAnchor(path: string, source: BrokenLinkSource, targets: LinkTargets): string | undefined {
  if (source.path === undefined || !/^[\p{L}\d_-]+$/u.test(path)) return undefined
  const anchors = targets.anchorsOf(source.path)
  return [path, path.toLowerCase()].find((name) => anchors.has(name) || anchors.has(readmePrefix + name))
}

/** The file that `path` names among the author's, relative to the site root. */
function fileOf(path: string, source: BrokenLinkSource, { above }: LinkTargets): string | undefined {
  return joinPath(path.startsWith('/') ? '' : folderOf(source.at.file), path, path.startsWith('/') ? 0 : above)
}

/** The file that the link means of a folder of static files that is not docgen's. */
function unservedFile(path: string, source: BrokenLinkSource, targets: LinkTargets): string | undefined {
  const { unservedFiles } = targets
  const [first = ''] = unservedFiles
  const inside = path.startsWith('/') ? joinPath(first.slice(0, first.indexOf('/')), path) : undefined
  return [inside, fileOf(path, source, targets)].find((file) => file !== undefined && unservedFiles.has(file))
}

/**
 * The page that has this route but for the ending of its file, or for the path of its guides: `/docs/x` of a site whose guides are at `/`, or
 * `/x` where they are at `/docs/`. The latter is sure only if the first segment names guides and is of no page, and one page alone can be meant.
 */
function pageUnderOtherPath(
  path: string,
  source: BrokenLinkSource,
  { graph, pageFolders, config }: LinkTargets,
): string | undefined {
  if (!path.startsWith('/')) return undefined
  const route = routeOfFileName(path)
  if (graph.routeByPath.has(route)) return inFormOf(path, route, source)
  const guides = config.sources.filter((source) => source.kind === 'docs')
  const [, first = '', ...rest] = route.split('/')
  const isForeign = (first === 'docs' || guides.some(({ dir }) => dir === first)) && !pageFolders().firstSegments.has(first)
  const shorter = isForeign && rest.length > 1 ? [`/${rest.join('/')}`] : []
  const longer = guides.map(({ path: folder }) => folder.replace(/\/$/, '') + route)
  const [found, ...others] = [...new Set([...shorter, ...longer])].filter((each) => graph.routeByPath.has(each))
  return found === undefined || others.length > 0 ? undefined : inFormOf(path, found, source)
}

/** `/start/index`, `/start.md` → `/start/`. */
export function routeOfFileName(path: string): RoutePath {
  return routePathOfHref(path.replace(/(?:\/(?:index|readme))?(?:\.md)?\/?$/i, '') || '/')
}

/** `instead` is what the link may become without a look at it. */
function pageOfTypedoc(
  href: string,
  path: string,
  source: BrokenLinkSource,
  { placeById }: LinkTargets,
): { readonly href: string; readonly instead: string | undefined } | undefined {
  const anchor = href.includes('#') ? href.slice(href.indexOf('#') + 1) : ''
  const place = path.startsWith('/') ? placeOfTypedoc(path, anchor, placeById) : undefined
  if (place === undefined) return undefined
  const found = inFormOf(path, place.path, source) + (place.anchor === undefined ? '' : `#${place.anchor}`)
  return { href: found, instead: place.isModuleAlone ? undefined : found }
}

/** With the slash at its end that the link has, or without. */
function inFormOf(path: string, route: RoutePath, { prefix = '' }: BrokenLinkSource): string {
  return prefix + (path.endsWith('/') ? route : route.replace(/(.)\/$/, '$1'))
}

/** The first page of the folder that the link names. */
function pageInFolder(path: string, source: BrokenLinkSource, targets: LinkTargets): string | undefined {
  const { fileByFolder, routeByFolder } = targets.pageFolders()
  const isAbsolute = path.startsWith('/')
  const file = fileByFolder.get(fileOf(path, source, targets) ?? '')
  if (file === source.at.file) return undefined
  if (file !== undefined) return isAbsolute ? `/${file}` : relativePathOf(folderOf(source.at.file), file)
  const route = isAbsolute ? routeByFolder.get(routePathOfHref(path)) : undefined
  return route === undefined ? undefined : inFormOf(path, route, source)
}

/** Why the file that was meant is not read, though it is there. */
function refusalAt(path: string, source: BrokenLinkSource, targets: LinkTargets): Refusal | undefined {
  const { staticDir } = targets.config
  const files = [fileOf(path, source, targets), path.startsWith('/') ? joinPath(staticDir, path, targets.above) : undefined]
  return files
    .map((file) => (file === undefined ? undefined : findRefusal(file, targets.refused)))
    .find((refusal) => refusal !== undefined)
}

function isDraft(path: string, source: BrokenLinkSource, targets: LinkTargets): boolean {
  const file = fileOf(path, source, targets)
  return file !== undefined && [file, `${file}.md`, `${file}/index.md`].some((name) => targets.draftFiles.has(name))
}

/** The file that would be the page if docgen read MDX. */
function mdxFileAt(path: string, source: BrokenLinkSource, targets: LinkTargets): string | undefined {
  const files = targets.mdxFiles()
  if (files.size === 0) return undefined
  const route = routePathOfHref(path)
  const ofGuides = targets.config.sources.flatMap((guides) =>
    guides.kind === 'docs' && path.startsWith('/') && route.startsWith(guides.path)
      ? joinPath(guides.dir, route.slice(guides.path.length), targets.above)
      : [],
  )
  return [fileOf(path, source, targets), ...ofGuides]
    .flatMap((file) => (file === undefined ? [] : [file.replace(/\.md$/, '.mdx'), `${file}.mdx`, `${file}/index.mdx`]))
    .find((file) => files.has(file))
}

/** In the form in which the author wrote the link, so that it can be pasted; never the page that holds the link. */
function nearestPage(path: string, source: BrokenLinkSource, targets: LinkTargets): string | undefined {
  const { graph, nearestIn, writtenFiles } = targets
  if (path.startsWith('/')) {
    const nearest = nearestIn(graph.routeByPath).findPath(routePathOfHref(path), source.path)
    return nearest === undefined ? undefined : inFormOf(path, nearest, source)
  }
  const wanted = fileOf(path, source, targets)
  if (wanted === undefined) return undefined
  const { byPath } = writtenFiles()
  const own = withoutNumbers(source.at.file)
  const nearest = nearestIn(byPath).findPath(
    withoutNumbers(wanted.endsWith('.md') ? wanted : `${wanted}.md`),
    byPath.get(own)?.length === 1 ? own : undefined,
  )
  const file = byPath.get(nearest ?? '')?.findLast(mayBeMeantBy(source, targets))
  return file === undefined
    ? undefined
    : relativePathOf(folderOf(source.at.file), path.endsWith('.md') ? file : file.replace(/\.md$/, ''))
}

/** Not the page itself, and no page of another version: each version has a file of the same name, until it is renamed in one of them. */
function mayBeMeantBy({ at }: BrokenLinkSource, { graph }: LinkTargets): (file: string) => boolean {
  const versionOf = (file: string): string | undefined => {
    const path = graph.pathByFile.get(file)
    const route = path === undefined ? undefined : graph.routeByPath.get(path)
    return route?.kind === 'doc' ? versionNameOf(route.version) : undefined
  }
  const own = versionOf(at.file)
  return (file) => file !== at.file && (own === undefined || (versionOf(file) ?? own) === own)
}

/** The one page whose file has the name that was written, wherever it lies. */
function sameNamePage(path: string, source: BrokenLinkSource, targets: LinkTargets): string | undefined {
  const wanted = nameOf(path)
  if (!wanted.endsWith('.md') || /^(?:index|readme)\.md$/i.test(wanted)) return undefined
  const named = targets.writtenFiles().byName.get(withoutNumbers(wanted)) ?? []
  const [file, ...others] = named.filter(mayBeMeantBy(source, targets))
  return file === undefined || others.length > 0 ? undefined : relativePathOf(folderOf(source.at.file), file)
}

/** The one page that has the name which was written, as that of its file in another folder, or else as its id or its title. */
function similarPage(path: string, source: BrokenLinkSource, targets: LinkTargets): string | undefined {
  const name = withoutNumbers(nameOf(path.replace(/\/$/, ''))).replace(/\.(?:md|html)$/, '')
  if (/^(?:index|readme)$/i.test(name)) return indexNearby(path, source, targets)
  if (/^\.*$/.test(name)) return undefined
  const isOther = mayBeMeantBy(source, targets)
  const named = (targets.writtenFiles().byName.get(`${name}.md`) ?? []).filter(isOther)
  const found = named.length > 0 ? named : (targets.titledFiles().get(titleNameOf(name)) ?? []).filter(isOther)
  const [file, ...others] = found
  const route = file === undefined ? undefined : targets.graph.pathByFile.get(file)
  if (file === undefined || route === undefined || others.length > 0) return undefined
  if (path.startsWith('/')) return inFormOf(path, route, source)
  return relativePathOf(folderOf(source.at.file), path.endsWith('.md') ? file : file.replace(/\.md$/, ''))
}

/** `./index.md` for `../index.md`. The other way round, the folder may lack its index. */
function indexNearby(path: string, source: BrokenLinkSource, targets: LinkTargets): string | undefined {
  if (!path.startsWith('../')) return undefined
  const file = fileOf(path.slice('../'.length), source, targets)
  const written = path.endsWith('.md') ? file : `${file}.md`
  if (written === undefined || written === source.at.file || !targets.graph.pathByFile.has(written)) return undefined
  return relativePathOf(folderOf(source.at.file), path.endsWith('.md') ? written : written.replace(/\.md$/, ''))
}

function nearestAsset(path: string, source: BrokenLinkSource, targets: LinkTargets): string | undefined {
  if (path.startsWith('/')) {
    const { assetByStaticPath: statics } = targets
    return withEnding(path, statics.keys()) ?? targets.nearestIn(statics).findPath(path) ?? ofSameName(path, statics.keys())
  }
  const { assetFiles: files } = targets
  const wanted = fileOf(path, source, targets)
  if (wanted === undefined) return undefined
  const file = withEnding(wanted, files) ?? targets.nearestIn(files).findPath(wanted) ?? ofSameName(wanted, files)
  return file === undefined ? undefined : relativePathOf(folderOf(source.at.file), file)
}

/** The only file with this name, in another folder. */
function ofSameName(path: string, files: Iterable<string>): string | undefined {
  const end = `/${nameOf(path)}`
  const found = [...files].filter((file) => `/${file}`.endsWith(end))
  return found.length === 1 ? found[0] : undefined
}

/** `logo.svg` for `logo`, if no other file has that name. */
function withEnding(path: string, files: Iterable<string>): string | undefined {
  const found = [...files].filter((file) => file.startsWith(`${path}.`))
  return found.length === 1 ? found[0] : undefined
}

/** `undefined` for what lies below the site root, told from a folder above it: nobody knows by which name the root is reached. */
function relativePathOf(folder: string, file: string): string | undefined {
  const from = folder === '' ? [] : folder.split('/')
  const to = file.split('/')
  // A file is no folder: its name at least is another.
  const shared = to.findIndex((segment, index) => segment !== from[index])
  const left = from.slice(shared)
  if (left.includes('..')) return undefined
  return `${'../'.repeat(left.length) || './'}${to.slice(shared).join('/')}`
}
