// What an editor would say of an identifier: `const user: User | null`. Each question goes to another process, so nothing is asked twice.
import type { SampleTypes } from '@docgen/model'
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
import {
  NodeBuilderFlags,
  SignatureKind,
  SymbolFlags,
  type Project,
  type Signature,
  type Symbol,
  type Type,
} from 'typescript-7/unstable/sync'
import { withoutExtension } from '../entries/source-candidates.ts'
import type { DeclarationIds } from './declaration-ids.ts'
import type { NamedSymbol } from './named-symbols.ts'

/** Tells types of the program of a project: those of the identifiers of a module, which has an index in its unit. */
export type TypesOf = (named: readonly NamedSymbol[], index: number) => SampleTypes

/** Of documented declarations, their first paragraph follows behind an empty line. */
export function createTypesOf(project: Project, { idOf }: DeclarationIds): TypesOf {
  const { checker } = project
  const printer = createPrinter(project)
  const meanings = new Map<Symbol, Symbol>()
  const meantBy = (symbol: Symbol): Symbol => {
    if (!(symbol.flags & SymbolFlags.Alias)) return symbol
    const known = meanings.get(symbol) ?? checker.getAliasedSymbol(symbol)
    meanings.set(symbol, known)
    return known
  }
  const summaries = new Map<Symbol, string>()
  const summaryOf = (symbol: Symbol): string => {
    const known = summaries.get(symbol) ?? (idOf(symbol) === undefined ? '' : summaryIn(symbol.getDocumentationComment(checker)))
    summaries.set(symbol, known)
    return known
  }
  const describe = (node: Identifier, symbol: Symbol, type: Type): string | undefined => {
    const name = node.text
    const is = (kind: SymbolFlags): boolean => (symbol.flags & kind) !== 0
    const call = callOf(node)
    const called = call && printer.signature(checker.getResolvedSignature(call))
    if (call && called !== undefined && isNewExpression(call)) return `new ${name}${called}`
    if (is(SymbolFlags.Function)) return `function ${name}${called ?? printer.callable(type)}`
    if (is(SymbolFlags.Method)) return `(method) ${name}${called ?? printer.callable(type)}`
    if (is(SymbolFlags.Class)) return `class ${name}`
    if (is(SymbolFlags.Enum)) return `enum ${name}`
    if (is(SymbolFlags.EnumMember)) return `(enum member) ${printer.type(type)}`
    if (is(SymbolFlags.Property | SymbolFlags.Accessor)) {
      return `(property) ${name}${valueOf(printer.type(type), is(SymbolFlags.Optional))}`
    }
    // Declarations of one name may be both: a value where values stand, a type where types do.
    if (is(SymbolFlags.Variable) && !isTypeReferenceNode(node.parent)) {
      return `${keywordOf(symbol, node, project)} ${name}: ${printer.type(type)}`
    }
    if (is(SymbolFlags.Interface)) return `interface ${name}`
    if (is(SymbolFlags.TypeAlias)) return `type ${name} = ${printer.type(type, NodeBuilderFlags.InTypeAlias)}`
    if (is(SymbolFlags.TypeParameter)) return `(type parameter) ${name}`
    return is(SymbolFlags.Module) ? `namespace ${name}` : undefined
  }
  return (named, module) => {
    const wanted = named.filter(({ node }) => isWorthTelling(node))
    const ofSymbols = checker.getTypeOfSymbol(wanted.map(({ symbol }) => symbol))
    const atPlaces = checker.getTypeAtLocation(wanted.map(({ node }) => node))
    const indexByText = new Map<string, number>()
    const places = wanted.flatMap(({ node, symbol, line, column, isExpected }, place): SampleTypes['places'] => {
      const type = isExpected ? ofSymbols[place] : atPlaces[place]
      const meant = meantBy(symbol)
      const told = type && describe(node, meant, type)
      if (told === undefined) return []
      const text = told + summaryOf(meant)
      const index = indexByText.get(text) ?? indexByText.size
      indexByText.set(text, index)
      return [[line, column, node.text.length, index]]
    })
    return { module, texts: [...indexByText.keys()], places }
  }
}

interface Printer {
  readonly type: (type: Type, flags?: NodeBuilderFlags) => string
  /** `(name: string): void`; `undefined` for a signature that TypeScript cannot write. */
  readonly signature: (signature: Signature | undefined) => string | undefined
  /** What stands behind the name of a function: its first signature, and how many others there are. */
  readonly callable: (type: Type) => string
}

function createPrinter(project: Project): Printer {
  const { checker } = project
  const texts = new Map<string, string>()
  const once = (key: string, print: () => string): string => {
    const known = texts.get(key) ?? print()
    texts.set(key, known)
    return known
  }
  const printer: Printer = {
    type: (type, flags = NodeBuilderFlags.None) =>
      once(`type ${type.id} ${flags}`, () => withoutPaths(checker.typeToString(type, undefined, flags))),
    signature: (signature) =>
      signature && (once(`signature ${signature.id}`, () => withoutPaths(printed(signature, project))) || undefined),
    callable: (type) =>
      once(`callable ${type.id}`, () => {
        const [first, ...others] = checker.getSignaturesOfType(type, SignatureKind.Call)
        const text = printer.signature(first) ?? `: ${printer.type(type)}`
        return others.length === 0 ? text : `${text} (+${others.length} overload${others.length === 1 ? '' : 's'})`
      }),
  }
  return printer
}

/** `''` for a signature without a declaration. */
function printed(signature: Signature, { checker, emitter }: Project): string {
  try {
    const node = checker.signatureToSignatureDeclaration(signature, SyntaxKind.CallSignature)
    return node ? onOneLine(emitter.printNode(node)).replace(/;$/, '') : ''
  } catch (error) {
    // In place of nothing, TypeScript 7.0 answers with no bytes, and its own code fails to read a node from them.
    if (error instanceof RangeError) return ''
    throw error
  }
}

/** Types that have members are printed with a line for each. */
function onOneLine(text: string): string {
  return text.replace(/\s*\n\s*/g, ' ')
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

/** Modules are named by the paths of their files, which are those of the machine: `import("/home/me/site/node_modules/ws/index").Server`. */
function withoutPaths(text: string): string {
  return text.replace(/\bimport\("[^"]*"\)\./g, '').replace(/(?<=\bimport\(")[^"]*(?="\))/g, (path) => {
    const [, name] = /.*\/node_modules\/(?:@types\/)?((?:@[^/]+\/)?[^/]+)/.exec(path) ?? []
    return name ?? `./${withoutExtension(path).replace(/.*\//, '')}`
  })
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
