import ts from 'typescript'
import { ReflectionFlag, ReflectionKind, type Context } from 'typedoc'

/**
 * In plain JavaScript, `@param [size]` makes a parameter optional, and TypeDoc reads it so everywhere. In TypeScript only a question mark or a default
 * does. To be called when everything is converted and nothing is resolved yet.
 */
export function requireBracketedParameters(context: Context): void {
  for (const parameter of context.project.getReflectionsByKind(ReflectionKind.Parameter)) {
    if (!parameter.flags.isOptional) continue
    const declarations = context.getSymbolFromReflection(parameter)?.declarations ?? []
    if (declarations.length > 0 && declarations.every(isRequired)) parameter.flags.setFlag(ReflectionFlag.Optional, false)
  }
}

function isRequired(node: ts.Declaration): boolean {
  if (!ts.isParameter(node) || node.questionToken || node.initializer || node.dotDotDotToken) return false
  return (
    !/\.[cm]?jsx?$/.test(node.getSourceFile().fileName) && ts.getJSDocParameterTags(node).some(({ isBracketed }) => isBracketed)
  )
}
