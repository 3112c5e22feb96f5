import ts from 'typescript'

/** Names that a module exports as types alone: those of types, and of what `export type { Box }`, `export type *` or `import type { Box }` makes one. */
export function typeOnlyExportsOf(program: ts.Program, file: string | undefined): ReadonlySet<string> {
  const checker = program.getTypeChecker()
  const source = file === undefined ? undefined : program.getSourceFile(file)
  const module = source && checker.getSymbolAtLocation(source)
  if (!module) return new Set()
  const names = checker.getExportsOfModule(module).map(({ name }) => name)
  const known = new Map<ts.Symbol, readonly ts.Symbol[]>()
  const starredBy = (each: ts.Symbol): readonly ts.Symbol[] => {
    const starred = known.get(each) ?? starredModulesOf(each, checker)
    known.set(each, starred)
    return starred
  }
  return new Set(names.filter((name) => !exportsValue(module, name, { checker, starredBy, asked: new Map() })))
}

interface Question {
  readonly checker: ts.TypeChecker
  /** The modules that one exports all values of. */
  readonly starredBy: (module: ts.Symbol) => readonly ts.Symbol[]
  /** Names by the modules that have been asked for them, since modules may export each other. */
  readonly asked: Map<ts.Symbol, Set<string>>
}

/** Whether the export is there when the module runs. */
function exportsValue(module: ts.Symbol, name: string, question: Question): boolean {
  const { checker, starredBy, asked } = question
  // What `export =` gives has the properties of its value as exports.
  if (module.exports?.has(ts.InternalSymbolName.ExportEquals)) {
    const exported = checker.getExportsOfModule(module).find((each) => each.name === name)
    return exported !== undefined && isValue(exported, question)
  }
  const names = asked.get(module) ?? new Set()
  if (names.has(name)) return false
  asked.set(module, names.add(name))
  const own = module.exports?.get(ts.escapeLeadingUnderscores(name))
  if (own) return isValue(own, question)
  // A package that exports those of its family has dozens of stars, with dozens more behind each: only where the name is to be found is one followed.
  return starredBy(module).some(
    (starred) => checker.tryGetMemberInModuleExports(name, starred) !== undefined && exportsValue(starred, name, question),
  )
}

function starredModulesOf(module: ts.Symbol, checker: ts.TypeChecker): readonly ts.Symbol[] {
  const stars = module.exports?.get(ts.InternalSymbolName.ExportStar)?.declarations ?? []
  return stars.flatMap((star) => {
    const written = ts.isExportDeclaration(star) && !star.isTypeOnly ? star.moduleSpecifier : undefined
    return (written && checker.getSymbolAtLocation(written)) ?? []
  })
}

function isValue(symbol: ts.Symbol, question: Question): boolean {
  if ((symbol.flags & ts.SymbolFlags.Alias) === 0) return (symbol.flags & ts.SymbolFlags.Value) !== 0
  const { declarations = [] } = symbol
  if (declarations.some(ts.isTypeOnlyImportOrExportDeclaration)) return false
  const aliased = question.checker.getImmediateAliasedSymbol(symbol)
  return aliased !== undefined && isValue(aliased, question) && declarations.every((each) => isValueWhereNamed(each, question))
}

/** TypeScript follows `export { Box } from './all'` to the class itself, whatever `./all` has it as. */
function isValueWhereNamed(declaration: ts.Declaration, question: Question): boolean {
  if (!ts.isExportSpecifier(declaration) && !ts.isImportSpecifier(declaration)) return true
  const { moduleSpecifier } = ts.isExportSpecifier(declaration) ? declaration.parent.parent : declaration.parent.parent.parent
  const module = moduleSpecifier && question.checker.getSymbolAtLocation(moduleSpecifier)
  const name = (declaration.propertyName ?? declaration.name).text
  return module === undefined || exportsValue(module, name, { ...question, asked: new Map() })
}
