import ts from 'typescript'
import { ReflectionKind, type Context } from 'typedoc'

/**
 * Of a class with a member whose computed name may be any string, TypeScript says that it has an index signature, and so do its heirs. Its
 * author has written none. To be called when everything is converted and nothing is resolved yet.
 */
export function dropComputedIndexes(context: Context, checker: ts.TypeChecker): void {
  for (const reflection of context.project.getReflectionsByKind(ReflectionKind.Class)) {
    if (!reflection.isDeclaration() || !reflection.indexSignatures) continue
    const unwritten = reflection.indexSignatures.filter(({ sources = [] }) => sources.length === 0)
    const symbol = unwritten.length > 0 ? context.getSymbolFromReflection(reflection) : undefined
    if (!symbol || !hasComputedMember(checker.getDeclaredTypeOfSymbol(symbol), checker)) continue
    for (const signature of unwritten) context.project.removeReflection(signature)
  }
}

function hasComputedMember(type: ts.Type, checker: ts.TypeChecker): boolean {
  const own = (type.symbol?.declarations ?? []).some(
    (declaration) => ts.isClassLike(declaration) && declaration.members.some((member) => mayHaveAnyName(member, checker)),
  )
  return own || (type.isClassOrInterface() && checker.getBaseTypes(type).some((base) => isOfComputed(base, checker)))
}

function mayHaveAnyName({ name }: ts.ClassElement, checker: ts.TypeChecker): boolean {
  if (!name || !ts.isComputedPropertyName(name)) return false
  const type = checker.getTypeAtLocation(name.expression)
  return (type.isUnion() ? type.types : [type]).some(({ flags }) => (flags & ts.TypeFlags.String) !== 0)
}

function isOfComputed({ symbol }: ts.Type, checker: ts.TypeChecker): boolean {
  return symbol !== undefined && hasComputedMember(checker.getDeclaredTypeOfSymbol(symbol), checker)
}
