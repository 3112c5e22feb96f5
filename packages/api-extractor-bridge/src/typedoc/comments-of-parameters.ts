import type ts from 'typescript'
import { ReflectionKind, type Context } from 'typedoc'

/**
 * TypeDoc reads the comments that stand before the parameters of functions, and none of those in function types. To be called when everything is
 * converted and nothing is resolved yet.
 */
export function readCommentsOfParameters(context: Context, program: ts.Program): void {
  const project = context.withScope(context.project)
  project.setActiveProgram(program)
  for (const parameter of project.project.getReflectionsByKind(ReflectionKind.Parameter)) {
    const symbol = parameter.comment ? undefined : project.getSymbolFromReflection(parameter)
    const comment = symbol && project.getComment(symbol, ReflectionKind.Parameter)
    if (comment) parameter.comment = comment
  }
}
