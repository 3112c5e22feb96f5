import type { ApiInterface } from '@docgen/model'
import type { DeclarationReflection } from 'typedoc'
import { toApiBaseTypes } from './base-types.ts'
import type { Conversion } from './conversion.ts'
import { entryBaseOf } from './declaration.ts'
import { toApiMembers } from './member.ts'
import { toApiTypeParameters } from './type-parameter.ts'

export function toApiInterface(reflection: DeclarationReflection, conversion: Conversion): ApiInterface {
  return {
    kind: 'interface',
    ...entryBaseOf(reflection, conversion),
    typeParameters: toApiTypeParameters(reflection.typeParameters, conversion),
    extends: toApiBaseTypes(reflection, 'extends', conversion),
    extendedBy: (reflection.extendedBy ?? []).map(conversion.toType),
    implementedBy: (reflection.implementedBy ?? []).map(conversion.toType),
    members: toApiMembers(reflection, conversion),
  }
}
