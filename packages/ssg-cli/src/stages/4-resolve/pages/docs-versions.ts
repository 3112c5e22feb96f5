// How the versions of the guides and of the references belong together, and where a page of one leads to in the others.
import type {
  ApiSection,
  DocPageProps,
  DocsVersion,
  NavLink,
  RouteGraph,
  RoutePath,
  SiteConfig,
  VersionLink,
} from '@docgen/model'
import { familyOf, newestOf } from '../../../config/version-family.ts'
import { hrefOfRoute, routePathOfHref } from '../links/hrefs.ts'

export interface DocsVersions {
  /** Of the page; `undefined` for pages of no version, and where there are fewer than two versions. */
  readonly versionOf: (path: RoutePath) => DocsVersion | undefined
  /** As `newestOf()` chooses it. */
  readonly newest: DocsVersion | undefined
  /** What the page offers for a change of version. */
  readonly menuOf: (path: RoutePath) => readonly VersionLink[] | undefined
  /**
   * A link from `path` that the author wrote as `to`. One to the newest version leads to the version that the page is of; a page of
   * none names the addresses in all, for the reader's own.
   */
  readonly linkFrom: (path: RoutePath, to: string | undefined) => Partial<Pick<NavLink, 'href' | 'hrefByVersion'>>
  readonly noticeOf: (path: RoutePath) => DocPageProps['versionNotice']
}

interface Place {
  readonly version: DocsVersion
  /** What the page is in every version. What follows is meant where a version lacks it. None for the entrance of a version. */
  readonly ids: readonly string[]
}

export function docsVersionsOf({ structure, apis, routes }: RouteGraph, config: SiteConfig): DocsVersions {
  const shown = structure.versions.filter(({ isShown }) => isShown)
  const family = familyOf(structure.versions)
  const newest = family.length > 0 ? newestOf(family) : undefined
  const apiPlaces =
    family.length > 0 && apis.some(({ version }) => version !== undefined) ? apiPlacesOf(apis, routes, family) : []
  const placeByPath = new Map<RoutePath, Place>([...shown.flatMap(placesOf), ...apiPlaces])
  const pathsByVersion = new Map(family.map((version) => [version, pathsById(version, apiPlaces)]))
  const hrefIn = (version: DocsVersion, ids: readonly string[]): string => {
    const paths = pathsByVersion.get(version)
    const path = [...ids, version.mainDocId ?? ''].map((id) => paths?.get(id)).find((found) => found !== undefined)
    return hrefOfRoute(path ?? version.path, config)
  }
  const linkFrom: DocsVersions['linkFrom'] = (path, to) => {
    const target = to === undefined ? undefined : placeByPath.get(routePathOfHref(to))
    if (to === undefined || !target || target.version !== newest || /[?#]/.test(to)) return {}
    const own = placeByPath.get(path)?.version
    if (own) return own === newest ? {} : { href: hrefIn(own, target.ids) }
    return {
      hrefByVersion: Object.fromEntries(
        family.filter((version) => version !== newest).map((version) => [version.name, hrefIn(version, target.ids)]),
      ),
    }
  }
  return {
    versionOf: (path) => (family.length === 0 ? undefined : placeByPath.get(path)?.version),
    newest,
    menuOf: (path) => {
      const own = placeByPath.get(path)
      if (family.length === 0 || (own === undefined && !family.some(hasGuides))) return undefined
      return family.map((version) => ({
        name: version.name,
        label: version.label,
        href: hrefIn(version, own?.ids ?? []),
        isCurrent: version === own?.version,
      }))
    },
    linkFrom,
    noticeOf: (path) => {
      const own = placeByPath.get(path)
      if (own?.version.banner === undefined) return undefined
      const isNewest = newest === own.version || newest === undefined
      return {
        banner: own.version.banner,
        newest: isNewest ? undefined : { label: newest.label, href: hrefIn(newest, own.ids) },
      }
    },
  }
}

/** Readers of guides without versions choose one where it matters: on the pages of the reference. */
function hasGuides({ docs }: DocsVersion): boolean {
  return docs.length > 0
}

/** A page of the version at the entrance takes the place of the entrance. */
function placesOf(version: DocsVersion): readonly (readonly [RoutePath, Place])[] {
  const entrance: Place = { version, ids: [] }
  return [[version.path, entrance], ...version.docs.map(({ id, path }) => [path, { version, ids: [id] }] as const)]
}

/**
 * Pages of references that belong to a version. A declaration that another version lacks leads to its package there, or else to the index. The first
 * reference of a version is the first of the others.
 */
function apiPlacesOf(
  apis: RouteGraph['apis'],
  routes: RouteGraph['routes'],
  family: readonly DocsVersion[],
): readonly (readonly [RoutePath, Place])[] {
  const kinds = new Map<ApiSection, { readonly version: DocsVersion; readonly index: number }>()
  for (const version of family) {
    apis.filter((api) => api.version === version.name).forEach((api, index) => kinds.set(api, { version, index }))
  }
  return routes.flatMap((route): (readonly [RoutePath, Place])[] => {
    if (!('api' in route)) return []
    const kind = kinds.get(route.api)
    if (!kind) return []
    const idOf = (path: RoutePath): string => apiId(kind.index, path.slice(route.api.path.length))
    const ofPackage = 'package' in route ? [idOf(`${route.api.path}${route.package.dir}/`)] : []
    return [[route.path, { version: kind.version, ids: [idOf(route.path), ...ofPackage, idOf(route.api.path)] }]]
  })
}

/** No id of a doc begins with a NUL. */
function apiId(index: number, path: string): string {
  return `\0${index}/${path}`
}

function pathsById(version: DocsVersion, apiPlaces: readonly (readonly [RoutePath, Place])[]): ReadonlyMap<string, RoutePath> {
  return new Map([
    ...version.docs.map(({ id, path }) => [id, path] as const),
    ...apiPlaces.flatMap(([path, place]) => (place.version === version ? [[place.ids[0] ?? '', path] as const] : [])),
  ])
}
