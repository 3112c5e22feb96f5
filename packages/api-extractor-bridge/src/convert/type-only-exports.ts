import ts from 'typescript'

/** Names that a module exports as types alone: those of types, and of what `export type { Box }` or `import type { Box }` makes one. */
export function typeOnlyExportsOf(program: ts.Program, file: string | undefined): ReadonlySet<string> {
  const checker = program.getTypeChecker()
  const source = file === undefined ? undefined : program.getSourceFile(file)
  const module = source && checker.getSymbolAtLocation(source)
  const isTypeOnly = (symbol: ts.Symbol | undefined): boolean => {
    if (!symbol) return false
    if ((symbol.flags & ts.SymbolFlags.Alias) === 0) return (symbol.flags & ts.SymbolFlags.Value) === 0
    const isMarked = symbol.declarations?.some(ts.isTypeOnlyImportOrExportDeclaration) ?? false
    return isMarked || isTypeOnly(checker.getImmediateAliasedSymbol(symbol))
  }
  const exported = module ? checker.getExportsOfModule(module) : []
  return new Set(exported.filter(isTypeOnly).map(({ name }) => name))
}
