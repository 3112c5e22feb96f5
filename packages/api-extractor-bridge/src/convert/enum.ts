import type { ApiEnum, ApiEnumMember } from '@docgen/model'
import type { DeclarationReflection } from 'typedoc'
import type { Conversion } from './conversion.ts'
import { declarationOf, entryBaseOf } from './declaration.ts'
import { literalText } from './type.ts'

export function toApiEnum(reflection: DeclarationReflection, conversion: Conversion): ApiEnum {
  // TypeDoc is told to keep the order of the source.
  const members = (reflection.children ?? []).map((member) => toApiEnumMember(member, conversion))
  return { kind: 'enum', ...entryBaseOf(reflection, conversion), ...(reflection.flags.isConst && { isConst: true }), members }
}

/** A member whose value is computed at run time has what computes it. */
function toApiEnumMember(reflection: DeclarationReflection, conversion: Conversion): ApiEnumMember {
  const { type } = reflection
  const value = type?.type === 'literal' ? literalText(type.value) : conversion.symbols.findInitializer(reflection)
  return { ...declarationOf(reflection, conversion), value }
}
