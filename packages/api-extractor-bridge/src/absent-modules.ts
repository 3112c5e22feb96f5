// What a source of a package takes from packages that are not installed, or from Node.js without its types, as far as the reference is less true
// without them. Types that are only named, as those of parameters are, are shown by their names.
import { isBuiltin } from 'node:module'
import ts from 'typescript'

export interface AbsentModule {
  readonly specifier: string
  /** Where it is named. */
  readonly at: ts.Node
  /** Export of the source, and what of it TypeScript cannot tell. Absent where the source exports what the module has. */
  readonly affected?: { readonly name: string; readonly lost: 'type' | 'return type' | 'inherited members' } | undefined
}

/** Of the modules whose names are wanted. */
export function absentModulesOf(
  source: ts.SourceFile,
  program: ts.Program,
  isWanted: (specifier: string) => boolean = () => true,
): readonly AbsentModule[] {
  const imported = source.statements.flatMap((statement): readonly AbsentModule[] => {
    if (!ts.isExportDeclaration(statement) && !ts.isImportDeclaration(statement)) return []
    const { moduleSpecifier: at } = statement
    if (!at || !ts.isStringLiteral(at) || !isWanted(at.text)) return []
    if (!isAbsent(at, source, program)) return []
    const module = { specifier: at.text, at }
    if (ts.isExportDeclaration(statement)) return [module]
    const names = namesOf(statement)
    const texts = new Set(names.map(({ text }) => text))
    const found = affectedBy(names, ({ text }) => texts.has(text), source, program.getTypeChecker())
    return found ? [{ ...module, affected: found.affected }] : []
  })
  return isWanted(processModule) ? [...imported, ...absentGlobalsOf(source, program.getTypeChecker())] : imported
}

/** Stands for all that Node.js has without an import. */
const processModule = 'node:process'
const globals = /^(?:process|Buffer|setImmediate|clearImmediate|__dirname|__filename)$/
const mayUseGlobals = /\b(?:process|Buffer|setImmediate|clearImmediate|__dirname|__filename)\b/

function absentGlobalsOf(source: ts.SourceFile, checker: ts.TypeChecker): readonly AbsentModule[] {
  if (!mayUseGlobals.test(source.text)) return []
  const used = new Set<ts.Identifier>()
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node) && globals.test(node.text) && !isMember(node) && !checker.getSymbolAtLocation(node)) used.add(node)
    ts.forEachChild(node, visit)
  }
  visit(source)
  const found = affectedBy([...used], (name) => used.has(name), source, checker)
  return found ? [{ specifier: processModule, at: found.by, affected: found.affected }] : []
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

function isMember(name: ts.Identifier): boolean {
  const { parent } = name
  return (ts.isPropertyAccessExpression(parent) && parent.name === name) || (ts.isQualifiedName(parent) && parent.right === name)
}

/** The first export whose type is made of what has these names, and by which. */
function affectedBy(
  [first]: readonly ts.Identifier[],
  isOne: (name: ts.Identifier) => boolean,
  source: ts.SourceFile,
  checker: ts.TypeChecker,
): { readonly affected: AbsentModule['affected']; readonly by: ts.Identifier } | undefined {
  const module = checker.getSymbolAtLocation(source)
  if (!first || !module) return undefined
  const unknown = checker.getTypeAtLocation(first)
  for (const exported of checker.getExportsOfModule(module)) {
    const symbol = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported
    const own = symbol.declarations?.filter((each) => each.getSourceFile() === source) ?? []
    for (const declaration of own) {
      const loss = lossOf(declaration, unknown, checker)
      const by = loss && mentionedIn(loss.part, isOne)
      if (by) return { affected: { name: nameOf(exported, declaration), lost: loss.lost }, by }
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

function mentionedIn(node: ts.Node, isOne: (name: ts.Identifier) => boolean): ts.Identifier | undefined {
  if (ts.isIdentifier(node) && isOne(node)) return node
  return ts.forEachChild(node, (child) => mentionedIn(child, isOne))
}
