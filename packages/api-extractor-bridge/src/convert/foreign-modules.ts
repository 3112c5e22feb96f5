// Namespaces that are whole modules, as `export * as vite from 'vite'` makes them: their names, and how much is shown of them.
import type { ApiNamespace } from '@docgen/model'
import ts from 'typescript'
import { ReflectionKind, type Context, type DeclarationReflection, type Reflection } from 'typedoc'
import type { DocumentedPackage } from '../extraction.ts'
import { packageNameOf } from '../find-installed.ts'
import { meantSymbol } from '../meant-symbol.ts'
import { packageOfFile } from '../package-of-file.ts'
import { exchange, type ModuleOfPackage } from '../typedoc/entry-modules.ts'

/** A module of a package that is not documented. */
export interface ForeignModule {
  readonly origin: ApiNamespace['origin']
  /** Of the statement that exports it. */
  readonly place: { readonly fullFileName: string; readonly line: number } | undefined
  /** Of its exports. */
  readonly names: readonly string[]
}

/**
 * Of modules of packages that are not documented, the names of their exports are kept alone: a package that hands on another one would
 * have hundreds of pages of that. What is also exported by its own name stays, and stands there. To be called when all exports are converted.
 */
export function foldForeignModules(
  context: Context,
  program: ts.Program,
  modules: readonly ModuleOfPackage[],
): ReadonlyMap<Reflection, ForeignModule> {
  const packages = modules.map(({ documented }) => documented)
  const checker = program.getTypeChecker()
  const folded = new Map<Reflection, ForeignModule>()
  const foldIn = (holder: DeclarationReflection): void => {
    for (const namespace of holder.children ?? []) {
      const symbol = namespace.kindOf(namespaceKinds) ? context.getSymbolFromReflection(namespace) : undefined
      if (!symbol || namespace.isReference() || folded.has(namespace)) continue
      const exported = nameAsExported(namespace, symbol, context, checker)
      if (!isForeign(symbol, packages, checker)) {
        foldIn(namespace)
        continue
      }
      folded.set(namespace, {
        origin: originOf(exported, checker),
        place: placeOf(exported),
        names: checker.getExportsOfModule(symbol).map(({ name }) => name),
      })
      keepExported(context, namespace)
      for (const child of [...(namespace.children ?? [])]) context.project.removeReflection(child)
    }
  }
  // What is kept of one may be a module too.
  for (let count = -1; count < folded.size;) {
    count = folded.size
    for (const { module } of modules) foldIn(module)
  }
  return folded
}

const namespaceKinds = ReflectionKind.Namespace | ReflectionKind.Module

/** The export that the namespace is. If `declare module 'vite'` adds to its module, TypeDoc names it after that. */
function nameAsExported(
  namespace: DeclarationReflection,
  symbol: ts.Symbol,
  context: Context,
  checker: ts.TypeChecker,
): ts.Symbol | undefined {
  const holder = namespace.parent && context.getSymbolFromReflection(namespace.parent)
  if (!holder) return undefined
  const exports = checker.getExportsOfModule(holder).filter((each) => meantSymbol(each, checker) === symbol)
  const exported = exports.find(({ name }) => name === namespace.name) ?? exports[0]
  if (!exported || !symbol.declarations?.some(ts.isSourceFile)) return exported
  namespace.name = exported.name
  namespace.kind = ReflectionKind.Namespace
  return exported
}

function isForeign(symbol: ts.Symbol, packages: readonly DocumentedPackage[], checker: ts.TypeChecker): boolean {
  const sources = (symbol.declarations ?? []).flatMap((declaration) =>
    ts.isSourceFile(declaration) || isWholeOf(declaration.getSourceFile(), symbol, checker) ? [declaration.getSourceFile()] : [],
  )
  return sources.length > 0 && sources.every(({ fileName }) => packageOfFile(packages, fileName) === undefined)
}

/** `declare namespace React { … }`, `export = React` */
function isWholeOf(source: ts.SourceFile, symbol: ts.Symbol, checker: ts.TypeChecker): boolean {
  const assigned = checker.getSymbolAtLocation(source)?.exports?.get(ts.InternalSymbolName.ExportEquals)
  return assigned !== undefined && meantSymbol(assigned, checker) === symbol
}

function placeOf(exported: ts.Symbol | undefined): ForeignModule['place'] {
  const [declaration] = exported?.declarations ?? []
  const source = declaration?.getSourceFile()
  if (!declaration || !source) return undefined
  return { fullFileName: source.fileName, line: source.getLineAndCharacterOfPosition(declaration.getStart(source)).line + 1 }
}

/** How the package exports it, if it names the module that it takes it from. */
function originOf(exported: ts.Symbol | undefined, checker: ts.TypeChecker): ForeignModule['origin'] {
  const [declaration] = exported?.declarations ?? []
  if (!declaration) return undefined
  const local = ts.isExportSpecifier(declaration) && checker.getExportSpecifierLocalTargetSymbol(declaration)
  const [origin] = [declaration, ...((local && local.declarations) || [])].flatMap(originIn)
  return origin && packageNameOf(origin.module) ? origin : undefined
}

function originIn(declaration: ts.Declaration): readonly NonNullable<ForeignModule['origin']>[] {
  const isNamed = ts.isExportSpecifier(declaration) || ts.isImportSpecifier(declaration)
  const statement = ts.findAncestor(
    declaration,
    (node) => ts.isExportDeclaration(node) || ts.isImportDeclaration(node),
  )?.moduleSpecifier
  if (!statement || !ts.isStringLiteral(statement)) return []
  const module = statement.text
  if (isNamed) return [{ module, name: (declaration.propertyName ?? declaration.name).text }]
  return [ts.isImportClause(declaration) ? { module, name: 'default' } : { module }]
}

/** Has the declarations within the namespace that are exported elsewhere too stand there. */
function keepExported(context: Context, namespace: DeclarationReflection): void {
  for (const reference of Object.values(context.project.reflections)) {
    if (!reference.isDeclaration() || !reference.isReference() || isWithin(reference, namespace)) continue
    const target = reference.tryGetTargetReflectionDeep()
    const [place, home] = [reference.parent, target?.parent]
    if (!target?.isDeclaration() || !home?.isDeclaration() || !place?.isDeclaration() || !isWithin(target, namespace)) continue
    exchange(reference, place, target, home)
  }
}

function isWithin(reflection: Reflection, holder: Reflection): boolean {
  return reflection.parent !== undefined && (reflection.parent === holder || isWithin(reflection.parent, holder))
}
