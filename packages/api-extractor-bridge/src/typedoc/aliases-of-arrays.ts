import ts from 'typescript'
import { meantSymbol } from '../meant-symbol.ts'

/**
 * Of `Items<T>`, after `type Items<T> = Ensure<Item<T>[]>`, TypeDoc asks what the name alone stands for. That is an array, so it makes `T[]` of it.
 * Within this, the name of such an alias stands for nothing.
 */
export function withAliasesOfArrays<Result>(checker: ts.TypeChecker, run: () => Result): Result {
  const { getTypeAtLocation } = checker
  checker.getTypeAtLocation = (node) => {
    const type = getTypeAtLocation(node)
    return isNameWithArguments(node) && checker.isArrayType(type) && isAlias(node, checker) ? checker.getAnyType() : type
  }
  try {
    return run()
  } finally {
    checker.getTypeAtLocation = getTypeAtLocation
  }
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
