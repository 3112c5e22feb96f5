import {
  fileOfRoute,
  isRefused,
  shownPath,
  type Diagnostic,
  type MadePage,
  type PathRefusal,
  type RoutePath,
  type SiteConfig,
} from '@docgen/model'
import { locateInConfig } from '../config/locate.ts'
import { invalidRoute } from '../diagnostics/routes.ts'
import { originOf, startOf } from '../common/origin.ts'
import type { PlacedPage, PlacedRoute } from '../common/placed-page.ts'
import { splitNumber } from './docs/doc-identity.ts'

type RouteConfig = Pick<SiteConfig, 'configFiles' | 'trailingSlash'>

/** Those whose path a file of the output can have, and what `refuse` says of the others. */
export function withoutRefused<Item extends { readonly path: RoutePath }>(
  items: readonly Item[],
  config: RouteConfig,
  refuse: (item: Item, refusal: PathRefusal) => Diagnostic,
): { readonly kept: readonly Item[]; readonly refusedPaths: readonly RoutePath[]; readonly diagnostics: readonly Diagnostic[] } {
  const diagnostics: Diagnostic[] = []
  const refusedPaths: RoutePath[] = []
  const kept = items.filter((item) => {
    const file = fileOfRoute(item.path, config)
    if (!isRefused(file)) return true
    diagnostics.push(refuse(item, file))
    refusedPaths.push(item.path)
    return false
  })
  return { kept, refusedPaths, diagnostics }
}

/** Reports `invalid-route`. */
export function refusalOfRoute(route: PlacedRoute, refusal: PathRefusal, config: RouteConfig): Diagnostic {
  const { reason } = refusal
  switch (route.kind) {
    case 'doc':
      return refusalOfDoc(route.page, refusal)
    case 'page':
      if (route.page.params) {
        const what = `The route ${shownPath(route.path)} of an entry of "paths"`
        return invalidRoute(startOf(route.page.file), what, reason, 'Return another text for this entry.')
      }
      return invalidRoute(startOf(route.page.file), 'The name of this file', reason, 'Rename it.')
    case 'redirect': {
      return invalidRoute(
        locateInConfig(config.configFiles, ['redirects', 'from'], route.written ?? route.from),
        `The path ${shownPath(route.from)} of a redirect`,
        reason,
        'Write another path, or remove the redirect.',
      )
    }
    case 'category': {
      const what = `The path ${shownPath(route.path)} of the category "${route.category.label}"`
      return invalidRoute(route.category.at, what, reason, 'Give its `page` another "slug".')
    }
    default: {
      const hint = 'Rename the folder of the package, or give the reference another "path".'
      return invalidRoute(originOf(route, config).at, `The route ${shownPath(route.path)}`, reason, hint)
    }
  }
}

/** Of a page that a custom source made. */
export function refusalOfMade({ path, place, source, ranges }: MadePage, { reason }: PathRefusal): Diagnostic {
  return invalidRoute(
    ranges?.slug ?? place,
    `The route ${shownPath(path)} of the source "${source}"`,
    reason,
    ranges?.slug ? 'Write another "slug", such as "hello".' : 'Let the source give the page another "route".',
  )
}

/** What the author wrote: the slug or the id, or else the name of the file or of a folder around it. */
export function refusalOfDoc(
  { file, contentPath, frontmatter, ranges }: PlacedPage,
  { segment, reason }: PathRefusal,
): Diagnostic {
  const folders = contentPath.split('/').slice(0, -1)
  const isOfFolder = folders.some((folder) => splitNumber(folder).name === segment)
  if (ranges.slug && !isOfFolder)
    return invalidRoute(
      ranges.slug,
      `The slug ${shownPath(frontmatter.slug ?? '')}`,
      reason,
      'Write a path such as "/guide/install".',
    )
  if (ranges.id && !isOfFolder)
    return invalidRoute(ranges.id, `The id ${shownPath(frontmatter.id ?? '')}`, reason, 'Write a name such as "install".')
  const hint = 'Rename it, or give the page a "slug" such as "/guide/install" in its frontmatter.'
  return invalidRoute(startOf(file), `The ${isOfFolder ? 'folder' : 'name'} of this file`, reason, hint)
}
