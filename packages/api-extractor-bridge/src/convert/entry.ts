import { apiKinds, compareNames, type ApiEntry } from '@docgen/model'
import type { DeclarationReflection } from 'typedoc'
import { toApiClass } from './class.ts'
import type { Conversion } from './conversion.ts'
import { entryKindOf } from './entry-kind.ts'
import { toApiEnum } from './enum.ts'
import { toApiFunction } from './function.ts'
import { toApiInterface } from './interface.ts'
import { toApiNamespace } from './namespace.ts'
import { toApiReference } from './reference.ts'
import { toApiTypeAlias } from './type-alias.ts'
import { toApiVariable } from './variable.ts'

const converters: Record<ApiEntry['kind'], (reflection: DeclarationReflection, conversion: Conversion) => ApiEntry> = {
  class: toApiClass,
  enum: toApiEnum,
  function: toApiFunction,
  interface: toApiInterface,
  namespace: toApiNamespace,
  reference: toApiReference,
  type: toApiTypeAlias,
  variable: toApiVariable,
}

const order: readonly ApiEntry['kind'][] = [...apiKinds, 'reference']

/** Entries of a module or namespace, sorted by kind and name, or as the source has them; references last. */
export function toApiEntries(
  children: readonly DeclarationReflection[],
  conversion: Conversion,
  isInSourceOrder = false,
): readonly ApiEntry[] {
  return children.map((child) => converters[entryKindOf(child)](child, conversion)).sort(isInSourceOrder ? byKind : byKindAndName)
}

function byKind(a: ApiEntry, b: ApiEntry): number {
  return order.indexOf(a.kind) - order.indexOf(b.kind)
}

function byKindAndName(a: ApiEntry, b: ApiEntry): number {
  return byKind(a, b) || compareNames(a.name, b.name)
}
