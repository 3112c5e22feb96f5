// How the versions of the guides belong together, and where a page of one leads to in the others.
import type { DocPageProps, DocsVersion, NavLink, RouteGraph, RoutePath, SiteConfig, VersionLink } from '@docgen/model'
import { familyOf, newestOf } from '../../../sources/docs/version-family.ts'
import { hrefOfRoute, routePathOfHref } from '../links/hrefs.ts'

export interface DocsVersions {
  /** Of the page; `undefined` outside the guides and where there are fewer than two versions. */
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
  /** Id of the doc; `undefined` for the entrance of a version. */
  readonly id: string | undefined
}

export function docsVersionsOf({ structure }: RouteGraph, config: SiteConfig): DocsVersions {
  const shown = structure.versions.filter(({ isShown }) => isShown)
  const family = familyOf(structure.versions)
  const newest = newestOf(family)
  const placeByPath = new Map<RoutePath, Place>(shown.flatMap(placesOf))
  const pathsByVersion = new Map(family.map((version) => [version, pathsById(version)]))
  const hrefIn = (version: DocsVersion, id: string | undefined): string => {
    const paths = pathsByVersion.get(version)
    return hrefOfRoute(paths?.get(id ?? '') ?? paths?.get(version.mainDocId ?? '') ?? version.path, config)
  }
  const linkFrom: DocsVersions['linkFrom'] = (path, to) => {
    const target = to === undefined ? undefined : placeByPath.get(routePathOfHref(to))
    if (to === undefined || !target || target.version !== newest || /[?#]/.test(to)) return {}
    const own = placeByPath.get(path)?.version
    if (own) return own === newest ? {} : { href: hrefIn(own, target.id) }
    return {
      hrefByVersion: Object.fromEntries(
        family.filter((version) => version !== newest).map((version) => [version.name, hrefIn(version, target.id)]),
      ),
    }
  }
  return {
    versionOf: (path) => (family.length === 0 ? undefined : placeByPath.get(path)?.version),
    newest,
    menuOf: (path) => {
      const own = placeByPath.get(path)
      if (family.length === 0) return undefined
      return family.map((version) => ({
        name: version.name,
        label: version.label,
        href: hrefIn(version, own?.id),
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
        newest: isNewest ? undefined : { label: newest.label, href: hrefIn(newest, own.id) },
      }
    },
  }
}

/** A page of the version at the entrance takes the place of the entrance. */
function placesOf(version: DocsVersion): readonly (readonly [RoutePath, Place])[] {
  const entrance: Place = { version, id: undefined }
  return [[version.path, entrance], ...version.docs.map(({ id, path }) => [path, { version, id }] as const)]
}

function pathsById({ docs }: DocsVersion): ReadonlyMap<string, RoutePath> {
  return new Map(docs.map(({ id, path }) => [id, path]))
}
