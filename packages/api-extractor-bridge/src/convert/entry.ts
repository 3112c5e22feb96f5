import { apiKinds, type ApiEntry } from '@docgen/ssg-cli/model'
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

/** Entries of a module or namespace, sorted by kind and name, references last. */
export function toApiEntries(children: readonly DeclarationReflection[], conversion: Conversion): readonly ApiEntry[] {
  return children.map((child) => converters[entryKindOf(child)](child, conversion)).sort(byKindAndName)
}

function byKindAndName(a: ApiEntry, b: ApiEntry): number {
  return order.indexOf(a.kind) - order.indexOf(b.kind) || (a.name < b.name ? -1 : 1)
}
