import ts from 'typescript'
import { ReflectionKind, type Context, type DeclarationReflection, type ReferenceType, type Reflection } from 'typedoc'

/** What TypeScript knows of declarations and TypeDoc does not hand on. */
export interface SymbolFacts {
  /** To be called for each reflection while TypeDoc still knows its symbol. */
  readonly remember: (context: Context, reflection: Reflection) => void
  /** Name that a default export was declared with. */
  readonly findDeclaredName: (reflection: Reflection) => string | undefined
  /** `extends` as written, in order, of what extends something that could not be read. */
  readonly findWrittenBases: (reflection: DeclarationReflection) => readonly string[] | undefined
  /** `DatabaseType` for a type that is the member `Both` of this enum. */
  readonly findEnumName: (type: ReferenceType) => string | undefined
  /** npm name of the package that a name is imported of which could not be found there; `undefined` when several come into question. */
  readonly findImportedPackage: (name: string) => string | undefined
}

export function createSymbolFacts(program: ts.Program, isDocumented: (file: string) => boolean): SymbolFacts {
  const declaredNames = new Map<Reflection, string>()
  const writtenBases = new Map<Reflection, readonly string[]>()
  const importedPackages = packagesOfUnknownImports(program, isDocumented)
  return {
    remember: (context, reflection) => {
      if (!reflection.isDeclaration()) return
      const declarations = context.getSymbolFromReflection(reflection)?.declarations ?? []
      if (reflection.name === 'default' || reflection.name === 'export=') {
        const name = declarations.map(ts.getNameOfDeclaration).find((node) => node !== undefined && ts.isIdentifier(node))
        if (name) declaredNames.set(reflection, name.getText())
      }
      if (reflection.kindOf(ReflectionKind.Class | ReflectionKind.Interface)) writtenBases.set(reflection, declarations.flatMap(basesOf))
    },
    findDeclaredName: (reflection) => declaredNames.get(reflection),
    findWrittenBases: (reflection) => writtenBases.get(reflection),
    findEnumName: ({ symbolId }) => {
      const source = symbolId?.fileName === undefined ? undefined : program.getSourceFile(symbolId.fileName)
      const member = source && symbolId && findEnumMember(source, symbolId.pos)
      return member?.parent.name.text
    },
    findImportedPackage: (name) => importedPackages.get(name.split('.')[0] ?? name),
  }
}

function basesOf(declaration: ts.Declaration): readonly string[] {
  if (!ts.isClassLike(declaration) && !ts.isInterfaceDeclaration(declaration)) return []
  const clauses = declaration.heritageClauses?.filter(({ token }) => token === ts.SyntaxKind.ExtendsKeyword) ?? []
  return clauses.flatMap(({ types }) => types.map(({ expression }) => expression.getText()))
}

function findEnumMember(source: ts.SourceFile, position: number): ts.EnumMember | undefined {
  const visit = (node: ts.Node): ts.EnumMember | undefined => {
    if (position < node.pos || position >= node.end) return undefined
    return ts.isEnumMember(node) ? node : ts.forEachChild(node, visit)
  }
  return visit(source)
}

/** Names imported into documented files that lead nowhere: their package is not installed, or does not export them. */
function packagesOfUnknownImports(program: ts.Program, isDocumented: (file: string) => boolean): ReadonlyMap<string, string> {
  const checker = program.getTypeChecker()
  const packages = new Map<string, string | undefined>()
  for (const source of program.getSourceFiles()) {
    if (!isDocumented(source.fileName)) continue
    for (const statement of source.statements) {
      if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) continue
      const owner = packageNameOf(statement.moduleSpecifier.text)
      for (const name of owner ? importedNames(statement.importClause) : []) {
        const symbol = checker.getSymbolAtLocation(name)
        const isKnown = symbol && checker.getAliasedSymbol(symbol).declarations?.length
        if (!isKnown) packages.set(name.text, packages.has(name.text) && packages.get(name.text) !== owner ? undefined : owner)
      }
    }
  }
  return new Map([...packages].flatMap(([name, owner]) => (owner === undefined ? [] : [[name, owner] as const])))
}

function importedNames(clause: ts.ImportClause | undefined): readonly ts.Identifier[] {
  const bindings = clause?.namedBindings
  const named = bindings && (ts.isNamespaceImport(bindings) ? [bindings.name] : bindings.elements.map(({ name }) => name))
  return [...(clause?.name ? [clause.name] : []), ...(named ?? [])]
}

/** `@scope/name` of `@scope/name/lib/file`; `undefined` for a relative specifier. */
function packageNameOf(specifier: string): string | undefined {
  return /^(@[^/]+\/[^/]+|[^./@][^/]*)/.exec(specifier)?.[1]
}
