import ts from 'typescript'
import {
  makeRecursiveVisitor,
  ReflectionKind,
  type Context,
  type DeclarationReflection,
  type ParameterReflection,
  type Reflection,
  type SignatureReflection,
  type SomeType,
} from 'typedoc'
import { isWithin, scopeOf, someIdentifier } from './scope.ts'
import { losesArguments, withArguments } from './written-arguments.ts'

type TypedReflection = DeclarationReflection | ParameterReflection | SignatureReflection

/**
 * TypeDoc does not enter a type that it is converting already, and hands on how TypeScript prints what it met there. The declaration by
 * itself can be converted all the same; what is a circle by itself stays as it is printed. What was written also says more where a name
 * cannot be found, because its package is not installed, and TypeScript says `any`; and where TypeDoc reads `[key in K]` as what `K`
 * extends, or `[...T]` as `[...T[]]`. To be called when everything is converted and nothing is resolved yet.
 */
export function convertUnknownTypes(context: Context, program: ts.Program): void {
  const project = context.withScope(context.project)
  project.setActiveProgram(program)
  for (const reflection of Object.values(context.project.reflections)) {
    if (!isTyped(reflection)) continue
    const type = holdsUnknown(reflection.type) || saysLess(reflection, project) ? typeByItself(reflection, project) : undefined
    if (type) context.project.removeTypeReflections(reflection.type)
    reflection.type = withWrittenArguments(type ?? reflection.type, reflection, project)
  }
}

function withWrittenArguments(type: SomeType | undefined, reflection: TypedReflection, project: Context): SomeType | undefined {
  if (!type || !holdsNames(type)) return type
  const symbol = symbolOf(reflection, project)
  const first = symbol && writtenTypeOf(reflection, symbol)
  // To ask whose it is takes longer, and few are of this kind.
  const { written } = first && losesArguments(first) ? sourcesOf(reflection, project) : {}
  if (!written) return type
  const scope = scopeOf(reflection, project)
  return withArguments(type, written, (node) => scope.converter.convertType(scope, node))
}

function holdsNames(type: SomeType): boolean {
  let isFound = false
  type.visit(makeRecursiveVisitor({ reference: () => (isFound = true) }))
  return isFound
}

function isTyped(reflection: Reflection): reflection is TypedReflection {
  return reflection.isDeclaration() || reflection.isParameter() || reflection.isSignature()
}

/** What stands in braces within the type is a reflection of its own. */
function holdsUnknown(type: SomeType | undefined): boolean {
  let isFound = false
  type?.visit(makeRecursiveVisitor({ unknown: () => (isFound = true) }))
  return isFound
}

/** Whether the type holds an `any` that stands for a name nobody could find, or what TypeDoc reads less exactly than it was written. */
function saysLess(reflection: TypedReflection, project: Context): boolean {
  let [holdsAny, isInexact] = [false, false]
  const markInexact = () => (isInexact = true)
  reflection.type?.visit(
    makeRecursiveVisitor({
      intrinsic: ({ name }) => (holdsAny ||= name === 'any'),
      mapped: markInexact,
      tuple: markInexact,
    }),
  )
  if (!holdsAny && !isInexact) return false
  const { written } = sourcesOf(reflection, project)
  return written !== undefined && (isInexact || someIdentifier(written, (node) => isUnfound(node, project.checker)))
}

/** What an import names and no file declares. */
function isUnfound(node: ts.Identifier, checker: ts.TypeChecker): boolean {
  const symbol = checker.getSymbolAtLocation(node)
  if (!symbol || !(symbol.flags & ts.SymbolFlags.Alias)) return false
  return !checker.getAliasedSymbol(symbol).declarations?.length
}

/** As the author wrote it, else as TypeScript infers it. `undefined` where neither is known. */
function typeByItself(reflection: TypedReflection, project: Context): SomeType | undefined {
  const scope = scopeOf(reflection, project)
  const { written, type } = sourcesOf(reflection, project)
  const candidates = [
    () => written && scope.converter.convertType(scope, written),
    () => type && scope.converter.convertType(scope, type),
  ]
  for (const convert of candidates) {
    const converted = convert()
    if (converted && !holdsUnknown(converted)) return withoutUndefined(converted, reflection)
    scope.project.removeTypeReflections(converted)
  }
  return undefined
}

interface TypeSources {
  readonly written?: ts.TypeNode | undefined
  readonly type?: ts.Type | undefined
}

function symbolOf(reflection: TypedReflection, context: Context): ts.Symbol | undefined {
  return context.getSymbolFromReflection(reflection.isSignature() ? reflection.parent : reflection)
}

function sourcesOf(reflection: TypedReflection, context: Context): TypeSources {
  const symbol = symbolOf(reflection, context)
  if (!symbol) return {}
  const written = writtenTypeOf(reflection, symbol)
  // An heir has put types of its own in the place of type parameters.
  const isOthers = written && !isOwn(written, reflection, context) && namesOuterParameter(written, context.checker)
  return {
    ...(!isOthers && { written }),
    // An alias is no value, and has no type as one.
    ...(!reflection.isSignature() &&
      !reflection.kindOf(ReflectionKind.TypeAlias) && { type: context.checker.getTypeOfSymbol(symbol) }),
  }
}

/** Whether it stands in the class or interface that the reflection belongs to; what belongs to none is inherited by none. */
function isOwn(written: ts.TypeNode, reflection: Reflection, context: Context): boolean {
  const { parent } = reflection
  if (!parent) return true
  if (!parent.kindOf(ReflectionKind.ClassOrInterface)) return isOwn(written, parent, context)
  const declarations = context.getSymbolFromReflection(parent)?.declarations ?? []
  return declarations.some((declaration) => isWithin(written, declaration))
}

function writtenTypeOf(reflection: TypedReflection, { declarations = [] }: ts.Symbol): ts.TypeNode | undefined {
  if (!reflection.isSignature()) return declarations.map(annotationOf).find((type) => type !== undefined)
  if (reflection === reflection.parent.getSignature) return declarations.find(ts.isGetAccessor)?.type
  const functions = declarations.flatMap(functionsIn)
  // The implementation of overloads is no signature.
  const signatures = functions.length > 1 ? functions.filter((one) => !('body' in one && one.body)) : functions
  return signatures[reflection.parent.signatures?.indexOf(reflection) ?? -1]?.type
}

/** A function that is held by a variable or a property is one of theirs. */
function functionsIn(node: ts.Declaration): readonly ts.SignatureDeclaration[] {
  if (ts.isFunctionLike(node)) return [node]
  if (!ts.isVariableDeclaration(node) && !ts.isPropertyDeclaration(node)) return []
  const { type, initializer } = node
  if (type) return ts.isFunctionTypeNode(type) ? [type] : []
  return initializer && (ts.isArrowFunction(initializer) || ts.isFunctionExpression(initializer)) ? [initializer] : []
}

function annotationOf(node: ts.Declaration): ts.TypeNode | undefined {
  const isAnnotated =
    ts.isVariableDeclaration(node) ||
    ts.isPropertyDeclaration(node) ||
    ts.isPropertySignature(node) ||
    ts.isParameter(node) ||
    ts.isTypeAliasDeclaration(node)
  return isAnnotated ? node.type : undefined
}

/** Whether a type parameter stands in the text that is declared around it. */
function namesOuterParameter(written: ts.TypeNode, checker: ts.TypeChecker): boolean {
  return someIdentifier(written, (node) => {
    const declarations = checker.getSymbolAtLocation(node)?.declarations ?? []
    return declarations.some((declaration) => ts.isTypeParameterDeclaration(declaration) && !isWithin(declaration, written))
  })
}

/** The mark of an optional one says it already. */
function withoutUndefined(type: SomeType, { flags }: TypedReflection): SomeType {
  if (!flags.isOptional || type.type !== 'union') return type
  const types = type.types.filter((one) => !(one.type === 'intrinsic' && one.name === 'undefined'))
  const [only] = types
  if (only && types.length === 1) return only
  type.types = types
  return type
}
