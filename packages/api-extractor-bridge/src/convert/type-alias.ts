import type { ApiTypeAlias } from '@docgen/ssg-cli/model'
import type { DeclarationReflection } from 'typedoc'
import type { Conversion } from './conversion.ts'
import { entryBaseOf } from './declaration.ts'
import { toApiObjectType, toApiType } from './type.ts'
import { toApiTypeParameters } from './type-parameter.ts'

export function toApiTypeAlias(reflection: DeclarationReflection, conversion: Conversion): ApiTypeAlias {
  return {
    kind: 'type',
    ...entryBaseOf(reflection, conversion),
    typeParameters: toApiTypeParameters(reflection.typeParameters, conversion),
    // TypeDoc makes the members of an alias for an object type its own, and drops the type.
    type: reflection.type ? toApiType(reflection.type, conversion) : toApiObjectType(reflection, conversion),
  }
}
