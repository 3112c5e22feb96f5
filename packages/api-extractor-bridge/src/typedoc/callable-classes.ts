import ts from 'typescript'
import { ReflectionKind, type Context, type DeclarationReflection } from 'typedoc'

/**
 * `declare class Big` with `declare function Big(value: string): Big`: TypeDoc converts the class and leaves out how it is called. The
 * function is made a declaration of its own next to the class, as an interface and a constant of one name are. To be called when all
 * exports are converted.
 */
export function convertCallableClasses(context: Context, program: ts.Program): void {
  for (const reflection of context.project.getReflectionsByKind(ReflectionKind.Class)) {
    const { parent } = reflection
    const symbol = context.getSymbolFromReflection(reflection)
    const declarations = symbol?.declarations?.filter(ts.isFunctionDeclaration) ?? []
    if (!symbol || !parent?.isDeclaration() || !parent.kindOf(ReflectionKind.SomeModule)) continue
    // A function with `@class` is the class itself.
    if (declarations.length === 0 || !symbol.declarations?.some(ts.isClassDeclaration)) continue
    convertFunction(context, program, parent, createFunction(symbol, reflection.name, declarations, context.checker))
  }
}

function convertFunction(context: Context, program: ts.Program, parent: DeclarationReflection, made: ts.Symbol): void {
  const scope = context.withScope(parent)
  scope.setActiveProgram(program)
  context.converter.permitDeferredConversion()
  context.converter.convertSymbol(scope, made)
  context.converter.finalizeDeferredConversion()
}

/** TypeScript has no public function for it. It reads the type of a symbol that it has made itself from `links`. */
function createFunction(
  symbol: ts.Symbol,
  name: string,
  declarations: readonly ts.FunctionDeclaration[],
  checker: ts.TypeChecker,
): ts.Symbol {
  const type = checker.getTypeOfSymbol(symbol)
  const made: ts.Symbol = Object.create(Object.getPrototypeOf(symbol))
  return Object.assign(made, {
    flags: ts.SymbolFlags.Function | ts.SymbolFlags.Transient,
    escapedName: ts.escapeLeadingUnderscores(name),
    parent: Reflect.get(symbol, 'parent'),
    declarations,
    valueDeclaration: declarations[0],
    // Its properties are the static members of the class.
    links: { type: Object.create(type, { getProperties: { value: () => [] } }) },
  })
}
