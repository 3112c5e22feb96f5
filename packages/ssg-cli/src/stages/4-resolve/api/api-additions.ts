// What packages add to the declarations of others (`declare module 'core' { interface Signal { … } }`), seen from those.
import { exportIdOf, namesOf, type ApiId, type ApiPackage, type RoutePath } from '@docgen/model'
import { byTitle, namedEntriesOf } from './api-entries.ts'

export interface Addition {
  /** npm name of the package that adds. */
  readonly title: string
  /** Of the page of what it adds. */
  readonly path: RoutePath
}

/** By the path of the page that is added to. */
export function additionsByPath(
  packages: readonly ApiPackage[],
  placeById: ReadonlyMap<ApiId, { readonly path: RoutePath }>,
): ReadonlyMap<RoutePath, readonly Addition[]> {
  const found = new Map<RoutePath, Addition[]>()
  for (const { entry, package: owner } of namedEntriesOf(packages)) {
    const [module = '', ...names] = namesOf(entry.id)
    // What stands in a namespace that is added to has a line of its own.
    if (!module.startsWith('"') || names.length === 0 || entry.kind === 'namespace') continue
    const target = placeById.get(exportIdOf(module.slice(1, -1), names.join('.')))
    const own = placeById.get(entry.id)
    if (!target || !own || target.path === own.path) continue
    found.set(target.path, [...(found.get(target.path) ?? []), { title: owner.name, path: own.path }])
  }
  return new Map([...found].map(([path, additions]) => [path, additions.sort(byTitle((each) => each.path))]))
}
