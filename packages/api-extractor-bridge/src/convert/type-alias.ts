import type { ApiTypeAlias } from '@docgen/model'
import type { DeclarationReflection } from 'typedoc'
import { toApiTextsOfAlternatives } from './comment.ts'
import type { Conversion } from './conversion.ts'
import { entryBaseOf } from './declaration.ts'
import { toDeclaredType } from './member.ts'
import { toApiTypeParameters } from './type-parameter.ts'

export function toApiTypeAlias(reflection: DeclarationReflection, conversion: Conversion): ApiTypeAlias {
  const alternativeTexts = toApiTextsOfAlternatives(reflection, conversion)
  return {
    kind: 'type',
    ...entryBaseOf(reflection, conversion),
    typeParameters: toApiTypeParameters(reflection.typeParameters, conversion),
    type: toDeclaredType(reflection, conversion),
    ...(alternativeTexts.length > 0 && { alternativeTexts }),
  }
}
