// What classes and interfaces extend and implement, where its author has said more than TypeDoc hands on.
import ts from 'typescript'
import { ReferenceType, ReflectionKind, type Context, type DeclarationReflection, type Reflection, type SomeType } from 'typedoc'
import { isRelative } from '../absent-modules.ts'
import { meantSymbol } from '../meant-symbol.ts'
import { scopeOf } from './scope.ts'

/** To be called when everything is converted and nothing is resolved yet; what it has kept stays so when it is called again. */
export function keepWrittenBases(context: Context, program: ts.Program): void {
  const project = context.withScope(context.project)
  project.setActiveProgram(program)
  for (const reflection of project.project.getReflectionsByKind(ReflectionKind.Class | ReflectionKind.Interface)) {
    if (!reflection.isDeclaration()) continue
    addBasesOfInterface(reflection, project)
    const written = (types: SomeType[] | undefined, token: HeritageToken) => {
      const nodes = types ? baseNodesOf(reflection, token, project) : []
      types?.forEach((type, index) => {
        const node = nodes.length === types.length ? nodes[index] : nodes.find((each) => lastNameOf(each) === nameOf(type))
        if (node) types[index] = asWritten(type, node, reflection, project)
      })
    }
    written(reflection.extendedTypes, ts.SyntaxKind.ExtendsKeyword)
    written(reflection.implementedTypes, ts.SyntaxKind.ImplementsKeyword)
  }
}

/** A variable with `@class` is shown as a class. TypeDoc then leaves out the interface of its name, which has what it makes. */
function addBasesOfInterface(reflection: DeclarationReflection, project: Context): void {
  const declarations = project.getSymbolFromReflection(reflection)?.declarations ?? []
  const isVariable = reflection.kindOf(ReflectionKind.Class) && !declarations.some(ts.isClassLike)
  if (!isVariable || reflection.extendedTypes) return
  const nodes = baseNodesOf(reflection, ts.SyntaxKind.ExtendsKeyword, project)
  const scope = scopeOf(reflection, project)
  if (nodes.length > 0) reflection.extendedTypes = nodes.map((node) => scope.converter.convertType(scope, node))
}

/**
 * What a class extends comes before what an interface of its name extends, wherever that stands. To be called once, when nothing has been
 * resolved yet: TypeDoc then drops bases that it hides.
 */
export function putBasesOfClassesFirst(context: Context): void {
  for (const reflection of context.project.getReflectionsByKind(ReflectionKind.Class)) {
    const types = reflection.isDeclaration() ? (reflection.extendedTypes ?? []) : []
    if (!reflection.isDeclaration() || types.length < 2) continue
    const nodes = baseNodesOf(reflection, ts.SyntaxKind.ExtendsKeyword, context)
    const index = nodes.findIndex(({ parent }) => ts.isClassLike(parent.parent))
    const base = nodes.length === types.length ? types[index] : undefined
    if (base) reflection.extendedTypes = [base, ...types.filter((type) => type !== base)]
  }
}

type HeritageToken = ts.HeritageClause['token']

/** One of each text, as TypeDoc lists them. */
function baseNodesOf(
  reflection: DeclarationReflection,
  token: HeritageToken,
  context: Context,
): readonly ts.ExpressionWithTypeArguments[] {
  const nodes = (context.getSymbolFromReflection(reflection)?.declarations ?? [])
    .filter((declaration) => ts.isClassLike(declaration) || ts.isInterfaceDeclaration(declaration))
    .flatMap((declaration) => declaration.heritageClauses?.filter((heritage) => heritage.token === token) ?? [])
    .flatMap(({ types }) => types)
  return [...new Map(nodes.map((node) => [node.getText(), node])).values()]
}

function lastNameOf({ expression }: ts.ExpressionWithTypeArguments): string {
  return ts.isPropertyAccessExpression(expression) ? expression.name.text : expression.getText()
}

function nameOf(type: SomeType): string | undefined {
  return type.type === 'reference' ? type.name : undefined
}

/** What could not be read, its package not being installed, goes by what is written. */
function asWritten(
  type: SomeType,
  node: ts.ExpressionWithTypeArguments,
  reflection: DeclarationReflection,
  project: Context,
): SomeType {
  if (isMadeByCompiler(node, project) && nameOf(type) === node.expression.getText()) {
    const scope = scopeOf(reflection, project)
    return scope.converter.convertType(scope, project.checker.getTypeAtLocation(node))
  }
  if (!isUnreadable(type)) {
    if (type.type === 'reference') type.name = readableNameOf(type, node, reflection, project)
    return type
  }
  const scope = scopeOf(reflection, project)
  const base = ReferenceType.createBrokenReference(node.expression.getText(), project.project, undefined)
  base.typeArguments = node.typeArguments?.map((argument) => scope.converter.convertType(scope, argument))
  return base
}

/**
 * Of `ns.Base<string>`, TypeDoc leaves `Base<string>`. Readers know a namespace of the family by its own name, and `React` in
 * `React.HTMLAttributes` by what they import themselves. The `core` of `import * as core from './core'` is known to its file alone, as a name
 * is that an import gives. Both stay only where an `Application` extends `core.Application`, which would seem to extend itself.
 */
function readableNameOf(
  type: ReferenceType,
  { expression }: ts.ExpressionWithTypeArguments,
  heir: DeclarationReflection,
  project: Context,
): string {
  const isOwnName = (type.name === 'default' ? declaredNameOf(expression, project) : type.name) === heir.name
  const outer = outerNameOf(expression)
  if ((!outer && !isOwnName) || type.name.includes('.')) return type.name
  const namespaces = namespacesAround(type.reflection)
  if (namespaces.length > 0) return [...namespaces, type.name].join('.')
  if (!outer) return ts.isIdentifier(expression) ? expression.text : type.name
  const isKnown = type.reflection === undefined && !isImportOfFile(outer, project)
  return isKnown || isOwnName ? expression.getText() : type.name
}

function declaredNameOf(expression: ts.Expression, { checker }: Context): string | undefined {
  const symbol = checker.getSymbolAtLocation(expression)
  const declarations = symbol ? (meantSymbol(symbol, checker).declarations ?? []) : []
  return declarations
    .map(ts.getNameOfDeclaration)
    .find((name) => name && ts.isIdentifier(name))
    ?.getText()
}

/** The `ns` of `ns.inner.Base`; nothing where a value is computed. */
function outerNameOf(expression: ts.Expression): ts.Identifier | undefined {
  if (!ts.isPropertyAccessExpression(expression)) return undefined
  const { expression: outer } = expression
  return ts.isIdentifier(outer) ? outer : outerNameOf(outer)
}

function namespacesAround(reflection: Reflection | undefined): readonly string[] {
  const parent = reflection?.parent
  return parent?.kindOf(ReflectionKind.Namespace) ? [...namespacesAround(parent), parent.name] : []
}

function isImportOfFile(name: ts.Identifier, { checker }: Context): boolean {
  const declarations = checker.getSymbolAtLocation(name)?.declarations ?? []
  return declarations.some((declaration) => {
    const statement = ts.findAncestor(declaration, ts.isImportDeclaration)
    return statement !== undefined && ts.isStringLiteral(statement.moduleSpecifier) && isRelative(statement.moduleSpecifier.text)
  })
}

/** Of `class Box extends mixin(Base)`, declaration files have `declare const Box_base: new () => Base` and a class that extends it. */
function isMadeByCompiler({ expression, parent }: ts.ExpressionWithTypeArguments, { checker }: Context): boolean {
  const heir = ts.isClassLike(parent.parent) ? (parent.parent.name?.text ?? 'default') : undefined
  if (heir === undefined || !ts.isIdentifier(expression) || !isNameOfMadeBase(expression.text, heir)) return false
  const declaration = checker.getSymbolAtLocation(expression)?.valueDeclaration
  return declaration !== undefined && ts.isVariableDeclaration(declaration) && declaration.getSourceFile().isDeclarationFile
}

export function isNameOfMadeBase(name: string, heir: string): boolean {
  return name.startsWith(`${heir}_base`) && /^(?:_\d+)?$/.test(name.slice(`${heir}_base`.length))
}

/** How TypeDoc hands on a symbol that TypeScript did not find. */
function isUnreadable(type: SomeType): boolean {
  if (type.type === 'reference') return type.name === 'unknown' && type.reflection === undefined
  return type.type === 'unknown' || type.type === 'intrinsic'
}
