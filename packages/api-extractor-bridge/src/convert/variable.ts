import type { ApiVariable } from '@docgen/ssg-cli/model'
import type { DeclarationReflection } from 'typedoc'
import { defaultValueOf } from './comment.ts'
import type { Conversion } from './conversion.ts'
import { entryBaseOf } from './declaration.ts'
import { toApiObjectType, toApiType } from './type.ts'

export function toApiVariable(reflection: DeclarationReflection, conversion: Conversion): ApiVariable {
  return {
    kind: 'variable',
    ...entryBaseOf(reflection, conversion),
    type: reflection.type ? toApiType(reflection.type, conversion) : toApiObjectType(reflection, conversion),
    defaultValue: defaultValueOf(reflection),
  }
}
