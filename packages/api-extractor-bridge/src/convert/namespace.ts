import type { ApiNamespace } from '@docgen/model'
import type { DeclarationReflection } from 'typedoc'
import type { Conversion } from './conversion.ts'
import { entryBaseOf } from './declaration.ts'

export function toApiNamespace(reflection: DeclarationReflection, conversion: Conversion): ApiNamespace {
  return {
    kind: 'namespace',
    ...entryBaseOf(reflection, conversion),
    entries: conversion.toEntries(reflection.children ?? []),
  }
}
