import { apiKinds, isDeprecated, kindGroups, type ApiModel, type ApiPackage } from '../../model/api.ts'
import type { ApiSection, Route, RoutePath, SidebarItem } from '../../model/route.ts'
import { apiPlacesOf, type ApiPlaces } from './api-places.ts'
import { joinRoute } from './doc-identity.ts'

/** An API reference and its routes. `changelogs` are the packages (`dir`) that have one. */
export function apiSectionOf(
  name: string,
  base: RoutePath,
  model: ApiModel,
  changelogs: ReadonlySet<string>,
): { readonly api: ApiSection; readonly routes: readonly Route[] } {
  const places = apiPlacesOf(base, model.packages)
  const changelogByDir = new Map(
    model.packages.filter(({ dir }) => changelogs.has(dir)).map(({ dir }) => [dir, joinRoute(base, [dir, 'changelog'])]),
  )
  const api: ApiSection = {
    name,
    path: base,
    packages: model.packages,
    placeById: places.placeById,
    changelogByDir,
    externalHrefs: model.externalHrefs,
    sidebar: [
      { kind: 'doc', label: 'All symbols', path: symbolsPathOf(base) },
      { kind: 'doc', label: 'Hierarchy', path: hierarchyPathOf(base) },
      ...model.packages.map((apiPackage) => packageItem(base, apiPackage, places, changelogByDir)),
    ],
  }
  const routes: Route[] = [
    { kind: 'api-index', path: base, api },
    // Before the packages: one in a folder of such a name is then told that the route is taken.
    { kind: 'api-symbols', path: symbolsPathOf(base), api },
    { kind: 'api-hierarchy', path: hierarchyPathOf(base), api },
    ...model.packages.map((apiPackage): Route => ({
      kind: 'api-package',
      path: joinRoute(base, [apiPackage.dir]),
      api,
      package: apiPackage,
    })),
    ...places.entryPages.map((page): Route => ({ kind: 'api-entry', api, ...page })),
  ]
  return { api, routes }
}

function symbolsPathOf(base: RoutePath): RoutePath {
  return joinRoute(base, ['symbols'])
}

function hierarchyPathOf(base: RoutePath): RoutePath {
  return joinRoute(base, ['hierarchy'])
}

function packageItem(
  base: RoutePath,
  apiPackage: ApiPackage,
  { entryPages }: ApiPlaces,
  changelogByDir: ReadonlyMap<string, RoutePath>,
): SidebarItem {
  const pages = entryPages.filter((page) => page.package === apiPackage)
  const groups = apiKinds.flatMap((kind): SidebarItem[] => {
    const items = pages
      .filter(({ entry }) => entry.kind === kind)
      .map(({ path, entry }): SidebarItem => ({
        kind: 'doc',
        label: entry.displayName,
        path,
        ...(isDeprecated(entry) && { isDeprecated: true }),
      }))
    return items.length === 0 ? [] : [{ kind: 'category', label: kindGroups[kind].title, isCollapsed: false, items }]
  })
  const changelog = changelogByDir.get(apiPackage.dir)
  return {
    kind: 'category',
    label: apiPackage.name,
    path: joinRoute(base, [apiPackage.dir]),
    isCollapsed: true,
    items: [...groups, ...(changelog === undefined ? [] : [{ kind: 'doc' as const, label: 'Changelog', path: changelog }])],
  }
}
