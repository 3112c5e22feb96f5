// In: the routes of a site. Out: which of several sidebars each page of the guides has, for links of the navbar that lead to one of them.
import type { DocsVersion, Route, RoutePath } from '@docgen/model'

/** By path; a sidebar is the same one in all versions of the guides. Pages whose guides have one sidebar are left out. */
export function sidebarSectionsOf(routes: readonly Route[]): ReadonlyMap<RoutePath, string> {
  return new Map(
    routes.flatMap((route): [RoutePath, string][] => {
      if (route.kind !== 'doc' && route.kind !== 'category') return []
      const { path, version, sidebar } = route
      const section = sidebar ?? Object.keys(version.sidebars)[0]
      return section === undefined || !hasSeveral(version) ? [] : [[path, `${version.isShown ? '/' : version.path}${section}`]]
    }),
  )
}

function hasSeveral({ sidebars }: DocsVersion): boolean {
  return Object.keys(sidebars).length > 1
}
