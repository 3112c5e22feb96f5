import type { ApiClass } from '@docgen/ssg-cli/model'
import type { DeclarationReflection } from 'typedoc'
import type { Conversion } from './conversion.ts'
import { entryBaseOf } from './declaration.ts'
import { toApiMembers } from './member.ts'
import { toApiBaseTypes, toApiTypes } from './type.ts'
import { toApiTypeParameters } from './type-parameter.ts'

export function toApiClass(reflection: DeclarationReflection, conversion: Conversion): ApiClass {
  return {
    kind: 'class',
    ...entryBaseOf(reflection, conversion),
    typeParameters: toApiTypeParameters(reflection.typeParameters, conversion),
    extends: toApiBaseTypes(reflection, 'extends', conversion),
    implements: toApiBaseTypes(reflection, 'implements', conversion),
    extendedBy: toApiTypes(reflection.extendedBy, conversion),
    members: toApiMembers(reflection, conversion),
  }
}
