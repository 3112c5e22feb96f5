import ts from 'typescript'
import { ReflectionFlag, ReflectionKind, type Context } from 'typedoc'

/** `abstract new () => T`: TypeDoc says so only where it converts what is written. To be called when everything is converted. */
export function markAbstractConstructors(context: Context): void {
  for (const signature of context.project.getReflectionsByKind(ReflectionKind.ConstructorSignature)) {
    const declarations = (signature.parent && context.getSymbolFromReflection(signature.parent)?.declarations) ?? []
    if (declarations.some(isAbstract)) signature.flags.setFlag(ReflectionFlag.Abstract, true)
  }
}

function isAbstract(node: ts.Declaration): boolean {
  return ts.isConstructorTypeNode(node) && (node.modifiers ?? []).some(({ kind }) => kind === ts.SyntaxKind.AbstractKeyword)
}
