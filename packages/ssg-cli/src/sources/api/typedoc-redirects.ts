// In: where the declarations of a reference stand. Out: redirects from the addresses that TypeDoc, or its plugin for Markdown, gave them.
import { specifierOf, type ApiPackage, type Route, type RoutePath, type SourceRange, type TypedocPages } from '@docgen/model'
import { withEndSlash } from '../../common/paths.ts'
import { joinRoute } from '../join-route.ts'
import type { ApiPlaces } from './api-places.ts'
import { layouts } from './typedoc-layouts.ts'

interface TypedocAddresses {
  /** Route path that TypeDoc's own site had: `/`. Or what its plugin for Markdown wrote. */
  readonly old: string | readonly TypedocPages[]
  /** Route path of the reference. */
  readonly base: RoutePath
  /** What findings about a redirect name. */
  readonly at: SourceRange
}

interface Moved {
  readonly from: string
  readonly to: string
}

/** `/classes/Widget.html` leads to `/api/widgets/class/Widget/`. Names that differ by letter case only have one redirect, to the first. */
export function typedocRedirects(
  packages: readonly ApiPackage[],
  places: ApiPlaces,
  { old, base, at }: TypedocAddresses,
): readonly Route[] {
  const moved =
    typeof old === 'string'
      ? movedFrom({ path: old, layout: 'html' }, packages, { places, base })
      : old.flatMap((pages) => movedFrom({ layout: 'members', ...pages }, packages, { places, base }))
  // The page of the reference, of a package or of a declaration may have the address now.
  const { entryPages } = places
  const pages = [base, ...packages.map(({ dir }) => joinRoute(base, [dir])), ...entryPages.map(({ path }) => path)]
  const taken = new Set(pages.map((path) => path.toLowerCase()))
  return moved.flatMap(({ from, to }): readonly Route[] => {
    const path = withEndSlash(from)
    if (path === '/' || taken.has(path.toLowerCase())) return []
    taken.add(path.toLowerCase())
    return [{ kind: 'redirect', path, from, to, at, givesWay: true }]
  })
}

type OldPages = Omit<TypedocPages, 'layout'> & { readonly layout: keyof typeof layouts }

function movedFrom(
  { path: root, layout: name, modules: named }: OldPages,
  packages: readonly ApiPackage[],
  { places, base }: { readonly places: ApiPlaces; readonly base: RoutePath },
): readonly Moved[] {
  const { entryPages, placeById } = places
  const layout = layouts[name]
  const given = modulesOf(packages, named, layout.nameOf)
  const moduleBySpecifier = new Map(given)
  const all = given.flatMap(([specifier, module]) => {
    const place = placeById.get(`${specifier}!`)
    return place === undefined ? [] : [{ module, to: place.path + (place.anchor === undefined ? '' : `#${place.anchor}`) }]
  })
  // A module without a name is the whole of the old reference.
  const whole = all.find(({ module }) => module === '')?.to ?? base
  const hasModules = all.length > 1
  const modules = all.filter(({ module }) => module !== '').map(({ module, to }) => ({ file: layout.moduleAt(module), to }))
  const entries = entryPages.flatMap(({ path, entry, namespaces }) => {
    const module = moduleBySpecifier.get(specifierOf(entry.id))
    if (module === undefined) return []
    const names = namespaces.map((namespace) => namespace.name)
    const file = layout.declarationAt({ kind: entry.kind, name: entry.name, namespaces: names, module })
    return file === undefined ? [] : [{ file, to: path }]
  })
  const indexes = layout.indexes(hasModules).map((file) => ({ file, to: whole }))
  return [...indexes, ...modules, ...entries].map(({ file, to }) => ({ from: `${root.replace(/\/$/, '')}/${file}`, to }))
}

/** What modules export, and their names. Those that `named` lacks had no pages. A module without a name is in no address. */
function modulesOf(
  packages: readonly ApiPackage[],
  named: TypedocPages['modules'],
  nameOf: (parts: readonly string[]) => string,
): readonly (readonly [specifier: string, name: string])[] {
  if (named !== undefined) return Object.entries(named).map(([name, specifier]) => [specifier, name === '.' ? '' : name])
  const all = packages.flatMap((apiPackage) =>
    (apiPackage.entryPoints ?? [{ specifier: apiPackage.name }]).map(({ specifier }) => ({ specifier, apiPackage })),
  )
  if (all.length <= 1) return all.map(({ specifier }) => [specifier, ''])
  return all.map(({ specifier, apiPackage }) => [specifier, nameOf(partsOf(specifier, apiPackage, packages))])
}

/** Several packages are modules by their names, several entry points of one by their paths. */
function partsOf(specifier: string, { name, entryPoints }: ApiPackage, packages: readonly ApiPackage[]): readonly string[] {
  const subpath = specifier.slice(name.length + 1) || 'index'
  return [...(packages.length > 1 ? [name] : []), ...((entryPoints?.length ?? 1) > 1 ? [subpath] : [])]
}
