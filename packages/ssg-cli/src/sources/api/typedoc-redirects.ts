// In: where the declarations of a reference stand. Out: redirects from the addresses that TypeDoc's own site gives them.
import { specifierOf, type ApiPackage, type Route, type RoutePath, type SourceRange } from '@docgen/model'
import type { ApiPageEntry, ApiPlaces } from './api-places.ts'

/** As the default router of TypeDoc has them. https://typedoc.org/documents/Options.Output.html#router */
const folderOfKind: Readonly<Record<ApiPageEntry['kind'], string>> = {
  class: 'classes',
  interface: 'interfaces',
  function: 'functions',
  type: 'types',
  variable: 'variables',
  enum: 'enums',
  namespace: 'modules',
}

interface TypedocAddresses {
  /** Route path that TypeDoc's site had: `/`. */
  readonly root: string
  /** Route path of the reference. */
  readonly base: RoutePath
  /** What findings about a redirect name. */
  readonly at: SourceRange
}

/** `/classes/Widget.html` leads to `/api/widgets/class/Widget/`. Names that differ by letter case only have one redirect, to the first. */
export function typedocRedirects(
  packages: readonly ApiPackage[],
  { entryPages, placeById }: ApiPlaces,
  { root, base, at }: TypedocAddresses,
): readonly Route[] {
  const hasModules = packages.reduce((sum, { entryPoints }) => sum + (entryPoints?.length ?? 1), 0) > 1
  const modules = packages.flatMap((apiPackage) =>
    (apiPackage.entryPoints ?? [{ specifier: apiPackage.name }]).flatMap(({ specifier }) => {
      const place = placeById.get(`${specifier}!`)
      const file = `modules/${moduleOf(specifier, apiPackage, packages)}.html`
      return place && hasModules ? [{ file, to: place.path + (place.anchor === undefined ? '' : `#${place.anchor}`) }] : []
    }),
  )
  const entries = entryPages.map(({ path, package: apiPackage, entry }) => {
    const module = hasModules ? [moduleOf(specifierOf(entry.id), apiPackage, packages)] : []
    return { file: `${folderOfKind[entry.kind]}/${[...module, fileName(entry.displayName)].join('.')}.html`, to: path }
  })
  const taken = new Set<string>()
  return [{ file: 'modules.html', to: base }, ...modules, ...entries].flatMap(({ file, to }): readonly Route[] => {
    const from = `${root.replace(/\/$/, '')}/${file}`
    if (taken.has(from.toLowerCase())) return []
    taken.add(from.toLowerCase())
    return [{ kind: 'redirect', path: `${from}/`, from, to, at }]
  })
}

/** Several packages are modules by their names, several entry points of one by their paths. */
function moduleOf(specifier: string, { name, entryPoints }: ApiPackage, packages: readonly ApiPackage[]): string {
  const subpath = specifier.slice(name.length + 1) || 'index'
  const parts = [...(packages.length > 1 ? [name] : []), ...((entryPoints?.length ?? 1) > 1 ? [subpath] : [])]
  return parts.map(fileName).join('.')
}

/** `@acme/kit` → `_acme_kit`. */
function fileName(name: string): string {
  return name.replace(/[^\w()+,.\u00a0-\u{10ffff}-]/gu, '_')
}
