// Where a type was written, and whether it means the same where a reflection shows it.
import ts from 'typescript'
import { ReflectionKind, type Context, type Reflection } from 'typedoc'

/** TypeDoc enters one scope after the other. */
export function scopeOf(reflection: Reflection, project: Context): Context {
  return reflection.parent ? scopeOf(reflection.parent, project).withScope(reflection) : project
}

/**
 * Whether all type parameters that the text names are declared within it, or within what the reflection stands for and is part of. Else
 * something else has been put in their place: an heir gives type arguments to its base, and a caller to a function.
 */
export function isInScope(written: ts.TypeNode, reflection: Reflection, context: Context): boolean {
  let holders: readonly ts.Declaration[] | undefined
  return !someIdentifier(written, (node) => {
    const declarations = context.checker.getSymbolAtLocation(node)?.declarations ?? []
    return declarations.some((declaration) => {
      if (!ts.isTypeParameterDeclaration(declaration) || isWithin(declaration, written)) return false
      holders ??= holdersOf(reflection, context)
      return !holders.some((holder) => isWithin(declaration, holder))
    })
  })
}

/**
 * Whether what is written of a member stands where its own class or interface declares it, and so means what it says. There TypeScript has put
 * that type in the place of `this`, and copies in that of the type parameters of a method. Signatures without a name are no member's: they stand in
 * the interface itself.
 */
export function isWrittenByOwner(written: ts.TypeNode, member: Reflection | undefined, context: Context): boolean {
  const holder = [member, member?.parent].find((each) => each?.kindOf(ReflectionKind.ClassOrInterface))
  return holder !== undefined && isDeclaredBy(written, holder, context)
}

/** Whether a text stands where the reflection is declared, and not where one that it inherits from is. */
export function isDeclaredBy(written: ts.Node, reflection: Reflection | undefined, context: Context): boolean {
  const declarations = (reflection && context.getSymbolFromReflection(reflection)?.declarations) ?? []
  return declarations.some((declaration) => isWithin(written, declaration))
}

export function hasThis(node: ts.Node): boolean {
  if (node.kind === ts.SyntaxKind.ThisType) return true
  // Inside an object type, `this` is that object, and TypeDoc has converted it.
  return !ts.isTypeLiteralNode(node) && (ts.forEachChild(node, hasThis) ?? false)
}

/** The declarations of a reflection and of those around it. Modules declare no type parameters, and hold all that do. */
function holdersOf(reflection: Reflection, context: Context): readonly ts.Declaration[] {
  if (reflection.kindOf(ReflectionKind.SomeModule | ReflectionKind.Project)) return []
  const own = context.getSymbolFromReflection(reflection)?.declarations ?? []
  return reflection.parent ? [...own, ...holdersOf(reflection.parent, context)] : own
}

function isWithin(node: ts.Node, holder: ts.Node): boolean {
  return node === holder || (node.parent !== undefined && isWithin(node.parent, holder))
}

function someIdentifier(within: ts.Node, isSought: (node: ts.Identifier) => boolean): boolean {
  const visit = (node: ts.Node): boolean => (ts.isIdentifier(node) ? isSought(node) : (ts.forEachChild(node, visit) ?? false))
  return visit(within)
}
