// In: a path that names nothing of the site. Out: where the repository shows it on its host, if it is a file there.
import { isReadmeName, repositoryBase } from '@docgen/model'
import { composedName } from '../../../common/name-lookup.ts'
import { encodePath, folderOf, isInstalledFile, joinPath, repositoryFolderOf } from '../../../common/paths.ts'
import type { LinkSource } from './link-source.ts'
import type { LinkTargets } from './link-targets.ts'
import { fileTarget } from './path-targets.ts'

/** What a path from the root names in a README or a changelog, which people read on the host of the repository too. */
export function fileOfRepository(path: string, source: LinkSource, targets: LinkTargets): string | undefined {
  if (!/^\/+[^/]/.test(path) || !isReadOnHost(source, targets)) return undefined
  // The repository of an installed package is another one: nothing here is told from its root.
  if (isInstalledFile(source.at.file)) return undefined
  return joinPath(repositoryFolderOf(targets.config), path, targets.above)
}

export function isOnlyInRepository(file: string, targets: LinkTargets): boolean {
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
export function hrefElsewhere(href: string, path: string, source: LinkSource, targets: LinkTargets): string | undefined {
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
