import ts from 'typescript'
import { meantSymbol } from '../meant-symbol.ts'

/**
 * Of `Items<T>`, after `type Items<T> = Ensure<Item<T>[]>`, TypeDoc asks what the name alone stands for. That is an array, so it makes `T[]` of it.
 * Of `{} extends T ? {} : never`, TypeScript says that the second `{}` has all that `T` has. Within this, such a name stands for nothing, and an object
 * type for what is written.
 */
export function withTypesOfNodes<Result>(checker: ts.TypeChecker, run: () => Result): Result {
  const { getTypeAtLocation } = checker
  checker.getTypeAtLocation = (node) => {
    const type = getTypeAtLocation(node)
    if (ts.isTypeLiteralNode(node)) return isSubstitution(type) ? type.baseType : type
    return isNameWithArguments(node) && checker.isArrayType(type) && isAlias(node, checker) ? checker.getAnyType() : type
  }
  try {
    return run()
  } finally {
    checker.getTypeAtLocation = getTypeAtLocation
  }
}

function isSubstitution(type: ts.Type): type is ts.SubstitutionType {
  return (type.flags & ts.TypeFlags.Substitution) !== 0
}

function isNameWithArguments({ parent }: ts.Node): boolean {
  return parent !== undefined && ts.isTypeReferenceNode(parent) && parent.typeArguments !== undefined
}

function isAlias(node: ts.Node, checker: ts.TypeChecker): boolean {
  const { parent } = node
  if (!ts.isTypeReferenceNode(parent) || parent.typeName !== node) return false
  const symbol = checker.getSymbolAtLocation(node)
  return symbol !== undefined && (meantSymbol(symbol, checker).flags & ts.SymbolFlags.TypeAlias) !== 0
}
