// How the languages of a site belong together: where a page of one leads to in the others, and which of them it is written in.
import type {
  BasePageProps,
  LanguageLink,
  LanguageAlternate,
  PageLocale,
  Route,
  RouteGraph,
  RoutePath,
  SiteConfig,
} from '@docgen/model'
import { isFallbackFile, isFallbackOf, sourceInLocale } from '../../../config/locales.ts'
import { hrefOfRoute } from '../links/hrefs.ts'

export interface LocaleGraph {
  readonly config: SiteConfig
  readonly graph: RouteGraph
}

/** What the pages of one locale know of all. Of a site with one language nothing. */
export interface SiteLocales {
  /** What the page offers for a change of language; `undefined` on a site with one. */
  readonly languagesOf: (path: RoutePath) => readonly LanguageLink[] | undefined
  /** What the page is in other languages, for search engines; `undefined` on a site with one. */
  readonly alternatesOf: (path: RoutePath) => readonly LanguageAlternate[] | undefined
  /** Whether the page shows the text of the default locale. */
  readonly isFallback: (path: RoutePath) => boolean
  /** Address of the original of such a page, from the root of the host on. */
  readonly originalHrefOf: (path: RoutePath) => string | undefined
  readonly noticeOf: (path: RoutePath) => BasePageProps['fallback']
  readonly of: (path: RoutePath) => PageLocale | undefined
}

const noLocales: SiteLocales = {
  languagesOf: () => undefined,
  alternatesOf: () => undefined,
  isFallback: () => false,
  originalHrefOf: () => undefined,
  noticeOf: () => undefined,
  of: () => undefined,
}

/** A locale, with its routes by what they are in every language. */
interface Known extends LocaleGraph {
  readonly pathByIdentity: ReadonlyMap<string, RoutePath>
}

export function siteLocalesOf({ config, graph }: LocaleGraph, locales: readonly LocaleGraph[] | undefined): SiteLocales {
  const { localeSite } = config
  const all = (locales ?? []).map((locale): Known => ({ ...locale, pathByIdentity: pathsOf(locale) }))
  const [first] = all
  if (localeSite === undefined || first === undefined) return noLocales
  const placeIn = (locale: Known, path: RoutePath): RoutePath | undefined => {
    const route = graph.routeByPath.get(path)
    return route && locale.pathByIdentity.get(identityOf(route, config))
  }
  const isFallback = (path: RoutePath): boolean => isFallbackIn(path, { config, graph })
  const originalHrefOf = (path: RoutePath): string | undefined => {
    const original = isFallback(path) ? placeIn(first, path) : undefined
    return original === undefined ? undefined : hrefOfRoute(original, first.config)
  }
  const alternatesOf = (path: RoutePath): readonly LanguageAlternate[] => {
    const { url } = config
    if (url === undefined || !isListed(path, { config, graph })) return []
    const written = all.flatMap((locale) => {
      const place = placeIn(locale, path)
      return place !== undefined && isListed(place, locale) ? [{ locale, address: url + hrefOfRoute(place, locale.config) }] : []
    })
    if (written.length < 2) return []
    const original = written.find(({ locale }) => locale === first)
    return [
      ...written.map(({ locale, address }) => ({ hreflang: locale.config.locale.htmlLang, address })),
      ...(original ? [{ hreflang: 'x-default', address: original.address }] : []),
    ]
  }
  return {
    languagesOf: (path) =>
      all.map((locale) => ({
        lang: locale.config.locale.htmlLang,
        direction: locale.config.locale.direction,
        label: locale.config.locale.label,
        href: hrefOfRoute(placeIn(locale, path) ?? '/', locale.config),
        isCurrent: locale.config.locale.name === config.locale.name,
      })),
    alternatesOf,
    isFallback,
    originalHrefOf,
    noticeOf: (path) => {
      const href = originalHrefOf(path)
      const { htmlLang, direction, label } = first.config.locale
      return href === undefined ? undefined : { lang: htmlLang, direction, label, href }
    },
    of: (path) => ({
      name: config.locale.name,
      path: localeSite.path,
      isDefault: localeSite.isDefault,
      isFallback: isFallback(path),
      alternates: alternatesOf(path),
    }),
  }
}

function pathsOf({ config, graph }: LocaleGraph): ReadonlyMap<string, RoutePath> {
  return new Map(graph.routes.map((route) => [identityOf(route, config), route.path]))
}

/** A guide is the same in every language by its file, whatever its slug there; all else by its route. */
function identityOf(route: Route, config: SiteConfig): string {
  if (route.kind !== 'doc' || route.page.made) return route.path
  return [sourceInLocale(route.page.source, config), route.page.contentPath].join('\0')
}

/** What docgen says in the words of each language. */
const saidInAll: ReadonlySet<Route['kind']> = new Set(['search', 'redirect', 'category', 'tags', 'tag'])

/** What is made of packages and their changelogs is in the language of its originals. */
function isFallbackIn(path: RoutePath, { config, graph }: LocaleGraph): boolean {
  const route = graph.routeByPath.get(path)
  if (route === undefined || saidInAll.has(route.kind)) return false
  if (route.kind !== 'doc' && route.kind !== 'page') return config.localeSite?.isDefault === false
  const { made, file } = route.page
  return made ? isFallbackOf(made.source, config) : isFallbackFile(file, config)
}

/** Whether search engines are led to the page as one that is written in this language. */
function isListed(path: RoutePath, locale: LocaleGraph): boolean {
  const route = locale.graph.routeByPath.get(path)
  if (route === undefined || route.kind === 'search' || route.kind === 'redirect') return false
  const isUnlisted =
    (route.kind === 'doc' && route.page.frontmatter.unlisted) || (route.kind === 'page' && route.page.made?.frontmatter.unlisted)
  return !isUnlisted && !isFallbackIn(path, locale)
}
