import type { ApiEntry } from '@docgen/model'
import { ReflectionKind, type DeclarationReflection } from 'typedoc'

/** Our kind of what stands in a module or namespace. */
export function entryKindOf(reflection: DeclarationReflection): ApiEntry['kind'] {
  if (reflection.isReference()) return 'reference'
  switch (reflection.kind) {
    case ReflectionKind.Class:
      return 'class'
    case ReflectionKind.Enum:
      return 'enum'
    case ReflectionKind.Function:
      return 'function'
    case ReflectionKind.Interface:
      return 'interface'
    case ReflectionKind.TypeAlias:
      return 'type'
    case ReflectionKind.Variable:
      return 'variable'
    case ReflectionKind.Namespace:
    // `declare module 'name'` inside a package.
    case ReflectionKind.Module:
      return 'namespace'
    default:
      throw new Error(`TypeDoc's kind ${ReflectionKind[reflection.kind]} has no kind of entry: ${reflection.getFullName()}`)
  }
}
