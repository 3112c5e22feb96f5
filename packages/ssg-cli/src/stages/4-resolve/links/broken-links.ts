// In: a link that leads nowhere. Out: what is wrong with it, and what to write instead where that is sure.
import type { Diagnostic, Refusal, RoutePath, SiteConfig, SourceRange } from '@docgen/model'
import { brokenAsset, brokenLink, linkToDraft, linkToFolder, unservedAsset } from '../../../diagnostics/links.ts'
import { refusedFile } from '../../../diagnostics/reading.ts'
import { findRefusal } from '../../../syntax/find-refusal.ts'
import { folderOf, joinPath } from '../../../syntax/paths.ts'
import { routePathOfHref } from './hrefs.ts'
import type { LinkTargets } from './link-targets.ts'
import { nameOf, withoutNumbers } from './written-files.ts'

export interface BrokenLinkSource {
  readonly at: SourceRange
  readonly path?: RoutePath | undefined
}

/** `path` is that of `href`, decoded. Reports `broken-link` or `broken-asset`, or why the file that was meant is not read. */
export function diagnoseBrokenLink(
  href: string,
  path: string,
  source: BrokenLinkSource,
  targets: LinkTargets,
  config: Pick<SiteConfig, 'staticDir' | 'sources'>,
): Diagnostic {
  if (isDraft(path, source, targets)) return linkToDraft(source.at, href)
  const refusal = refusalAt(path, source, targets, config)
  if (refusal) return refusedFile(source.at, `The file "${href}"`, refusal)
  const isAsset = /\.(?!md$|html$)[a-z0-9]{2,5}$/i.test(path)
  return isAsset
    ? diagnoseAsset(href, path, source, targets, config)
    : diagnosePage(href, path.replaceAll('\\', '/'), source, targets, config)
}

function diagnoseAsset(
  href: string,
  path: string,
  source: BrokenLinkSource,
  targets: LinkTargets,
  { staticDir }: Pick<SiteConfig, 'staticDir'>,
): Diagnostic {
  const unserved = unservedFile(path, source, targets)
  if (unserved !== undefined) return unservedAsset(source.at, href, unserved, staticDir)
  const markdown = path.endsWith('.mdx') ? path.replace(/x$/, '') : undefined
  if (markdown !== undefined && targets.graph.pathByFile.has(fileOf(markdown, source) ?? '')) {
    return brokenLink(source.at, href, markdown)
  }
  return brokenAsset(source.at, href, nearestAsset(path, source, targets))
}

function diagnosePage(
  href: string,
  path: string,
  source: BrokenLinkSource,
  targets: LinkTargets,
  config: Pick<SiteConfig, 'sources'>,
): Diagnostic {
  const moved = pageUnderOtherPath(path, targets, config)
  const inFolder = moved === undefined ? pageInFolder(path, source, targets) : undefined
  if (inFolder !== undefined) return linkToFolder(source.at, href, inFolder)
  return brokenLink(source.at, href, moved ?? nearestPage(path, source, targets) ?? sameNamePage(path, source, targets))
}

/** The file that `path` names among the author's, relative to the site root. */
function fileOf(path: string, source: BrokenLinkSource, above?: number): string | undefined {
  return joinPath(path.startsWith('/') ? '' : folderOf(source.at.file), path, path.startsWith('/') ? 0 : above)
}

/** The file that the link means of a folder of static files that is not docgen's. */
function unservedFile(path: string, source: BrokenLinkSource, { unservedFiles }: LinkTargets): string | undefined {
  const [first = ''] = unservedFiles
  const inside = path.startsWith('/') ? joinPath(first.slice(0, first.indexOf('/')), path) : undefined
  return [inside, fileOf(path, source)].find((file) => file !== undefined && unservedFiles.has(file))
}

/**
 * The page that has this route but for the path of its guides: `/docs/x` of a site whose guides are at `/`, or `/x` where they are at `/docs/`.
 * Sure only if the first segment names guides and is of no page, and one page alone can be meant.
 */
function pageUnderOtherPath(
  path: string,
  { graph, pageFolders }: LinkTargets,
  { sources }: Pick<SiteConfig, 'sources'>,
): string | undefined {
  if (!path.startsWith('/')) return undefined
  const route = routePathOfHref(path.replace(/\.md$/, ''))
  const guides = sources.filter((source) => source.kind === 'docs')
  const [, first = '', ...rest] = route.split('/')
  const isForeign = (first === 'docs' || guides.some(({ dir }) => dir === first)) && !pageFolders().firstSegments.has(first)
  const shorter = isForeign && rest.length > 1 ? [`/${rest.join('/')}`] : []
  const longer = guides.flatMap(({ path: folder }) => (folder === '/' ? [] : [`${folder.replace(/\/$/, '')}${route}`]))
  const [found, ...others] = [...new Set([...shorter, ...longer])].filter((each) => graph.routeByPath.has(each))
  return found === undefined || others.length > 0 ? undefined : inFormOf(path, found)
}

/** With the slash at its end that the link has, or without. */
function inFormOf(path: string, route: RoutePath): string {
  return path.endsWith('/') ? route : route.replace(/(.)\/$/, '$1')
}

/** The first page of the folder that the link names. */
function pageInFolder(path: string, source: BrokenLinkSource, { pageFolders }: LinkTargets): string | undefined {
  const { fileByFolder, routeByFolder } = pageFolders()
  const isAbsolute = path.startsWith('/')
  const file = fileByFolder.get(fileOf(path, source) ?? '')
  if (file === source.at.file) return undefined
  if (file !== undefined) return isAbsolute ? `/${file}` : relativePathOf(folderOf(source.at.file), file)
  const route = isAbsolute ? routeByFolder.get(routePathOfHref(path)) : undefined
  return route === undefined ? undefined : inFormOf(path, route)
}

/** Why the file that was meant is not read, though it is there. */
function refusalAt(
  path: string,
  source: BrokenLinkSource,
  { refused }: LinkTargets,
  { staticDir }: Pick<SiteConfig, 'staticDir'>,
): Refusal | undefined {
  const folders = path.startsWith('/') ? ['', staticDir] : [folderOf(source.at.file)]
  const files = folders.flatMap((folder) => joinPath(folder, path) ?? [])
  return files.map((file) => findRefusal(file, refused)).find((refusal) => refusal !== undefined)
}

function isDraft(path: string, source: BrokenLinkSource, { draftFiles }: LinkTargets): boolean {
  const file = fileOf(path, source)?.replace(/\/$/, '')
  return file !== undefined && [file, `${file}.md`, `${file}/index.md`].some((name) => draftFiles.has(name))
}

/** In the form in which the author wrote the link, so that it can be pasted; never the page that holds the link. */
function nearestPage(
  path: string,
  source: BrokenLinkSource,
  { graph, nearestIn, writtenFiles }: LinkTargets,
): string | undefined {
  if (path.startsWith('/')) {
    const nearest = nearestIn(graph.routeByPath).findPath(routePathOfHref(path), source.path)
    return nearest === undefined || path.endsWith('/') ? nearest : nearest.replace(/(.)\/$/, '$1')
  }
  const folder = folderOf(source.at.file)
  const wanted = joinPath(folder, path)
  if (wanted === undefined) return undefined
  const { byPath } = writtenFiles()
  const own = withoutNumbers(source.at.file)
  const nearest = nearestIn(byPath).findPath(
    withoutNumbers(wanted.endsWith('.md') ? wanted : `${wanted}.md`),
    byPath.get(own)?.length === 1 ? own : undefined,
  )
  const file = byPath.get(nearest ?? '')?.findLast((other) => other !== source.at.file)
  return file === undefined ? undefined : relativePathOf(folder, path.endsWith('.md') ? file : file.replace(/\.md$/, ''))
}

/** The one page whose file has the name that was written, wherever it lies. */
function sameNamePage(path: string, source: BrokenLinkSource, { writtenFiles }: LinkTargets): string | undefined {
  const wanted = nameOf(path)
  if (!wanted.endsWith('.md') || /^(?:index|readme)\.md$/i.test(wanted)) return undefined
  const named = writtenFiles().byName.get(withoutNumbers(wanted)) ?? []
  const [file, ...others] = named.filter((other) => other !== source.at.file)
  return file === undefined || others.length > 0 ? undefined : relativePathOf(folderOf(source.at.file), file)
}

function nearestAsset(path: string, source: BrokenLinkSource, targets: LinkTargets): string | undefined {
  if (path.startsWith('/')) return targets.nearestIn(targets.assetByStaticPath).findPath(path)
  const folder = folderOf(source.at.file)
  const wanted = joinPath(folder, path)
  const file = wanted === undefined ? undefined : targets.nearestIn(targets.assetFiles).findPath(wanted)
  return file === undefined ? undefined : relativePathOf(folder, file)
}

function relativePathOf(folder: string, file: string): string {
  const from = folder === '' ? [] : folder.split('/')
  const to = file.split('/')
  let shared = 0
  while (shared < from.length && shared < to.length - 1 && from[shared] === to[shared]) shared++
  const up = '../'.repeat(from.length - shared)
  return `${up || './'}${to.slice(shared).join('/')}`
}
