import ts from 'typescript'
import { shownEntryPointsOf, type DocumentedPackage } from './extraction.ts'

/** What the entry points of packages export, by where it is declared. */
export interface PackageExports {
  readonly declarationsIn: (source: ts.SourceFile) => readonly ExportedDeclaration[]
  /** The imports and exports by which something gets out that is declared elsewhere, or not found at all. */
  readonly statements: ReadonlySet<ts.Node>
}

interface ExportedDeclaration {
  readonly declaration: ts.Declaration
  /** As it is imported; of what is in a namespace, behind a dot. A default export has the name of what it is, as in the reference. */
  readonly name: string
}

export function packageExportsOf(program: ts.Program, packages: readonly DocumentedPackage[]): PackageExports {
  const checker = program.getTypeChecker()
  const bySource = new Map<ts.SourceFile, ExportedDeclaration[]>()
  const statements = new Set<ts.Node>()
  const seen = new Set<ts.Symbol>()

  const addDeclarations = (symbol: ts.Symbol, name: string): void => {
    for (const declaration of symbol.declarations ?? []) {
      // A module that is a namespace of another one: what it exports is listed by itself.
      if (ts.isSourceFile(declaration)) continue
      const source = declaration.getSourceFile()
      const exported = { declaration, name: nameOf(name, declaration) }
      const others = bySource.get(source)
      if (others) others.push(exported)
      else bySource.set(source, [exported])
    }
  }
  const addModule = (module: ts.Symbol, prefix: string): void => {
    if (seen.has(module)) return
    seen.add(module)
    for (const exported of checker.getExportsOfModule(module)) {
      let symbol: ts.Symbol | undefined = exported
      while (symbol && symbol.flags & ts.SymbolFlags.Alias) {
        for (const declaration of symbol.declarations ?? []) statements.add(statementOf(declaration))
        symbol = checker.getImmediateAliasedSymbol(symbol)
      }
      if (!symbol || seen.has(symbol)) continue
      const name = prefix + exported.name
      if (symbol.flags & ts.SymbolFlags.Module) addModule(symbol, `${name}.`)
      else seen.add(symbol)
      addDeclarations(symbol, name)
    }
  }
  const addStars = (source: ts.SourceFile, visited: Set<ts.SourceFile>): void => {
    if (visited.has(source)) return
    visited.add(source)
    for (const statement of source.statements) {
      if (!ts.isExportDeclaration(statement) || statement.exportClause || !statement.moduleSpecifier) continue
      statements.add(statement)
      const file = checker.getSymbolAtLocation(statement.moduleSpecifier)?.declarations?.[0]
      if (file && ts.isSourceFile(file)) addStars(file, visited)
    }
  }

  const visited = new Set<ts.SourceFile>()
  for (const { file } of packages.flatMap(shownEntryPointsOf)) {
    const source = program.getSourceFile(file)
    const module = source && checker.getSymbolAtLocation(source)
    if (!module) continue
    addStars(source, visited)
    addModule(module, '')
  }
  return { declarationsIn: (source) => bySource.get(source) ?? [], statements }
}

/** Of a part of an import or an export. */
function statementOf(declaration: ts.Node): ts.Node {
  return ts.findAncestor(declaration, (node) => ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) ?? declaration
}

function nameOf(name: string, declaration: ts.Declaration): string {
  const own = ts.getNameOfDeclaration(declaration)
  return name === ts.InternalSymbolName.Default && own && ts.isIdentifier(own) ? own.text : name
}
