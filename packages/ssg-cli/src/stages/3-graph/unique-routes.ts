import { caseCollision, duplicateRoute } from '../../diagnostics/routes.ts'
import type { Diagnostic, SourceRange } from '../../model/diagnostic.ts'
import type { Route } from '../../model/route.ts'

/** The routes sorted by path, each path once: of two that claim one, the first stays. Reports `duplicate-route` and `case-collision`. */
export function uniqueRoutes(claimed: readonly Route[]): {
  readonly routes: readonly Route[]
  readonly diagnostics: readonly Diagnostic[]
} {
  const routeByPath = new Map<string, Route>()
  const routeByLowerPath = new Map<string, Route>()
  const diagnostics: Diagnostic[] = []
  for (const route of claimed) {
    const same = routeByPath.get(route.path)
    const similar = routeByLowerPath.get(route.path.toLowerCase())
    if (same) {
      const isOtherSource = 'page' in route && 'page' in same && sourceOf(route) !== sourceOf(same)
      diagnostics.push(duplicateRoute(placeOf(route), route.path, nameOf(same), isOtherSource ? sourceOf(same) : undefined))
      continue
    }
    if (similar) diagnostics.push(caseCollision(placeOf(route), route.path, similar.path, nameOf(similar)))
    routeByPath.set(route.path, route)
    routeByLowerPath.set(route.path.toLowerCase(), route)
  }
  return { routes: [...routeByPath.values()].sort((a, b) => (a.path < b.path ? -1 : 1)), diagnostics }
}

/** Where the author can mend the route. */
function placeOf(route: Route): SourceRange {
  if (route.kind === 'redirect') return route.at
  if (route.kind === 'doc' || route.kind === 'changelog')
    return route.page.ranges.slug ?? { file: route.page.file, line: 1, column: 1 }
  return { file: 'page' in route ? route.page.file : 'docgen.config.ts', line: 1, column: 1 }
}

/** Name of the source that the route's page belongs to; React pages do not know theirs. */
function sourceOf(route: Route): string | undefined {
  return route.kind === 'doc' || route.kind === 'changelog' ? route.page.source : undefined
}

function nameOf(route: Route): string {
  if ('page' in route) return route.page.file
  if (route.kind === 'redirect') return `the redirect to "${route.to}"`
  if (route.kind === 'api-symbols') return 'the list of all symbols of the API reference'
  if (route.kind === 'api-hierarchy') return 'the hierarchy page of the API reference'
  return route.kind === 'search' ? 'the search page' : 'the API reference'
}
