import type { ApiInterface } from '@docgen/ssg-cli/model'
import type { DeclarationReflection } from 'typedoc'
import type { Conversion } from './conversion.ts'
import { entryBaseOf } from './declaration.ts'
import { toApiMembers } from './member.ts'
import { toApiBaseTypes, toApiTypes } from './type.ts'
import { toApiTypeParameters } from './type-parameter.ts'

export function toApiInterface(reflection: DeclarationReflection, conversion: Conversion): ApiInterface {
  return {
    kind: 'interface',
    ...entryBaseOf(reflection, conversion),
    typeParameters: toApiTypeParameters(reflection.typeParameters, conversion),
    extends: toApiBaseTypes(reflection, 'extends', conversion),
    extendedBy: toApiTypes(reflection.extendedBy, conversion),
    implementedBy: toApiTypes(reflection.implementedBy, conversion),
    members: toApiMembers(reflection, conversion),
  }
}
