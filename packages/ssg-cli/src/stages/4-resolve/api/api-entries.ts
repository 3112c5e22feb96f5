import {
  compareNames,
  type ApiEntry,
  type ApiEnumMember,
  type ApiMember,
  type ApiNamespace,
  type ApiPackage,
} from '@docgen/model'

/** A declaration with a page of its own. */
export type PagedEntry = Exclude<ApiEntry, { readonly kind: 'reference' }>

interface NamedEntry {
  /** What a reader calls it: within a namespace the names of both, `Settings.Mode`. */
  readonly title: string
  readonly entry: PagedEntry
  readonly package: ApiPackage
}

/** What a reader calls a declaration that stands in these namespaces. */
export function titleWithin(namespaces: readonly ApiNamespace[], { displayName }: PagedEntry): string {
  return [...namespaces.map((namespace) => namespace.displayName), displayName].join('.')
}

/** Without the modules and the global scope that a package adds to: no reader writes their names before what is in them. */
export function titleInCode(namespaces: readonly ApiNamespace[], entry: PagedEntry): string {
  const [outer, ...inner] = namespaces
  const isAddedTo = outer !== undefined && (outer.name === 'global' || outer.name.startsWith('"'))
  return titleWithin(isAddedTo ? inner : namespaces, entry)
}

/** Every declaration with a page, those within namespaces after their namespace. */
export function namedEntriesOf(packages: readonly ApiPackage[]): readonly NamedEntry[] {
  const named: NamedEntry[] = []
  const visit = (entries: readonly ApiEntry[], prefix: string, apiPackage: ApiPackage): void => {
    for (const entry of entries) {
      if (entry.kind === 'reference') continue
      const title = prefix + entry.displayName
      named.push({ title, entry, package: apiPackage })
      if (entry.kind === 'namespace') visit(entry.entries, `${title}.`, apiPackage)
    }
  }
  for (const apiPackage of packages) visit(apiPackage.entries, '', apiPackage)
  return named
}

/** A to Z without regard to case, and then by what else tells them apart, so that the order is always the same. */
export function byTitle<Named extends { readonly title: string }>(rest: (item: Named) => string): (a: Named, b: Named) => number {
  const keys = (item: Named): readonly string[] => [item.title.toLowerCase(), item.title, rest(item)]
  return (a, b) => {
    const other = keys(b)
    for (const [index, key] of keys(a).entries()) {
      const order = compareNames(key, other[index] ?? '')
      if (order !== 0) return order
    }
    return 0
  }
}

/** Declarations without a page, by id: types of exported ones may lead to them. */
export function unexportedById(packages: readonly ApiPackage[]): ReadonlyMap<string, ApiEntry> {
  return new Map(packages.flatMap(({ unexported = [] }) => unexported.map((entry) => [entry.id, entry] as const)))
}

/** Members with names that a declaration has itself: inherited ones are found where they come from. */
export function ownMembersOf(entry: PagedEntry): readonly (ApiEnumMember | ApiMember)[] {
  if (entry.kind === 'enum') return entry.members
  if (entry.kind !== 'class' && entry.kind !== 'interface') return []
  return entry.members.filter(
    ({ kind, inheritedFrom }) => inheritedFrom === undefined && (kind === 'property' || kind === 'method' || kind === 'accessor'),
  )
}
