// In: a module of the program. Out: its identifiers, each with the symbol that a reader takes it for.
import {
  isIdentifier,
  isJsxAttribute,
  isJsxAttributes,
  isMethodDeclaration,
  isObjectLiteralExpression,
  isPropertyAssignment,
  isShorthandPropertyAssignment,
  type Expression,
  type Identifier,
  type Node,
} from 'typescript-7/unstable/ast'
import type { Checker, Project, Symbol, Type } from 'typescript-7/unstable/sync'
import type { VirtualModule } from './virtual-modules.ts'

export interface NamedSymbol {
  readonly node: Identifier
  readonly symbol: Symbol
  /** Of the code that readers see: 1-based, columns in UTF-16 code units. */
  readonly line: number
  readonly column: number
  /** Whether it is what the receiver of an object declares, and not what stands in the object. */
  readonly isExpected: boolean
}

/** In the order of the code. */
export function namedSymbolsOf({ path, module }: VirtualModule, { program, checker }: Project): readonly NamedSymbol[] {
  const source = program.getSourceFile(path)
  if (!source) return []
  const identifiers: Identifier[] = []
  const visit = (node: Node): void => {
    if (node.getStart(source) >= module.code.length) return
    if (isIdentifier(node)) identifiers.push(node)
    else node.forEachChild(visit)
  }
  visit(source)
  return symbolsAt(identifiers, checker).flatMap((found, place) => {
    const node = identifiers[place]
    if (!node || !found) return []
    const { line, character } = source.getLineAndCharacterOfPosition(node.getStart(source))
    return [{ node, ...found, line: line + 1, column: character + 1 }]
  })
}

type Found = Pick<NamedSymbol, 'symbol' | 'isExpected'> | undefined

/** In the order of the identifiers. What can be asked at once is, and nothing twice: each question goes to another process. */
function symbolsAt(identifiers: readonly Identifier[], checker: Checker): readonly Found[] {
  const types = new Map<Node, Type | undefined>()
  const typeExpectedOf = (literal: Node): Type | undefined => {
    if (!types.has(literal)) types.set(literal, checker.getContextualType(literal as Expression)) // Attributes of JSX are asked like one.
    return types.get(literal)
  }
  const there = checker.getSymbolAtLocation(identifiers)
  return identifiers.map((node, index) => symbolAt(node, there[index], { checker, typeExpectedOf }))
}

interface SymbolContext {
  readonly checker: Checker
  readonly typeExpectedOf: (literal: Node) => Type | undefined
}

function symbolAt(node: Identifier, there: Symbol | undefined, context: SymbolContext): Found {
  const { parent } = node
  const { checker } = context
  // `{ tokenSecret: … }` is about the option that the receiver declares, `{ db }` about what `db` is.
  if (isPropertyAssignment(parent) && parent.name === node) return expected(propertyExpectedBy(parent.parent, node.text, context))
  if (isMethodDeclaration(parent) && parent.name === node && isObjectLiteralExpression(parent.parent)) {
    return expected(propertyExpectedBy(parent.parent, node.text, context))
  }
  if (isShorthandPropertyAssignment(parent)) {
    return (
      expected(propertyExpectedBy(parent.parent, node.text, context)) ?? actual(checker.getShorthandAssignmentValueSymbol(parent))
    )
  }
  if (isJsxAttribute(parent) && parent.name === node && isJsxAttributes(parent.parent)) {
    return expected(propertyExpectedBy(parent.parent, node.text, context))
  }
  return actual(there)
}

function expected(symbol: Symbol | undefined): Found {
  return symbol && { symbol, isExpected: true }
}

function actual(symbol: Symbol | undefined): Found {
  return symbol && { symbol, isExpected: false }
}

function propertyExpectedBy(literal: Node, name: string, { checker, typeExpectedOf }: SymbolContext): Symbol | undefined {
  const type = typeExpectedOf(literal)
  if (!type) return undefined
  const direct = checker.getPropertyOfType(type, name)
  if (direct || !type.isUnionType()) return direct
  for (const each of type.getTypes()) {
    const symbol = checker.getPropertyOfType(each, name)
    if (symbol) return symbol
  }
  return undefined
}
