// `redirects` of the config as routes. One whose addresses end with `/*` becomes a redirect for each page that it leads to.
import type { Diagnostic, Route, RoutePath, SiteConfig, SourceRange } from '@docgen/model'
import { locatePairs } from '../../config/locate.ts'
import type { PlacedRoute } from '../../common/placed-page.ts'
import { isRedirectPattern } from '../../config/redirect-pattern.ts'
import { withEndSlash } from '../../common/paths.ts'
import { redirectWithoutPages } from '../../diagnostics/links.ts'

type RedirectRoute = Extract<Route, { readonly kind: 'redirect' }>
type Redirect = SiteConfig['redirects'][number] & { readonly at: SourceRange }

interface Target {
  readonly path: RoutePath
  /** The same, or where a redirect leads: readers go there at once. */
  readonly to: string
}

interface RedirectRoutes {
  readonly routes: readonly RedirectRoute[]
  readonly diagnostics: readonly Diagnostic[]
}

/** `pages` are all other routes of the site. Reports `broken-redirect` for a pattern that leads to none of them. */
export function redirectRoutes(pages: readonly PlacedRoute[], config: SiteConfig): RedirectRoutes {
  const places = locatePairs(
    config.configFiles,
    config.redirects.map(({ from, to }) => [from, to]),
  )
  const all = config.redirects.map((redirect, index) => ({
    ...redirect,
    at: places[index] ?? { file: '.', line: 1, column: 1 },
  }))
  const taken = new Set(pages.map(({ path }) => path))
  const single = all
    .filter(({ from }) => !isRedirectPattern(from))
    .map(({ from, to, at }): RedirectRoute => ({ kind: 'redirect', path: withEndSlash(from), from, to, at, written: from }))
    // It holds in every language, and a translation may still have the page that the original has moved.
    .filter(({ path }) => config.localeSite?.isDefault !== false || !taken.has(path))
  for (const { path } of single) taken.add(path)
  const targetOf = new Map(single.map(({ path, to }) => [path, to]))
  const targets = [...taken].map((path) => ({ path, to: targetOf.get(path) ?? path }))
  const ofPatterns = all
    .filter(({ from }) => isRedirectPattern(from))
    .map((pattern) => routesOfPattern(pattern, { targets, taken, config }))
  return {
    routes: [...single, ...ofPatterns.flatMap(({ routes }) => routes)],
    diagnostics: ofPatterns.flatMap(({ diagnostics }) => diagnostics),
  }
}

interface Surroundings {
  readonly targets: readonly Target[]
  readonly taken: Set<RoutePath>
  readonly config: SiteConfig
}

/** Adds to `taken` the addresses that it redirects: none that has a page or another redirect. */
function routesOfPattern({ from, to, at }: Redirect, { targets, taken, config }: Surroundings): RedirectRoutes {
  const language = config.localeSite && languageAt(to, config)
  // What leads into the folder of a language leads from the addresses of the default alone.
  if (language !== undefined && config.localeSite?.isDefault === false) return { routes: [], diagnostics: [] }
  const [above, below] = [from.slice(0, -1), withoutFolder(to, language).slice(0, -1)]
  // From `/docs/v1/*` to `/docs/*`: pages below `/docs/v1/` are none that it leads to.
  const isOwn = (path: RoutePath): boolean => above.startsWith(below) && path.startsWith(above)
  const found = targets.filter(({ path }) => path.startsWith(below) && !isOwn(path))
  const routes = found.flatMap((target): RedirectRoute[] => {
    const path: RoutePath = `/${above.slice(1)}${target.path.slice(below.length)}`
    if (taken.has(path)) return []
    taken.add(path)
    // Every language has at least the pages of the default.
    const leadsTo = language === undefined ? target.to : `${language}${target.path.slice(1)}`
    return [{ kind: 'redirect', path, from: path, to: leadsTo, at, written: from }]
  })
  return { routes, diagnostics: found.length > 0 ? [] : [redirectWithoutPages(at, from, to)] }
}

/** Path of the folder of a language that an address of the whole site lies in: `/de/`. */
function languageAt(to: string, { siteLocales = [] }: SiteConfig): string | undefined {
  return siteLocales.map(({ path }) => path).find((path) => path !== '/' && to.startsWith(path))
}

function withoutFolder(to: string, language: string | undefined): string {
  return language === undefined ? to : to.slice(language.length - 1)
}
