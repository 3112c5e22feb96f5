import ts from 'typescript'
import { ReflectionKind, type Comment, type Context, type ParameterReflection, type SignatureReflection } from 'typedoc'
import { unnamed } from './parameter-name.ts'
import { propertyNamesOf } from './type-properties.ts'
import { soleSignatureOf } from './unplaced-parameters.ts'

/**
 * TypeDoc takes the first `@param` that it cannot place for the name of a destructured parameter. One that names what the parameter is
 * taken apart into is about that property: it gets the parameter's name before it, which TypeDoc understands. To be called when everything
 * is converted and nothing is resolved yet.
 */
export function placeDestructuredTags(context: Context, checker: ts.TypeChecker): void {
  for (const signature of context.project.getReflectionsByKind(ReflectionKind.SomeSignature)) {
    if (!signature.isSignature()) continue
    const patterns = takePatterns(signature)
    const comment = signature.comment ?? commentOfHolder(signature)
    const boundOf = (parameter: ParameterReflection) => boundNames(patternOf(parameter, patterns, context), checker)
    if (comment) placeTags(signature, comment, boundOf)
  }
}

const patternFile = 'pattern.d.ts'

type Patterns = ReadonlyMap<ParameterReflection, string>

/** Within a type, as in `declare const run: ({ id }: Options) => void`, TypeDoc calls a parameter by its pattern: `{ id }`. */
function takePatterns({ parameters = [] }: SignatureReflection): Patterns {
  const patterns = parameters.filter(({ name }) => /^[{[]/.test(name)).map((parameter) => [parameter, parameter.name] as const)
  for (const [parameter] of patterns) parameter.name = unnamed
  return new Map(patterns)
}

/** Of such a parameter, TypeDoc knows no symbol. */
function patternOf(parameter: ParameterReflection, patterns: Patterns, context: Context): ts.ParameterDeclaration | undefined {
  const declared = context.getSymbolFromReflection(parameter)?.declarations?.find(ts.isParameter)
  const pattern = patterns.get(parameter)
  if (declared || pattern === undefined) return declared
  const [statement] = ts.createSourceFile(patternFile, `declare function f(${pattern})`, ts.ScriptTarget.Latest, true).statements
  return statement && ts.isFunctionDeclaration(statement) ? statement.parameters[0] : undefined
}

/** What is said of the one function that a declaration is, or a member. */
function commentOfHolder(signature: SignatureReflection): Comment | undefined {
  const holder = signature.parent.kindOf(ReflectionKind.TypeLiteral) ? signature.parent.parent : undefined
  return holder && soleSignatureOf(holder) === signature ? holder.comment : undefined
}

function placeTags(
  { parameters = [] }: SignatureReflection,
  { blockTags }: Comment,
  boundOf: (parameter: ParameterReflection) => BoundNames,
): void {
  for (const parameter of parameters) {
    if (parameter.name !== unnamed) continue
    const { properties, rest } = boundOf(parameter)
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

function boundNames(declaration: ts.ParameterDeclaration | undefined, checker: ts.TypeChecker): BoundNames {
  const elements = declaration && ts.isObjectBindingPattern(declaration.name) ? declaration.name.elements : []
  const rest = elements.find(({ dotDotDotToken }) => dotDotDotToken !== undefined)
  const bound = elements.filter((element) => element !== rest).map(({ name, propertyName }) => (propertyName ?? name).getText())
  const isKnown = declaration !== undefined && declaration.getSourceFile().fileName !== patternFile
  const others = isKnown && rest ? propertyNamesOf(declaration, checker) : []
  return { properties: new Set([...bound, ...others]), rest: rest?.name.getText() }
}
