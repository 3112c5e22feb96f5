// In: a type that TypeDoc asked TypeScript for, and what the author wrote. Out: whether the one says no less than the other.
import ts from 'typescript'
import type { SomeType } from 'typedoc'

/**
 * What takes longer to compare than to convert counts as different. What stands in braces, and parameters of functions, are reflections
 * of their own.
 */
export function saysAsMuch(type: SomeType, node: ts.TypeNode): boolean {
  if (ts.isParenthesizedTypeNode(node)) return saysAsMuch(type, node.type)
  switch (type.type) {
    case 'intrinsic':
      return type.name === ts.tokenToString(node.kind)
    case 'literal':
      return ts.isLiteralTypeNode(node)
    case 'reflection':
      return ts.isTypeLiteralNode(node) || ts.isFunctionTypeNode(node) || ts.isConstructorTypeNode(node)
    case 'array':
      return ts.isArrayTypeNode(node)
        ? saysAsMuch(type.elementType, node.elementType)
        : ts.isTypeReferenceNode(node) && node.typeName.getText() === 'Array' && saySame([type.elementType], node.typeArguments)
    case 'reference':
      return (
        ts.isTypeReferenceNode(node) &&
        type.name === node.typeName.getText() &&
        saySame(type.typeArguments ?? [], node.typeArguments)
      )
    case 'union':
      return ts.isUnionTypeNode(node) && saySame(type.types, node.types)
    case 'intersection':
      return ts.isIntersectionTypeNode(node) && saySame(type.types, node.types)
    case 'predicate':
      return (
        ts.isTypePredicateNode(node) &&
        (type.targetType && node.type ? saysAsMuch(type.targetType, node.type) : type.targetType === node.type)
      )
    default:
      return false
  }
}

function saySame(types: readonly SomeType[], nodes: readonly ts.TypeNode[] = []): boolean {
  return (
    types.length === nodes.length &&
    nodes.every((node, index) => {
      const type = types[index]
      return type !== undefined && saysAsMuch(type, node)
    })
  )
}
