// TypeDoc drops the arguments of `import('./a').Box<string>` and of `typeof box<string>`, of `typeof import('./a')` all but a made-up name, and the
// `undefined` of `{ [Key in keyof T]?: T[Key] | undefined }`, without which only what is given may be undefined.
import ts from 'typescript'
import { QueryType, type ReferenceType, type SomeType } from 'typedoc'

type Convert = (node: ts.TypeNode) => SomeType

/** Whether something is written in a type that `withArguments` would add. */
export function losesArguments(written: ts.TypeNode): boolean {
  const visit = (node: ts.Node): boolean => isLosing(node) || (ts.forEachChild(node, visit) ?? false)
  return visit(written)
}

function isLosing(node: ts.Node): boolean {
  if (ts.isImportTypeNode(node)) return node.isTypeOf || node.typeArguments !== undefined
  if (ts.isMappedTypeNode(node)) return losesUndefined(node)
  return ts.isTypeQueryNode(node) && node.typeArguments !== undefined
}

function losesUndefined({ questionToken, type }: ts.MappedTypeNode): boolean {
  const isOptional = questionToken !== undefined && questionToken.kind !== ts.SyntaxKind.MinusToken
  return isOptional && type !== undefined && ts.isUnionTypeNode(type) && type.types.some(isUndefined)
}

function isUndefined({ kind }: ts.TypeNode): boolean {
  return kind === ts.SyntaxKind.UndefinedKeyword
}

/** The type with what was written, as deep as it has the shape of that. */
export function withArguments(type: SomeType, node: ts.TypeNode, convert: Convert): SomeType {
  const inner = (each: SomeType, written: ts.TypeNode | undefined): SomeType =>
    written ? withArguments(each, written, convert) : each
  if (ts.isParenthesizedTypeNode(node)) return inner(type, node.type)
  if (ts.isImportTypeNode(node)) return type.type === 'reference' ? importedType(type, node, convert) : type
  if (ts.isTypeQueryNode(node)) {
    if (type.type === 'query' && node.typeArguments) type.queryType.typeArguments = node.typeArguments.map(convert)
    return type
  }
  switch (type.type) {
    case 'union':
    case 'intersection': {
      const written = ts.isUnionTypeNode(node) || ts.isIntersectionTypeNode(node) ? node.types : []
      if (written.length === type.types.length) type.types = type.types.map((each, index) => inner(each, written[index]))
      return type
    }
    case 'reference': {
      const written = (ts.isTypeReferenceNode(node) && node.typeArguments) || []
      type.typeArguments = type.typeArguments?.map((each, index) => inner(each, written[index]))
      return type
    }
    case 'array':
      if (ts.isArrayTypeNode(node)) type.elementType = inner(type.elementType, node.elementType)
      return type
    case 'tuple':
      if (ts.isTupleTypeNode(node)) type.elements = type.elements.map((each, index) => inner(each, node.elements[index]))
      return type
    case 'namedTupleMember':
      if (ts.isNamedTupleMember(node)) type.element = inner(type.element, node.type)
      return type
    case 'mapped':
      if (!ts.isMappedTypeNode(node)) return type
      type.templateType = losesUndefined(node) && node.type ? convert(node.type) : inner(type.templateType, node.type)
      return type
    case 'conditional':
      if (!ts.isConditionalTypeNode(node)) return type
      type.checkType = inner(type.checkType, node.checkType)
      type.extendsType = inner(type.extendsType, node.extendsType)
      type.trueType = inner(type.trueType, node.trueType)
      type.falseType = inner(type.falseType, node.falseType)
      return type
    case 'typeOperator':
      if (ts.isTypeOperatorNode(node)) type.target = inner(type.target, node.type)
      return type
    case 'indexedAccess':
      if (ts.isIndexedAccessTypeNode(node)) {
        type.objectType = inner(type.objectType, node.objectType)
        type.indexType = inner(type.indexType, node.indexType)
      }
      return type
    default:
      return type
  }
}

function importedType(type: ReferenceType, node: ts.ImportTypeNode, convert: Convert): SomeType {
  if (node.typeArguments) type.typeArguments = node.typeArguments.map(convert)
  if (!node.isTypeOf) return type
  if (!node.qualifier && ts.isLiteralTypeNode(node.argument)) type.name = `import(${node.argument.getText()})`
  return new QueryType(type)
}
