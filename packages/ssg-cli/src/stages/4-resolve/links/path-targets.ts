// In: the path of a link. Out: the page or file that it names, whether it is told from a file, from a route or from the root.
import type { Asset, RoutePath, SiteConfig } from '@docgen/model'
import { decodeHref, folderOf, joinPath } from '../../../common/paths.ts'
import { originalOf } from '../../../config/locales.ts'
import { fragmentOf, type Fragment } from '../../../syntax/html/text-fragment.ts'
import { routePathOfHref } from './hrefs.ts'
import type { LinkSource } from './link-source.ts'
import type { LinkTargets } from './link-targets.ts'

export interface SplitHref extends Fragment {
  readonly path: string
  readonly query: string
}

export function splitHref(href: string): SplitHref {
  const [beforeFragment = '', ...fragment] = href.split('#')
  const [path = '', ...query] = beforeFragment.split('?')
  return { path, query: query.length > 0 ? `?${query.join('?')}` : '', ...fragmentOf(fragment.join('#')) }
}

export interface PageOfText {
  readonly path: RoutePath
  /** Whether the README that the page of a package shows was named, and not the page. */
  readonly isReadme?: boolean | undefined
}

type PageTarget = PageOfText & { readonly [Part in 'anchor' | 'query' | 'directive']?: string | undefined }
type Target = PageTarget | { readonly asset: Asset }

/** A redirect is followed, so that readers are spared it; what its target says after the path is kept. */
export function pageTarget(path: RoutePath, { graph, atName }: LinkTargets): PageTarget | undefined {
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

export function findTarget(path: string, source: LinkSource, targets: LinkTargets): Target | undefined {
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
export function absoluteCandidates(path: string, { base, localeSite }: SiteConfig): readonly string[] {
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
export function fileTarget(file: string, targets: LinkTargets): Target | undefined {
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
