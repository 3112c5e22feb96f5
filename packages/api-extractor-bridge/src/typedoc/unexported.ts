import ts from 'typescript'
import { makeRecursiveVisitor, ReflectionKind, type Context, type DeclarationReflection, type Reflection } from 'typedoc'
import type { DocumentedPackage } from '../extraction.ts'
import { packageOfFile } from '../package-of-file.ts'
import { createIsShown } from './is-shown.ts'

/** Types, and the values that share a name with one. */
const keptKinds =
  ReflectionKind.Class |
  ReflectionKind.Interface |
  ReflectionKind.Enum |
  ReflectionKind.TypeAlias |
  ReflectionKind.Variable |
  ReflectionKind.Function

/** For each package, by its npm name, a module of what it declares and uses without exporting it. */
export type UnexportedModules = ReadonlyMap<string, DeclarationReflection>

const endOfModules = '!~'

export function isUnexported({ parent }: Reflection): boolean {
  return parent?.kindOf(ReflectionKind.Module) === true && parent.name.endsWith(endOfModules)
}

/**
 * Has TypeDoc convert the types of the documented packages that exports use without being exports, and those that these use. To be
 * called when all exports are converted and nothing is resolved yet: what comes of it is then treated like any other declaration. What
 * their authors wrote may name other types than TypeDoc read, so it is converted before they are looked for.
 */
export function convertUnexported(
  context: Context,
  program: ts.Program,
  packages: readonly DocumentedPackage[],
  convertAsWritten: () => void,
): UnexportedModules {
  const modules = new Map<string, DeclarationReflection>()
  const scope = context.withScope(context.project)
  scope.setActiveProgram(program)
  let declared: ReadonlyMap<string, DeclaredType> | undefined
  const taken = new Set<ts.Symbol>()
  const takeUsed = (reflections: readonly Reflection[]): readonly DeclaredType[] =>
    reflections.flatMap(usedKeysOf).flatMap((key) => {
      declared ??= declaredTypes(scope, program, packages)
      const used = declared.get(key)
      if (!used || taken.has(used.symbol)) return []
      taken.add(used.symbol)
      return [used]
    })

  const seen = new Set<Reflection>()
  const isShown = createIsShown(context)
  const takeNew = () => {
    convertAsWritten()
    const fresh = Object.values(context.project.reflections).filter((reflection) => !seen.has(reflection))
    for (const reflection of fresh) seen.add(reflection)
    // What members alone use that TypeDoc leaves out later is not to be looked for.
    return fresh.filter(isShown)
  }
  for (let used = takeUsed(takeNew()); used.length > 0; used = takeUsed(takeNew())) {
    // TypeDoc puts off the conversion of what is declared as `default`.
    context.converter.permitDeferredConversion()
    for (const { symbol, documented } of used) {
      const module =
        modules.get(documented.name) ??
        scope.createDeclarationReflection(ReflectionKind.Module, undefined, undefined, `${documented.name}${endOfModules}`)
      modules.set(documented.name, module)
      context.converter.convertSymbol(scope.withScope(module), symbol)
    }
    context.converter.finalizeDeferredConversion()
  }
  for (const { children = [] } of modules.values())
    for (const child of [...children]) if (!child.kindOf(keptKinds)) context.project.removeReflection(child)
  return modules
}

/** The keys of declarations that types of the reflection name, and that TypeDoc did not convert. */
function usedKeysOf(reflection: Reflection): readonly string[] {
  const keys: string[] = []
  const visitor = makeRecursiveVisitor({
    reference: ({ symbolId, refersToTypeParameter }) => {
      if (symbolId && !refersToTypeParameter) keys.push(symbolId.getStableKey())
    },
  })
  if (reflection.isDeclaration()) {
    const { type, extendedTypes = [], implementedTypes = [] } = reflection
    for (const used of [...(type ? [type] : []), ...extendedTypes, ...implementedTypes]) used.visit(visitor)
  } else if (reflection.isTypeParameter()) {
    reflection.type?.visit(visitor)
    reflection.default?.visit(visitor)
  } else if (reflection.isSignature() || reflection.isParameter()) {
    reflection.type?.visit(visitor)
  }
  return keys
}

interface DeclaredType {
  readonly symbol: ts.Symbol
  readonly documented: DocumentedPackage
}

/** The types that stand in the files and namespaces of the packages, by the keys that references to them or their members have. */
function declaredTypes(
  scope: Context,
  program: ts.Program,
  packages: readonly DocumentedPackage[],
): ReadonlyMap<string, DeclaredType> {
  const checker = program.getTypeChecker()
  const types = new Map<string, DeclaredType>()
  for (const source of program.getSourceFiles()) {
    const documented = packageOfFile(packages, source.fileName)
    if (!documented) continue
    const visit = (node: ts.Node): void => {
      if (isTypeDeclaration(node)) {
        const symbol = node.name && checker.getSymbolAtLocation(node.name)
        if (!symbol || isOfOthers(symbol, packages)) return
        const members = ts.isEnumDeclaration(node) ? checker.getExportsOfModule(symbol) : []
        for (const named of [symbol, ...members]) types.set(scope.createSymbolId(named).getStableKey(), { symbol, documented })
      } else if (ts.isModuleDeclaration(node) || ts.isModuleBlock(node)) {
        ts.forEachChild(node, visit)
      }
    }
    source.statements.forEach(visit)
  }
  return types
}

/** What a package adds to a type of others, `Intl.PluralRulesOptions`, does not make that its own. */
function isOfOthers({ declarations = [] }: ts.Symbol, packages: readonly DocumentedPackage[]): boolean {
  return declarations.some((each) => packageOfFile(packages, each.getSourceFile().fileName) === undefined)
}

function isTypeDeclaration(
  node: ts.Node,
): node is ts.InterfaceDeclaration | ts.TypeAliasDeclaration | ts.ClassDeclaration | ts.EnumDeclaration {
  return (
    ts.isInterfaceDeclaration(node) ||
    ts.isTypeAliasDeclaration(node) ||
    ts.isClassDeclaration(node) ||
    ts.isEnumDeclaration(node)
  )
}
