// What inline code may name: the exports of each documented package and their members, by the names that readers know them by.
import { entryIdOf, specifierOf, type ApiEntry, type ApiId, type ApiSection, type RoutePath } from '@docgen/model'
import { placeKey } from './api-names.ts'

export interface CodeNames {
  /** By npm name, then by name: `AccountsServer`, `AccountsServer.logout`. */
  readonly idsByPackage: ReadonlyMap<string, ReadonlyMap<string, ApiId>>
  /** The declaration that stands at a place; a re-export is what it stands for. */
  readonly idAt: (path: RoutePath, anchor: string) => ApiId | undefined
  /** The declaration that an id leads to, which is another for a re-export. */
  readonly canonical: (id: ApiId) => ApiId
  readonly kindOf: (id: ApiId) => ApiEntry['kind'] | undefined
  readonly memberOf: (entry: ApiId, name: string) => ApiId | undefined
}

export function codeNamesOf(apis: readonly ApiSection[]): CodeNames {
  const idByPlace = new Map<string, ApiId>()
  const placeOf = new Map<ApiId, string>()
  const kindById = new Map<ApiId, ApiEntry['kind']>()
  const idsByPackage = new Map<string, Map<string, ApiId>>()
  for (const api of apis) {
    const displayNames = new Map<ApiId, string>()
    const packageBySpecifier = new Map<string, string>()
    for (const apiPackage of api.packages) {
      idsByPackage.set(apiPackage.name, new Map())
      for (const { specifier } of apiPackage.entryPoints ?? [{ specifier: apiPackage.name }])
        packageBySpecifier.set(specifier, apiPackage.name)
      for (const entry of allEntriesOf(apiPackage.entries)) {
        kindById.set(entry.id, entry.kind)
        if (entry.displayName !== entry.name) displayNames.set(entry.id, entry.displayName)
      }
    }
    for (const [id, { path, anchor = '' }] of api.placeById) {
      const place = placeKey({ path, anchor })
      placeOf.set(id, place)
      const known = idByPlace.get(place)
      if (known === undefined || kindById.get(known) === 'reference') idByPlace.set(place, id)
      const name = readableNameOf(id, displayNames)
      const owner = packageBySpecifier.get(specifierOf(id))
      const ids = owner === undefined ? undefined : idsByPackage.get(owner)
      // A name that several entry points have is that of the main one.
      if (name !== undefined && ids && (specifierOf(id) === owner || !ids.has(name))) ids.set(name, id)
    }
  }
  return {
    idsByPackage,
    idAt: (path, anchor) => idByPlace.get(placeKey({ path, anchor })),
    canonical: (id) => idByPlace.get(placeOf.get(id) ?? '') ?? id,
    kindOf: (id) => kindById.get(id),
    memberOf: (entry, name) => (placeOf.has(`${entry}#${name}`) ? `${entry}#${name}` : undefined),
  }
}

/** Exports, and those of namespaces among them. */
export function allEntriesOf(entries: readonly ApiEntry[]): readonly ApiEntry[] {
  return entries.flatMap((entry) => [entry, ...(entry.kind === 'namespace' ? allEntriesOf(entry.entries) : [])])
}

/** `undefined` for what cannot be named in a guide: what is not exported, and default exports without a name. */
function readableNameOf(id: ApiId, displayNames: ReadonlyMap<ApiId, string>): string | undefined {
  const entryId = entryIdOf(id)
  const local = displayNames.get(entryId) ?? entryId.slice(entryId.indexOf('!') + 1)
  if (local === '' || local === 'default' || local === 'export=' || local.startsWith('~')) return undefined
  return (local + id.slice(entryId.length)).replaceAll('#', '.')
}
