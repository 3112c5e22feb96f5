import type { ApiEntry, ApiId } from '@docgen/model'
import { ReflectionKind, type DeclarationReflection } from 'typedoc'
import { unexportedType } from '../diagnostics.ts'
import { shownPathOf } from '../package-of-file.ts'
import type { Conversion } from './conversion.ts'
import { displayNameOf } from './declaration.ts'
import type { ModuleOfPackage } from './ids.ts'

type Unexported = Pick<ModuleOfPackage, 'documented'> & { readonly reflection: DeclarationReflection }

/**
 * Those of the types without an export that `entries` name, and that these name in turn, by npm name. The others were used by what is
 * left out alone, as private members. Reports `unexported-type` for packages that the author can mend.
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
  const addNamedBy = (value: unknown): void => {
    for (const id of unexportedIdsIn(value)) {
      const found = waiting.get(id)
      if (!found) continue
      waiting.delete(id)
      const { documented, reflection } = found
      reportUnexported(found, conversion)
      const added = conversion.toEntries([reflection]).map((entry) => ({ ...entry, name: entry.displayName }))
      converted.set(documented.name, [...(converted.get(documented.name) ?? []), ...added])
      addNamedBy(added)
    }
  }
  if (waiting.size > 0) addNamedBy(entries)
  return Object.fromEntries([...converted].map(([name, found]) => [name, found.sort(byName)]))
}

function reportUnexported({ documented, reflection }: Unexported, conversion: Conversion): void {
  const [source] = reflection.sources ?? []
  // The type that a value shares its name with is told of already.
  const isValue = reflection.kindOf(ReflectionKind.Variable | ReflectionKind.Function)
  if (documented.isPublished || isValue || !source) return
  const file = shownPathOf(conversion.root, conversion.packages, source.fullFileName)
  const at = { file, line: source.line, column: source.character + 1 }
  conversion.report(unexportedType(at, displayNameOf(reflection, conversion), documented.name))
}

/** Ids of declarations without an export that types somewhere in the value lead to, those of their members as their own. */
function unexportedIdsIn(value: unknown): ReadonlySet<ApiId> {
  const found = new Set<ApiId>()
  const visit = (inner: unknown): void => {
    if (typeof inner !== 'object' || inner === null) return
    if ('target' in inner && typeof inner.target === 'string' && inner.target.includes('!~'))
      found.add(inner.target.split('#')[0] ?? inner.target)
    Object.values(inner).forEach(visit)
  }
  visit(value)
  return found
}

function byName(a: ApiEntry, b: ApiEntry): number {
  return a.name < b.name ? -1 : a.name > b.name ? 1 : 0
}
