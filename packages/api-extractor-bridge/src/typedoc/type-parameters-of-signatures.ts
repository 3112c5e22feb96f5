// TypeDoc asks TypeScript what the arguments of a type parameter have to be at last: of `K extends keyof T` it hands on
// `string | number | symbol`, and of `N extends I` nothing.
import ts from 'typescript'
import type { Context, SomeType, TypeParameterReflection } from 'typedoc'
import type { DiscardedTypes } from './discarded-types.ts'
import { isInScope, scopeOf } from './scope.ts'
import { withDeclaredNames } from './written-type.ts'

/** To be called once for each type parameter of a signature, when everything is converted and nothing is resolved yet. */
export function convertTypeParameter(
  reflection: TypeParameterReflection,
  parameter: ts.TypeParameter,
  project: Context,
  discard: DiscardedTypes['discard'],
): void {
  const declaration = project.getSymbolFromReflection(reflection)?.declarations?.find(ts.isTypeParameterDeclaration)
  if (!declaration) return
  const scope = scopeOf(reflection, project)
  const isOwn = (written: ts.TypeNode) => isInScope(written, reflection, project)
  const fromNode = (written: ts.TypeNode, old: SomeType | undefined): SomeType => {
    discard(old)
    return withDeclaredNames(scope.converter.convertType(scope, written))
  }
  const constraint = ts.getEffectiveConstraintOfTypeParameter(declaration)
  if (constraint && isOwn(constraint)) reflection.type = fromNode(constraint, reflection.type)
  else if (constraint) reflection.type = withArguments(reflection.type, parameter, scope, discard)
  const { default: byDefault } = declaration
  if (byDefault && isOwn(byDefault)) reflection.default = fromNode(byDefault, reflection.default)
}

/** With the type arguments of an heir in it. */
function withArguments(
  old: SomeType | undefined,
  parameter: ts.TypeParameter,
  scope: Context,
  discard: DiscardedTypes['discard'],
): SomeType | undefined {
  const constraint = constraintOf(parameter)
  if (!constraint) return old
  discard(old)
  return scope.converter.convertType(scope, constraint)
}

/** TypeScript keeps it to itself, and finds it when it is asked for what it comes to at last. */
function constraintOf(parameter: ts.TypeParameter & { readonly constraint?: ts.Type }): ts.Type | undefined {
  parameter.getConstraint()
  return parameter.constraint
}
