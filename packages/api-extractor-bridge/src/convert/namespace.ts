import type { ApiId, ApiNamespace, ApiReference } from '@docgen/model'
import { ReflectionKind, type DeclarationReflection } from 'typedoc'
import type { Conversion } from './conversion.ts'
import { entryBaseOf, sourceOf } from './declaration.ts'
import type { ForeignModule } from './foreign-modules.ts'

export function toApiNamespace(reflection: DeclarationReflection, conversion: Conversion): ApiNamespace {
  const base = entryBaseOf(reflection, conversion)
  const foreign = conversion.foreignModules.get(reflection)
  if (foreign) {
    const source = foreign.place && sourceOf(foreign.place, conversion)
    return { kind: 'namespace', ...base, source, origin: foreign.origin, entries: namesOf(foreign, base.id) }
  }
  const entries = conversion.toEntries(reflection.children ?? [])
  const isAugmentation = conversion.augmentations.has(reflection)
  const isModule = !isAugmentation && reflection.kindOf(ReflectionKind.Module)
  return { kind: 'namespace', ...base, ...(isAugmentation && { isAugmentation }), ...(isModule && { isModule }), entries }
}

function namesOf({ names }: ForeignModule, id: ApiId): readonly ApiReference[] {
  return [...names]
    .sort()
    .map((name) => ({ kind: 'reference', id: `${id}.${name}`, name, displayName: name, flags: {}, targetName: name }))
}
