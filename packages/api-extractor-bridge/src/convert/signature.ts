import type { ApiParameter, ApiSignature, ApiType } from '@docgen/model'
import type { ParameterReflection, SignatureReflection } from 'typedoc'
import { deprecatedText, toApiComment, toApiTextOfParameter } from './comment.ts'
import { assignedValueOf } from './default-value.ts'
import type { Conversion } from './conversion.ts'
import { readableNames } from '../typedoc/parameter-name.ts'
import { toApiTypeParameters } from './type-parameter.ts'

export function toApiSignatures(
  signatures: readonly SignatureReflection[] | undefined,
  conversion: Conversion,
): readonly ApiSignature[] {
  return (signatures ?? []).map((signature) => toApiSignature(signature, conversion))
}

export function toApiSignature(signature: SignatureReflection, conversion: Conversion): ApiSignature {
  return {
    typeParameters: toApiTypeParameters(signature.typeParameters, conversion),
    parameters: toApiParameters(signature.parameters ?? [], conversion),
    returns: conversion.toType(signature.type),
    comment: toApiComment(signature.comment, signature, conversion),
  }
}

function toApiParameters(parameters: readonly ParameterReflection[], conversion: Conversion): readonly ApiParameter[] {
  const names = readableNames(parameters.map(({ name, flags }) => ({ name, isRest: flags.isRest })))
  const lastRequired = parameters.findLastIndex((parameter) => !mayBeLeftOut(parameter))
  return parameters.map((parameter, index) => ({
    name: names[index] ?? parameter.name,
    // A caller has to write `undefined` to get a default that comes before a required parameter.
    type:
      index < lastRequired && mayBeLeftOut(parameter)
        ? orUndefined(conversion.toType(parameter.type))
        : conversion.toType(parameter.type),
    isOptional: index > lastRequired && mayBeLeftOut(parameter) && !parameter.flags.isRest,
    isRest: parameter.flags.isRest,
    defaultValue: assignedValueOf(parameter, conversion),
    deprecated: parameter.comment && deprecatedText(parameter.comment, parameter, conversion),
    text: toApiTextOfParameter(parameter, conversion),
  }))
}

function mayBeLeftOut({ flags, defaultValue }: ParameterReflection): boolean {
  return flags.isOptional || flags.isRest || defaultValue !== undefined
}

function orUndefined(type: ApiType): ApiType {
  const isThere = (each: ApiType): boolean => each.kind === 'intrinsic' && /^(?:undefined|any|unknown)$/.test(each.name)
  const types = type.kind === 'union' ? type.types : [type]
  return types.some(isThere) ? type : { kind: 'union', types: [...types, { kind: 'intrinsic', name: 'undefined' }] }
}
