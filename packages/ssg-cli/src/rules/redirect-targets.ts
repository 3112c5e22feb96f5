import { diagnosticCatalogue, type ResolvedSite, type RoutePath, type Rule, type SiteRedirect } from '@docgen/model'
import { waitingLike } from '../common/unless-written.ts'
import { brokenRedirect, circularRedirect } from '../diagnostics/links.ts'

/** A redirect leads to a page (or address), and not back to itself. */
export const redirectTargets: Rule = {
  code: 'broken-redirect',
  severity: 'error',
  description: diagnosticCatalogue['broken-redirect'],
  check: (site, report) => {
    const redirectByPath = new Map(site.redirects.map((redirect) => [redirect.path, redirect]))
    const targetsOfSingle = new Set(site.redirects.flatMap(({ pattern, to }) => (pattern === undefined ? [to] : [])))
    for (const redirect of site.redirects) {
      const { at, from, to, leadsTo, pattern } = redirect
      // A pattern may stand for hundreds of redirects, which lead where a redirect leads that is reported already.
      if (pattern !== undefined && targetsOfSingle.has(to)) continue
      const { finding } = site.linkTo(to, at)
      if (finding?.code === 'broken-anchor' || finding?.code === 'unsafe-link') report(finding)
      else if (finding) report(waitingLike(brokenRedirect(at, from, to, site.nearestPath(leadsTo)), finding))
      else if (leadsBack(redirect, redirectByPath)) report(circularRedirect(at, from, to))
    }
  },
}

function leadsBack(
  { leadsTo }: SiteRedirect,
  redirectByPath: ReadonlyMap<RoutePath, ResolvedSite['redirects'][number]>,
): boolean {
  const seen = new Set<string>()
  for (let path = leadsTo; ;) {
    const redirect = redirectByPath.get(path)
    if (!redirect) return false
    if (seen.has(path)) return true
    seen.add(path)
    path = redirect.leadsTo
  }
}
