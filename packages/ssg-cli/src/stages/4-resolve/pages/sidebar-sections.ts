// In: the routes of a site. Out: which of several sidebars each page of the guides has, for links of the navbar that lead to one of them.
import type { DocsVersion, Route, RoutePath } from '@docgen/model'

/** By path; a sidebar is the same one in all versions of the guides. Pages whose guides have one sidebar are left out. */
export function sidebarSectionsOf(routes: readonly Route[]): ReadonlyMap<RoutePath, string> {
  return new Map(
    routes.flatMap((route): [RoutePath, string][] => {
      if (route.kind !== 'doc' && route.kind !== 'category') return []
      const { path, version } = route
      const section = isApart(route) ? undefined : (route.sidebar ?? Object.keys(version.sidebars)[0])
      return section === undefined || !hasSeveral(version) ? [] : [[path, `${version.isShown ? '/' : version.path}${section}`]]
    }),
  )
}

/** A page that shows no sidebar and is listed in none, as a home page. */
function isApart(route: Route): boolean {
  if (route.kind !== 'doc') return false
  const { hide_sidebar: isHidden, displayed_sidebar: named } = route.page.frontmatter
  if (isHidden !== true || named !== undefined) return false
  return !route.version.docs.some(({ path, sidebar }) => path === route.path && sidebar !== undefined)
}

function hasSeveral({ sidebars }: DocsVersion): boolean {
  return Object.keys(sidebars).length > 1
}
