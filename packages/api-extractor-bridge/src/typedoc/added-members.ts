// What other packages add to the declarations of a package: `declare module 'core' { interface Signal { … } }`. One program has all packages, and
// TypeScript merges what they declare; who imports `core` alone has none of it.
import ts from 'typescript'
import { ReflectionKind, type Context, type DeclarationReflection } from 'typedoc'
import type { DocumentedPackage } from '../extraction.ts'
import { packageOfFile } from '../package-of-file.ts'
import type { ModuleOfPackage } from './entry-modules.ts'
import { scopeOf } from './scope.ts'

/**
 * Drops what a package does not declare itself. To be called when all exports are converted,
 * and before `convertAugmentations`.
 */
export function dropAddedMembers(context: Context, program: ts.Program, modules: readonly ModuleOfPackage[]): void {
  const checker = program.getTypeChecker()
  context.setActiveProgram(program)
  for (const { documented, module } of modules) {
    const isAdded = (declaration: ts.Declaration): boolean =>
      isInAugmentation(declaration) && packageOfFile([documented], declaration.getSourceFile().fileName) === undefined
    const dropIn = (holder: DeclarationReflection): void => {
      for (const child of [...(holder.children ?? [])]) {
        const symbol = child.isReference() ? undefined : context.getSymbolFromReflection(child)
        if (!symbol) continue
        if (symbol.declarations?.length && symbol.declarations.every(isAdded)) context.project.removeReflection(child)
        else if (child.kindOf(ReflectionKind.ClassOrInterface))
          dropMembers(context, child, symbol, { checker, documented, isAdded })
        else if (child.kindOf(ReflectionKind.Namespace)) dropIn(child)
      }
    }
    dropIn(module)
  }
}

interface View {
  readonly checker: ts.TypeChecker
  /** The package whose page shows it. */
  readonly documented: DocumentedPackage
  readonly isAdded: (declaration: ts.Declaration) => boolean
}

function dropMembers(context: Context, reflection: DeclarationReflection, symbol: ts.Symbol, view: View): void {
  const names = namesIn(symbol, view)
  for (const child of [...(reflection.children ?? [])]) {
    if (!names.added.has(child.name)) continue
    if (!names.own.has(child.name)) context.project.removeReflection(child)
    else for (const signature of addedSignatures(child, view)) context.project.removeReflection(signature)
  }
  const declarations = declarationsOf(symbol)
  if (!declarations.some(view.isAdded)) return
  keepSources(reflection, (file) => packageOfFile([view.documented], file) !== undefined)
  keepBases(
    context,
    reflection,
    declarations.filter((declaration) => !view.isAdded(declaration)),
  )
}

/** TypeDoc gives each of several merged declarations the places of all. */
export function keepSources(reflection: DeclarationReflection, isOwn: (file: string) => boolean): void {
  const own = reflection.sources?.filter(({ fullFileName }) => isOwn(fullFileName)) ?? []
  if (own.length > 0) reflection.sources = own
}

/** Has a declaration extend what these say, and nothing more. */
export function keepBases(context: Context, reflection: DeclarationReflection, declarations: readonly Holder[]): void {
  const bases = declarations.flatMap((declaration) => basesOf(declaration, ts.SyntaxKind.ExtendsKeyword))
  const scope = scopeOf(reflection, context)
  if (bases.length === 0) delete reflection.extendedTypes
  else reflection.extendedTypes = bases.map((base) => context.converter.convertType(scope, base))
}

function addedSignatures(child: DeclarationReflection, { documented }: View) {
  const isOwn = ({ fullFileName }: { readonly fullFileName: string }): boolean =>
    packageOfFile([documented], fullFileName) !== undefined
  const signatures = child.signatures ?? []
  const added = signatures.filter(({ sources = [] }) => sources.length > 0 && !sources.some(isOwn))
  return added.length < signatures.length ? added : []
}

interface Names {
  /** Of what is there without the additions of others. */
  readonly own: Set<string>
  readonly added: Set<string>
}

/** Names of members, those of bases too. */
function namesIn(
  symbol: ts.Symbol,
  view: View,
  names: Names = { own: new Set(), added: new Set() },
  seen = new Set<ts.Symbol>(),
): Names {
  if (seen.has(symbol)) return names
  seen.add(symbol)
  const { checker } = view
  for (const declaration of declarationsOf(symbol)) {
    const found = view.isAdded(declaration) && !isOfOwnModule(declaration, symbol) ? names.added : names.own
    for (const { name } of declaration.members) if (name) found.add(checker.getSymbolAtLocation(name)?.name ?? name.getText())
    for (const base of basesOf(declaration)) {
      const type = checker.getTypeAtLocation(base)
      if (found === names.own && type.symbol && declarationsOf(type.symbol).length > 0) namesIn(type.symbol, view, names, seen)
      else for (const { name } of checker.getPropertiesOfType(type)) found.add(name)
    }
  }
  return names
}

type Holder = ts.ClassDeclaration | ts.InterfaceDeclaration

function declarationsOf({ declarations = [] }: ts.Symbol): readonly Holder[] {
  return declarations.filter((declaration) => ts.isClassDeclaration(declaration) || ts.isInterfaceDeclaration(declaration))
}

/** What a module that stands in quotes has alone is nobody's addition: `declare module 'fs'`. */
function isOfOwnModule(declaration: ts.Declaration, { declarations = [] }: ts.Symbol): boolean {
  return declarations.every((each) => each === declaration || isInAugmentation(each))
}

function basesOf({ heritageClauses }: Holder, token?: ts.SyntaxKind): readonly ts.ExpressionWithTypeArguments[] {
  return [...(heritageClauses ?? [])].flatMap((clause) =>
    token === undefined || clause.token === token ? [...clause.types] : [],
  )
}

function isInAugmentation(declaration: ts.Node): boolean {
  for (let node: ts.Node | undefined = declaration.parent; node; node = node.parent) {
    if (ts.isModuleDeclaration(node) && (ts.isStringLiteral(node.name) || (node.flags & ts.NodeFlags.GlobalAugmentation) !== 0))
      return ts.isExternalModule(node.getSourceFile())
  }
  return false
}
