import type { ApiParameter, ApiSignature } from '@docgen/model'
import type { ParameterReflection, SignatureReflection } from 'typedoc'
import { assignedValueOf, toApiComment, toApiTextOfParameter } from './comment.ts'
import type { Conversion } from './conversion.ts'
import { readableNames } from './parameter-name.ts'
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
  const names = readableNames(parameters.map(({ name }) => name))
  return parameters.map((parameter, index) => ({
    name: names[index] ?? parameter.name,
    type: conversion.toType(parameter.type),
    isOptional: parameter.flags.isOptional || parameter.defaultValue !== undefined,
    isRest: parameter.flags.isRest,
    defaultValue: assignedValueOf(parameter, conversion),
    text: toApiTextOfParameter(parameter, conversion),
  }))
}
