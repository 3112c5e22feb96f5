// The type that an author wrote for what a reflection stands for, as long as it means the same there.
import ts from 'typescript'
import {
  makeRecursiveVisitor,
  ReflectionKind,
  type Context,
  type DeclarationReflection,
  type ParameterReflection,
  type SignatureReflection,
  type SomeType,
} from 'typedoc'
import { isWrittenByOwner, isDeclaredBy, isInScope, scopeOf } from './scope.ts'

export type TypedReflection = DeclarationReflection | ParameterReflection | SignatureReflection

/** What TypeDoc made a signature of. */
export interface SignatureSource {
  readonly declaration?: ts.SignatureDeclaration | ts.JSDocSignature | undefined
  readonly signature?: ts.Signature | undefined
}

export type SourceOfSignature = (reflection: SignatureReflection) => SignatureSource | undefined

/**
 * `undefined` where nothing is written that is of use, or what is written has been given other types since: by an heir, or by a mapped type. To
 * compare two types can take TypeScript longer than all else, so that comes last.
 */
export function findWrittenType(
  reflection: TypedReflection,
  sourceOf: SourceOfSignature,
  project: Context,
  isOfUse: (written: ts.TypeNode) => boolean,
): ts.TypeNode | undefined {
  const written = reflection.isSignature()
    ? returnTypeOf(reflection, sourceOf(reflection), project)
    : annotationOf(reflection, project)
  if (!written || !isOfUse(written.node) || !isInScope(written.node, reflection, project)) return undefined
  return written.isTypeHere() ? written.node : undefined
}

interface WrittenType {
  readonly node: ts.TypeNode
  /** Whether what the reflection stands for has that type. */
  readonly isTypeHere: () => boolean
}

function returnTypeOf(
  reflection: SignatureReflection,
  { declaration, signature }: SignatureSource = {},
  context: Context,
): WrittenType | undefined {
  const { checker } = context
  // Of what is shown as a class, TypeDoc says that `new` gives that class.
  if (reflection.kind === ReflectionKind.ConstructorSignature && reflection.parent.parent?.kindOf(ReflectionKind.Class))
    return undefined
  if (!declaration || ts.isJSDocSignature(declaration) || !declaration.type) return undefined
  const node = declaration.type
  if (ts.isIndexSignatureDeclaration(declaration))
    return { node, isTypeHere: () => isDeclaredBy(declaration, reflection.parent, context) }
  if (!signature) return undefined
  return {
    node,
    isTypeHere: () =>
      checker.getSignatureFromDeclaration(declaration) === signature ||
      isWrittenByOwner(node, reflection.parent, context) ||
      hasType(node, checker.getReturnTypeOfSignature(signature), checker),
  }
}

function annotationOf(reflection: DeclarationReflection | ParameterReflection, context: Context): WrittenType | undefined {
  const symbol = context.getSymbolFromReflection(reflection)
  // An alias and a variable may share a name.
  const isAlias = reflection.kindOf(ReflectionKind.TypeAlias)
  const declarations = symbol?.declarations?.filter((declaration) => ts.isTypeAliasDeclaration(declaration) === isAlias)
  const node = declarations?.map(typeNodeOf).find((type) => type !== undefined)
  if (!symbol || !node) return undefined
  return {
    node,
    isTypeHere: () =>
      // TypeScript makes other symbols of the same declarations where it puts other types in their place.
      !(symbol.flags & ts.SymbolFlags.Transient) ||
      isWrittenByOwner(node, reflection.parent?.parent, context) ||
      hasType(node, context.checker.getTypeOfSymbol(symbol), context.checker),
  }
}

/** Save for the `undefined` of what is optional. */
function hasType(written: ts.TypeNode, type: ts.Type, checker: ts.TypeChecker): boolean {
  const declared = checker.getTypeAtLocation(written)
  if (declared === type) return true
  const [a, b] = [checker.getNonNullableType(declared), checker.getNonNullableType(type)]
  // An heir is no `this` of its base, and what is given for a parameter is not the parameter. To find that out can take TypeScript seconds.
  if (a.flags & ts.TypeFlags.TypeParameter && !(b.flags & ts.TypeFlags.Any)) return a === b
  return a === b || (checker.isTypeAssignableTo(a, b) && checker.isTypeAssignableTo(b, a))
}

function typeNodeOf(node: ts.Declaration): ts.TypeNode | undefined {
  const isAnnotated =
    ts.isVariableDeclaration(node) ||
    ts.isPropertyDeclaration(node) ||
    ts.isPropertySignature(node) ||
    ts.isParameter(node) ||
    ts.isTypeAliasDeclaration(node)
  return isAnnotated ? node.type : undefined
}

/** A list of more members is too long to read: a name says more, though it leads nowhere. */
const mostShown = 100

/** Whether TypeDoc would write out no more members than that of a type. */
function isShort(whole: ts.Type, checker: ts.TypeChecker): boolean {
  let left = mostShown
  const visit = (type: ts.Type): void => {
    if (type.isUnionOrIntersection()) type.types.forEach(visit)
    // What has a name is written by its name.
    else if (!type.aliasSymbol && type.symbol?.flags & (ts.SymbolFlags.TypeLiteral | ts.SymbolFlags.ObjectLiteral)) {
      for (const property of checker.getPropertiesOfType(type)) if (left-- > 0) visit(checker.getTypeOfSymbol(property))
    }
  }
  visit(whole)
  return left >= 0
}

/**
 * Whether it says less than what TypeDoc makes of its type: for `Options<string>` of an alias with `@inline`, that is the alias with its
 * arguments in it, and for `typeof defaults` of what no package exports, all that readers get to see of it,
 * unless that is very long.
 */
export function namesShownByType(written: ts.TypeNode, reflection: TypedReflection, project: Context): boolean {
  const scope = scopeOf(reflection, project)
  const symbolOf = (node: ts.EntityName): ts.Symbol | undefined => {
    const symbol = scope.getSymbolAtLocation(node)
    return symbol && scope.resolveAliasedSymbol(symbol)
  }
  const isShownByType = (node: ts.Node): boolean => {
    if (ts.isTypeReferenceNode(node)) {
      const symbol = node.typeArguments && symbolOf(node.typeName)
      return symbol !== undefined && scope.shouldInline(symbol, node.typeName.getText())
    }
    const symbol = ts.isTypeQueryNode(node) ? symbolOf(node.exprName) : undefined
    if (!symbol || scope.getReflectionFromSymbol(symbol) || scope.converter.isExternal(symbol, scope.checker)) return false
    return isShort(scope.checker.getTypeOfSymbol(symbol), scope.checker)
  }
  const visit = (node: ts.Node): boolean => isShownByType(node) || (ts.forEachChild(node, visit) ?? false)
  return visit(written)
}

/** A name that an import gives to what it imports is known in its file alone. */
export function withDeclaredNames(type: SomeType): SomeType {
  type.visit(
    makeRecursiveVisitor({
      reference: (reference) => {
        const declared = reference.symbolId?.qualifiedName.split('.').at(-1) ?? ''
        const isName = /^[\w$]+$/.test(declared) && !namesOfNothing.has(declared)
        if (isName && !reference.name.includes('.')) reference.name = declared
      },
    }),
  )
  return type
}

/** What TypeScript calls the symbol of a name that it does not find, and of an export without a name. */
const namesOfNothing: ReadonlySet<string> = new Set(['unknown', 'default'])
