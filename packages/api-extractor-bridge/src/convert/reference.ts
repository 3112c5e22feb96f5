import type { ApiReference } from '@docgen/model'
import type { DeclarationReflection } from 'typedoc'
import type { Conversion } from './conversion.ts'
import { displayNameOf, entryBaseOf } from './declaration.ts'

export function toApiReference(reflection: DeclarationReflection, conversion: Conversion): ApiReference {
  const target = reflection.isReference() ? reflection.tryGetTargetReflectionDeep() : undefined
  const targetName = target ? displayNameOf(target, conversion) : reflection.name
  const base = entryBaseOf(reflection, conversion)
  return {
    kind: 'reference',
    ...base,
    displayName: base.name === 'default' ? targetName : base.displayName,
    target: conversion.ids.findTarget(target),
    targetName,
  }
}
