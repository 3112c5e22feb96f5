import {
  entryPointSectionsOf,
  isDeprecated,
  packagesByGroup,
  type ApiEntry,
  type ApiModel,
  type ApiPackage,
  type ApiSection,
  type EntryGroup,
  type Route,
  type RoutePath,
  type SidebarItem,
  type Words,
} from '@docgen/model'
import { apiPlacesOf, type ApiPlaces } from './api-places.ts'
import { joinRoute } from '../join-route.ts'

/** An API reference and its routes. `changelogs` are the packages (`dir`) that have one. */
export function apiSectionOf(
  name: string,
  base: RoutePath,
  model: ApiModel,
  changelogs: ReadonlySet<string>,
  words: Words,
): { readonly api: ApiSection; readonly routes: readonly Route[]; readonly places: ApiPlaces } {
  const places = apiPlacesOf(base, model.packages)
  const changelogByDir = new Map(
    model.packages.filter(({ dir }) => changelogs.has(dir)).map(({ dir }) => [dir, joinRoute(base, [dir, 'changelog'])]),
  )
  const api: ApiSection = {
    name,
    path: base,
    packages: model.packages,
    groups: model.groups,
    placeById: places.placeById,
    changelogByDir,
    externalHrefs: model.externalHrefs,
    sidebar: [
      { kind: 'doc', label: words('allSymbols'), path: symbolsPathOf(base) },
      { kind: 'doc', label: words('hierarchy'), path: hierarchyPathOf(base) },
      ...packagesByGroup(model).map((apiPackage) => packageItem(base, apiPackage, { places, changelogByDir, words })),
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
  return { api, routes, places }
}

function symbolsPathOf(base: RoutePath): RoutePath {
  return joinRoute(base, ['symbols'])
}

function hierarchyPathOf(base: RoutePath): RoutePath {
  return joinRoute(base, ['hierarchy'])
}

interface PackageItemInput {
  readonly places: ApiPlaces
  readonly changelogByDir: ReadonlyMap<string, RoutePath>
  readonly words: Words
}

function packageItem(
  base: RoutePath,
  apiPackage: ApiPackage,
  { places: { entryPages }, changelogByDir, words }: PackageItemInput,
): SidebarItem {
  const pages = new Map<ApiEntry, RoutePath>(
    entryPages.flatMap(({ package: owner, entry, path }) => (owner === apiPackage ? [[entry, path] as const] : [])),
  )
  // As the page of the package has them; what stands in namespaces is among the others.
  const sections = entryPointSectionsOf({ ...apiPackage, entries: [...pages.keys()] }, words)
  const items = sections.flatMap(({ specifier, groups }): readonly SidebarItem[] => {
    const inner = groups.map((group) => groupItem(group, pages))
    if (specifier === apiPackage.name || inner.length === 0) return inner
    return [{ kind: 'category', label: specifier, isCollapsed: true, items: inner }]
  })
  const changelog = changelogByDir.get(apiPackage.dir)
  return {
    kind: 'category',
    label: apiPackage.name,
    path: joinRoute(base, [apiPackage.dir]),
    isCollapsed: true,
    ...(apiPackage.group !== undefined && { group: apiPackage.group }),
    items: [...items, ...(changelog === undefined ? [] : [{ kind: 'doc' as const, label: words('changelog'), path: changelog }])],
  }
}

function groupItem({ title, entries }: EntryGroup, pages: ReadonlyMap<ApiEntry, RoutePath>): SidebarItem {
  return {
    kind: 'category',
    label: title,
    isCollapsed: false,
    items: entries.flatMap((entry): readonly SidebarItem[] => {
      const path = pages.get(entry)
      if (path === undefined || entry.kind === 'reference') return []
      return [
        { kind: 'doc', label: entry.displayName, path, symbol: entry.kind, ...(isDeprecated(entry) && { isDeprecated: true }) },
      ]
    }),
  }
}
