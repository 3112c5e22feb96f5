import type { ApiClass } from '@docgen/model'
import type { DeclarationReflection } from 'typedoc'
import { toApiBaseTypes } from './base-types.ts'
import type { Conversion } from './conversion.ts'
import { entryBaseOf } from './declaration.ts'
import { toApiMembers } from './member.ts'
import { toApiTypeParameters } from './type-parameter.ts'

export function toApiClass(reflection: DeclarationReflection, conversion: Conversion): ApiClass {
  const bases = toApiBaseTypes(reflection, 'extends', conversion)
  const { hasInterface, hasBase } = conversion.symbols.findMergedClass(reflection)
  // That of the class comes first.
  const ofClass = hasBase ? 1 : 0
  return {
    kind: 'class',
    ...entryBaseOf(reflection, conversion),
    typeParameters: toApiTypeParameters(reflection.typeParameters, conversion),
    extends: bases,
    ...(hasInterface && bases.length > ofClass && { interfaceBases: bases.length - ofClass }),
    implements: toApiBaseTypes(reflection, 'implements', conversion),
    extendedBy: (reflection.extendedBy ?? []).map(conversion.toType),
    implementedBy: (reflection.implementedBy ?? []).map(conversion.toType),
    members: toApiMembers(reflection, conversion),
  }
}
