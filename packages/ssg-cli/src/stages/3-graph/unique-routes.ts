import { compareText, type Diagnostic, type SiteConfig } from '@docgen/model'
import { caseCollision, duplicateRoute } from '../../diagnostics/routes.ts'
import type { PlacedRoute } from '../../common/placed-page.ts'
import { isWritten, madeOf, originOf } from '../../common/origin.ts'

/** The routes sorted by path, each path once: of two that claim one, the first stays. Reports `duplicate-route` and `case-collision`. */
export function uniqueRoutes(
  claimed: readonly PlacedRoute[],
  config: Pick<SiteConfig, 'configFiles'>,
): {
  readonly routes: readonly PlacedRoute[]
  readonly diagnostics: readonly Diagnostic[]
} {
  const routeByPath = new Map<string, PlacedRoute>()
  const routeByLowerPath = new Map<string, PlacedRoute>()
  const diagnostics: Diagnostic[] = []
  const placeOf = (route: PlacedRoute) => originOf(route, config).at
  const nameOf = (route: PlacedRoute) => originOf(route, config).name
  // Not those from the addresses of TypeDoc, which the source makes.
  const isOfConfig = (route: PlacedRoute): boolean => route.kind === 'redirect' && route.written !== undefined
  const hintFor = (found: Diagnostic, route: PlacedRoute, other: PlacedRoute): Diagnostic => {
    const hint = [route, other].some(isOfConfig) ? hintOfRedirect : hintOf(route, other)
    return hint === undefined ? found : { ...found, hint }
  }
  for (const route of claimed) {
    const same = routeByPath.get(route.path)
    const similar = routeByLowerPath.get(route.path.toLowerCase())
    if (same && givesWay(route)) continue
    if (same && givesWay(same)) {
      routeByPath.set(route.path, route)
      routeByLowerPath.set(route.path.toLowerCase(), route)
      continue
    }
    if (same && !isWritten(route) && isWritten(same)) {
      // What docgen adds to the site has no place of its own: the author can only move the other page.
      diagnostics.push({
        ...duplicateRoute(placeOf(same), route.path, nameOf(route), undefined),
        hint: isOfConfig(same) ? hintOfRedirect : hintBeside(same),
      })
      continue
    }
    if (same) {
      const isOtherSource = 'page' in route && 'page' in same && sourceOf(route) !== sourceOf(same)
      const found = duplicateRoute(placeOf(route), route.path, nameOf(same), isOtherSource ? sourceOf(same) : undefined)
      diagnostics.push(hintFor(found, route, same))
      continue
    }
    if (similar) {
      const [own, other] = isWritten(route) || !isWritten(similar) ? [route, similar] : [similar, route]
      diagnostics.push(hintFor(caseCollision(placeOf(own), own.path, other.path, nameOf(other)), own, other))
    }
    routeByPath.set(route.path, route)
    routeByLowerPath.set(route.path.toLowerCase(), route)
  }
  return { routes: [...routeByPath.values()].sort((a, b) => compareText(a.path, b.path)), diagnostics }
}

function givesWay(route: PlacedRoute): boolean {
  return route.kind === 'redirect' && route.givesWay === true
}

const hintOfRedirect = 'Remove the redirect, or change its `from`.'

/** Where something else than the usual helps. */
function hintOf(route: PlacedRoute, other: PlacedRoute): string | undefined {
  if (route.kind === 'category') return 'Give the `page` of the category another "slug", or write `page: false`.'
  if (route.kind === 'tag') return 'Give the tag another "slug" in `tags.known` of the config, or the other page another address.'
  if (route.kind === 'tags') return 'Give `tags` another "path" in the config.'
  return (madeOf(route) ?? madeOf(other)) ? 'Let the source give one of the two another "route".' : undefined
}

function hintBeside(written: PlacedRoute): string {
  return hintOf(written, written) ?? 'Give the page another "slug", or move its file.'
}

/** Name of the source that the route's page belongs to; React pages do not know theirs, and what is made is named after its own. */
function sourceOf(route: PlacedRoute): string | undefined {
  if (madeOf(route)?.isAsWritten === false) return undefined
  return route.kind === 'doc' || route.kind === 'changelog' ? route.page.source : undefined
}
