// Declarations that share a name, such as a type and the value of it: each has a page, which leads to the others.
import { specifierOf, type ApiEntryPageProps, type ApiId, type ApiPackage, type RoutePath } from '@docgen/model'
import { namedEntriesOf } from './api-entries.ts'

export interface Namesake {
  readonly kind: ApiEntryPageProps['entry']['kind']
  readonly path: RoutePath
}

/** By the path of a page, in the order of the package. What one import brings has one name. */
export function namesakesByPath(
  packages: readonly ApiPackage[],
  placeById: ReadonlyMap<ApiId, { readonly path: RoutePath }>,
): ReadonlyMap<RoutePath, readonly Namesake[]> {
  const byName = new Map<string, Namesake[]>()
  for (const { title, entry } of namedEntriesOf(packages)) {
    const place = placeById.get(entry.id)
    if (!place) continue
    const name = `${specifierOf(entry.id)}!${title}`
    byName.set(name, [...(byName.get(name) ?? []), { kind: entry.kind, path: place.path }])
  }
  return new Map(
    [...byName.values()].flatMap((all) =>
      all.length < 2 ? [] : all.map(({ path }) => [path, all.filter((other) => other.path !== path)] as const),
    ),
  )
}
