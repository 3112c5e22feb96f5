import type { ApiType } from '@docgen/model'
import type { DeclarationReflection, SomeType } from 'typedoc'
import type { Conversion } from './conversion.ts'

/** What a class or interface extends or implements; what could not be read, its package not being installed, by the name written. */
export function toApiBaseTypes(
  reflection: DeclarationReflection,
  clause: 'extends' | 'implements',
  conversion: Conversion,
): readonly ApiType[] {
  const types = (clause === 'extends' ? reflection.extendedTypes : reflection.implementedTypes) ?? []
  const written = conversion.symbols.writtenBasesOf(reflection, clause)
  return types.map((type, index) => {
    const name = isUnreadable(type) ? written[index] : undefined
    if (name === undefined) return withoutThis(conversion.toType(type))
    return { kind: 'reference', name, typeArguments: [], package: conversion.symbols.findImportedPackage(name) }
  })
}

/** Of what an expression gives (`extends mixin(Base)`), TypeScript counts the type of `this` among the arguments, where none can be written. */
function withoutThis(type: ApiType): ApiType {
  if (type.kind === 'intersection') return { ...type, types: type.types.map(withoutThis) }
  if (type.kind !== 'reference') return type
  const last = type.typeArguments.at(-1)
  const isThis = last?.kind === 'intrinsic' && last.name === 'this'
  return isThis ? { ...type, typeArguments: type.typeArguments.slice(0, -1) } : type
}

/** How TypeDoc hands on a symbol that TypeScript did not find. */
function isUnreadable(type: SomeType): boolean {
  if (type.type === 'reference') return type.name === 'unknown' && type.reflection === undefined
  return type.type === 'unknown' || type.type === 'intrinsic'
}
