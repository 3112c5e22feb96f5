// What the files of a package add to the global scope and to modules of others: nothing exports it, and it is part of what readers get.
import ts from 'typescript'
import {
  ReflectionKind,
  type Comment,
  type Context,
  type DeclarationReflection,
  type Reflection,
  type SignatureReflection,
} from 'typedoc'
import type { DocumentedPackage } from '../extraction.ts'
import { packageOfFile } from '../package-of-file.ts'
import { keepBases, keepSources } from './added-members.ts'
import type { ModuleOfPackage } from './entry-modules.ts'

/** Has TypeDoc convert each as a namespace of the package's first entry point: `global`, or the name of the module, and says which it made. To be called when all exports are converted. */
export function convertAugmentations(
  context: Context,
  program: ts.Program,
  modules: readonly ModuleOfPackage[],
): ReadonlySet<Reflection> {
  const made = new Set<Reflection>()
  const packages = modules.map(({ documented }) => documented)
  const checker = program.getTypeChecker()
  const homes = new Map(modules.map(({ module, documented }) => [module, documented]))
  /** What another package declares has its page there, and what is added to it its own. */
  const isOfPackage = (symbol: ts.Symbol, documented: DocumentedPackage): boolean => {
    const reflection = context.getReflectionFromSymbol(symbol)
    return reflection !== undefined && homeOf(reflection, homes) === documented
  }
  const added = new Map(packages.map((documented) => [documented, new Set<ts.Symbol>()]))
  for (const source of program.getSourceFiles()) {
    if (!ts.isExternalModule(source)) continue
    const documented = packageOfFile(packages, source.fileName)
    const home = modules.find((each) => each.documented === documented)
    if (!documented || !home) continue
    for (const block of source.statements.filter(isAugmentation)) {
      const symbols = declaredIn(block, checker).filter(
        (symbol) => !isOfPackage(symbol, documented) && !added.get(documented)?.has(symbol),
      )
      for (const symbol of symbols) added.get(documented)?.add(symbol)
      if (symbols.length > 0) convertBlock(context, program, block, symbols, { documented, home: home.module, made })
    }
  }
  return made
}

function homeOf(reflection: Reflection, homes: ReadonlyMap<Reflection, DocumentedPackage>): DocumentedPackage | undefined {
  return homes.get(reflection) ?? (reflection.parent && homeOf(reflection.parent, homes))
}

interface Place {
  readonly documented: DocumentedPackage
  readonly home: DeclarationReflection
  /** The namespaces that were made for augmentations alone. */
  readonly made: Set<Reflection>
}

function convertBlock(
  context: Context,
  program: ts.Program,
  block: ts.ModuleDeclaration,
  symbols: readonly ts.Symbol[],
  { documented, home, made }: Place,
): void {
  const scope = context.withScope(home)
  scope.setActiveProgram(program)
  const isGlobal = ts.isIdentifier(block.name)
  const kind = isGlobal ? ReflectionKind.Namespace : ReflectionKind.Module
  const name = isGlobal ? 'global' : block.name.text
  const known = home.children?.find((child) => child.name === name && child.kind === kind)
  const namespace = known ?? scope.createDeclarationReflection(kind, undefined, undefined, name)
  if (!known) made.add(namespace)
  context.converter.permitDeferredConversion()
  const inner = scope.withScope(namespace)
  // Of what has a page already, TypeDoc would make a reference.
  inner.getReflectionFromSymbol = (symbol) => (symbols.includes(symbol) ? undefined : scope.getReflectionFromSymbol(symbol))
  for (const symbol of symbols) context.converter.convertSymbol(inner, symbol)
  context.converter.finalizeDeferredConversion()
  for (const child of namespace.children ?? []) keepAdditions(context, child, documented)
  dropForeign(scope, namespace, documented)
  if (!namespace.children?.length) context.project.removeReflection(namespace)
}

/** What is added to a class is an interface, and extends what is said there. */
function keepAdditions(context: Context, child: DeclarationReflection, documented: DocumentedPackage): void {
  if (!child.kindOf(ReflectionKind.ClassOrInterface)) return
  const declarations = (context.getSymbolFromReflection(child)?.declarations ?? []).filter(
    (each) => packageOfFile([documented], each.getSourceFile().fileName) !== undefined,
  )
  const interfaces = declarations.filter(ts.isInterfaceDeclaration)
  if (interfaces.length < declarations.length) return
  child.kind = ReflectionKind.Interface
  keepBases(context, child, interfaces)
  delete child.implementedTypes
  for (const member of [...(child.children ?? [])])
    if (member.kindOf(ReflectionKind.Constructor)) context.project.removeReflection(member)
}

/** TypeDoc gives an interface that is added to the members of all who declare it, and the comment of the first. */
function dropForeign(context: Context, holder: DeclarationReflection, documented: DocumentedPackage): void {
  const isOwn = (file: string | undefined): boolean => file !== undefined && packageOfFile([documented], file) !== undefined
  const isOwnDeclaration = ({ sources = [] }: DeclarationReflection | SignatureReflection): boolean =>
    sources.length === 0 || sources.some(({ fullFileName }) => isOwn(fullFileName))
  for (const child of [...(holder.children ?? [])]) {
    if (![child, ...child.getAllSignatures()].some(isOwnDeclaration) || !isOwnValue(context, child, isOwn)) {
      context.project.removeReflection(child)
      continue
    }
    if (!isOwn(child.comment?.sourcePath)) child.comment = ownCommentOf(context, child, isOwn)
    keepSources(child, isOwn)
    for (const signature of child.signatures?.filter((each) => !isOwnDeclaration(each)) ?? [])
      context.project.removeReflection(signature)
    child.indexSignatures = child.indexSignatures?.filter(isOwnDeclaration)
    dropForeign(context, child, documented)
  }
}

/** Functions have the comments of their signatures. */
function ownCommentOf(context: Context, child: DeclarationReflection, isOwn: (file: string) => boolean): Comment | undefined {
  if (!child.kindOf(ReflectionKind.ClassOrInterface)) return undefined
  const declarations = context.getSymbolFromReflection(child)?.declarations ?? []
  for (const declaration of declarations) {
    const comment = isOwn(declaration.getSourceFile().fileName) ? context.getNodeComment(declaration, false) : undefined
    if (comment) return comment
  }
  return undefined
}

/** Of `interface Window` TypeDoc makes the variable too that others declare. */
function isOwnValue(context: Context, child: DeclarationReflection, isOwn: (file: string) => boolean): boolean {
  if (!child.kindOf(ReflectionKind.Variable)) return true
  const declarations = context.getSymbolFromReflection(child)?.declarations ?? []
  return declarations.some((declaration) => ts.isVariableDeclaration(declaration) && isOwn(declaration.getSourceFile().fileName))
}

function isAugmentation(statement: ts.Statement): statement is ts.ModuleDeclaration {
  if (!ts.isModuleDeclaration(statement)) return false
  return ts.isStringLiteral(statement.name) || (statement.flags & ts.NodeFlags.GlobalAugmentation) !== 0
}

function declaredIn(block: ts.ModuleDeclaration, checker: ts.TypeChecker): readonly ts.Symbol[] {
  if (!block.body || !ts.isModuleBlock(block.body)) return []
  const names = block.body.statements.flatMap((statement): readonly ts.Node[] => {
    if (ts.isVariableStatement(statement)) return statement.declarationList.declarations.map(({ name }) => name)
    const isNamed =
      ts.isInterfaceDeclaration(statement) ||
      ts.isTypeAliasDeclaration(statement) ||
      ts.isClassDeclaration(statement) ||
      ts.isFunctionDeclaration(statement) ||
      ts.isEnumDeclaration(statement) ||
      ts.isModuleDeclaration(statement)
    return isNamed && statement.name ? [statement.name] : []
  })
  return [...new Set(names.flatMap((name) => checker.getSymbolAtLocation(name) ?? []))]
}
