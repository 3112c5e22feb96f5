import ts from 'typescript'
import { ReflectionKind, type Comment, type Context, type ParameterReflection, type SignatureReflection } from 'typedoc'
import { unnamed } from './parameter-name.ts'
import { propertyNamesOf } from './type-properties.ts'

/**
 * TypeDoc takes the first `@param` that it cannot place for the name of a destructured parameter. One that names what the parameter is
 * taken apart into is about that property: it gets the parameter's name before it, which TypeDoc understands. To be called when everything
 * is converted and nothing is resolved yet.
 */
export function placeDestructuredTags(context: Context, checker: ts.TypeChecker): void {
  for (const signature of context.project.getReflectionsByKind(ReflectionKind.SomeSignature)) {
    if (signature.isSignature() && signature.comment) placeTags(signature, signature.comment, context, checker)
  }
}

function placeTags(
  { parameters = [] }: SignatureReflection,
  { blockTags }: Comment,
  context: Context,
  checker: ts.TypeChecker,
): void {
  for (const parameter of parameters) {
    if (parameter.name !== unnamed) continue
    const parts = boundNames(parameter, context, checker)
    const unplaced = blockTags.filter(
      ({ tag, name }) => tag === '@param' && name && !name.includes('.') && !parameters.some((one) => one.name === name),
    )
    const ofParts = unplaced.filter(({ name }) => name && parts.has(name))
    if (unplaced.length === 0) parameter.name = nameBefore(blockTags, parameters) ?? unnamed
    if (ofParts.length === 0) continue
    parameter.name = unplaced.find((tag) => !ofParts.includes(tag))?.name ?? unnamed
    for (const tag of ofParts) tag.name = `${parameter.name}.${tag.name}`
  }
}

/** Of `@param options.name` the `options`, where no parameter is called so. */
function nameBefore(blockTags: Comment['blockTags'], parameters: readonly ParameterReflection[]): string | undefined {
  const names = blockTags.flatMap(({ tag, name }) => (tag === '@param' && name?.includes('.') ? (name.split('.')[0] ?? []) : []))
  return names.find((name) => name !== '' && !parameters.some((parameter) => parameter.name === name))
}

/** Of `{ a, b: c }` the properties `a` and `b`, and with `...rest` all that the type has. */
function boundNames(parameter: ParameterReflection, context: Context, checker: ts.TypeChecker): ReadonlySet<string> {
  const declarations = context.getSymbolFromReflection(parameter)?.declarations ?? []
  const names = declarations.flatMap((declaration) => {
    if (!ts.isParameter(declaration) || !ts.isObjectBindingPattern(declaration.name)) return []
    const { elements } = declaration.name
    const bound = elements.map(({ name, propertyName }) => (propertyName ?? name).getText())
    const hasRest = elements.some(({ dotDotDotToken }) => dotDotDotToken !== undefined)
    return hasRest ? [...bound, ...propertyNamesOf(declaration, checker)] : bound
  })
  return new Set(names)
}
