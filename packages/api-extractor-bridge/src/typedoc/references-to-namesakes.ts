import { ReferenceReflection, ReflectionKind, type Context, type DeclarationReflection } from 'typedoc'
import type ts from 'typescript'
import { createIsShown } from './is-shown.ts'
import { scopeOf } from './scope.ts'

/**
 * Of an interface and a variable that share a name, TypeDoc refers to one alone where they are exported again. If that is `@internal` and left out
 * later, the other one would be missing there. To be called when everything is converted and nothing is resolved yet.
 */
export function referToShownNamesakes(context: Context, program: ts.Program): void {
  const project = context.withScope(context.project)
  project.setActiveProgram(program)
  const isShown = createIsShown(context)
  const isLeftOut = (declaration: DeclarationReflection): boolean => {
    const { signatures = [] } = declaration
    return !isShown(declaration) || (signatures.length > 0 && !signatures.some(isShown))
  }
  for (const reference of context.project.getReflectionsByKind(ReflectionKind.Reference)) {
    const target = reference instanceof ReferenceReflection ? reference.tryGetTargetReflectionDeep() : undefined
    if (!target?.isDeclaration() || !isLeftOut(target)) continue
    const namesake = namesakesOf(target, context).find((each) => !isLeftOut(each))
    if (!namesake || !reference.parent) continue
    const scope = scopeOf(reference.parent, project)
    scope.postReflectionCreation(
      new ReferenceReflection(reference.name, namesake, scope.scope),
      context.getSymbolFromReflection(reference),
      undefined,
    )
    context.project.removeReflection(reference)
  }
}

function namesakesOf(declaration: DeclarationReflection, context: Context): readonly DeclarationReflection[] {
  const { parent } = declaration
  const symbol = context.getSymbolFromReflection(declaration)
  const siblings = (parent?.isDeclaration() || parent?.isProject() ? parent.children : undefined) ?? []
  return siblings.filter((each) => each !== declaration && context.getSymbolFromReflection(each) === symbol)
}
