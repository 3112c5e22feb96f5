import ts from 'typescript'

/** What an import or an export of something stands for at last; any other symbol is itself. */
export function meantSymbol(symbol: ts.Symbol, checker: ts.TypeChecker): ts.Symbol {
  return symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol
}
