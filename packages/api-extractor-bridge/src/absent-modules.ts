// What the sources of packages take from modules that are not there, or from Node.js without its types, as far as the reference is less true
// without them. Types that are only named, as those of parameters are, are shown by their names.
import { isBuiltin } from 'node:module'
import { dirname, resolve } from 'node:path'
import ts from 'typescript'
import { importedNamesOf } from './imported-names.ts'
import type { PackageExports } from './package-exports.ts'

export interface AbsentModule {
  readonly specifier: string
  /** Where it is named. */
  readonly at: ts.Node
  /** What is exported, and what of it TypeScript cannot tell. Absent where what the module has is exported itself, or its types are named. */
  readonly affected?: { readonly name: string; readonly lost: 'type' | 'return type' | 'inherited members' } | undefined
}

/** Of the modules whose names are wanted. `exported` is what the packages export. */
export function absentModulesOf(
  source: ts.SourceFile,
  program: ts.Program,
  exported: PackageExports,
  isWanted: (specifier: string) => boolean = () => true,
): readonly AbsentModule[] {
  const losses = createLosses(source, program.getTypeChecker(), exported)
  const imported = moduleNamesOf(source).flatMap(({ statement, at }): readonly AbsentModule[] => {
    if (!isWanted(at.text) || !isAbsent(at, source, program)) return []
    const module = { specifier: at.text, at }
    if (exported.statements.has(statement)) return [module]
    if (ts.isExportDeclaration(statement)) return []
    const names = importedNamesOf(statement.importClause)
    const texts = new Set(names.map(({ text }) => text))
    const isOne = ({ text }: ts.Identifier): boolean => texts.has(text)
    const found = losses.by(names, isOne)
    if (found) return [{ ...module, affected: found.affected }]
    return isRelative(at.text) && losses.isNamed(names) ? [module] : []
  })
  return isWanted(processModule) ? [...imported, ...absentGlobalsOf(source, program.getTypeChecker(), losses)] : imported
}

/** Whether exports of a source are made of what Node.js has, and the program has no types of it. */
export function wantsNodeTypes(source: ts.SourceFile, program: ts.Program, exported: PackageExports): boolean {
  return absentModulesOf(source, program, exported, isBuiltin).length > 0
}

export function isRelative(specifier: string): boolean {
  return specifier.startsWith('.')
}

/** `#lib/file`, `~/file`, `@/file`: no package has such a name, so a config says what it means. */
export function isMapped(specifier: string): boolean {
  return /^(?:[#~$]|@\/)/.test(specifier)
}

interface ModuleName {
  readonly statement: ts.ImportDeclaration | ts.ExportDeclaration
  readonly at: ts.StringLiteral
}

/** What a source imports names from, and what it exports from elsewhere. */
export function moduleNamesOf(source: ts.SourceFile): readonly ModuleName[] {
  return source.statements.flatMap((statement): readonly ModuleName[] => {
    if (!ts.isExportDeclaration(statement) && !(ts.isImportDeclaration(statement) && statement.importClause)) return []
    const { moduleSpecifier: at } = statement
    return at && ts.isStringLiteral(at) ? [{ statement, at }] : []
  })
}

/** Stands for all that Node.js has without an import. */
const processModule = 'node:process'
const globals: ReadonlySet<string> = new Set(['process', 'Buffer', 'setImmediate', 'clearImmediate', '__dirname', '__filename'])

function absentGlobalsOf(source: ts.SourceFile, checker: ts.TypeChecker, losses: Losses): readonly AbsentModule[] {
  if (![...globals].some((name) => source.text.includes(name))) return []
  const used = new Set<ts.Identifier>()
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node) && globals.has(node.text) && !isMember(node) && !checker.getSymbolAtLocation(node)) used.add(node)
    ts.forEachChild(node, visit)
  }
  visit(source)
  const found = losses.by([...used], (name) => used.has(name))
  return found ? [{ specifier: processModule, at: found.by, affected: found.affected }] : []
}

function isMember(name: ts.Identifier): boolean {
  const { parent } = name
  return (ts.isPropertyAccessExpression(parent) && parent.name === name) || (ts.isQualifiedName(parent) && parent.right === name)
}

/** Whether no file is there. One that is there and exports nothing has no symbol either, and styles and the like are their bundler's. */
export function isAbsent(at: ts.StringLiteral, source: ts.SourceFile, program: ts.Program): boolean {
  const { text } = at
  if (program.getTypeChecker().getSymbolAtLocation(at)) return false
  if (isBuiltin(text)) return true
  // What has a colon is made by a bundler or a runtime.
  if (text.includes(':')) return false
  const options = program.getCompilerOptions()
  if (ts.resolveModuleName(text, source.fileName, options, ts.sys).resolvedModule) return false
  // As for styles, what is asked of a bundler behind a question mark.
  const [path = ''] = text.split('?')
  return !isRelative(text) || !ts.sys.fileExists(resolve(dirname(source.fileName), path))
}

type IsOne = (name: ts.Identifier) => boolean

interface Losses {
  /** The first loss that is made of what has one of these names, and of which. */
  readonly by: (
    names: readonly ts.Identifier[],
    isOne: IsOne,
  ) => { readonly affected: AbsentModule['affected']; readonly by: ts.Identifier } | undefined
  /** Whether what a source exports names one of them outside of its code. */
  readonly isNamed: (names: readonly ts.Identifier[]) => boolean
}

function createLosses(source: ts.SourceFile, checker: ts.TypeChecker, exported: PackageExports): Losses {
  const declared = exported.declarationsIn(source)
  return {
    by: ([first], isOne) => {
      if (!first) return undefined
      const facts = createFacts(checker, checker.getTypeAtLocation(first))
      for (const { declaration, name } of declared) {
        for (const { part, ...affected } of lossesOf(declaration, name, facts)) {
          const by = mentionedIn(part, isOne)
          if (by) return { affected, by }
        }
      }
      return undefined
    },
    isNamed: (names) => {
      const symbols = new Set(names.map((name) => checker.getSymbolAtLocation(name)))
      const isOne: IsOne = (name) => symbols.has(checker.getSymbolAtLocation(name))
      return declared.some(({ declaration }) => mentionedIn(declaration, isOne, isCode) !== undefined)
    },
  }
}

/** What runs, and not what types are read from. */
function isCode(node: ts.Node): boolean {
  return ts.isBlock(node) || (ts.hasOnlyExpressionInitializer(node.parent) && node.parent.initializer === node)
}

interface Loss {
  readonly name: string
  readonly lost: NonNullable<AbsentModule['affected']>['lost']
  /** Where what is missing is named. */
  readonly part: ts.Node
}

interface TypeFacts {
  readonly isUnknown: (type: ts.Type) => boolean
  readonly typeAt: (node: ts.Node) => ts.Type
  readonly returnTypeOf: (node: ts.SignatureDeclaration) => ts.Type | undefined
}

/** `unknown` is TypeScript's type of whatever it does not find: one object, and another one than that of `any`. */
function createFacts(checker: ts.TypeChecker, unknown: ts.Type): TypeFacts {
  // Of `Promise<unknown>` as well, which an async function returns, and of lists.
  const isUnknown = (type: ts.Type): boolean =>
    type === unknown ||
    (isReference(type) && type.symbol !== undefined && /^(?:Promise|Array)$/.test(type.symbol.name)
      ? checker.getTypeArguments(type).some((argument) => argument === unknown)
      : false)
  return {
    isUnknown,
    typeAt: (node) => checker.getTypeAtLocation(node),
    returnTypeOf: (node) => {
      const signature = checker.getSignatureFromDeclaration(node)
      // Overloads stand for their implementation.
      const isShown = signature && !(ts.isFunctionLike(node) && checker.isImplementationOfOverload(node))
      return isShown ? checker.getReturnTypeOfSignature(signature) : undefined
    },
  }
}

function isReference(type: ts.Type): type is ts.TypeReference {
  return 'objectFlags' in type && (Number(type.objectFlags) & ts.ObjectFlags.Reference) !== 0
}

/** What TypeScript has to find out about a declaration, and cannot. What its author has written is shown as written. */
function lossesOf(declaration: ts.Declaration, name: string, facts: TypeFacts): readonly Loss[] {
  if (ts.isVariableDeclaration(declaration) || ts.isBindingElement(declaration)) {
    // Of `b` in `const { a: [b] } = c`, all of it.
    const part = ts.isBindingElement(declaration) ? ts.walkUpBindingElementsAndPatterns(declaration) : declaration
    if (facts.isUnknown(facts.typeAt(declaration.name))) return [{ name, lost: 'type', part }]
    return ts.isVariableDeclaration(declaration) && !declaration.type ? lossesInValue(declaration.initializer, name, facts) : []
  }
  if (ts.isExportAssignment(declaration)) {
    const { expression } = declaration
    return facts.isUnknown(facts.typeAt(expression))
      ? [{ name, lost: 'type', part: expression }]
      : lossesInValue(expression, name, facts)
  }
  if (ts.isFunctionDeclaration(declaration)) return lossOfSignature(declaration, name, facts)
  if (ts.isClassLike(declaration)) {
    return [
      ...lossOfBases(declaration, name, facts),
      ...declaration.members.flatMap((member) => lossesInMember(member, name, facts)),
    ]
  }
  return ts.isInterfaceDeclaration(declaration) ? lossOfBases(declaration, name, facts) : []
}

function lossOfBases(
  declaration: ts.ClassLikeDeclaration | ts.InterfaceDeclaration,
  name: string,
  facts: TypeFacts,
): readonly Loss[] {
  const part = declaration.heritageClauses?.find(
    ({ token, types }) =>
      token === ts.SyntaxKind.ExtendsKeyword && types.some(({ expression }) => facts.isUnknown(facts.typeAt(expression))),
  )
  return part ? [{ name, lost: 'inherited members', part }] : []
}

function lossOfSignature(
  declaration: ts.FunctionLikeDeclaration & ts.SignatureDeclaration,
  name: string,
  facts: TypeFacts,
): readonly Loss[] {
  const returned = declaration.type ? undefined : facts.returnTypeOf(declaration)
  return returned && facts.isUnknown(returned) ? [{ name, lost: 'return type', part: declaration }] : []
}

function lossesInMember(member: ts.ClassElement, owner: string, facts: TypeFacts): readonly Loss[] {
  const isHidden = ts.getCombinedModifierFlags(member) & ts.ModifierFlags.Private
  if (isHidden || !member.name || ts.isPrivateIdentifier(member.name)) return []
  const name = `${owner}.${member.name.getText()}`
  if (ts.isMethodDeclaration(member) || ts.isGetAccessor(member)) return lossOfSignature(member, name, facts)
  if (!ts.isPropertyDeclaration(member) || member.type) return []
  if (facts.isUnknown(facts.typeAt(member))) return [{ name, lost: 'type', part: member }]
  return lossesInValue(member.initializer, name, facts)
}

/** Functions, and what the members of objects are. */
function lossesInValue(value: ts.Expression | undefined, name: string, facts: TypeFacts): readonly Loss[] {
  if (!value) return []
  if (ts.isParenthesizedExpression(value) || ts.isSatisfiesExpression(value) || isConstAssertion(value)) {
    return lossesInValue(value.expression, name, facts)
  }
  if (ts.isArrowFunction(value) || ts.isFunctionExpression(value)) return lossOfSignature(value, name, facts)
  if (!ts.isObjectLiteralExpression(value)) return []
  return value.properties.flatMap((property) => {
    if (!property.name) return []
    const inner = `${name}.${property.name.getText()}`
    if (ts.isMethodDeclaration(property) || ts.isGetAccessor(property)) return lossOfSignature(property, inner, facts)
    if (facts.isUnknown(facts.typeAt(property))) return [{ name: inner, lost: 'type' as const, part: property }]
    return ts.isPropertyAssignment(property) ? lossesInValue(property.initializer, inner, facts) : []
  })
}

function isConstAssertion(value: ts.Expression): value is ts.AsExpression {
  return ts.isAsExpression(value) && ts.isConstTypeReference(value.type)
}

function mentionedIn(
  node: ts.Node,
  isOne: IsOne,
  isSkipped: (node: ts.Node) => boolean = () => false,
): ts.Identifier | undefined {
  if (isSkipped(node)) return undefined
  if (ts.isIdentifier(node) && isOne(node)) return node
  return ts.forEachChild(node, (child) => mentionedIn(child, isOne, isSkipped))
}
