// In: a page and the anchor that a link names on it. Out: the href of that place, or the nearest anchor that the page has.
import { findNearest, type Diagnostic, type Route } from '@docgen/model'
import { findSpelling } from '../../../common/name-lookup.ts'
import { pathInSite } from '../../../config/locales.ts'
import { brokenAnchor } from '../../../diagnostics/links.ts'
import { readmePrefix, readmeTitleAnchorOf } from '../../../syntax/api/api-texts.ts'
import { hrefOfRoute } from './hrefs.ts'
import type { LinkSource } from './link-source.ts'
import type { LinkTargets } from './link-targets.ts'
import type { PageOfText, SplitHref } from './path-targets.ts'

export type Place = SplitHref & PageOfText

export function toPage(
  place: Place,
  source: LinkSource,
  targets: LinkTargets,
): { readonly href: string; readonly diagnostic?: Diagnostic | undefined } {
  const { config } = targets
  const { path, anchor, query, directive, isReadme = false } = place
  const bare = hrefOfRoute(path, config)
  const route = targets.graph.routeByPath.get(path)
  // The title is the top of the page.
  const titleAnchor = route && titleAnchorOf(route)
  if (anchor === '' || anchor === 'top' || titleAnchor === anchor) return { href: bare + query + (directive && `#${directive}`) }
  const isSamePage = path === source.path && query === ''
  const anchors = targets.anchorsOf(path)
  const own = (isReadme ? findSpelling(anchors, readmePrefix + anchor) : undefined) ?? findSpelling(anchors, anchor)
  const href = `${isSamePage ? '' : bare + query}#${encodeURIComponent(own ?? anchor)}${directive}`
  // Of a page that could not be compiled nobody knows the anchors; that it could not is reported there.
  const isUnknown = route && 'page' in route && 'hasFailed' in route.page
  if (own !== undefined || isUnknown) return { href }
  const isOfReadme = isReadme || isInReadme(source, route)
  const written = isOfReadme ? anchorsInReadme(anchors) : anchors
  // `##install` for `#install`, and `#install` for a heading of the README.
  const nearest =
    [anchor.replace(/^#+/, ''), readmePrefix + anchor].find((name) => written.has(name)) ??
    targets.nearestIn(written).find(anchor) ??
    (titleAnchor === undefined ? undefined : findNearest(anchor, [titleAnchor]))
  const similar = nearest === undefined ? (onlyEndingWith(`-${anchor}`, written) ?? onlyOfName(anchor, written)) : undefined
  const given = isOfReadme || !isMadeByDocgen(route) ? undefined : [...anchors]
  return { href, diagnostic: brokenAnchor(source.at, anchor, { page: pathInSite(path, config), nearest, similar, given }) }
}

/** Whether no author writes the headings of the page. */
function isMadeByDocgen(route: Route | undefined): boolean {
  return route !== undefined && !['doc', 'changelog', 'page', 'redirect'].includes(route.kind)
}

function titleAnchorOf(route: Route): string | undefined {
  if (route.kind === 'api-package') return route.package.readme && readmeTitleAnchorOf(route.package.readme)
  return 'page' in route && 'titleAnchor' in route.page ? route.page.titleAnchor : undefined
}

/** Whether the page shows the README that the link is in: its headings are what the author sees. */
function isInReadme({ at }: LinkSource, route: Route | undefined): boolean {
  return route?.kind === 'api-package' && route.package.readme?.file === at.file
}

/** As the file itself has them. */
function anchorsInReadme(anchors: ReadonlySet<string>): ReadonlySet<string> {
  return new Set([...anchors].flatMap((anchor) => (anchor.startsWith(readmePrefix) ? anchor.slice(readmePrefix.length) : [])))
}

/** `static-init`, where `init` was written, as references of other tools have it. */
function onlyEndingWith(end: string, anchors: ReadonlySet<string>): string | undefined {
  const found = [...anchors].filter((anchor) => anchor.endsWith(end))
  return found.length === 1 ? found[0] : undefined
}

/**
 * `#testtimeout-ms`, where `testtimeout-number` or `testtimeout` was written: headings of options change behind their names. A short word, or one that is a
 * small part of the anchor, says nothing. `#retry-count`, where `count` was written.
 */
function onlyOfName(anchor: string, anchors: ReadonlySet<string>): string | undefined {
  const [name = ''] = anchor.split('-')
  const isName = name.length >= 8 && name.length * 2 > anchor.length
  const found = [...anchors].filter((each) => isName && (each === name || each.startsWith(`${name}-`)))
  const ends = found.length > 0 ? found : [...anchors].filter((each) => each.length >= 4 && anchor.endsWith(`-${each}`))
  return ends.length === 1 ? ends[0] : undefined
}
