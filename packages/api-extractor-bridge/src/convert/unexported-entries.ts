import { compareNames, entryIdOf, type ApiEntry, type ApiId } from '@docgen/model'
import type { Conversion } from './conversion.ts'
import type { ModuleOfPackage } from '../typedoc/entry-modules.ts'
import { reportUnexported, type FoundUnexported } from './report-unexported.ts'

type Unexported = Omit<FoundUnexported, 'entry'>

/**
 * Those of the types without an export that `entries` name, and that these name in turn, by npm name. The others were used by what is
 * left out alone, as private members. Reports `unexported-type` for those that readers of exports have to name, in packages whose author can fix it.
 */
export function toUnexportedEntries(
  entries: Readonly<Record<string, readonly ApiEntry[]>>,
  modules: readonly ModuleOfPackage[],
  conversion: Conversion,
): Record<string, readonly ApiEntry[]> {
  const waiting = new Map<ApiId, Unexported>()
  for (const { documented, module } of modules) {
    for (const reflection of module.children ?? []) waiting.set(conversion.ids.idOf(reflection), { documented, reflection })
  }
  const converted = new Map<string, ApiEntry[]>()
  const found = new Map<ApiId, FoundUnexported>()
  const addNamedBy = (value: unknown): void => {
    for (const id of unexportedIdsIn(value)) {
      const unexported = waiting.get(id)
      if (!unexported) continue
      waiting.delete(id)
      const { documented, reflection } = unexported
      const added = conversion.toEntries([reflection]).map((entry) => ({ ...entry, name: entry.displayName }))
      for (const entry of added) found.set(id, { ...unexported, entry })
      converted.set(documented.name, [...(converted.get(documented.name) ?? []), ...added])
      addNamedBy(added)
    }
  }
  if (waiting.size > 0) addNamedBy(entries)
  reportUnexported(entries, found, conversion)
  return Object.fromEntries([...converted].map(([name, added]) => [name, added.sort(byName)]))
}

/** Ids of declarations without an export that types somewhere in the value lead to, those of their members as their own. */
function unexportedIdsIn(value: unknown): ReadonlySet<ApiId> {
  const found = new Set<ApiId>()
  const visit = (inner: unknown): void => {
    if (typeof inner !== 'object' || inner === null) return
    if ('target' in inner && typeof inner.target === 'string' && inner.target.includes('!~')) found.add(entryIdOf(inner.target))
    Object.values(inner).forEach(visit)
  }
  visit(value)
  return found
}

function byName(a: ApiEntry, b: ApiEntry): number {
  return compareNames(a.name, b.name) || compareNames(a.id, b.id)
}
