import type { ApiVariable } from '@docgen/model'
import type { DeclarationReflection } from 'typedoc'
import { defaultValueOf } from './default-value.ts'
import type { Conversion } from './conversion.ts'
import { entryBaseOf } from './declaration.ts'
import { toDeclaredType } from './member.ts'

export function toApiVariable(reflection: DeclarationReflection, conversion: Conversion): ApiVariable {
  const keyword = conversion.symbols.findVariableKeyword(reflection)
  return {
    kind: 'variable',
    ...entryBaseOf(reflection, conversion),
    ...(keyword && { keyword }),
    type: toDeclaredType(reflection, conversion),
    defaultValue: defaultValueOf(reflection, conversion),
  }
}
