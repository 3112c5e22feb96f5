import type { ApiEntry } from '@docgen/model'
import { ReflectionKind, type DeclarationReflection, type SignatureReflection } from 'typedoc'

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
      return signaturesOfConstant(reflection) ? 'function' : 'variable'
    case ReflectionKind.Namespace:
    // `declare module 'name'` inside a package.
    case ReflectionKind.Module:
      return 'namespace'
    default:
      throw new Error(`TypeDoc's kind ${ReflectionKind[reflection.kind]} has no kind of entry: ${reflection.getFullName()}`)
  }
}

/**
 * Those of `const parse: (text: string) => Row`, which is what compilers declare for `const parse = (text: string): Row => …`, and of
 * `{ (text: string): Row }`: a function in both. What has members besides, or a type with a name, stays a constant, and so does what may
 * be given another value.
 */
export function signaturesOfConstant({ kind, flags, type }: DeclarationReflection): readonly SignatureReflection[] | undefined {
  if (kind !== ReflectionKind.Variable || !flags.isConst || type?.type !== 'reflection') return undefined
  const { signatures = [], children = [], indexSignatures = [] } = type.declaration
  const isFunction = signatures.length > 0 && signatures.every((each) => each.kind === ReflectionKind.CallSignature)
  return isFunction && children.length + indexSignatures.length === 0 ? signatures : undefined
}
