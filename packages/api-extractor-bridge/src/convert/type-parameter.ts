import type { ApiTypeParameter } from '@docgen/model'
import type { TypeParameterReflection } from 'typedoc'
import { toApiTextOfParameter } from './comment.ts'
import type { Conversion } from './conversion.ts'

export function toApiTypeParameters(
  parameters: readonly TypeParameterReflection[] | undefined,
  conversion: Conversion,
): readonly ApiTypeParameter[] {
  return (parameters ?? []).map((parameter) => ({
    name: typeParameterName(parameter.name),
    constraint: parameter.type && conversion.toType(parameter.type),
    defaultType: parameter.default && conversion.toType(parameter.default),
    isConst: parameter.flags.isConst,
    variance: parameter.varianceModifier,
    text: toApiTextOfParameter(parameter, conversion),
  }))
}

/** A bundler of declarations puts `$1` behind a name that another file of the package has too. The author wrote none. */
export function typeParameterName(name: string): string {
  return name.replace(/(?<=.)\$\d+$/, '')
}
