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
    if (name === undefined) return conversion.toType(type)
    return { kind: 'reference', name, typeArguments: [], package: conversion.symbols.findImportedPackage(name) }
  })
}

/** How TypeDoc hands on a symbol that TypeScript did not find. */
function isUnreadable(type: SomeType): boolean {
  if (type.type === 'reference') return type.name === 'unknown' && type.reflection === undefined
  return type.type === 'unknown' || type.type === 'intrinsic'
}
