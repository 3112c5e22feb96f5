import type { ApiClass } from '@docgen/model'
import type { DeclarationReflection } from 'typedoc'
import { toApiBaseTypes } from './base-types.ts'
import type { Conversion } from './conversion.ts'
import { entryBaseOf } from './declaration.ts'
import { toApiMembers } from './member.ts'
import { toApiTypeParameters } from './type-parameter.ts'

export function toApiClass(reflection: DeclarationReflection, conversion: Conversion): ApiClass {
  return {
    kind: 'class',
    ...entryBaseOf(reflection, conversion),
    typeParameters: toApiTypeParameters(reflection.typeParameters, conversion),
    extends: toApiBaseTypes(reflection, 'extends', conversion),
    implements: toApiBaseTypes(reflection, 'implements', conversion),
    extendedBy: (reflection.extendedBy ?? []).map(conversion.toType),
    implementedBy: (reflection.implementedBy ?? []).map(conversion.toType),
    members: toApiMembers(reflection, conversion),
  }
}
