// What an editor would say of an identifier: `const user: User | null`. Each question goes to another process, so nothing is asked twice.
import type { PackageLocation, SampleTypes } from '@docgen/model'
import {
  isBindingElement,
  isCallExpression,
  isJsxClosingElement,
  isJsxOpeningLikeElement,
  isNewExpression,
  isParameterDeclaration,
  isPropertyAccessExpression,
  isTypeReferenceNode,
  isVariableDeclaration,
  NodeFlags,
  SyntaxKind,
  type Identifier,
  type Node,
} from 'typescript-7/unstable/ast'
import { SymbolFlags, type Checker, type Project, type Symbol, type Type } from 'typescript-7/unstable/sync'
import type { DeclarationIds } from './declaration-ids.ts'
import type { NamedSymbol } from './named-symbols.ts'
import { createTypePrinter, onOneLine } from './type-printer.ts'

/** Tells types of the program of a project. */
interface TypesOf {
  /**
   * Those of the identifiers of a module, which has an index in its unit. Of documented declarations, their first paragraph follows behind an
   * empty line.
   */
  readonly of: (named: readonly NamedSymbol[], index: number) => SampleTypes
  /** That of one identifier alone. */
  readonly textOf: (named: NamedSymbol) => string | undefined
}

export function createTypesOf(
  project: Project,
  { idOf, meantBy }: DeclarationIds,
  packages: readonly PackageLocation[],
): TypesOf {
  const { checker } = project
  const printer = createTypePrinter(project, packages)
  const summaries = new Map<Symbol, string>()
  const summaryOf = (symbol: Symbol): string => {
    const known = summaries.get(symbol) ?? (idOf(symbol) === undefined ? '' : summaryIn(symbol.getDocumentationComment(checker)))
    summaries.set(symbol, known)
    return known
  }
  const valueText = (node: Identifier, symbol: Symbol, type: Type): string | undefined => {
    const name = node.text
    const call = callOf(node)
    const called = call && printer.signature(checker.getResolvedSignature(call))
    if (call && called !== undefined && isNewExpression(call)) return `new ${name}${called}`
    if (is(symbol, SymbolFlags.Function)) return `function ${name}${called ?? printer.callable(type)}`
    if (is(symbol, SymbolFlags.Method)) return `(method) ${name}${called ?? printer.callable(type)}`
    if (is(symbol, SymbolFlags.EnumMember)) return `(enum member) ${printer.type(type)}`
    if (is(symbol, SymbolFlags.Property | SymbolFlags.Accessor)) {
      return `(property) ${name}${valueOf(printer.type(type), is(symbol, SymbolFlags.Optional))}`
    }
    return is(symbol, SymbolFlags.Variable) ? `${keywordOf(symbol, node, project)} ${name}: ${printer.type(type)}` : undefined
  }
  const typeText = ({ text: name }: Identifier, symbol: Symbol): string | undefined => {
    if (is(symbol, SymbolFlags.Class)) return `class ${name}`
    if (is(symbol, SymbolFlags.Enum)) return `enum ${name}`
    if (is(symbol, SymbolFlags.Interface)) return `interface ${name}`
    if (is(symbol, SymbolFlags.TypeAlias)) return `type ${name} = ${printer.alias(symbol)}`
    if (is(symbol, SymbolFlags.TypeParameter)) return `(type parameter) ${name}`
    return is(symbol, SymbolFlags.Module) ? `namespace ${name}` : undefined
  }
  /** A name may be declared as both a value and a type. */
  const toldOf = (node: Identifier, symbol: Symbol, type: Type | undefined): string | undefined => {
    const isValue = type !== undefined && !type.isErrorType() && !isTypeReferenceNode(node.parent)
    return (isValue ? valueText(node, symbol, type) : undefined) ?? typeText(node, symbol)
  }
  /** Of a function that is not called here; a call has one signature. */
  const othersOf = (node: Identifier, symbol: Symbol, type: Type | undefined): number =>
    type && is(symbol, SymbolFlags.Function | SymbolFlags.Method) && !type.isErrorType() && !callOf(node)
      ? printer.othersOf(type)
      : 0
  const textOf: TypesOf['textOf'] = (named) => {
    const [type, symbol] = [typesAt([named], checker).get(named), meantBy(named.symbol)]
    const told = isWorthTelling(named.node) ? toldOf(named.node, symbol, type) : undefined
    const others = othersOf(named.node, symbol, type)
    // Code is the same in all languages, and so are the words of TypeScript in it.
    return told === undefined || others === 0 ? told : `${told} (+${others} overload${others === 1 ? '' : 's'})`
  }
  const of: TypesOf['of'] = (named, module) => {
    const wanted = named.filter(({ node }) => isWorthTelling(node))
    const types = typesAt(wanted, checker)
    const indexByText = new Map<string, number>()
    const texts: string[] = []
    const overloads = new Map<number, number>()
    const places = wanted.flatMap((each): SampleTypes['places'] => {
      const { node, symbol, line, column } = each
      const meant = meantBy(symbol)
      const told = toldOf(node, meant, types.get(each))
      if (told === undefined) return []
      const others = othersOf(node, meant, types.get(each))
      const text = told + summaryOf(meant)
      const key = `${others} ${text}`
      const index = indexByText.get(key) ?? indexByText.size
      indexByText.set(key, index)
      texts[index] = text
      if (others > 0) overloads.set(index, others)
      return [[line, column, node.text.length, index]]
    })
    return { module, texts, places, ...(overloads.size > 0 && { overloads: [...overloads] }) }
  }
  return { of, textOf }
}

/** What can be asked at once is. */
function typesAt(named: readonly NamedSymbol[], checker: Checker): ReadonlyMap<NamedSymbol, Type | undefined> {
  const expected = named.filter(({ isExpected }) => isExpected)
  const actual = named.filter(({ isExpected }) => !isExpected)
  const ofSymbols = checker.getTypeOfSymbol(expected.map(({ symbol }) => symbol))
  const atPlaces = checker.getTypeAtLocation(actual.map(({ node }) => node))
  return new Map([
    ...expected.map((each, index) => [each, ofSymbols[index]] as const),
    ...actual.map((each, index) => [each, atPlaces[index]] as const),
  ])
}

function is({ flags }: Symbol, kind: SymbolFlags): boolean {
  return (flags & kind) !== 0
}

/** The first paragraph of a comment, behind an empty line. Its links are those of the reference, which the name leads to. */
function summaryIn(comment: string): string {
  const [paragraph = ''] = comment.trim().split(/\n\s*\n|\n(?=\s*(?:[-*#]|```))/)
  const text = onOneLine(paragraph).replace(
    /\{@link(?:code|plain)?\s+([^\s|}]+)\s*\|?\s*([^}]*)\}/g,
    (_, target: string, name: string) => name || target,
  )
  return text === '' ? '' : `\n\n${text}`
}

/** What is optional may be `undefined` anyway. */
function valueOf(text: string, isOptional: boolean): string {
  return isOptional ? `?: ${text.replace(/ \| undefined$/, '')}` : `: ${text}`
}

/** The call or `new` whose function or class the identifier names. */
function callOf(node: Identifier): Node | undefined {
  const { parent } = node
  const callee = isPropertyAccessExpression(parent) && parent.name === node ? parent : node
  const call = callee.parent
  return (isCallExpression(call) || isNewExpression(call)) && call.expression === callee ? call : undefined
}

/** Not the names that everybody knows: elements of HTML, whose types are long, and words of the language. */
function isWorthTelling({ parent, text }: Identifier): boolean {
  const isElementOfHtml = (isJsxOpeningLikeElement(parent) || isJsxClosingElement(parent)) && /^[a-z]/.test(text)
  return !isElementOfHtml && text !== 'undefined' && text !== 'const' && text !== 'globalThis'
}

/** Only of the module itself are declarations read: to read those of others would bring their files here. */
function keywordOf({ valueDeclaration }: Symbol, node: Node, project: Project): string {
  if (valueDeclaration?.kind === SyntaxKind.Parameter) return '(parameter)'
  const isNear = valueDeclaration?.path === node.getSourceFile().path
  let declaration: Node | undefined = isNear ? valueDeclaration?.resolve(project) : undefined
  while (declaration && isBindingElement(declaration)) declaration = declaration.parent.parent
  if (!declaration) return 'const'
  if (isParameterDeclaration(declaration)) return '(parameter)'
  if (!isVariableDeclaration(declaration)) return 'var'
  const { flags } = declaration.parent
  return flags & NodeFlags.Const ? 'const' : flags & NodeFlags.Let ? 'let' : 'var'
}
