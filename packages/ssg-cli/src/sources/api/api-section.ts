import {
  entryGroupsOf,
  entryPointSectionsOf,
  isDeprecated,
  packagesByGroup,
  shownAsOf,
  type ApiEntry,
  type ApiModel,
  type ApiNamespace,
  type ApiPackage,
  type ApiReferenceSource,
  type ApiSection,
  type EntryGroup,
  type Route,
  type RoutePath,
  type SidebarItem,
  type Words,
} from '@docgen/model'
import { apiPlacesOf, type ApiPlaces } from './api-places.ts'
import { joinRoute } from '../join-route.ts'

interface SectionInput {
  readonly model: ApiModel
  /** The packages (`dir`) that have one. */
  readonly changelogs: ReadonlySet<string>
  /** Whether the theme has a layout for pages that tell what each release changed. */
  readonly hasChanges: boolean
  readonly words: Words
}

/** An API reference and its routes. */
export function apiSectionOf(
  { name, version }: Pick<ApiReferenceSource, 'name' | 'version'>,
  base: RoutePath,
  { model, changelogs, hasChanges, words }: SectionInput,
): { readonly api: ApiSection; readonly routes: readonly Route[]; readonly places: ApiPlaces } {
  const places = apiPlacesOf(base, model.packages)
  const changelogByDir = new Map(
    model.packages.filter(({ dir }) => changelogs.has(dir)).map(({ dir }) => [dir, joinRoute(base, [dir, 'changelog'])]),
  )
  const changed = hasChanges ? model.packages.filter(({ changes }) => changes !== undefined) : []
  const changesByDir = new Map(changed.map(({ dir }) => [dir, joinRoute(base, [dir, 'api-changes'])]))
  const api: ApiSection = {
    name,
    ...(version !== undefined && { version }),
    path: base,
    packages: model.packages,
    groups: model.groups,
    placeById: places.placeById,
    changelogByDir,
    changesByDir,
    externalHrefs: model.externalHrefs,
    sidebar: [
      { kind: 'doc', label: words('allSymbols'), path: symbolsPathOf(base) },
      { kind: 'doc', label: words('hierarchy'), path: hierarchyPathOf(base) },
      ...packagesByGroup(model).map((apiPackage) =>
        packageItem(base, apiPackage, { places, changelogByDir, changesByDir, words }),
      ),
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
    ...model.packages.flatMap((apiPackage): readonly Route[] => {
      const path = changesByDir.get(apiPackage.dir)
      return path === undefined ? [] : [{ kind: 'api-changes', path, api, package: apiPackage }]
    }),
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
  readonly changesByDir: ReadonlyMap<string, RoutePath>
  readonly words: Words
}

function packageItem(
  base: RoutePath,
  apiPackage: ApiPackage,
  { places: { entryPages }, changelogByDir, changesByDir, words }: PackageItemInput,
): SidebarItem {
  const pages = new Map<ApiEntry, RoutePath>(
    entryPages.flatMap(({ package: owner, entry, path }) => (owner === apiPackage ? [[entry, path] as const] : [])),
  )
  // As the page of the package has them.
  const sections = entryPointSectionsOf(apiPackage, words)
  const order = apiPackage.headingOrder
  const items = sections.flatMap(({ specifier, groups }): readonly SidebarItem[] => {
    const inner = groups.flatMap((group) => groupItem(group, { pages, order, words }))
    if (specifier === apiPackage.name || inner.length === 0) return inner
    return [{ kind: 'category', label: specifier, isCollapsed: true, items: inner }]
  })
  const ofReleases = [
    { label: words('changelog'), path: changelogByDir.get(apiPackage.dir) },
    { label: words('apiChanges'), path: changesByDir.get(apiPackage.dir) },
  ].flatMap(({ label, path }) => (path === undefined ? [] : [{ kind: 'doc' as const, label, path }]))
  return {
    kind: 'category',
    label: apiPackage.name,
    path: joinRoute(base, [apiPackage.dir]),
    isCollapsed: true,
    ...(apiPackage.group !== undefined && { group: apiPackage.group }),
    items: [...items, ...ofReleases],
  }
}

interface EntryItemInput {
  readonly pages: ReadonlyMap<ApiEntry, RoutePath>
  /** Of the headings that authors give. */
  readonly order: readonly string[] | undefined
  readonly words: Words
}

/** Re-exports alone make no group: they have no pages. */
function groupItem({ title, entries }: EntryGroup, input: EntryItemInput): readonly SidebarItem[] {
  const items = entries.flatMap((entry) => entryItem(entry, input))
  return items.length > 0 ? [{ kind: 'category', label: title, isCollapsed: false, items }] : []
}

function entryItem(entry: ApiEntry, input: EntryItemInput): readonly SidebarItem[] {
  const path = input.pages.get(entry)
  if (path === undefined || entry.kind === 'reference') return []
  const shared = {
    label: entry.displayName,
    path,
    symbol: entry.kind,
    ...shownAsOf(entry),
    ...(isDeprecated(entry) && { isDeprecated: true }),
  }
  const inner = entry.kind === 'namespace' ? itemsIn(entry, input) : []
  return [inner.length > 0 ? { kind: 'category', ...shared, isCollapsed: true, items: inner } : { kind: 'doc', ...shared }]
}

/** What stands in a namespace stands below it: many namespaces of a package have a `map`. */
function itemsIn({ entries }: ApiNamespace, input: EntryItemInput): readonly SidebarItem[] {
  const groups = entryGroupsOf(entries, input.words, input.order).flatMap((group) => groupItem(group, input))
  const [only] = groups
  return only?.kind === 'category' && groups.length === 1 ? only.items : groups
}
