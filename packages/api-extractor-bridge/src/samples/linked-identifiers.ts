import type { SampleLink } from '@docgen/model'
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
import type { DeclarationIds } from './declaration-ids.ts'
import type { VirtualModule } from './virtual-modules.ts'

/** The identifiers of a module that name documented declarations, in their order; those that declare something of its own do not. */
export function linkedIdentifiersOf(
  { path, module, index }: VirtualModule,
  { program, checker }: Project,
  { idOf }: DeclarationIds,
): readonly SampleLink[] {
  const source = program.getSourceFile(path)
  if (!source) return []
  const identifiers: Identifier[] = []
  const visit = (node: Node): void => {
    if (node.getStart(source) >= module.code.length) return
    if (isIdentifier(node)) identifiers.push(node)
    else node.forEachChild(visit)
  }
  visit(source)
  return symbolsAt(identifiers, checker).flatMap((symbol, place) => {
    const node = identifiers[place]
    const id = symbol && idOf(symbol)
    if (!node || id === undefined) return []
    const { line, character } = source.getLineAndCharacterOfPosition(node.getStart(source))
    return [{ module: index, line: line + 1, column: character + 1, length: node.text.length, id }]
  })
}

/** In the order of the identifiers. What can be asked at once is, and nothing twice: each question goes to another process. */
function symbolsAt(identifiers: readonly Identifier[], checker: Checker): readonly (Symbol | undefined)[] {
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

function symbolAt(node: Identifier, there: Symbol | undefined, context: SymbolContext): Symbol | undefined {
  const { parent } = node
  const { checker } = context
  // `{ tokenSecret: … }` is about the option that the receiver declares, `{ db }` about what `db` is.
  if (isPropertyAssignment(parent) && parent.name === node) return propertyExpectedBy(parent.parent, node.text, context)
  if (isMethodDeclaration(parent) && parent.name === node && isObjectLiteralExpression(parent.parent)) {
    return propertyExpectedBy(parent.parent, node.text, context)
  }
  if (isShorthandPropertyAssignment(parent)) {
    return propertyExpectedBy(parent.parent, node.text, context) ?? checker.getShorthandAssignmentValueSymbol(parent)
  }
  if (isJsxAttribute(parent) && parent.name === node && isJsxAttributes(parent.parent)) {
    return propertyExpectedBy(parent.parent, node.text, context)
  }
  return there
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
