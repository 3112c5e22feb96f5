// What classes and interfaces extend and implement, where its author has said more than TypeDoc hands on.
import ts from 'typescript'
import { ReferenceType, ReflectionKind, type Context, type DeclarationReflection, type SomeType } from 'typedoc'
import { scopeOf } from './scope.ts'

/** To be called when everything is converted and nothing is resolved yet; what it has kept stays so when it is called again. */
export function keepWrittenBases(context: Context, program: ts.Program): void {
  const project = context.withScope(context.project)
  project.setActiveProgram(program)
  for (const reflection of project.project.getReflectionsByKind(ReflectionKind.Class | ReflectionKind.Interface)) {
    if (!reflection.isDeclaration()) continue
    const nodesOf = (token: HeritageToken) => baseNodesOf(reflection, token, project)
    const written = (types: SomeType[] | undefined, token: HeritageToken) => {
      const nodes = types ? nodesOf(token) : []
      types?.forEach((type, index) => {
        const node = nodes[index]
        if (node) types[index] = asWritten(type, node, reflection, project)
      })
    }
    written(reflection.extendedTypes, ts.SyntaxKind.ExtendsKeyword)
    written(reflection.implementedTypes, ts.SyntaxKind.ImplementsKeyword)
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

/**
 * What could not be read, its package not being installed, goes by what is written. `core.Application` keeps its first name where an
 * `Application` extends it, which would seem to extend itself.
 */
function asWritten(
  type: SomeType,
  node: ts.ExpressionWithTypeArguments,
  reflection: DeclarationReflection,
  project: Context,
): SomeType {
  const name = node.expression.getText()
  if (!isUnreadable(type)) {
    if (type.type === 'reference' && type.name === reflection.name && name.endsWith(`.${type.name}`)) type.name = name
    return type
  }
  const scope = scopeOf(reflection, project)
  const base = ReferenceType.createBrokenReference(name, project.project, undefined)
  base.typeArguments = node.typeArguments?.map((argument) => scope.converter.convertType(scope, argument))
  return base
}

/** How TypeDoc hands on a symbol that TypeScript did not find. */
function isUnreadable(type: SomeType): boolean {
  if (type.type === 'reference') return type.name === 'unknown' && type.reflection === undefined
  return type.type === 'unknown' || type.type === 'intrinsic'
}
