import type { ApiType } from '@docgen/model'
import type { DeclarationReflection, SomeType } from 'typedoc'
import type { Conversion } from './conversion.ts'
import { displayNameOf } from './declaration.ts'

/** What a class or interface extends or implements. */
export function toApiBaseTypes(
  reflection: DeclarationReflection,
  clause: 'extends' | 'implements',
  conversion: Conversion,
): readonly ApiType[] {
  const types = (clause === 'extends' ? reflection.extendedTypes : reflection.implementedTypes) ?? []
  return types.map((type) => withoutThis(withOtherName(conversion.toType(type), type, reflection, conversion)))
}

/** The `Signal` of another package keeps the name that its heir knows it by, where that is a `Signal` too. */
function withOtherName(type: ApiType, written: SomeType, heir: DeclarationReflection, conversion: Conversion): ApiType {
  const isOwnName = type.kind === 'reference' && type.name === displayNameOf(heir, conversion)
  const isOther = isOwnName && written.type === 'reference' && type.target !== conversion.ids.idOf(heir)
  return isOther ? { ...type, name: written.name } : type
}

/** Of what an expression gives (`extends mixin(Base)`), TypeScript counts the type of `this` among the arguments, where none can be written. */
function withoutThis(type: ApiType): ApiType {
  if (type.kind === 'intersection') return { ...type, types: type.types.map(withoutThis) }
  if (type.kind !== 'reference') return type
  const last = type.typeArguments.at(-1)
  const isThis = last?.kind === 'intrinsic' && last.name === 'this'
  return isThis ? { ...type, typeArguments: type.typeArguments.slice(0, -1) } : type
}
