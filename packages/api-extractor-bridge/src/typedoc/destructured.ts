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
    const { properties, rest } = boundNames(parameter, context, checker)
    const unplaced = blockTags.filter(
      ({ tag, name }) => tag === '@param' && name && !name.includes('.') && !parameters.some((one) => one.name === name),
    )
    if (unplaced.length === 0) parameter.name = nameBefore(blockTags, parameters) ?? unnamed
    if (!unplaced.some(({ name }) => name && properties.has(name))) continue
    // Alone, the `props` of `{ id, ...props }` are all of them.
    const ofParts = unplaced.filter(({ name }) => name && (properties.has(name) || name === rest))
    parameter.name = unplaced.find((tag) => !ofParts.includes(tag))?.name ?? unnamed
    for (const tag of ofParts) tag.name = `${parameter.name}.${tag.name}`
  }
}

/** Of `@param options.name` the `options`, where no parameter is called so. */
function nameBefore(blockTags: Comment['blockTags'], parameters: readonly ParameterReflection[]): string | undefined {
  const names = blockTags.flatMap(({ tag, name }) => (tag === '@param' && name?.includes('.') ? (name.split('.')[0] ?? []) : []))
  return names.find((name) => name !== '' && !parameters.some((parameter) => parameter.name === name))
}

interface BoundNames {
  /** Of `{ a, b: c }` the properties `a` and `b`, and with `...rest` all that the type has. */
  readonly properties: ReadonlySet<string>
  readonly rest: string | undefined
}

function boundNames(parameter: ParameterReflection, context: Context, checker: ts.TypeChecker): BoundNames {
  const declaration = context.getSymbolFromReflection(parameter)?.declarations?.find(ts.isParameter)
  const elements = declaration && ts.isObjectBindingPattern(declaration.name) ? declaration.name.elements : []
  const rest = elements.find(({ dotDotDotToken }) => dotDotDotToken !== undefined)
  const bound = elements.filter((element) => element !== rest).map(({ name, propertyName }) => (propertyName ?? name).getText())
  const others = declaration && rest ? propertyNamesOf(declaration, checker) : []
  return { properties: new Set([...bound, ...others]), rest: rest?.name.getText() }
}
