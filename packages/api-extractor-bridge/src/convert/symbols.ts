import { once } from '@docgen/model'
import ts from 'typescript'
import {
  ReflectionKind,
  type Context,
  type DeclarationReflection,
  type ReferenceType,
  type Reflection,
  type ReflectionSymbolId,
} from 'typedoc'
import { packageNameOf } from '../find-installed.ts'
import { importedNamesOf } from '../imported-names.ts'
import { meantSymbol } from '../meant-symbol.ts'
import { defaultInTagOf } from './default-in-tag.ts'

/** What TypeScript knows of declarations and TypeDoc does not hand on. */
export interface SymbolFacts {
  /** To be called for each reflection while TypeDoc still knows its symbol. */
  readonly remember: (context: Context, reflection: Reflection) => void
  /** Name of a member that is computed, as written: `[Symbol.iterator]`, of which TypeDoc leaves `[iterator]`. */
  readonly findComputedName: (reflection: Reflection) => string | undefined
  /** What a variable that may change is declared with. */
  readonly findVariableKeyword: (reflection: Reflection) => 'let' | 'var' | undefined
  /** Name that a default export was declared with. */
  readonly findDeclaredName: (reflection: Reflection) => string | undefined
  /** `DatabaseType` for a type that is the member `Both` of this enum. */
  readonly findEnumName: (type: ReferenceType) => string | undefined
  /**
   * What a type leads to whose interface another module adds to. TypeScript then has two symbols for it, and TypeDoc knows the reflection by
   * the other one.
   */
  readonly findAddedTo: (type: ReferenceType) => Reflection | undefined
  /** Whether an interface of the same name adds bases to a class, and whether the class has one by itself. */
  readonly findMergedClass: (reflection: Reflection) => { readonly hasInterface: boolean; readonly hasBase: boolean }
  /** Name of the class or interface that declares a member, however it was inherited. */
  readonly findHolderName: (reflection: Reflection) => string | undefined
  /** That class or interface, where TypeDoc has converted it. */
  readonly findHolder: (reflection: Reflection) => DeclarationReflection | undefined
  /** The value that the code assigns, where it is short and TypeDoc writes `...` for it. Of a member of an enum, `…` where it is long. */
  readonly findInitializer: (reflection: Reflection) => string | undefined
  /** The value that a tag in JSDoc's way gives a parameter or a property: `10` of `@param [size=10]`. */
  readonly findDefaultInTag: (reflection: Reflection) => string | undefined
  /** What the name of a default stands for, where only files of the package know that name: `{}` for `EMPTY_OBJECT`. Nothing where that is long, or made by a function that only they know. */
  readonly findInternal: (reflection: Reflection) => { readonly value: string | undefined } | undefined
  /** Whether the author of an optional property says that it may be `undefined`, which TypeDoc leaves out. */
  readonly saysUndefined: (reflection: Reflection) => boolean
  /** npm name of the package that a name is imported of which could not be found there; `undefined` when several come into question. */
  readonly findImportedPackage: (name: string) => string | undefined
  /** Whether documented sources import that package, from whichever of its modules. */
  readonly isImported: (packageName: string) => boolean
  /** Whether a module that they import has an export of the name. True for one that they do not import, or that is not installed. */
  readonly mayExport: (specifier: string, name: string) => boolean
  /** Whether one of these files exports the name, whatever the reference shows of it. */
  readonly isExportedBy: (files: readonly string[], name: string) => boolean
}

export function createSymbolFacts(program: ts.Program, isDocumented: (file: string) => boolean): SymbolFacts {
  const declaredNames = new Map<Reflection, string>()
  const computedNames = new Map<Reflection, string>()
  const variableKeywords = new Map<Reflection, 'let' | 'var'>()
  const holders = new Map<Reflection, { readonly name: string | undefined; readonly reflection: Reflection | undefined }>()
  const mergedClasses = new Map<Reflection, { readonly hasInterface: boolean; readonly hasBase: boolean }>()
  const addedTo = new Map<string, Reflection>()
  const initializers = new Map<Reflection, string>()
  const defaultsInTags = new Map<Reflection, string>()
  const internals = new Map<Reflection, { readonly value: string | undefined }>()
  const undefinedWritten = new Set<Reflection>()
  const sources = program.getSourceFiles().filter(({ fileName }) => isDocumented(fileName))
  const checker = program.getTypeChecker()
  const importedPackages = packagesOfUnknownImports(checker, sources)
  const importedModules = once(() => moduleSpecifiersIn(sources))
  const imported = once(() => new Set([...importedModules().keys()].map(packageNameOf)))
  sources.forEach(nameRestElements)
  return {
    remember: (context, reflection) => {
      if (!reflection.isDeclaration() && !reflection.isParameter()) return
      const symbol = context.getSymbolFromReflection(reflection)
      const declarations = symbol?.declarations ?? []
      const initializer =
        reflection.defaultValue === '...'
          ? shortInitializer(declarations)
          : reflection.kindOf(ReflectionKind.EnumMember)
            ? memberInitializer(declarations)
            : undefined
      if (initializer !== undefined) initializers.set(reflection, initializer)
      const inTag = reflection.defaultValue === undefined ? defaultInTagOf(declarations) : undefined
      if (inTag !== undefined) defaultsInTags.set(reflection, inTag)
      const internal =
        reflection.defaultValue === undefined ? undefined : internalValueOf(declarations, checker, context, isDocumented)
      if (internal) internals.set(reflection, internal)
      if (reflection.isParameter()) return
      if (reflection.flags.isOptional && declarations.some(isUndefinedWritten)) undefinedWritten.add(reflection)
      if (reflection.kindOf(ReflectionKind.Class)) mergedClasses.set(reflection, mergedClassOf(declarations))
      if (symbol && symbol.flags & ts.SymbolFlags.Transient && reflection.kindOf(ReflectionKind.ClassOrInterface)) {
        for (const declaration of declarations) addedTo.set(placeOf(context.createSymbolId(symbol, declaration)), reflection)
      }
      const holder = reflection.parent?.kindOf(ReflectionKind.ClassOrInterface) ? holderOf(declarations) : undefined
      if (holder) holders.set(reflection, { name: holder.name?.text, reflection: reflectionOf(holder, context) })
      const computed = reflection.name.startsWith('[') ? computedNameOf(declarations) : undefined
      if (computed !== undefined) computedNames.set(reflection, computed)
      const keyword = reflection.kindOf(ReflectionKind.Variable) ? variableKeywordOf(declarations) : undefined
      if (keyword !== undefined) variableKeywords.set(reflection, keyword)
      if (reflection.name === 'default' || reflection.name === 'export=') {
        const name = declarations.map(ts.getNameOfDeclaration).find((node) => node !== undefined && ts.isIdentifier(node))
        if (name) declaredNames.set(reflection, name.getText())
      }
    },
    findComputedName: (reflection) => computedNames.get(reflection),
    findVariableKeyword: (reflection) => variableKeywords.get(reflection),
    findDeclaredName: (reflection) => declaredNames.get(reflection),
    findEnumName: ({ symbolId }) => {
      const source = symbolId?.fileName === undefined ? undefined : program.getSourceFile(symbolId.fileName)
      const member = source && symbolId && findEnumMember(source, symbolId.pos)
      return member?.parent.name.text
    },
    findAddedTo: ({ symbolId }) => symbolId && addedTo.get(placeOf(symbolId)),
    findMergedClass: (reflection) => mergedClasses.get(reflection) ?? { hasInterface: false, hasBase: false },
    findHolderName: (reflection) => holders.get(reflection)?.name,
    findHolder: (reflection) => {
      const holder = holders.get(reflection)?.reflection
      return holder?.isDeclaration() ? holder : undefined
    },
    findInitializer: (reflection) => initializers.get(reflection),
    findDefaultInTag: (reflection) => defaultsInTags.get(reflection),
    findInternal: (reflection) => internals.get(reflection),
    saysUndefined: (reflection) => undefinedWritten.has(reflection),
    isImported: (packageName) => imported().has(packageName),
    mayExport: (specifier, name) => {
      const written = importedModules().get(specifier)
      const module = written && checker.getSymbolAtLocation(written)
      return !module || checker.getExportsOfModule(module).some((symbol) => symbol.name === name)
    },
    isExportedBy: (files, name) => files.some((file) => hasExport(program.getSourceFile(file), name, checker)),
    findImportedPackage: (name) => importedPackages.get(name.split('.')[0] ?? name),
  }
}

function placeOf({ fileName, pos }: ReflectionSymbolId): string {
  return `${fileName}:${pos}`
}

/** What takes several lines, or more than half of one, is read in the source. */
function shortInitializer(declarations: readonly ts.Declaration[]): string | undefined {
  return initializersOf(declarations)
    .map((node) => node.getText())
    .find((text) => text.length <= 40 && !text.includes('\n'))
}

function initializersOf(declarations: readonly ts.Declaration[]): readonly ts.Expression[] {
  return declarations.flatMap((declaration) => {
    const isAssigned =
      ts.isVariableDeclaration(declaration) ||
      ts.isPropertyDeclaration(declaration) ||
      ts.isPropertyAssignment(declaration) ||
      ts.isParameter(declaration) ||
      ts.isEnumMember(declaration)
    return (isAssigned && declaration.initializer) || []
  })
}

function internalValueOf(
  declarations: readonly ts.Declaration[],
  checker: ts.TypeChecker,
  context: Context,
  isDocumented: (file: string) => boolean,
): { readonly value: string | undefined } | undefined {
  const [initializer] = initializersOf(declarations)
  const isMade = initializer !== undefined && (ts.isCallExpression(initializer) || ts.isNewExpression(initializer))
  const named = isMade ? initializer.expression : initializer
  const symbol = named && ts.isIdentifier(named) ? checker.getSymbolAtLocation(named) : undefined
  const meant = symbol && meantSymbol(symbol, checker)
  const [declared] = meant?.declarations ?? []
  if (!meant || !declared || !isDocumented(declared.getSourceFile().fileName) || context.getReflectionFromSymbol(meant))
    return undefined
  const isConstant =
    ts.isVariableDeclaration(declared) && (ts.getCombinedNodeFlags(declared) & ts.NodeFlags.Const) !== 0 && declared.initializer
  if (isMade) return { value: undefined }
  return isConstant && isWritten(isConstant) ? { value: shortInitializer([declared]) } : undefined
}

/** Whether the text of a value means the same everywhere. */
function isWritten(value: ts.Expression): boolean {
  if (ts.isArrayLiteralExpression(value)) return value.elements.every(isWritten)
  if (ts.isObjectLiteralExpression(value))
    return value.properties.every((each) => ts.isPropertyAssignment(each) && isWritten(each.initializer))
  if (ts.isPrefixUnaryExpression(value)) return isWritten(value.operand)
  if (ts.isBinaryExpression(value)) return isWritten(value.left) && isWritten(value.right)
  const { kind } = value
  return (
    ts.isLiteralExpression(value) ||
    kind === ts.SyntaxKind.TrueKeyword ||
    kind === ts.SyntaxKind.FalseKeyword ||
    kind === ts.SyntaxKind.NullKeyword
  )
}

/** Without any, the member would look as if it were numbered. */
function memberInitializer(declarations: readonly ts.Declaration[]): string | undefined {
  const isAssigned = declarations.some((declaration) => ts.isEnumMember(declaration) && declaration.initializer)
  return isAssigned ? (shortInitializer(declarations) ?? '…') : undefined
}

function computedNameOf(declarations: readonly ts.Declaration[]): string | undefined {
  const names = declarations.map(ts.getNameOfDeclaration).filter((name) => name && ts.isComputedPropertyName(name))
  return names.map((name) => name?.getText().replace(/\s+/g, ' ')).find((text) => text !== undefined)
}

function mergedClassOf(declarations: readonly ts.Declaration[]): { readonly hasInterface: boolean; readonly hasBase: boolean } {
  const hasBases = ({ heritageClauses }: ts.ClassLikeDeclaration | ts.InterfaceDeclaration): boolean =>
    heritageClauses?.some(({ token }) => token === ts.SyntaxKind.ExtendsKeyword) ?? false
  return {
    hasInterface: declarations.some((each) => ts.isInterfaceDeclaration(each) && hasBases(each)),
    hasBase: declarations.some((each) => ts.isClassLike(each) && hasBases(each)),
  }
}

function holderOf(declarations: readonly ts.Declaration[]): ts.ClassLikeDeclaration | ts.InterfaceDeclaration | undefined {
  const holders = declarations.map(({ parent }) => parent)
  return holders.find((holder) => ts.isClassLike(holder) || ts.isInterfaceDeclaration(holder))
}

function reflectionOf({ name }: ts.ClassLikeDeclaration | ts.InterfaceDeclaration, context: Context): Reflection | undefined {
  const symbol = name && context.getSymbolAtLocation(name)
  return symbol && context.getReflectionFromSymbol(symbol)
}

function variableKeywordOf(declarations: readonly ts.Declaration[]): 'let' | 'var' | undefined {
  const lists = declarations.flatMap(({ parent }) => (ts.isVariableDeclarationList(parent) ? [parent] : []))
  if (lists.length === 0 || lists.some(({ flags }) => flags & ts.NodeFlags.Const)) return undefined
  return lists.some(({ flags }) => flags & ts.NodeFlags.Let) ? 'let' : 'var'
}

function findEnumMember(source: ts.SourceFile, position: number): ts.EnumMember | undefined {
  const visit = (node: ts.Node): ts.EnumMember | undefined => {
    if (position < node.pos || position >= node.end) return undefined
    return ts.isEnumMember(node) ? node : ts.forEachChild(node, visit)
  }
  return visit(source)
}

/** TypeDoc drops the dots of `...rest: string[]`, but asks the name for its text. The trees may have been through this before. */
function nameRestElements(source: ts.SourceFile): void {
  const visit = (node: ts.Node): void => {
    if (ts.isNamedTupleMember(node) && node.dotDotDotToken) {
      const { name } = node
      Object.defineProperty(name, 'getText', { configurable: true, value: () => `${restMark}${name.text}` })
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
}

/** Before the name of a rest element of a tuple, as TypeDoc hands it on. */
export const restMark = '...'

/** The modules of packages that files import, each where one of them names it first. */
function moduleSpecifiersIn(sources: readonly ts.SourceFile[]): ReadonlyMap<string, ts.StringLiteral> {
  const specifiers = new Map<string, ts.StringLiteral>()
  for (const statement of sources.flatMap((source) => [...source.statements])) {
    const written = ts.isImportDeclaration(statement) || ts.isExportDeclaration(statement) ? statement.moduleSpecifier : undefined
    if (!written || !ts.isStringLiteral(written) || packageNameOf(written.text) === undefined) continue
    if (!specifiers.has(written.text)) specifiers.set(written.text, written)
  }
  return specifiers
}

/** Names imported into documented files that lead nowhere: their package is not installed, or does not export them. */
function packagesOfUnknownImports(checker: ts.TypeChecker, sources: readonly ts.SourceFile[]): ReadonlyMap<string, string> {
  const packages = new Map<string, string | undefined>()
  for (const source of sources) {
    for (const statement of source.statements) {
      if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) continue
      const owner = packageNameOf(statement.moduleSpecifier.text)
      for (const name of owner ? importedNamesOf(statement.importClause) : []) {
        const symbol = checker.getSymbolAtLocation(name)
        const isKnown = symbol && checker.getAliasedSymbol(symbol).declarations?.length
        if (!isKnown) packages.set(name.text, packages.has(name.text) && packages.get(name.text) !== owner ? undefined : owner)
      }
    }
  }
  return new Map([...packages].flatMap(([name, owner]) => (owner === undefined ? [] : [[name, owner] as const])))
}

function hasExport(source: ts.SourceFile | undefined, name: string, checker: ts.TypeChecker): boolean {
  const module = source && checker.getSymbolAtLocation(source)
  return module !== undefined && checker.getExportsOfModule(module).some((symbol) => symbol.name === name)
}

function isUndefinedWritten(node: ts.Declaration): boolean {
  const isProperty = ts.isPropertySignature(node) || ts.isPropertyDeclaration(node) || ts.isParameter(node)
  if (!isProperty || !node.questionToken || !node.type || !ts.isUnionTypeNode(node.type)) return false
  return node.type.types.some(({ kind }) => kind === ts.SyntaxKind.UndefinedKeyword)
}
