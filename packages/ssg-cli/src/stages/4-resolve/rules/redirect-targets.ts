import { brokenRedirect, circularRedirect } from '../../../diagnostics/links.ts'
import { resolveLink } from '../resolve-link.ts'
import { routePathOfHref } from '../hrefs.ts'
import type { SiteRule } from './site-rule.ts'

/** A redirect leads to a page (or address), and not back to itself. */
export const redirectTargets: SiteRule = ({ graph, config, targets }) => {
  const pages = graph.routes.flatMap((route) => (route.kind === 'redirect' ? [] : [route.path]))
  return graph.routes.flatMap((route) => {
    if (route.kind !== 'redirect') return []
    const { diagnostic } = resolveLink(route.to, { at: route.at }, targets, config)
    if (diagnostic?.code === 'broken-anchor' || diagnostic?.code === 'unsafe-link') return [diagnostic]
    const path = routePathOfHref(route.to.split(/[?#]/)[0] ?? '')
    if (!diagnostic) return leadsBack(path, graph) ? [circularRedirect(route.at, route.from, route.to)] : []
    return [brokenRedirect(route.at, route.from, route.to, targets.nearestIn(pages).findPath(path))]
  })
}

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
