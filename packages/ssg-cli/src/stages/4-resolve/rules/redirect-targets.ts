import { brokenRedirect, circularRedirect } from '../../../diagnostics/links.ts'
import { findNearestPath } from '../../../model/nearest.ts'
import { resolveLink } from '../resolve-link.ts'
import { routePathOfHref } from '../hrefs.ts'
import type { SiteRule } from './site-rule.ts'

/** A redirect leads to a page (or address), and not back to itself. */
export const redirectTargets: SiteRule = ({ graph, config, targets }) =>
  graph.routes.flatMap((route) => {
    if (route.kind !== 'redirect') return []
    const { diagnostic } = resolveLink(route.to, { at: route.at }, targets, config)
    if (diagnostic?.code === 'broken-anchor' || diagnostic?.code === 'unsafe-link') return [diagnostic]
    const path = routePathOfHref(route.to.split(/[?#]/)[0] ?? '')
    if (!diagnostic) return leadsBack(path, graph) ? [circularRedirect(route.at, route.from, route.to)] : []
    const pages = graph.routes.flatMap((other) => (other.kind === 'redirect' ? [] : [other.path]))
    return [brokenRedirect(route.at, route.from, route.to, findNearestPath(path, pages))]
  })

function leadsBack(start: string, graph: Parameters<SiteRule>[0]['graph']): boolean {
  const seen = new Set<string>()
  for (let path = start; ;) {
    const route = graph.routeByPath.get(path)
    if (route?.kind !== 'redirect') return false
    if (seen.has(path)) return true
    seen.add(path)
    path = routePathOfHref(route.to.split(/[?#]/)[0] ?? '')
  }
}
