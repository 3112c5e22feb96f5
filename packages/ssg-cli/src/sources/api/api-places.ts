import {
  entryAnchorOf,
  entryPointAnchor,
  enumMemberAnchorOf,
  memberAnchorOf,
  mostBytesOfSegment,
  plainIdOf,
  portableSegment,
  specifierOf,
  type ApiEntry,
  type ApiId,
  type ApiMember,
  type ApiNamespace,
  type ApiPackage,
  type RoutePath,
} from '@docgen/model'
import { joinRoute, takeFreeRoute } from '../join-route.ts'

interface ApiPlace {
  readonly path: RoutePath
  readonly anchor?: string | undefined
}

export type ApiPageEntry = Exclude<ApiEntry, { readonly kind: 'reference' }>

export interface ApiPlaces {
  readonly placeById: ReadonlyMap<ApiId, ApiPlace>
  readonly entryPages: readonly EntryPage[]
}

interface EntryPage {
  readonly path: RoutePath
  readonly package: ApiPackage
  readonly entry: ApiPageEntry
  /** Those that it stands in, from the outermost to its own. */
  readonly namespaces: readonly ApiNamespace[]
}

/** Where every declaration of the packages stands. `base` is the route path of the reference. */
export function apiPlacesOf(base: RoutePath, packages: readonly ApiPackage[]): ApiPlaces {
  const placeById = new Map<ApiId, ApiPlace>()
  const entryPages: EntryPage[] = []
  const references: { entry: Extract<ApiEntry, { kind: 'reference' }>; packagePath: RoutePath; packageName: string }[] = []

  for (const apiPackage of packages) {
    const packagePath = joinRoute(base, [apiPackage.dir])
    const taken = new Set<string>()
    for (const { specifier } of apiPackage.entryPoints ?? [{ specifier: apiPackage.name }]) {
      const anchor = apiPackage.entryPoints && { anchor: entryPointAnchor(specifier, apiPackage.name) }
      placeById.set(`${specifier}!`, { path: packagePath, ...anchor })
    }
    const add = (entry: ApiEntry, namespaces: readonly ApiNamespace[]): void => {
      if (entry.kind === 'reference') {
        references.push({ entry, packagePath, packageName: apiPackage.name })
        return
      }
      const name = [...namespaces, entry].map(nameInRouteOf).join('.')
      const segments = [...subpathOf(entry, apiPackage), entry.kind, portableSegment(name, mostBytesOfName)]
      const path = takeFreeRoute(joinRoute(packagePath, segments), taken)
      placeById.set(entry.id, { path })
      for (const [id, anchor] of memberPlacesOf(entry)) placeById.set(id, { path, anchor })
      entryPages.push({ path, package: apiPackage, entry, namespaces })
      if (entry.kind !== 'namespace') return
      const around = [...namespaces, entry]
      for (const inner of entry.entries) add(inner, around)
    }
    for (const entry of apiPackage.entries) add(entry, [])
  }
  // A re-export leads to what it stands for, where that is documented.
  for (const { entry, packagePath, packageName } of references) {
    const target = entry.target === undefined ? undefined : placeById.get(entry.target)
    placeById.set(entry.id, target ?? { path: packagePath, anchor: entryAnchorOf(entry, packageName) })
  }
  addPlainIds(placeById)
  return { placeById, entryPages }
}

/** Authors and checked samples write `kit!Price.Options`, and not `kit!Price:namespace.Options`. */
function addPlainIds(placeById: Map<ApiId, ApiPlace>): void {
  for (const [id, place] of [...placeById]) {
    const plain = plainIdOf(id)
    if (!placeById.has(plain)) placeById.set(plain, place)
  }
}

/** `hono/client!hc` stands below `client`. Routes of the main entry have a segment less, so the two never meet. */
function subpathOf({ id }: ApiEntry, { name }: ApiPackage): readonly string[] {
  const segments = specifierOf(id).slice(name.length).split('/').filter(Boolean)
  return segments.map((segment) => portableSegment(segment, mostBytesOfName))
}

/** `export =` is no name that anyone gave. What it exports mostly has one. */
function nameInRouteOf({ name, displayName }: ApiEntry): string {
  if (name !== 'export=') return name
  return displayName === name ? 'default' : displayName
}

/** Leaves room for the number of `takeFreeRoute` and the ending of the file. */
const mostBytesOfName = mostBytesOfSegment - 10

function memberPlacesOf(entry: ApiPageEntry): readonly (readonly [ApiId, string])[] {
  if (entry.kind === 'enum') return entry.members.map((member) => [member.id, enumMemberAnchorOf(member)])
  return membersOf(entry).map((member) => [member.id, memberAnchorOf(member)])
}

/** The members that stand on an entry's page with an anchor each. */
function membersOf(entry: ApiPageEntry): readonly ApiMember[] {
  if (entry.kind === 'class' || entry.kind === 'interface') return entry.members
  return []
}
