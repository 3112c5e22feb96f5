import type { ApiTypeParameter } from '@docgen/model'
import type { TypeParameterReflection } from 'typedoc'
import { withoutMark } from './bundled-names.ts'
import { toApiTextOfParameter } from './comment.ts'
import type { Conversion } from './conversion.ts'

export function toApiTypeParameters(
  parameters: readonly TypeParameterReflection[] | undefined,
  conversion: Conversion,
): readonly ApiTypeParameter[] {
  return (parameters ?? []).map((parameter) => ({
    name: withoutMark(parameter.name),
    constraint: parameter.type && conversion.toType(parameter.type),
    defaultType: parameter.default && conversion.toType(parameter.default),
    isConst: parameter.flags.isConst,
    variance: parameter.varianceModifier,
    text: toApiTextOfParameter(parameter, conversion),
  }))
}
