// What a source of a package takes from packages that are not installed, as far as the reference is less true without them. Types that are only
// named, as those of parameters are, are shown by their names.
import { isBuiltin } from 'node:module'
import ts from 'typescript'

export interface AbsentModule {
  readonly specifier: ts.StringLiteral
  /** Export of the source, and what of it TypeScript cannot tell. Absent where the source exports what the module has. */
  readonly affected?: { readonly name: string; readonly lost: 'type' | 'return type' | 'inherited members' } | undefined
}

/** Of the modules whose names are wanted. */
export function absentModulesOf(
  source: ts.SourceFile,
  program: ts.Program,
  isWanted: (specifier: string) => boolean = () => true,
): readonly AbsentModule[] {
  return source.statements.flatMap((statement): readonly AbsentModule[] => {
    if (!ts.isExportDeclaration(statement) && !ts.isImportDeclaration(statement)) return []
    const { moduleSpecifier: specifier } = statement
    if (!specifier || !ts.isStringLiteral(specifier) || !isWanted(specifier.text)) return []
    if (!isAbsent(specifier, source, program)) return []
    if (ts.isExportDeclaration(statement)) return [{ specifier }]
    const affected = affectedBy(namesOf(statement), source, program.getTypeChecker())
    return affected ? [{ specifier, affected }] : []
  })
}

/** Whether exports of a source are made of what Node.js has, and the program has no types of it. */
export function wantsNodeTypes(source: ts.SourceFile, program: ts.Program): boolean {
  return absentModulesOf(source, program, isBuiltin).length > 0
}

function isAbsent(specifier: ts.StringLiteral, source: ts.SourceFile, program: ts.Program): boolean {
  const { text } = specifier
  // What has a colon or begins with another sign is made by a bundler or a runtime, or is a path.
  if (!isBuiltin(text) && !/^@?\w[^:]*$/.test(text)) return false
  if (program.getTypeChecker().getSymbolAtLocation(specifier)) return false
  return isBuiltin(text) || !ts.resolveModuleName(text, source.fileName, program.getCompilerOptions(), ts.sys).resolvedModule
}

function namesOf({ importClause }: ts.ImportDeclaration): readonly ts.Identifier[] {
  if (!importClause) return []
  const { name, namedBindings } = importClause
  if (!namedBindings) return name ? [name] : []
  const named = ts.isNamespaceImport(namedBindings) ? [namedBindings.name] : namedBindings.elements.map((each) => each.name)
  return name ? [name, ...named] : named
}

/** The first export whose type is made of what has these names. */
function affectedBy(names: readonly ts.Identifier[], source: ts.SourceFile, checker: ts.TypeChecker): AbsentModule['affected'] {
  const [first] = names
  const module = checker.getSymbolAtLocation(source)
  if (!first || !module) return undefined
  const unknown = checker.getTypeAtLocation(first)
  const texts = new Set(names.map(({ text }) => text))
  for (const exported of checker.getExportsOfModule(module)) {
    const symbol = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported
    const own = symbol.declarations?.filter((each) => each.getSourceFile() === source) ?? []
    for (const declaration of own) {
      const loss = lossOf(declaration, unknown, checker)
      if (loss && mentions(loss.part, texts)) return { name: nameOf(exported, declaration), lost: loss.lost }
    }
  }
  return undefined
}

/** A default export has the name of what is exported, as in the reference. */
function nameOf({ name }: ts.Symbol, declaration: ts.Declaration): string {
  const own = ts.getNameOfDeclaration(declaration)
  return name === ts.InternalSymbolName.Default && own && ts.isIdentifier(own) ? own.text : name
}

interface Loss {
  readonly lost: NonNullable<AbsentModule['affected']>['lost']
  /** Where what is missing is named. */
  readonly part: ts.Node
}

/** `unknown` is TypeScript's type of whatever it does not find: one object, and another one than that of `any`. */
function lossOf(declaration: ts.Declaration, unknown: ts.Type, checker: ts.TypeChecker): Loss | undefined {
  if (ts.isVariableDeclaration(declaration) || ts.isBindingElement(declaration)) {
    // Of `b` in `const { a: [b] } = c`, all of it.
    const part = ts.isBindingElement(declaration) ? ts.walkUpBindingElementsAndPatterns(declaration) : declaration
    return checker.getTypeAtLocation(declaration.name) === unknown ? { lost: 'type', part } : undefined
  }
  if (ts.isFunctionDeclaration(declaration) && !declaration.type) {
    const signature = checker.getSignatureFromDeclaration(declaration)
    const isUnknown = signature && checker.getReturnTypeOfSignature(signature) === unknown
    return isUnknown ? { lost: 'return type', part: declaration } : undefined
  }
  if (!ts.isClassDeclaration(declaration) && !ts.isInterfaceDeclaration(declaration)) return undefined
  const part = declaration.heritageClauses?.find(
    ({ token, types }) =>
      token === ts.SyntaxKind.ExtendsKeyword && types.some(({ expression }) => checker.getTypeAtLocation(expression) === unknown),
  )
  return part && { lost: 'inherited members', part }
}

function mentions(node: ts.Node, names: ReadonlySet<string>): boolean {
  if (ts.isIdentifier(node) && names.has(node.text)) return true
  return ts.forEachChild(node, (child) => mentions(child, names) || undefined) ?? false
}
