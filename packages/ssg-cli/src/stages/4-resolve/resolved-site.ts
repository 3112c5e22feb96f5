// The one place that makes what rules and outputs get. Nothing here is computed before it is read, and nothing can be changed: all are given the same.
import type {
  LinkTarget,
  ReleaseFeed,
  ResolvedLocale,
  ResolvedSite,
  Route,
  SiteConfig,
  SiteFacts,
  SitePage,
  SiteRedirect,
} from '@docgen/model'
import { locateInConfig } from '../../config/locate.ts'
import { frozen } from '../../common/frozen.ts'
import { routeOfFileName } from './links/broken-links.ts'
import { routePathOfHref } from './links/hrefs.ts'
import { resolveLink } from './links/resolve-link.ts'
import type { PageContext } from './pages/page-context.ts'
import { resolvedPageOf, type PageInput } from './resolved-page.ts'

interface ResolvedSiteInput extends Omit<PageInput, 'context'> {
  /** Of a page by its route; without one, that of pages which belong to no version. */
  readonly contextOf: (route?: Route) => PageContext
  readonly pages: readonly SitePage[]
  readonly feeds: readonly ReleaseFeed[]
}

export function resolvedSiteOf({ pages, feeds, contextOf, ...input }: ResolvedSiteInput): ResolvedSite {
  const { graph, targets, config } = contextOf()
  // One for all pages of a context.
  const inputs = new Map<PageContext, PageInput>()
  const inputOf = ({ path }: SitePage): PageInput => {
    const context = contextOf(graph.routeByPath.get(path))
    const known = inputs.get(context) ?? { ...input, context }
    inputs.set(context, known)
    return known
  }
  const paths = pages.map(({ path }) => path)
  const site: ResolvedSite = {
    config: frozen(factsOf(config)),
    pages: Object.freeze(pages.map((page) => resolvedPageOf(page, inputOf(page)))),
    redirects: frozen(
      graph.routes.flatMap((route): SiteRedirect[] => {
        if (route.kind !== 'redirect') return []
        const { path, from, to, at, written } = route
        return [
          {
            path,
            from,
            to,
            leadsTo: routePathOfHref(to.split(/[?#]/)[0] ?? ''),
            ...(written !== from && { pattern: written }),
            at,
          },
        ]
      }),
    ),
    get structure() {
      return frozen(graph.structure)
    },
    locales: frozen([localeOf(config)]),
    get feeds() {
      return frozen(feeds)
    },
    placeInConfig: (keys, written) => locateInConfig(config.configFiles, keys, written),
    linkTo: (href, at): LinkTarget => {
      const { href: target, diagnostic } = resolveLink(href, { at }, targets)
      return { href: target, finding: diagnostic }
    },
    nearestPath: (path) => {
      const route = routeOfFileName(path)
      return paths.includes(route) ? route : targets.nearestIn(paths).findPath(routePathOfHref(path))
    },
  }
  return Object.freeze(site)
}

function localeOf({ locale: { name, label }, localeSite, title, tagline, messages }: SiteConfig): ResolvedLocale {
  return { name, label, path: localeSite?.path ?? '/', title, tagline, messages }
}

/** No more than its type says: the keys of outputs hold all of it. */
function factsOf(config: SiteConfig): SiteFacts {
  const { title, tagline, version, parts, url, base, trailingSlash, staticDir, locale, head, editLink } = config
  return { title, tagline, version, parts, url, base, trailingSlash, staticDir, locale, head, editLink }
}
