import ts from 'typescript'

/**
 * `() => import('./box')`, `{ ...box }` and `extends StaticType`, of `type StaticType = typeof box`, have the exports of a module as properties. TypeDoc
 * makes a class of each class among them and a reference of what is exported, and fails where it meets a namespace twice. Within this, they are
 * properties and methods like all others: `Box: typeof Box`.
 */
export function withPropertiesOfModules<Result>(checker: ts.TypeChecker, run: () => Result): Result {
  const { getPropertiesOfType } = checker
  const known = new Map<ts.Symbol, ts.Symbol>()
  const propertyOf = (symbol: ts.Symbol): ts.Symbol => {
    if (!(symbol.flags & flagsOfDeclarations)) return symbol
    const property = known.get(symbol) ?? createProperty(symbol, checker)
    known.set(symbol, property)
    return property
  }
  // Of a class, a function or an enum, TypeDoc leaves what a namespace of its name has to that namespace.
  const isDeclaration = ({ symbol }: { readonly symbol?: ts.Symbol }): boolean =>
    symbol !== undefined && (symbol.flags & (ts.SymbolFlags.Class | ts.SymbolFlags.Function | ts.SymbolFlags.Enum)) !== 0
  checker.getPropertiesOfType = (type) => {
    const properties = getPropertiesOfType(type)
    return isDeclaration(type) ? properties : properties.map(propertyOf)
  }
  try {
    return run()
  } finally {
    checker.getPropertiesOfType = getPropertiesOfType
  }
}

const flagsOfObjects = ts.SymbolFlags.Class | ts.SymbolFlags.Enum | ts.SymbolFlags.Module | ts.SymbolFlags.Alias
const flagsOfDeclarations = flagsOfObjects | ts.SymbolFlags.Function | ts.SymbolFlags.Variable

/** TypeScript has no public function for it. It reads the type of a symbol that it has made itself from `links`. */
function createProperty(symbol: ts.Symbol, checker: ts.TypeChecker): ts.Symbol {
  const property: ts.Symbol = Object.create(Object.getPrototypeOf(symbol))
  const isObject = (symbol.flags & flagsOfObjects) !== 0
  const isMethod = !isObject && (symbol.flags & ts.SymbolFlags.Function) !== 0
  return Object.assign(property, {
    flags: (isMethod ? ts.SymbolFlags.Method : ts.SymbolFlags.Property) | ts.SymbolFlags.Transient,
    escapedName: symbol.escapedName,
    links: { type: checker.getTypeOfSymbol(symbol) },
    // Where TypeDoc finds comments.
    declarations: isObject ? undefined : symbol.declarations,
  })
}
